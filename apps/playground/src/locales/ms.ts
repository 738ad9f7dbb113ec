import type { Messages } from "./messages.ts";
import { games } from "./games.ms.ts";

function list(items: readonly string[]): string {
  return new Intl.ListFormat("ms").format(items);
}

const sides = { south: "Selatan", north: "Utara" } as const;

const levelNames = [
  "pendatang",
  "pemula",
  "pelajar",
  "pemain",
  "pesaing",
  "mahir",
  "jaguh",
  "tetua",
] as const;

const optionNames = new Map(
  Object.entries({
    columns: "Lajur",
    rows: "Baris",
    bonus: "Lubang bonus selepas tangkapan",
    heads: "Lubang kepala setiap pihak",
    headsExempt: "Lubang kepala selamat daripada bonus",
    direction: "Arah menabur",
    loneStep: "Biji tunggal terakhir boleh melangkah ke hadapan",
    seeds: "Biji dalam setiap lubang",
    emptyCapture: "Biji terakhir ditangkap walaupun sendirian",
    rest: "Baki pada akhirnya diberi kepada",
    grandSlam: "Tangkapan semua biji",
    rules: "Peraturan",
    pie: "Pemain kedua boleh bertukar pihak",
    times: "Kedudukan menamatkan permainan apabila muncul kali ke-",
    onRepetition: "Baki kedudukan berulang diberi kepada",
    goingRound: "Biji di satu pihak sahaja boleh berpusing",
    singles: "Biji tunggal",
    opening: "Kedudukan permulaan",
    withLanding: "Biji terakhir juga diambil",
    tradition: "Tradisi",
    lone: "Sebiji sahaja di hadapan menamatkan giliran",
    outer: "Lubang di belakang tangkapan",
    upToThree: "Hanya lubang hingga tiga biji ditangkap",
    fours: "Empat biji menjadi milik",
    opposite: "Lubang di seberang juga diambil",
    ending: "Apabila satu pihak tidak dapat menabur",
    pairsFixed: "Pasangan tidak boleh dimainkan",
    takasia: "Takasia: lubang boleh disekat",
    malawi: "Permulaan Malawi",
  }),
);

const optionValues = new Map(
  Object.entries({
    forward: "sentiasa ke hadapan",
    backward: "sentiasa ke belakang",
    either: "pilihan pemain",
    true: "ya",
    false: "tidak",
    owner: "pemiliknya",
    runOut: "yang kehabisan biji",
    nobody: "tiada siapa",
    noCapture: "tidak menangkap apa-apa",
    forbidden: "dilarang",
    opponentKeepsRest: "baki untuk lawan",
    captures: "menangkap semua",
    even: "kedua-duanya, separuh seorang",
    ndyuka: "seperti orang Ndyuka",
    computer: "seperti komputer",
    whenNoOther: "apabila tiada langkah lain yang sah",
    otherwiseStuck: "hanya tanpa lubang yang lebih besar",
    two: "dua dalam setiap lubang",
    twentyNine: "selepas pembukaan dua puluh sembilan",
    nama: "orang Nama",
    damara: "orang Damara",
    both: "dalam setiap satu daripada dua lubang",
    sum: "dalam kedua-dua lubang bersama",
    free: "seperti yang lain",
    needed: "mesti berisi juga",
    any: "boleh kosong",
    chosenOnce: "dipilih sekali untuk seluruh permainan",
    sower: "pemain yang menabur",
    stores: "dia melepaskan giliran hingga semua masuk rumah",
    owned: "selagi nyumba dimiliki",
    works: "selagi nyumba hidup",
  }),
);

const reasons = {
  "row-empty": "Baris dalam satu pihak sudah kosong.",
  stuck: "Tiada langkah lagi.",
  "none-left": "Tiada biji lagi untuk dimainkan.",
  swept: "Biji yang tinggal terlalu sedikit; setiap pihak menyimpan bijinya sendiri.",
  majority: "Lebih separuh daripada biji telah ditangkap.",
  repetition: "Kedudukan yang sama berulang terlalu kerap.",
  resigned: "Pihak lawan menyerah kalah.",
} as const;

