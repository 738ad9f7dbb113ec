import { malayLanding } from "./malay-landing.ts";
import type { RulesWords } from "./messages.ts";
import { malayNumbers } from "./numbers.ts";
import type { Scope } from "./scope.ts";

const { count, ordinal, and } = malayNumbers;

/** Nouns are the same for one and for many. */
const seeds = (amount: number): string => count(amount, "biji", "biji");
const holes = (amount: number): string => count(amount, "lubang", "lubang");

/** So many marked holes. Names that are not known stand as the variant's author wrote them. */
function marked(mark: string, amount: number): string {
  return mark === "head" ? `${holes(amount)} kepala` : `${holes(amount)} bertanda “${mark}”`;
}

/** The rules in Malay. */
export const malay: RulesWords = {
  headings: {
    board: "Papan",
    turn: "Giliran",
    landing: "Tempat biji terakhir jatuh",
    offers: "Menawarkan lubang",
    end: "Tamat permainan",
    doubts: "Diragui",
  },

  board: {
    rows: (rows, { territory, rowsPerSide }) => {
      const first = territory ? " pada mulanya" : "";
      if (rowsPerSide === 1) {
        return `Papan ini ada ${rows} baris; baris yang paling dekat dengan anda ialah milik anda${first}.`;
      }
      const middle = rowsPerSide === 3 ? ", baris tengah" : "";
      return `Papan ini ada ${rows} baris; ${rowsPerSide} baris yang paling dekat dengan anda ialah milik anda${first}: baris dalam di sebelah lawan${middle} dan baris luar.`;
    },
    columns: (columns) => `Setiap baris ada ${holes(columns)}.`,
    stores: {
      none: "Tiada rumah untuk menyimpan biji.",
      sown: "Setiap pemain ada sebuah rumah selepas lubang terakhir barisnya. Anda menabur ke dalam rumah sendiri apabila melaluinya, tidak sekali-kali ke dalam rumah lawan; biji dalam rumah ialah biji tangkapan dan kekal di situ.",
    },
    territory: {
      true: "Lubang boleh bertukar milik: sesebuah lubang ialah lubang anda selagi anda memilikinya, di mana-mana pun letaknya.",
      false: "",
    },
    capacity: (most) => `Sesebuah lubang tidak boleh berisi lebih daripada ${seeds(most)}.`,
  },
  leftAndRight: "Kiri dan kanan dilihat dari tempat duduk setiap pemain.",
  mark: (mark, amount, where) => `Setiap pemain ada ${marked(mark, amount)}: ${and(where)}.`,

  holeSet: {
    parts: {
      row: { inner: "baris dalam", middle: "baris tengah", outer: "baris luar" },
      left: (amount) => (amount === 1 ? "lubang paling kiri" : `${holes(amount)} paling kiri`),
      right: (amount) => (amount === 1 ? "lubang paling kanan" : `${holes(amount)} paling kanan`),
    },
    phrase: ({ row, left, right }, set, each) => {
      const whose = each ? " setiap pemain" : "";
      const at = row === undefined ? "di setiap baris" : `di ${row}${whose}`;
      if (left !== undefined && right !== undefined) {
        return `${each ? "setiap lubang" : "lubang"} ${at} yang termasuk dalam ${left} dan juga dalam ${right}`;
      }
      const end = left ?? right;
      if (end !== undefined) {
        const several = (set.left ?? set.right ?? 1) > 1;
        return `${each && several ? "setiap satu daripada " : ""}${end} ${at}`;
      }
      const all = each ? "setiap lubang" : "semua lubang";
      return row === undefined ? all : `${all} ${at}`;
    },
  },
  setup: {
    entry: (where, amount, instead) => {
      const what = amount === 0 ? "tiada biji" : `ada ${seeds(amount)}`;
      return `${instead ? "Tetapi" : "Pada permulaan"} ${what} dalam ${where}.`;
    },
    others: "Semua lubang lain kosong.",
    total: (amount) => `Jumlah semuanya ${seeds(amount)}.`,
  },

  order: "Selatan bermain dahulu; kemudian pemain bergilir-gilir.",
  lap: ({ singleSeeds }) =>
    singleSeeds
      ? "Pada giliran anda, anda menggerakkan sebiji ke lubang seterusnya."
      : "Pada giliran anda, anda mengangkat semua biji dari satu lubang dan menaburnya satu demi satu ke dalam lubang-lubang berikutnya. Itulah satu pusingan.",
  start: {
    rows: {
      all: ({ territory }) =>
        territory
          ? "Anda boleh bermula dari mana-mana lubang berisi yang anda miliki."
          : "Anda boleh bermula dari mana-mana lubang anda yang berisi.",
      outermostOccupied:
        "Anda hanya boleh bermula dari lubang berisi di baris anda yang paling luar yang masih ada biji.",
    },
    minimum: (least) =>
      least === 1 ? "" : `Lubang itu mesti berisi sekurang-kurangnya ${seeds(least)}.`,
    singles: {
      never: "Lubang yang kurang isinya tidak boleh dimainkan.",
      otherwiseStuck: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Hanya apabila anda tiada lubang sebegitu, anda boleh menggerakkan biji tunggal."
          : "Hanya apabila anda tiada lubang sebegitu, anda boleh memainkan lubang yang kurang isinya.",
    },
    singleInto: {
      any: "Biji tunggal boleh bergerak ke mana-mana lubang.",
      empty: "Biji tunggal hanya boleh bergerak ke lubang kosong.",
    },
    feeding: {
      free: "Anda tidak wajib memberi biji kepada lawan yang kehabisan biji.",
      must: "Apabila lawan tiada biji, anda mesti bermain supaya dia mendapat biji.",
    },
    loneStep: {
      true: "Jika anda hanya tinggal sebiji, anda juga boleh melangkahkannya terus ke hadapan: dari baris luar ke lubang tengah di lajurnya, atau dari baris tengah ke lubang dalam, jika baris lawan yang paling dalam yang berisi ada biji di lajur itu. Langkah ke baris dalam menangkap seolah-olah biji itu jatuh ke dalam lubang berisi.",
      false: "",
    },
  },
  circuit: {
    holes: {
      own: ({ rowsPerSide }) =>
        rowsPerSide === 1
          ? "Biji bergerak mengelilingi baris anda sendiri sahaja, tidak sekali-kali ke baris lawan."
          : "Biji bergerak mengelilingi baris-baris anda sendiri sahaja, tidak sekali-kali ke baris lawan.",
      all: "Biji bergerak mengelilingi seluruh papan, melalui lubang anda dan lubang lawan.",
    },
    path: {
      loop: "Kedua-dua baris anda membentuk satu gelung.",
      serpentine:
        "Baris-baris anda membentuk satu laluan berliku, baris demi baris dari luar ke dalam; dari hujungnya laluan itu terus kembali ke permulaannya.",
    },
    direction: {
      forward: (scope) => `Biji bergerak ke hadapan: ${forward(scope)}.`,
      backward: (scope) => `Biji bergerak ke belakang: ${backward(scope)}.`,
      either: (scope) =>
        `Pada setiap giliran anda memilih sama ada biji bergerak ke hadapan atau ke belakang. Ke hadapan ialah ${forward(scope)}; ke belakang ialah ${backward(scope)}.`,
    },
  },
  sowing: {
    origin: {
      sown: "Dalam pusingan yang mengelilingi seluruh laluan, lubang asal juga mendapat biji seperti lubang lain.",
      skipped: "Dalam pusingan yang mengelilingi seluruh laluan, lubang asal dilangkau.",
    },
    endlessAfter: (laps) =>
      `Langkah yang memerlukan lebih daripada ${count(laps, "pusingan", "pusingan")} tidak akan tamat, dan tidak boleh dimainkan.`,
  },
  turn: {
    pass: {
      never: "Anda tidak boleh melepaskan giliran.",
      withSeeds:
        "Pemain yang ada biji tetapi tiada langkah mesti melepaskan giliran; pemain lain tidak boleh.",
      always: "Pemain yang tiada langkah mesti melepaskan giliran; pemain lain tidak boleh.",
    },
  },

  landing: malayLanding,

  offers: {
    holes: (most) =>
      most === 1
        ? "Sebagai ganti menabur, anda boleh menawarkan kepada lawan satu lubang milik anda, bersama bijinya atau kosong. Jika anda tidak dapat menabur, anda juga tidak boleh membuat tawaran."
        : `Sebagai ganti menabur, anda boleh menawarkan kepada lawan hingga ${holes(most)} milik anda, bersama bijinya atau kosong. Jika anda tidak dapat menabur, anda juga tidak boleh membuat tawaran.`,
    price: (price) =>
      price === 0
        ? "Lubang diberikan tanpa bayaran."
        : `Harga sebuah lubang ialah ${seeds(price)}: lawan mesti telah menangkap sebanyak itu bagi setiap lubang yang ditawarkan.`,
    keep: (least) =>
      least === 0
        ? "Anda boleh menawarkan semua lubang anda."
        : `Anda mesti menyimpan sekurang-kurangnya ${holes(least)}.`,
    answer:
      "Lawan menerima atau menolak, kemudian bermain pada gilirannya sendiri. Jika dia menerima, lubang itu menjadi miliknya, dan dia memasukkan harga setiap lubang ke dalamnya daripada biji tangkapannya.",
    refused: "Pemain yang menang selepas menolak tawaran menang tanpa kemegahan.",
  },
  end: {
    noAction: {
      loses: ({ rules }) =>
        rules.turn?.pass === "withSeeds"
          ? "Pemain yang tiada biji pada gilirannya kalah."
          : "Pemain yang tiada langkah pada gilirannya kalah.",
      count: ({ rules }) =>
        rules.turn?.pass === "withSeeds"
          ? "Apabila seorang pemain tiada biji pada gilirannya, permainan tamat dan biji dikira."
          : "Apabila seorang pemain tiada langkah pada gilirannya, permainan tamat dan biji dikira.",
    },
    allBelow: (limit) =>
      limit === 1
        ? "Permainan tamat apabila semua lubang kosong selepas satu langkah."
        : `Permainan tamat apabila setiap lubang berisi kurang daripada ${seeds(limit)} selepas satu langkah.`,
    majority: {
      true: ({ total }) =>
        `Permainan tamat sebaik sahaja seorang pemain telah menangkap lebih separuh daripada ${seeds(total)} itu.`,
      false: "",
    },
    sideEmpty: {
      true: "Permainan tamat sebaik sahaja salah seorang pemain tiada biji di papan selepas satu langkah.",
      false: "",
    },
    rest: {
      owner:
        "Apabila biji dikira, setiap pemain menambah biji dalam lubangnya sendiri kepada biji tangkapannya.",
      ranOut:
        "Apabila biji dikira, pemain yang kehabisan biji di papan menambah semua biji yang ada di situ kepada biji tangkapannya.",
      nobody: "Apabila biji dikira, hanya biji tangkapan yang diambil kira.",
    },
  },
  mostWin: "Pemain yang lebih banyak bijinya menang; jika sama banyak, seri.",
  repetition: {
    times: (times) =>
      `Permainan tamat apabila kedudukan yang sama, dengan giliran pemain yang sama, berlaku buat kali ${ordinal(times)}.`,
    result: {
      draw: "Keputusannya seri.",
      void: "Permainan sebegitu tiada keputusan.",
      count: "Kemudian biji dikira.",
    },
  },
  doubt: (note) => `“${note}”`,
};

