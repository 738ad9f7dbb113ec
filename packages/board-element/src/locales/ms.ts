import { list, sentence } from "./messages.ts";
import type { Decision, Messages } from "./messages.ts";
import type { Side } from "@magomba/engine";
import { extra } from "./extra.ms.ts";

const language = "ms";
const names = list(language);
/** Malay nouns do not change with the number. */
const seeds = (number: number): string => `${number} biji`;
/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` dari ${names(holes)}`;
const side = (which: Side): string => (which === "south" ? "Selatan" : "Utara");
const other = (which: Side): Side => (which === "south" ? "north" : "south");

/** Where a row lies, seen from its player. */
const places = { only: "", front: " hadapan", middle: " tengah", back: " belakang" };

/** A hole, or the store of a side. */
const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `rumah ${side(hole)}` : hole;

const uses = {
  sow: "boleh dimainkan",
  take: "boleh diambil",
  offer: "boleh ditawarkan",
  choose: "buat pilihan di sini",
};
const courses = { forward: "ke hadapan ", backward: "ke belakang ", step: "selangkah " };
const sequels = {
  choice: "kemudian pilihan",
  again: "kemudian giliran lagi",
  over: "permainan tamat",
};
const marks: Readonly<Record<string, string>> = { head: "kepala" };

const shapes = {
  ring: "bulatan",
  square: "segi empat sama",
  triangle: "segi tiga",
  cross: "pangkah",
  dot: "titik",
};