const botReasons = new Map(
  Object.entries({
    "worker-missing": "Pelayar ini tidak dapat menjalankannya di latar belakang.",
    "worker-blocked": "Halaman ini tidak dibenarkan memulakannya.",
    "worker-load": "Programnya tidak dapat diambil. Adakah anda di luar talian?",
    "worker-silent": "Tiada jawapan dalam masanya.",
    "worker-died": "Ia terhenti semasa berfikir.",
    "worker-version": "Ia daripada versi lain halaman ini. Muat semula halaman.",
    "search-failed": "Ia tersesat semasa berfikir.",
  }),
);

export const ms: Messages = {
  language: "ms",
  page: {
    tagline: "Permainan menabur biji dari Afrika",
    skip: "Langkau ke kandungan",
    games: "Permainan",
    settings: "Tetapan",
    language: "Bahasa",
    theme: "Penampilan",
    themes: { system: "Ikut peranti", light: "Cerah", dark: "Gelap" },
    speed: "Kelajuan menabur",
    speeds: { slow: "Perlahan", usual: "Biasa", fast: "Pantas", instant: "Serta-merta" },
    material: "Papan",
    materials: { wood: "Kayu", earth: "Tanah", paper: "Kertas", plain: "Ringkas" },
    sound: "Bunyi",
    sounds: { off: "Senyap", on: "Berbunyi" },
    close: "Tutup",
    broken:
      "Ada sesuatu yang tidak kena pada halaman ini. Permainan anda ada dalam alamatnya: muat semula untuk meneruskan.",
  },
  library: {
    title: "Pilih permainan",
    lead: "Lubang di tanah, segenggam biji, dan kebijaksanaan berabad-abad. Pilih papan: bot sudah bersedia, dan anda mula dahulu.",
    others: "Permainan lain",
    play: (game) => `Main ${game} menentang bot`,
    playShort: "Main",
    set: (game) => `Pilihan untuk ${game}`,
    setShort: "Pilihan",
    aboutOf: (game) => `Tentang ${game}`,
    board: (rows, columns) => `${rows} baris × ${columns} lubang`,
    picture: (game, rows, columns) =>
      `Papan ${game} pada permulaan: ${rows} baris dengan ${columns} lubang`,
  },
  about: {
    people: "Kaum",
    place: "Tempat",
    recorded: "Direkodkan oleh",
    sources: "Sumber",
    otherNames: "Nama lain",
    rules: "Cara bermain",
    house: "Peraturan pilihan di sini",
    houseNote:
      "Apabila sumber tidak menyebutnya, sesuatu perlu dipilih. Pilihan ini daripada kami, bukan daripada tradisi.",
    houseMark: "Peraturan di sini",
    disputed: "Diragui",
    full: "Peraturan sepenuhnya",
  },
  setup: {
    title: (game) => `Permainan baharu ${game}`,
    game: "Permainan",
    options: "Papan dan peraturan",
    players: "Pemain",
    start: "Mulakan permainan",
    cancel: "Batal",
    usual: "biasa",
    option: (name) => optionNames.get(name),
    value: (name, value) =>
      name === "bonus" && value === 0
        ? "tiada"
        : (optionValues.get(String(value)) ?? String(value)),
    impossible: "Pilihan ini tidak serasi.",
  },
  seats: {
    sides,
    human: "Manusia",
    bot: "Bot",
    playedBy: (side) => `${side} dimainkan oleh`,
    levelOf: (side) => `Kekuatan bot ${side}`,
    levelValue: (level) => `${level} – ${levelNames[level - 1] ?? ""}`,
    timeOf: (side) => `Masa bot ${side} bagi setiap tindakan`,
    captured: (seeds) => `${seeds} biji ditangkap`,
    inHoles: (seeds) => `${seeds} biji dalam lubang`,
    toAct: "gilirannya",
  },
  play: {
    turn: (actor) => (actor === "you" ? "Giliran anda" : `Giliran ${sides[actor]}`),
    decision: (decision) => {
      switch (decision.kind) {
        case "sow":
          return "Pilih lubang untuk mula menabur.";
        case "step":
          return "Pilih biji untuk digerakkan.";
        case "sow-or-offer":
          return "Pilih lubang untuk mula menabur, atau tawarkan lubang untuk dijual.";
        case "enter":
          return `Masukkan sebiji: pilih lubangnya. Simpanan: ${decision.left} biji.`;
        case "swap":
          return "Tukar pihak, atau pilih lubang untuk mula menabur.";
        case "house":
          return `Biji terakhir jatuh di nyumba anda ${decision.hole}: tabur nyumba itu, atau berhenti?`;
        case "head":
          return `Biji terakhir jatuh di kepala ${decision.hole}: terus, atau berhenti?`;
        case "take-holes":
          return `Pilih lubang lawan untuk dikosongkan: ${decision.left} lubang lagi.`;
        case "take-seeds":
          return `Ambil biji dari mana-mana lubang lawan: ${decision.left} biji lagi.`;
        case "answer":
          return `${list(decision.holes)} ditawarkan untuk dijual: terima, atau tolak?`;
        case "pass":
          return "Tiada langkah yang mungkin: lepaskan giliran.";
      }
    },
    thinking: (side) => `Bot ${sides[side]} sedang berfikir…`,
    stop: "Hentikan",
    stopped: "Bot dihentikan sementara.",
    resume: "Biar bot bermain",
    failed: "Bot tidak dapat bermain.",
    retry: "Cuba lagi",
    takeOver: "Main pihak ini sendiri",
    result: (result, winner) => {
      if (result.outcome === "draw") return "Seri";
      if (winner === null) return "Tiada keputusan";
      return winner === "you" ? "Anda menang" : `${sides[winner]} menang`;
    },
    reason: (result) =>
      result.outcome === "void"
        ? "Kedudukan yang sama berulang lagi dan lagi."
        : reasons[result.reason],
    glory: "Kemenangan tanpa seri: satu tawaran lubang telah ditolak.",
    again: "Main lagi",
    settingUp: "Menyusun kedudukan",
    settingUpHint: "Klik pada lubang mengubah bijinya.",
    lookingBack: "Anda sedang melihat kedudukan yang lepas.",
    back: "Kembali ke permainan",
    refused: (action) => `${action} tidak boleh dimainkan sekarang.`,
    board: (game) => `Papan ${game}`,
  },
  controls: {
    label: "Kawalan permainan",
    fresh: "Permainan baharu",
    undo: "Undur",
    redo: "Buat semula",
    resign: "Menyerah",
    flip: "Pusingkan papan",
    copy: "Salin pautan",
    copied: "Pautan ke permainan ini telah disalin.",
    copiedPart:
      "Pautan ke kedudukan ini telah disalin. Permainan terlalu panjang untuk memuatkan langkahnya.",
    copyFailed: "Pautan tidak dapat disalin. Ini pautannya:",
    link: "Pautan ke permainan ini",
  },
  record: {
    title: "Langkah",
    empty: "Belum ada langkah.",
    first: "Kedudukan pertama",
    previous: "Satu giliran ke belakang",
    next: "Satu giliran ke hadapan",
    last: "Kedudukan terkini",
    goTo: (number, side, actions) => `Giliran ${number}, ${side}: ${actions}`,
  },
  opinion: {
    ask: "Siapa mendahului?",
    asking: "Bot sedang melihat…",
    best: (action) => `Bot akan main ${action}.`,
  },
  errors: {
    linkTitle: "Pautan ini tidak berfungsi",
    link: {
      "link-malformed":
        "Pautan ini tidak penuh: ada aksara yang hilang atau tidak sepatutnya ada. Minta pautan yang penuh.",
      "link-too-long": "Pautan ini lebih panjang daripada mana-mana pautan yang dibuat di sini.",
      "link-version":
        "Pautan ini tidak dibuat di sini, atau dibuat oleh versi halaman yang lebih baharu.",
      "link-variant":
        "Pautan ini menamakan permainan, atau pilihannya, yang tidak dikenali di sini.",
      "link-start": "Pautan ini bermula daripada kedudukan yang mustahil.",
      "link-action": "Pautan ini mengandungi langkah yang tidak boleh dimainkan.",
      "link-checksum": "Pautan ini telah berubah: semakannya tidak padan dengan permainannya.",
    },
    choose: "Pilih permainan yang lain",
    bot: (code) => botReasons.get(code) ?? "Sesuatu yang tidak dijangka berlaku.",
  },
  games,
};
