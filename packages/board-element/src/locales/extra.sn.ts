import type { ExtraMessages } from "./extra-messages.ts";
import { plural } from "./messages.ts";

const count = plural("sn");
const stones = (seeds: number): string => count(seeds, { one: "dombo #", other: "matombo #" });

/** What only some boards say, in Shona. */
export const extra: ExtraMessages = {
  moves: {
    label: "Zvakatambwa",
    none: "Hapana chati chatambwa.",
    first: "Kumavambo",
    previous: "Dzoka jana rimwe",
    next: "Mberi jana rimwe",
    last: "Kumagumo",
    turn: (it) => `Jana rechi-${it.number}, ${it.side}: ${it.actions}`,
    line: (number) => `Imwe nzira kubva pajana rechi-${number}`,
    timeLeft: "Nguva yasara",
    timeUsed: "Nguva yashandiswa",
  },
  puzzle: {
    right: "Ndizvo.",
    wrong: (action) => `${action} haisi mhinduro. Edza zvakare.`,
    solved: "Wapedza!",
    unsolved: "Pindura chirahwe kusvika kumagumo.",
  },
  meter: {
    label: "Ongororo",
    unevaluated: "Hazvisati zvaongororwa.",
    even: "Vakaenzana.",
    ahead: (side, seeds) => `${side} ari mberi ne${stones(seeds)}.`,
    wins: (side, actions) => `${side} anokunda mumatambiro ${actions}.`,
  },
  premove: {
    set: (hole) => `${hole} richatambwa kana jana rako rasvika.`,
    left: (hole) => `${hole} harizotambwi.`,
    dropped: (why) => `Harina kutambwa: ${why}`,
    plan: "Ronga mhinduro",
    when: "Kana rimwe divi rikatamba",
    then: (theirs) => `Kana ${theirs}, ipapo`,
    planned: (theirs, mine) => `Kana ${theirs}, ipapo ${mine}`,
    add: "Wedzera",
    forget: (planned) => `Bvisa: ${planned}`,
  },
  setup: {
    label: "Ronga mamiriro",
    tool: "Kudzvanya gomba",
    tools: {
      add: "kunowedzera dombo",
      remove: "kunobvisa dombo",
      empty: "kunobvisa matombo ose",
      owner: "kunochinja muridzi waro",
      claim: "kunochinja ati nderake",
      block: "kunorivhara",
    },
    toMove: "Ijana ra",
    captured: (side) => `Adyiwa na${side}`,
    reserve: (side) => `Akachengetwa na${side}`,
    house: (side) => `${side} ane imba`,
    clear: "Bvisa matombo ose pabhodhi",
    undo: "Dzosera",
    done: "Zvapera",
    cancel: "Kanzura",
    total: (seeds, wanted) => `${stones(seeds)} pa${wanted}.`,
    holds: (hole, seeds) => `${hole}: ${stones(seeds)}.`,
    owned: (hole, owner) => `${hole} ndera${owner}.`,
    claimed: (hole, by) => (by ? `${hole} rakanzi ndera${by}.` : `${hole} harina ati nderake.`),
    blocked: (hole, blocked) => (blocked ? `${hole} rakavharwa.` : `${hole} harina kuvharwa.`),
    invalid: (why) => `Hazvisati zvaita: ${why}.`,
    kept: "Mutambo wachinja pari zvino; zvawaronga zvichiripo.",
    replaced: "Bhodhi rava nemumwe mutambo. “Dzosera” inodzosa zvawaronga.",
    keys: "Uri pagomba, + ne− zvinochinja matombo aro, Delete inobvisa ose; kudzvanya uine Shift kunobvisa.",
  },
};