function decide(who: Side, decision: Decision): string {
  switch (decision.type) {
    case "sow":
      return `giliran ${side(who)}`;
    case "enter":
      return `${side(who)} memasukkan sebiji`;
    case "swap":
      return `${side(who)} boleh bertukar pihak atau bermain`;
    case "pass":
      return `${side(who)} tiada langkah dan mesti melepaskan giliran`;
    case "head":
      if (decision.house)
        return `${side(who)} memilih di nyumba ${decision.hole}: terus atau berhenti`;
      return `${side(who)} memilih di kepala ${decision.hole}: terus atau berhenti`;
    case "take":
      return decision.unit === "holes"
        ? `${side(who)} mengambil ${decision.left} lubang lagi`
        : `${side(who)} mengambil ${decision.left} biji lagi`;
    case "answer":
      return `${side(who)} menjawab: ${names(decision.holes)} dengan harga ${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `${loser} tidak dapat bergerak`,
  "none-left": (loser: string) => `${loser} kehabisan biji`,
  "row-empty": (loser: string) => `baris dalam ${loser} kosong`,
  swept: () => "biji yang tinggal terlalu sedikit",
  majority: () => "lebih separuh biji telah ditangkap",
  repetition: () => "kedudukan berulang",
  resigned: (loser: string) => `${loser} menyerah`,
};

/** The board in Malay. */
export const messages: Messages = {
  ...extra,
  language,
  board: (name, rows, columns) => `Papan ${name}, ${rows} baris ${columns} lubang`,
  row: (who, letter) => `${side(who)}, baris ${letter}`,
  seatRow: (it) =>
    `baris${it.place ? places[it.place] : ` ${it.letter}`} ${it.yours ? "anda" : side(it.side)}`,
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "kosong" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["nyumba"] : []),
      ...(hole.claimed ? [`dituntut ${side(hole.claimed)}`] : []),
      ...(hole.blocked ? ["disekat"] : []),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join("; ")] : []),
      ...(hole.selected ? ["dipilih"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined
        ? []
        : [`${it.way ? courses[it.way] : ""}berakhir di ${place(it.end)}`]),
      ...(it.captured > 0 ? [`menangkap ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} telah menangkap ${seeds(number)}`,
  reserve: (number) => `${number} simpanan`,
  always: (direction) => (direction === "forward" ? "sentiasa ke hadapan" : "sentiasa ke belakang"),
  sentence,
  events: {
    lift: (it) =>
      `${side(it.side)} menabur ${seeds(it.seeds)} dari ${it.hole}` +
      (it.laps > 1 ? ` dalam ${it.laps} pusingan` : ""),
    drop: (it) => `biji terakhir di ${place(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " dan menaburnya lagi" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} dalam pusingan ke-${lap}`,
      );
      if (laps.length > 1) return `menangkap ${seeds(it.seeds)}${sown}: ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` dalam pusingan ke-${it.laps[0].lap}` : "";
      return `menangkap ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `${side(it.to)} menangkap ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `${side(it.side)} menuntut ${it.hole}`,
    enter: (it) => `${side(it.side)} memasukkan sebiji ke ${it.hole}`,
    "lose-house": (it) => `${side(it.side)} kehilangan nyumba`,
    block: (it) => `${it.hole} disekat selama satu giliran`,
    direction: (it) =>
      `${side(it.side)} akan sentiasa menabur ${it.direction === "forward" ? "ke hadapan" : "ke belakang"}`,
    swap: (it) => `${side(it.side)} bertukar pihak`,
    take: (it) =>
      `${it.side ? `${side(it.side)} ` : ""}mengambil ${seeds(it.seeds)}${from(it.holes)}`,
    offer: (it) => `${side(it.side)} menawarkan ${names(it.holes)} dengan harga ${seeds(it.seeds)}`,
    accept: (it) => `${side(it.side)} menerima`,
    decline: (it) => `${side(it.side)} menolak`,
    trade: (it) =>
      `${names(it.holes)} kini milik ${side(it.owner)}, yang meletakkan ${seeds(it.seeds)} di situ`,
    stop: (it) => `${side(it.side)} berhenti di ${it.hole}`,
    go: (it) => `${side(it.side)} terus menabur dari ${it.hole}`,
    pass: (it) => `${side(it.side)} melepaskan giliran`,
    sweep: (it) =>
      names([
        `${side("south")} menyimpan ${seeds(it.south)}`,
        `${side("north")} ${seeds(it.north)}`,
      ]) + " dari papan",
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? side(other(result.winner)) : "";
      const why = reasons[result.reason](loser || "pemain");
      if (result.outcome === "void") return `tiada keputusan: ${why}`;
      if (!result.winner) return `seri: ${why}`;
      const glory = result.withoutGlory ? " tanpa kemegahan" : "";
      return `${side(result.winner)} menang${glory}: ${why}`;
    },
  },
  choices: {
    forward: (hole) => `Ke hadapan, ke ${hole}`,
    backward: (hole) => `Ke belakang, ke ${hole}`,
    step: (hole) => `Melangkah ke ${hole}`,
    go: "Terus",
    stop: "Berhenti",
    accept: "Terima",
    decline: "Tolak",
    pass: "Lepas giliran",
    swap: "Tukar pihak",
    offer: "Tawar lubang",
    confirm: "Tawar",
    cancel: "Batal",
    close: "Tutup",
    keys: "Kekunci",
    takeBack: "Pulangkan",
    actions: "Tindakan",
    choose: (number) => `Pilih satu daripada ${number}`,
    play: "Mainkan tindakan",
    take: (hole, number) => `Ambil ${seeds(number)} dari ${hole}`,
    offerFor: (it) => `Tawarkan ${names(it.holes)} dengan harga ${seeds(it.seeds)}`,
    takeAll: (number, hole) => `Semua ${number} dari ${hole}`,
  },
  direction: (hole) => `Ke arah mana dari ${hole}?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Pilih lubang untuk ditawarkan."
      : `Tawarkan ${names(it.holes)} dengan harga ${seeds(it.seeds)}?`,
  refusals: {
    "view-only": (it) => `${it.hole}: papan ini hanya menunjukkan permainan.`,
    "game-over": () => "Permainan sudah tamat.",
    "other-side": (it) => `Sekarang giliran ${side(it.side)}.`,
    blocked: (it) => `${it.hole} disekat pada giliran ini.`,
    "must-capture": (it) =>
      `${it.hole} tidak boleh dimainkan: ${side(it.side)} boleh menangkap, jadi mesti menangkap.`,
    "must-feed": (it) =>
      `${it.hole} tidak boleh dimainkan: ${side(it.side)} mesti memberi biji kepada pihak lawan.`,
    "other-row": (it) =>
      `${it.hole} tidak boleh dimainkan: ${side(it.side)} mesti bermula dari baris lain sekarang.`,
    "single-into": (it) =>
      `${it.hole} hanya ada satu biji, yang boleh bergerak hanya ke lubang kosong.`,
    "choose-first": () => "Buat pilihan yang terbuka dahulu.",
    empty: (it) => `${it.hole} kosong.`,
    "not-owned": (it) => `${it.hole} bukan milik ${side(it.side)}.`,
    single: (it) =>
      `${it.hole} hanya ada satu biji: ia boleh bergerak hanya apabila tiada lubang ${side(it.side)} yang lebih, dan hanya ke lubang kosong.`,
    endless: (it) => `${it.hole} akan ditabur tanpa henti, jadi tidak boleh dimainkan.`,
    "not-legal": (it) => `${it.hole} tidak boleh dimainkan sekarang.`,
    "take-enemy": (it) =>
      `${it.hole} tidak boleh diambil: ${side(it.side)} mengambil dari pihak lawan.`,
    "cannot-offer": (it) => `${it.hole} tidak boleh ditambah pada tawaran.`,
  },
  error: (why) => `Papan ini tidak dapat ditunjukkan: ${why}.`,
  errors: {
    "unknown-variant": "tiada permainan itu",
    "unknown-option": "permainan ini tiada pilihan itu",
    "option-value": "nilai pilihan tidak dibenarkan",
    "invalid-variant": "peraturan permainan ada kesilapan",
    "options-json": "pilihan permainan tidak dapat dibaca",
    record: "teks permainan tidak dapat dibaca",
    "position-malformed": "bahagian kedudukan terlalu sedikit atau terlalu banyak",
    "position-too-long": "kedudukan terlalu panjang",
    "position-rows": "bilangan baris kedudukan tidak sama dengan papan",
    "position-row-length": "satu baris kedudukan tidak sama panjang dengan papan",
    "position-seeds": "kedudukan ada bilangan biji yang mustahil",
    "position-side": "kedudukan tidak menyatakan giliran siapa",
    "position-phase": "kedudukan menyebut pilihan yang mustahil",
    "position-captured": "biji yang ditangkap dalam kedudukan mustahil",
    "position-owners": "pemilik lubang dalam kedudukan mustahil",
    "position-claims": "lubang yang dituntut dalam kedudukan mustahil",
    "position-directions": "arah menabur dalam kedudukan mustahil",
    "position-reserve": "biji simpanan dalam kedudukan mustahil",
    "position-houses": "nyumba dalam kedudukan mustahil",
    "position-blocked": "lubang yang disekat dalam kedudukan mustahil",
    "position-total": "jumlah biji dalam kedudukan terlalu banyak atau terlalu sedikit",
    "malformed-action": "ada tindakan yang tidak dapat dibaca",
    "illegal-action": "ada tindakan yang tidak sah",
    "endless-action": "ada tindakan yang akan menabur tanpa henti",
    "game-over": "ada tindakan selepas permainan tamat",
  },
  unanswered: "Mainkan satu langkah untuk menjawab.",
  noOpponent: (code) => `Tiada lawan di sini (${code}); anda boleh bermain untuk kedua-dua pihak.`,
  notes: {
    list: "Catatan pada papan",
    arrow: (from, to) => `Anak panah dari ${place(from)} ke ${place(to)}`,
    mark: (hole, shape) => `${place(hole)} ditanda dengan ${shapes[shape]}`,
    hint: (hole) => `Petunjuk: ${hole}`,
    path: (start, end, laps) =>
      `Laluan dari ${place(start)} ke ${place(end)}` + (laps > 1 ? ` dalam ${laps} pusingan` : ""),
    circuit: (who, direction) =>
      `Litar ${side(who)}, ditabur ${direction === "forward" ? "ke hadapan" : "ke belakang"}`,
  },
  preview: (turn) => `Jika dimainkan: ${turn}`,
  lap: (lap) => `pusingan ${lap}`,
  transport: {
    label: "Giliran terakhir",
    replay: "Tunjukkan giliran sekali lagi",
    lapBack: "Undur satu pusingan",
    back: "Undur satu biji",
    play: "Mainkan",
    pause: "Jeda",
    forward: "Maju satu biji",
    lapForward: "Maju satu pusingan",
    end: "Ke penghujung",
    scrub: "Kedudukan dalam giliran",
    speed: "Kelajuan",
    at: (it) =>
      `${it.at} daripada ${it.total}` +
      (it.hand > 0 ? `, pusingan ${it.lap}, ${seeds(it.hand)} di tangan` : ""),
  },
  keyList: [
    ["Anak panah", "ke lubang sebelah"],
    ["Home, End", "ke hujung baris"],
    ["N, Shift+N", "ke lubang berikut atau sebelumnya yang boleh dimainkan"],
    ["A, B, C", "ke baris itu; sekali lagi untuk pihak lawan"],
    ["1, 2, 3 …", "ke lajur itu"],
    ["Enter atau Space", "main, ambil atau pilih"],
    ["Shift+Enter", "ambil semua biji sebuah lubang"],
    ["Escape", "batalkan pilihan, atau pulangkan yang diambil"],
    ["P", "sebut apa yang akan dibuat oleh lubang itu"],
    ["L, Shift+L", "baca baris itu, atau semua baris"],
    [", .", "dengan bar: undur atau maju satu biji"],
    ["< >", "dengan bar: undur atau maju satu pusingan"],
    ["Shift+← →", "dengan bar: undur atau maju satu giliran"],
    ["R", "dengan bar: tunjukkan giliran sekali lagi"],
    ["Space", "dengan bar, pada papan yang hanya menunjukkan: jeda giliran, atau teruskannya"],
    ["?", "senarai ini"],
  ],
};
