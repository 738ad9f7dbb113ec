import type { Side } from "../../types.ts";
import { shownList, shownNumber, shownShare } from "./shown.ts";
import { faultHere } from "../json-fault.ts";
import type { Messages } from "./messages.ts";

const language = "ms";
const number = shownNumber(language);
const share = shownShare(language);
const anyOf = shownList(language);

/** Malay nouns are the same for one and for many. */
function count(amount: number, noun: string): string {
  return `${number(amount)} ${noun}`;
}

const side: Readonly<Record<Side, string>> = { south: "Selatan", north: "Utara" };

const reasons: Messages["play"]["reasons"] = {
  stuck: "pemain yang mendapat giliran tiada langkah yang sah",
  "none-left": "pemain yang mendapat giliran kehabisan biji",
  "row-empty": "baris dalam pemain yang kalah sudah kosong",
  swept: "biji yang tinggal di papan terlalu sedikit",
  majority: "lebih separuh daripada biji telah ditangkap",
  repetition: "kedudukan yang sama berulang terlalu kerap",
  resigned: "pemain lawan menyerah",
};

const issue = (expected: string, received: string): string =>
  `dijangka ${expected}, diterima ${received}`;
const place = (line: number, column: number): string => `baris ${line}, lajur ${column}`;
const endOfText = "hujung teks";

