import type { RulesWords } from "./messages.ts";
import { malayNumbers } from "./numbers.ts";
import type { Scope } from "./scope.ts";

const { count, number, or, and } = malayNumbers;

/** Exactly so many seeds. */
function exactly(totals: readonly number[]): string {
  return `tepat ${or(totals.map(number))} biji`;
}

/** The enemy's inner hole of the landing hole's column. */
function opposite({ rowsPerSide }: Scope): string {
  return rowsPerSide === 1 ? "lubang di hadapannya" : "lubang dalam lawan di lajur yang sama";
}

function inRow(name: string, { ownCircuit, territory, when }: Scope): string {
  if (ownCircuit) return `di baris ${name} anda`;
  if (territory || when.owner === undefined) return `di mana-mana baris ${name}`;
  return when.owner === "own" ? `di baris ${name} anda` : `di baris ${name} lawan`;
}

/** Where holes do not change hands, the owner is told with the row. */
function owned(text: string, changing: string): (scope: Scope) => string {
  return ({ territory, when }) => {
    if (territory) return changing;
    return when.row === undefined ? text : "";
  };
}

/** Where the last seed falls, in Malay. */
export const malayLanding: RulesWords["landing"] = {
  condition: {
    hole: {
      empty: "lubang kosong",
      occupied: "lubang berisi",
      store: "rumah anda",
    },
    owner: {
      own: owned("anda sendiri", "yang anda miliki"),
      enemy: owned("lawan", "yang dimiliki lawan"),
    },
    row: {
      inner: (scope) => inRow("dalam", scope),
      middle: (scope) => inRow("tengah", scope),
      outer: (scope) => inRow("luar", scope),
      innermostOccupied: "di baris anda yang paling dalam yang masih ada biji",
    },
    mark: (mark) => (mark === "head" ? "yang merupakan lubang kepala" : `yang bertanda “${mark}”`),
    total: (totals) => `kini ada ${exactly(totals)} di dalamnya`,
    opposite: {
      occupied: (scope) => `${opposite(scope)} berisi`,
      empty: (scope) => `${opposite(scope)} kosong`,
    },
    target: {
      occupied: "baris lawan yang paling dalam yang berisi ada biji di lajur yang sama",
      empty: "baris lawan yang paling dalam yang berisi tiada biji di lajur yang sama",
    },
  },
  when: ({ hole, owner, row, mark, ...clauses }, otherwise, { singleSeeds }) => {
    const told = Object.values(clauses);
    const place = [hole, owner, row, mark].filter((part) => part !== undefined);
    if (place.length === 0 && told.length === 0) {
      if (otherwise) return "Dalam semua hal yang lain";
      return singleSeeds ? "Ke mana pun biji masuk" : "Di mana pun biji terakhir jatuh";
    }
    const falls = singleSeeds ? "biji masuk ke dalam" : "biji terakhir jatuh ke dalam";
    const noun = hole === undefined ? ["lubang", ...place] : place;
    return [
      `${otherwise ? "Jika tidak, dan" : "Jika"} ${falls} ${noun.join(" ")}`,
      ...told.map((clause) => `dan ${clause}`),
    ].join(" ");
  },
  consequence: {
    stop: { true: "giliran anda tamat" },
    relay: {
      true: "angkat semua biji di situ, termasuk yang terakhir, dan terus menaburnya mulai lubang seterusnya",
    },
    choose: () =>
      "anda memilih: mengangkat semua biji di situ dan terus menaburnya mulai lubang seterusnya, atau berhenti dan menamatkan giliran",
    again: { true: "anda bermain sekali lagi" },
    capture: {
      opposite: (scope) =>
        scope.when.opposite === "occupied"
          ? "anda menangkap biji itu"
          : `anda menangkap biji dalam ${opposite(scope)}`,
      file: (scope) => {
        const behind = scope.rowsPerSide === 3 ? "lubang-lubang" : "lubang";
        const first =
          scope.when.opposite === "occupied"
            ? "anda menangkap biji itu"
            : `anda menangkap biji dalam ${opposite(scope)}`;
        return `${first} dan apa-apa biji dalam ${behind} di belakangnya`;
      },
      target: ({ when }) =>
        when.target === "occupied"
          ? "anda menangkap biji itu"
          : "anda menangkap biji di lajur yang sama dalam baris lawan yang paling dalam yang berisi",
      landing: "anda menangkap biji dalam lubang itu",
    },
    withLanding: {
      true: ({ when }) =>
        when.hole === "empty"
          ? "bersama biji terakhir"
          : "bersama biji di tempat biji terakhir jatuh",
      false: "tetapi bukan biji terakhir",
    },
    to: {
      off: ({ storesSown, keepsCaptured }) => {
        if (storesSown) return "; biji itu masuk ke rumah anda";
        return keepsCaptured
          ? "; biji itu menjadi milik anda"
          : "; biji itu dikeluarkan dari papan";
      },
      sow: " lalu menaburnya, bersama biji di tempat biji terakhir jatuh, mulai lubang seterusnya",
    },
    takingAll: {
      allowed: "Tangkapan boleh mengambil semua biji lawan.",
      capturesNothing: "Tangkapan yang akan mengambil semua biji lawan tidak mengambil apa-apa.",
      forbidden: "Langkah yang akan menangkap semua biji lawan tidak boleh dimainkan.",
      restToEnemy:
        "Jika tangkapan mengambil semua biji lawan, dia mendapat semua biji anda yang masih di papan.",
    },
    lastSeeds: {
      sow: "Biji lawan yang terakhir pun ditabur.",
      stay: "Jika itu biji lawan yang terakhir, biji itu kekal di tempat biji terakhir jatuh, dan giliran anda tamat.",
    },
  },
  sentence: (when, { withLanding, to = "", ...clauses }) => {
    const together = withLanding === undefined ? "" : `, ${withLanding}`;
    return `${when}, ${Object.values(clauses).join("; ")}${together}${to}.`;
  },
  turnOver: "Kemudian giliran anda tamat.",
  chain: {
    parts: {
      direction: {
        backward: "tepat di belakangnya",
        forward: "tepat di hadapannya",
        both: "tepat di belakang dan di hadapannya",
      },
      owner: {
        enemy: "selagi lubang itu milik lawan",
        any: "tidak kira siapa pemiliknya",
      },
      totals: (totals) => `yang setiap satunya berisi ${exactly(totals)}`,
    },
    sentence: ({ direction, owner, totals, ...more }) =>
      `Anda juga menangkap setiap deretan lubang yang bersambung ${direction!}, ${totals!}, ${and([owner!, ...Object.values<string>(more)])}.`,
  },
  bonus: {
    holes: (amount) =>
      amount === 1
        ? "Kemudian anda mesti mengosongkan 1 lagi lubang lawan pilihan anda; bijinya juga ditangkap. Jika tiada lubang yang berisi, hal ini tidak dilakukan."
        : `Kemudian anda mesti mengosongkan ${count(amount, "lagi lubang", "lagi lubang")} lawan pilihan anda, satu demi satu; bijinya juga ditangkap. Jika kurang daripada itu yang berisi, kosongkan yang ada.`,
    seeds: {
      asCaptured:
        "Kemudian anda mesti menangkap sebanyak itu lagi, satu demi satu, dari mana-mana lubang lawan; kurang hanya jika biji yang tinggal tidak cukup.",
    },
    exempt: (mark) =>
      mark === "head"
        ? "Biji dalam lubang kepala lawan selamat daripadanya."
        : `Biji dalam lubang bertanda “${mark}” selamat daripadanya.`,
  },
  rest: (some) =>
    some
      ? "Dalam semua hal yang lain giliran anda tamat."
      : "Di mana pun biji terakhir jatuh, giliran anda tamat.",
};