function forward({ ownCircuit, rowsPerSide }: Scope): string {
  if (!ownCircuit) {
    return "baris anda dari kiri ke kanan, kemudian baris lawan berpatah balik, lawan arah jam";
  }
  if (rowsPerSide === 1) return "dari kiri ke kanan, kemudian bermula lagi dari hujung kiri";
  if (rowsPerSide === 2) {
    return "baris luar dari kiri ke kanan, kemudian baris dalam dari kanan ke kiri, dan begitulah seterusnya";
  }
  return "baris luar dari kiri ke kanan, baris tengah dari kanan ke kiri, baris dalam dari kiri ke kanan, dan begitulah seterusnya";
}

function backward({ ownCircuit, rowsPerSide }: Scope): string {
  if (!ownCircuit) {
    return "baris anda dari kanan ke kiri, kemudian baris lawan berpatah balik, ikut arah jam";
  }
  if (rowsPerSide === 1) return "dari kanan ke kiri, kemudian bermula lagi dari hujung kanan";
  if (rowsPerSide === 2) {
    return "baris luar dari kanan ke kiri, kemudian baris dalam dari kiri ke kanan, dan begitulah seterusnya";
  }
  return "baris luar dari kanan ke kiri, baris tengah dari kiri ke kanan, baris dalam dari kanan ke kiri, dan begitulah seterusnya";
}