/** The command line in Malay. */
export const messages: Messages = {
  refusals: {
    "no-command": () => "tiada perintah diberikan",
    "unknown-command": ({ given }) => `tiada perintah ${given}`,
    "unknown-flag": ({ given }) => `tiada pilihan ${given} di sini`,
    "flag-without-value": ({ flag }) => `--${flag} memerlukan nilai`,
    "flag-with-value": ({ flag }) => `--${flag} tidak menerima nilai`,
    "wrong-value": ({ flag, given, allowed }) =>
      `--${flag} tidak boleh ${given}; yang dibenarkan ialah ${anyOf(allowed)}`,
    "missing-variant": () => "namakan permainan atau fail permainan",
    "missing-depth": () => "nyatakan kedalaman kiraan, contohnya: magomba perft katro 5",
    "extra-word": ({ given }) => `ada perkataan berlebihan: ${given}`,
    "unknown-variant": ({ given, allowed }) =>
      `tiada permainan ${given}; yang ada ialah ${anyOf(allowed)}`,
    "wrong-depth": ({ given }) => `kedalaman mesti nombor bulat dari 0 hingga 100, bukan ${given}`,
    "wrong-position": ({ reason, part }) => `kedudukan itu mustahil: ${reason}, pada ${part}`,
    "no-file": ({ file }) => `tiada fail ${file}`,
    "unreadable-file": ({ file }) => `${file} tidak dapat dibaca`,
    "large-file": ({ file, most }) => `${file} lebih besar daripada ${number(most)} bait`,
    "not-json": ({ file, fault }) =>
      `${file} bukan JSON: ${issue(fault.expected, faultHere(fault, place, endOfText))}`,
    "invalid-variant": ({ file, issue }) =>
      `${file} bukan permainan yang sah: ${issue.path || "/"} ${issue.code} (magomba check ${file} menerangkan semuanya)`,
  },
  nearest: (word) => `maksud anda ${word}?`,
  tryHelp: "magomba --help menerangkan lagi",

  help: {
    usage: "Penggunaan",
    commands: "Perintah",
    flags: "Pilihan",
    purpose: {
      perft: "kira urutan tindakan sedalam itu",
      check: "semak permainan dan cuba dengan permainan rawak",
      rules: "terangkan peraturan dengan perkataan",
      play: "main di terminal ini",
      variants: "senaraikan permainan terbina dan pilihannya",
    },
    purposeOf: {
      position: "kira dari kedudukan ini, bukan dari permulaan",
      divide: "kira bagi setiap tindakan pertama, kemudian jumlahnya",
      bot: "biar bot bermain sebagai Utara: random",
      seed: "ulangi permainan rawak yang sama",
      games: "bilangan permainan rawak (biasanya 200)",
      time: "masa untuknya dalam milisaat (biasanya 5000)",
      language: "en, sw atau ms (biasanya: mengikut LANG)",
      help: "teks ini",
      version: "versi",
    },
    words: {
      variant: "PERMAINAN",
      depth: "KEDALAMAN",
      options: "[PILIHAN]",
      text: "TEKS",
      number: "NOMBOR",
    },
    variantNote:
      "PERMAINAN ialah nama permainan terbina atau laluan fail JSON. Pilihan permainan itu sendiri juga boleh digunakan: --columns 8, --heads-exempt.",
  },

  check: {
    severity: { error: "ralat", warning: "amaran" },
    issue,
    place,
    endOfText,
    codes: {
      missing: "medan yang perlu tiada",
      "unknown-field": "tiada medan dengan nama itu di sini, atau medan itu milik jenis lain",
      "unknown-word": "bukan salah satu perkataan yang dibenarkan di sini",
      "unknown-option": "pilihan yang tiada dalam fail",
      "unknown-mark": "tanda yang tiada pada mana-mana lubang",
      "option-value": "nilai yang tiada dalam pilihan itu",
      "wrong-type": "teks ganti nombor, senarai ganti objek, dan sebagainya",
      "out-of-range": "nombor terlalu kecil atau terlalu besar",
      "too-short": "teks atau senarai terlalu pendek",
      "too-long": "teks atau senarai terlalu panjang",
      "too-deep": "terlalu banyak lapisan",
      malformed: "teks yang tidak mengikut bentuk yang perlu",
      "exactly-one": "tiada, atau lebih daripada satu, antara medan yang hanya satu diperlukan",
      "no-such-row": "baris yang tiada pada papan sebesar ini",
      impossible: "peraturan yang tidak boleh wujud bersama",
      "over-capacity": "biji dalam lubang melebihi muatannya",
      "wrong-total": "susunan permulaan tidak sama dengan jumlah yang dinyatakan",
      shadowed: "yang sebelum atau selepasnya tidak meninggalkan apa-apa untuk ditentukan",
      "no-effect": "peraturan yang tidak mengubah apa-apa",
      "no-target": "tangkapan yang tiada lubangnya, atau bijinya tidak cukup",
      "unused-mark": "tanda yang tidak disebut oleh mana-mana peraturan",
      "unused-option": "pilihan yang tidak digunakan",
      "unused-case": "kes bagi nilai yang tidak pernah ada pada pilihan itu",
      "no-rule": "catatan tentang peraturan yang tiada",
      "never-ends": "hanya ulangan kedudukan yang dapat menamatkan permainan",
      "not-json": "teks yang bukan JSON",
    },
    good: (name) => `${name}: takrif permainan ini sah.`,
  },

  trial: {
    heading: (it) => `Percubaan dengan benih ${it.seed}: ${count(it.games, "permainan rawak")}`,
    outOfTime: "Masa tamat sebelum semuanya dimainkan.",
    games: (it) =>
      `tamat ${number(it.finished)}, tidak tamat selepas ${count(it.limit, "tindakan")}: ${number(it.unfinished)}`,
    length: (it) =>
      `panjang: purata ${count(it.length.mean, "tindakan")}, terpanjang ${number(it.length.longest)}`,
    branching: (it) =>
      `pilihan: purata ${count(it.branching.mean, "tindakan")}, terbanyak ${number(it.branching.most)}`,
    wins: (it) =>
      `kemenangan: Selatan ${number(it.wins.south)}, Utara ${number(it.wins.north)}` +
      (it.southShare === undefined
        ? ""
        : `; Selatan, yang mula dahulu, menang ${share(it.southShare)}`),
    others: (it) =>
      `seri ${number(it.draws)}, tiada keputusan ${number(it.voids)}, tamat kerana ulangan ${number(it.repetitions)}`,
    noProblems: "Tiada masalah ditemui.",
    problems: {
      "endless-sowing": (it) =>
        `${count(it.count, "penaburan")} tidak berkesudahan, jadi tidak sah`,
      "never-ends": () => "tiada permainan yang sampai ke akhirnya",
      "over-capacity": (it) => `sebuah lubang melimpah ${count(it.count, "kali")}`,
      "over-at-start": () => "permainan tamat sebelum bermula",
      failed: (it) => `enjin gagal ${count(it.count, "kali")}: ${it.detail ?? ""}`,
    },
    example: (position, action) =>
      `contohnya ${action === undefined ? "pada" : `${action} pada`} ${position}`,
  },

  rules: {
    otherNames: "Nama lain",
    people: "Dimainkan oleh",
    place: "Tempat",
    recorded: "Direkodkan oleh",
    sources: "Sumber",
    options: "Pilihan",
    houseMark: "[peraturan di sini]",
    houseNote: "Peraturan di sini ialah yang tidak disebut oleh sumber; ia dipilih di sini.",
  },

  play: {
    side,
    decision: (turn, who, kind, subject) => {
      const start = `Giliran ${turn}, ${side[who]}`;
      switch (kind) {
        case "turn":
          return `${start} bermain`;
        case "head":
          return `${start}: terus dari ${subject} atau berhenti`;
        case "take":
          return `${start}: ambil dari lubang lawan, ${count(Number(subject), "kali lagi")}`;
        case "offer":
          return `${start}: ${subject} ditawarkan; terima (accept) atau tolak (decline)`;
        case "swap":
          return `${start}: bertukar pihak (swap), atau menabur`;
      }
    },
    captured: (who, seeds) => `${side[who]} telah menangkap ${count(seeds, "biji")}`,
    reserve: (who, seeds) => `${side[who]} ada ${count(seeds, "biji")} simpanan`,
    claims: (who, holes) => `${side[who]} telah menuntut ${holes.join(", ")}`,
    house: (who) => `${side[who]} masih memiliki nyumba`,
    blocked: (hole) => `${hole} disekat pada giliran ini`,
    botPlays: (who, action) => `${side[who]} (bot) bermain ${action}`,
    result: ({ outcome, winner, reason, withoutGlory }) => {
      const why = reasons[reason];
      if (outcome === "void") return `Tiada keputusan: ${why}.`;
      if (winner === null) return `Seri: ${why}.`;
      return `${side[winner]} menang${withoutGlory === true ? " tanpa kemegahan" : ""}: ${why}.`;
    },
    reasons,
    help: "Taip tindakan atau nombornya, atau: undo, moves, save FAIL, resign, quit.",
    notLegal: (given) => `${given} bukan tindakan yang sah di sini.`,
    endless: (given) => `${given} tidak akan tamat, jadi tidak sah.`,
    over: "Permainan sudah tamat. Anda masih boleh menaip undo, moves, save FAIL atau quit.",
    nothingToUndo: "Tiada apa-apa untuk diundurkan.",
    saved: (file) => `Disimpan dalam ${file}.`,
    notSaved: (file) => `${file} tidak dapat ditulis.`,
    saveWhere: "Namakan fail: save FAIL.",
    noMoves: "Belum ada yang dimainkan.",
  },
};
