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

/** The second hole after the last seed. */
function beyond(when: Scope["when"]): string {
  return when.next === undefined ? "lubang kedua selepasnya" : "lubang selepas itu";
}

function hasSeeds(counts: Scope["when"]["opposite"]): boolean {
  return counts !== undefined && counts !== "empty";
}

function holding(counts: NonNullable<Scope["when"]["opposite"]>): string {
  if (counts === "empty") return "kosong";
  return counts === "occupied" ? "berisi" : `berisi ${exactly(counts)}`;
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
    house: { working: "nyumba hidup anda" },
    blocked: { true: "yang disekat" },
    turn: { capturing: "menangkap", plain: "biasa" },
    stage: {
      entering: "yang bermula dengan biji simpanan",
      moving: "yang bermula tanpa biji simpanan",
    },
    opening: { false: "kecuali dalam giliran pertama permainan" },
    total: (totals) =>
      typeof totals === "string"
        ? `bilangan biji di dalamnya kini ${totals === "even" ? "genap" : "ganjil"}`
        : `kini ada ${exactly(totals)} di dalamnya`,
    claimable: { true: "anda boleh menuntutnya" },
    next: { occupied: "lubang seterusnya berisi", empty: "lubang seterusnya kosong" },
    beyond: {
      occupied: ({ when }) => `${beyond(when)} berisi`,
      empty: ({ when }) => `${beyond(when)} kosong`,
    },
    opposite: (counts, scope) => `${opposite(scope)} ${holding(counts)}`,
    oppositeOuter: (counts, scope) =>
      `lubang di belakang${scope.when.opposite === undefined ? ` ${opposite(scope)}` : "nya"} ${holding(counts)}`,
    target: {
      occupied: "baris lawan yang paling dalam yang berisi ada biji di lajur yang sama",
      empty: "baris lawan yang paling dalam yang berisi tiada biji di lajur yang sama",
    },
  },
  when: (parts, otherwise, { singleSeeds }) => {
    const { hole, owner, row, mark, house, blocked, turn, stage, opening, ...clauses } = parts;
    const told = Object.values(clauses);
    const place = [...(house === undefined ? [hole, owner, row, mark] : [house]), blocked].filter(
      (part) => part !== undefined,
    );
    const kind = [turn, stage].filter((part) => part !== undefined).join(" ");
    const turns = [
      ...(kind === "" ? [] : [`dalam giliran ${kind}`]),
      ...(opening === undefined ? [] : [opening]),
    ];
    const anywhere = place.length === 0 && told.length === 0;
    if (anywhere && turns.length === 0 && otherwise) return "Dalam semua hal yang lain";
    const falls = singleSeeds ? "biji masuk ke dalam" : "biji terakhir jatuh ke dalam";
    const noun = (hole ?? house) === undefined ? ["lubang", ...place] : place;
    const wherever = singleSeeds ? "ke mana pun biji masuk" : "di mana pun biji terakhir jatuh";
    const joined = otherwise && turns.length === 0 ? "dan" : "jika";
    const condition = anywhere
      ? wherever
      : [`${joined} ${falls} ${noun.join(" ")}`, ...told.map((clause) => `dan ${clause}`)].join(
          " ",
        );
    const text = [...(otherwise ? ["jika tidak"] : []), ...turns, condition].join(", ");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  consequence: {
    stop: { true: "giliran anda tamat" },
    relay: {
      true: "angkat semua biji di situ, termasuk yang terakhir, dan terus menaburnya mulai lubang seterusnya",
      next: ({ when }) =>
        `angkat ${when.next === "occupied" ? "biji itu" : "semua biji dalam lubang seterusnya"} dan terus menaburnya mulai lubang selepas itu`,
    },
    choose: () =>
      "anda memilih: mengangkat semua biji di situ dan terus menaburnya mulai lubang seterusnya, atau berhenti dan menamatkan giliran",
    again: { true: "anda bermain sekali lagi" },
    capture: {
      opposite: (scope) =>
        hasSeeds(scope.when.opposite)
          ? "anda menangkap biji itu"
          : `anda menangkap biji dalam ${opposite(scope)}`,
      beyond: ({ when }) =>
        when.beyond === "occupied"
          ? "anda menangkap biji itu"
          : `anda menangkap biji dalam ${beyond(when)}`,
      totals: ({ then }) =>
        `anda menangkap biji dalam setiap lubang lawan yang berisi ${exactly(then.totals ?? [])}`,
      file: (scope) => {
        const { opposite: inner, oppositeOuter: outer } = scope.when;
        if (hasSeeds(outer)) {
          return hasSeeds(inner)
            ? "anda menangkap biji dalam kedua-dua lubang itu"
            : "anda menangkap biji itu dan apa-apa biji dalam lubang dalam di hadapannya";
        }
        const behind = scope.rowsPerSide === 3 ? "lubang-lubang" : "lubang";
        const first = hasSeeds(inner)
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
      sow: ({ then }) => {
        const from =
          then.sowFrom === "origin"
            ? "lubang selepas tempat pusingan itu bermula"
            : "lubang seterusnya";
        return then.sowWith === "captured"
          ? ` lalu menaburnya mulai ${from}; biji di tempat biji terakhir jatuh kekal di situ`
          : ` lalu menaburnya, bersama biji di tempat biji terakhir jatuh, mulai ${from}`;
      },
      sowFromEnd: ({ then }) =>
        ` lalu menaburnya dari satu hujung baris dalam anda, menyusuri baris itu, yang pertama ke dalam lubang hujung itu sendiri; biji di tempat biji terakhir jatuh kekal di situ${then.ends === undefined ? ". Anda menabur dari hujung yang mengekalkan arah anda" : ""}`,
    },
    totals: () => "",
    sowWith: { landing: "", captured: "" },
    sowFrom: { landing: "", origin: "" },
    across: { true: "bersama biji dalam lubang yang bertentangan dengannya di seberang papan" },
    claim: { true: "Anda juga menuntut lubang itu." },
    onwards: {
      true: "Jika lubang selepas lubang yang anda tangkap itu kosong dan lubang selepasnya berisi, anda menangkap biji itu juga, dan begitulah seterusnya.",
      false: "",
    },
    ends: (amount) =>
      amount === 1
        ? "Selepas tangkapan di lajur pertama atau terakhir, anda menabur dari hujung sebelah itu; selepas yang lain, dari hujung yang mengekalkan arah anda."
        : `Selepas tangkapan di salah satu daripada ${number(amount)} lajur pertama atau terakhir, anda menabur dari hujung sebelah itu; selepas yang lain, dari hujung yang mengekalkan arah anda.`,
    takingAll: {
      again: "Tetapi jika tangkapan mengambil semua biji lawan, anda bermain sekali lagi.",
      allowed: "Tangkapan boleh mengambil semua biji lawan.",
      capturesNothing: "Tangkapan yang akan mengambil semua biji lawan tidak mengambil apa-apa.",
      forbidden: "Langkah yang akan menangkap semua biji lawan tidak boleh dimainkan.",
      restToEnemy:
        "Jika tangkapan mengambil semua biji lawan, dia mendapat semua biji anda yang masih di papan.",
    },
    afterwards: { again: "Selepas tangkapan anda bermain sekali lagi.", over: "" },
    lastSeeds: {
      sow: "Biji lawan yang terakhir pun ditabur.",
      stay: "Jika itu biji lawan yang terakhir, biji itu kekal di tempat biji terakhir jatuh, dan giliran anda tamat.",
    },
  },
  sentence: (when, { withLanding, across, to = "", ...clauses }) => {
    const extra = [across, withLanding].filter((part) => part !== undefined);
    const together = extra.map((part) => `, ${part}`).join("");
    return `${when}, ${Object.values(clauses).join("; ")}${together}${to}.`;
  },
  turnOver: {
    next: "Kemudian giliran anda tamat.",
    capture: "Selepas tangkapan giliran anda tamat.",
  },
  chain: {
    parts: {
      direction: {
        backward: "deretan lubang yang bersambung tepat di belakangnya",
        forward: "deretan lubang yang bersambung tepat di hadapannya",
        both: "setiap deretan lubang yang bersambung tepat di belakang dan di hadapannya",
      },
      owner: {
        enemy: "selagi lubang itu milik lawan",
        any: "tidak kira siapa pemiliknya",
      },
      totals: (totals) => `yang setiap satunya berisi ${exactly(totals)}`,
    },
    sentence: ({ direction, owner, totals, ...more }) =>
      `Anda juga menangkap ${direction!}, ${totals!}, ${and([owner!, ...Object.values<string>(more)])}.`,
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
