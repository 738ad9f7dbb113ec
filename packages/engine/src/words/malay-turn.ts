import type { RulesWords } from "./messages.ts";
import { malayNumbers } from "./numbers.ts";
import { needsMore, type Scope } from "./scope.ts";

const { count, number, or } = malayNumbers;

const seeds = (amount: number): string => count(amount, "biji", "biji");

const holesOf = { own: "lubang anda", enemy: "lubang lawan", any: "semua lubang" };
const oneHoleOf = { own: "lubang anda", enemy: "lubang lawan", any: "mana-mana lubang" };

/** Exactly so many seeds. */
function exactly(totals: readonly number[]): string {
  return `tepat ${or(totals.map(number))} biji`;
}

/** Turns, in Malay. */
export const malayTurn: Pick<
  RulesWords,
  "order" | "lap" | "start" | "circuit" | "sowing" | "turn"
> = {
  order: "Selatan bermain dahulu; kemudian pemain bergilir-gilir.",
  lap: ({ singleSeeds }) =>
    singleSeeds
      ? "Pada giliran anda, anda menggerakkan sebiji ke lubang seterusnya."
      : "Pada giliran anda, anda mengangkat semua biji dari satu lubang dan menaburnya satu demi satu ke dalam lubang-lubang berikutnya. Itulah satu pusingan.",
  start: {
    mustCapture: ({ minimum, maximum }) =>
      `Jika anda boleh bermula dengan tangkapan, anda mesti melakukannya: anda bermula dari mana-mana lubang anda yang berisi ${number(minimum)} hingga ${seeds(maximum)} dan pusingan pertamanya berakhir dengan tangkapan. Itulah giliran menangkap; setiap giliran lain ialah giliran biasa.`,
    rows: {
      all: ({ territory, rules }) => {
        if (territory) {
          return `Anda boleh bermula dari mana-mana lubang${needsMore(rules) ? "" : " berisi"} yang anda miliki.`;
        }
        return `Anda boleh bermula dari mana-mana lubang anda${needsMore(rules) ? "" : " yang berisi"}.`;
      },
      outermostOccupied:
        "Anda hanya boleh bermula dari lubang berisi di baris anda yang paling luar yang masih ada biji.",
      innerFirst:
        "Dalam giliran biasa anda bermula dari baris dalam anda; hanya jika tiada lubang di situ yang cukup isinya, anda boleh bermula dari baris luar.",
    },
    minimum: (least) =>
      least === 1 ? "" : `Lubang itu mesti berisi sekurang-kurangnya ${seeds(least)}.`,
    singles: {
      never: "Lubang yang kurang isinya tidak boleh dimainkan.",
      otherwiseStuck: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Hanya apabila anda tiada lubang sebegitu, anda boleh menggerakkan biji tunggal."
          : "Hanya apabila anda tiada lubang sebegitu, anda boleh memainkan lubang yang kurang isinya.",
      whenNoOther: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Hanya apabila anda tiada lubang sebegitu, atau tiada satu pun yang boleh dimainkan, anda boleh menggerakkan biji tunggal."
          : "Hanya apabila anda tiada lubang sebegitu, atau tiada satu pun yang boleh dimainkan, anda boleh memainkan lubang yang kurang isinya.",
    },
    barred: (totals) =>
      `Lubang yang berisi ${exactly(totals)} hanya boleh dimainkan apabila tiada lubang lain yang boleh dimainkan.`,
    loneEnd: {
      inward:
        "Jika semua biji di baris dalam anda berada dalam satu lubang di hujung baris, biji itu tidak boleh ditabur keluar dari baris itu.",
    },
    entry: ({ houseSows, singles = "works" }, { rules }) =>
      [
        "Selagi anda ada biji simpanan, giliran anda bermula dengan sebiji daripadanya: anda memasukkannya ke dalam lubang berisi di baris dalam anda.",
        "Jika biji itu boleh menangkap di situ seolah-olah ia biji terakhir satu pusingan, ia mesti menangkap, dan itulah giliran menangkap.",
        `Jika ia tidak boleh menangkap di mana-mana, anda memasukkannya ke dalam lubang yang berisi sekurang-kurangnya ${seeds(rules.start?.minimum ?? 1)}, atau mana-mana lubang jika tiada, lalu mengangkat semua biji lubang itu dan menaburnya: giliran biasa.`,
        ...(rules.board.house === undefined
          ? []
          : [
              singles === "owned"
                ? "Selagi lubang nyumba milik anda, anda juga boleh melakukannya dengan biji tunggal, walaupun ada lubang yang lebih besar."
                : "Selagi nyumba anda hidup, anda juga boleh melakukannya dengan biji tunggal, walaupun ada lubang yang lebih besar.",
              "Nyumba hidup tidak boleh diangkat begitu.",
              ...(houseSows === undefined
                ? []
                : [
                    `Jika nyumba hidup anda ialah satu-satunya lubang berisi di baris dalam, anda hanya menabur ${seeds(houseSows)} daripadanya, dan nyumba itu kekal milik anda.`,
                  ]),
            ]),
      ].join(" "),
    singleInto: {
      any: "Biji tunggal boleh bergerak ke mana-mana lubang.",
      empty: ({ singleSeeds }) =>
        singleSeeds
          ? "Lubang yang dimasuki biji itu mesti kosong."
          : "Biji tunggal hanya boleh bergerak ke lubang kosong.",
    },
    feeding: {
      always: "Anda mesti bermain supaya lawan ada biji selepas langkah anda, jika boleh.",
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
      chosenOnce: (scope) =>
        `Pada giliran pertama, anda memilih sama ada biji bergerak ke hadapan atau ke belakang, dan kekal dengan arah itu sepanjang permainan. Ke hadapan ialah ${forward(scope)}; ke belakang ialah ${backward(scope)}.`,
      forward: (scope) => `Biji bergerak ke hadapan: ${forward(scope)}.`,
      backward: (scope) => `Biji bergerak ke belakang: ${backward(scope)}.`,
      either: (scope) =>
        `Pada setiap giliran anda memilih sama ada biji bergerak ke hadapan atau ke belakang. Ke hadapan ialah ${forward(scope)}; ke belakang ialah ${backward(scope)}.`,
    },
  },
  sowing: {
    first: {
      next: "Biji pertama jatuh ke dalam lubang selepas lubang yang dikosongkan.",
      origin:
        "Biji pertama jatuh kembali ke dalam lubang yang diangkat; hanya biji tunggal yang pergi ke lubang seterusnya.",
    },
    jump: ({ owner, totals, opening }) =>
      `Semasa menabur, anda melangkau ${holesOf[owner]} yang berisi ${exactly(totals)}; biji itu pergi ke lubang seterusnya yang tidak dilangkau.${opening === "sown" ? " Dalam giliran pertama permainan tiada lubang yang dilangkau." : ""}`,
    passing: ({ owner, totals, to }) =>
      `Sebaik sahaja biji yang anda tabur menjadikan isi ${oneHoleOf[owner]} ${exactly(totals)}, ${to === "sower" ? "anda menangkapnya" : "pemilik lubang itu menangkapnya"} dan taburan diteruskan.`,
    origin: {
      sown: "Dalam pusingan yang mengelilingi seluruh laluan, lubang asal juga mendapat biji seperti lubang lain.",
      skipped: "Dalam pusingan yang mengelilingi seluruh laluan, lubang asal dilangkau.",
      startSkipped: "Mana-mana pusingan taburan melangkau lubang tempat taburan itu bermula.",
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
    swap: {
      true: "Selepas seluruh giliran pertama pemain pertama, pemain kedua boleh bertukar pihak dan tidak bermain: dia mengambil alih pihak pemain pertama dengan segala isinya, kemudian pemain pertama bermain.",
      false: "",
    },
    block: ({ minimum }, { rules }) =>
      `Selepas giliran biasa${rules.reserve === undefined ? "" : " tanpa biji simpanan"}, jika lawan tiada giliran menangkap, dan semua giliran menangkap yang anda sendiri akan ada akan menangkap lubang lawan yang sama, lubang itu disekat (takasia) pada gilirannya yang berikut: dia tidak boleh bermula dari situ. Lubang disekat hanya jika berisi sekurang-kurangnya ${seeds(minimum)}, ${rules.board.house === undefined ? "dan satu lagi lubang di baris dalamnya juga begitu" : "satu lagi lubang di baris dalamnya juga begitu, dan lubang itu bukan nyumba yang masih miliknya"}.`,
  },
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
