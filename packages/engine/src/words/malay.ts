import { malayLanding } from "./malay-landing.ts";
import type { RulesWords } from "./messages.ts";
import { malayNumbers } from "./numbers.ts";
import { malayTurn } from "./malay-turn.ts";

const { count, ordinal, and } = malayNumbers;

/** Nouns are the same for one and for many. */
const seeds = (amount: number): string => count(amount, "biji", "biji");
const holes = (amount: number): string => count(amount, "lubang", "lubang");

/** So many marked holes. Names that are not known stand as the variant's author wrote them. */
function marked(mark: string, amount: number): string {
  if (mark === "house") return `${holes(amount)} nyumba`;
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
  claims: {
    most: (most) =>
      `Setiap pemain boleh menuntut ${holes(most)}. Biji yang jatuh ke dalam lubang tuntutan, tidak kira siapa yang menaburnya, serta-merta ditangkap oleh pemain yang menuntutnya.`,
    mirrored: {
      true: "Anda boleh menuntut sesebuah lubang walaupun lawan telah menuntut lubang di tempat yang sama di sebelah sana.",
      false:
        "Anda tidak boleh menuntut sesebuah lubang jika lawan telah menuntut lubang di tempat yang sama di sebelah sana.",
    },
    except: (where) => `Tiada siapa boleh menuntut ${and(where)}.`,
  },
  house: ({ mark, works }) =>
    `Lubang ${mark === "house" ? "nyumba" : mark === "head" ? "kepala" : `bertanda “${mark}”`} ialah milik anda sehingga diangkat seluruhnya atau ditangkap, atau sehingga tangkapan pertama anda dalam giliran tanpa biji simpanan; selepas itu hilang buat selamanya dan menjadi lubang biasa. Selagi milik anda dan berisi sekurang-kurangnya ${seeds(works)}, lubang itu nyumba hidup.`,
  leftAndRight: "Kiri dan kanan dilihat dari tempat duduk setiap pemain.",
  mark: (mark, amount, where) => `Setiap pemain ada ${marked(mark, amount)}: ${and(where)}.`,

  holeSet: {
    parts: {
      row: { inner: "baris dalam", middle: "baris tengah", outer: "baris luar" },
      left: (amount) => (amount === 1 ? "lubang paling kiri" : `${holes(amount)} paling kiri`),
      right: (amount) => (amount === 1 ? "lubang paling kanan" : `${holes(amount)} paling kanan`),
      column: (place) =>
        place === 1 ? "lubang paling kiri" : `lubang ${ordinal(place)} dari kiri`,
    },
    phrase: ({ row, left, right, column }, set, each, side) => {
      const of = side === undefined ? "setiap pemain" : side === "south" ? "Selatan" : "Utara";
      const whose = each ? ` ${of}` : "";
      const every = side === undefined ? "di setiap baris" : `di setiap baris ${of}`;
      const at = row === undefined ? every : `di ${row}${whose}`;
      if (column !== undefined) return `${column} ${at}`;
      if (left !== undefined && right !== undefined) {
        return `${each ? "setiap lubang" : "lubang"} ${at} yang termasuk dalam ${left} dan juga dalam ${right}`;
      }
      const end = left ?? right;
      if (end !== undefined) {
        const several = (set.left ?? set.right ?? 1) > 1;
        return `${each && several ? "setiap satu daripada " : ""}${end} ${at}`;
      }
      const all = each ? "setiap lubang" : "semua lubang";
      return row === undefined && side === undefined ? all : `${all} ${at}`;
    },
  },
  setup: {
    entry: (where, amount, instead) => {
      const start = instead ? "Tetapi" : "Pada permulaan";
      return amount === 0
        ? `${start} ${where} kosong.`
        : `${start} ada ${seeds(amount)} dalam ${where}.`;
    },
    others: "Semua lubang lain kosong.",
    captured: ({ south, north }) =>
      `Sebelum giliran pertama Selatan sudah menangkap ${seeds(south)} dan Utara ${seeds(north)}.`,
    reserve: (amount) => `Selain itu setiap pemain ada ${seeds(amount)} simpanan.`,
    total: (amount) => `Jumlah semuanya ${seeds(amount)}.`,
  },

  ...malayTurn,

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
    innerRowEmpty: {
      true: "Pemain yang baris dalamnya kosong, walaupun di tengah giliran selepas tangkapan, kalah.",
      false: "",
    },
    rest: {
      other:
        "Apabila biji dikira, pemain yang bukan gilirannya menambah semua biji yang masih di papan kepada biji tangkapannya.",
      even: "Apabila biji dikira, setiap pemain menambah separuh daripada biji yang masih di papan kepada biji tangkapannya; jika lebih sebiji, biji itu untuk pemain yang lebih banyak di pihaknya.",
      owner:
        "Apabila biji dikira, setiap pemain menambah biji dalam lubangnya sendiri kepada biji tangkapannya.",
      runOut:
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
    rest: {
      other: "Dalam hal itu pemain yang bukan gilirannya menambah semua biji yang masih di papan.",
      owner: "Dalam hal itu setiap pemain menambah biji dalam lubangnya sendiri.",
      runOut:
        "Dalam hal itu pemain yang kehabisan biji di papan menambah semua biji yang ada di situ.",
      even: "Dalam hal itu setiap pemain menambah separuh daripada biji di papan; jika lebih sebiji, biji itu untuk pemain yang lebih banyak di pihaknya.",
      nobody: "Dalam hal itu hanya biji tangkapan yang diambil kira.",
    },
    except: {
      sideEmpty:
        "Kedudukan yang salah seorang pemainnya tiada biji di papan tidak diambil kira dalam hal ini.",
    },
  },
  doubt: (note) => `“${note}”`,
};
