import type { ExtraMessages } from "./extra-messages.ts";

/** What only some boards say, in Malay. */
export const extra: ExtraMessages = {
  moves: {
    label: "Langkah",
    none: "Belum ada langkah.",
    first: "Ke permulaan",
    previous: "Satu giliran ke belakang",
    next: "Satu giliran ke hadapan",
    last: "Ke penghujung",
    turn: (it) => `Giliran ${it.number}, ${it.side}: ${it.actions}`,
    line: (number) => `Jalan lain dari giliran ${number}`,
  },
  puzzle: {
    right: "Betul.",
    wrong: (action) => `${action} bukan jawapannya. Cuba lagi.`,
    solved: "Selesai!",
    unsolved: "Selesaikan teka-teki ini hingga tamat.",
  },
  meter: {
    label: "Penilaian",
    unevaluated: "Belum dinilai.",
    even: "Sama kuat.",
    ahead: (side, seeds) => `${side} mendahului sebanyak ${seeds} biji.`,
    wins: (side, actions) => `${side} menang dalam ${actions} tindakan.`,
  },
  premove: {
    set: (hole) => `${hole} akan dimainkan apabila tiba giliran anda.`,
    left: (hole) => `${hole} tidak akan dimainkan.`,
    dropped: (why) => `Tidak dimainkan: ${why}`,
  },
  setup: {
    label: "Susun kedudukan",
    tool: "Klik pada lubang",
    tools: {
      add: "menambah satu biji",
      remove: "membuang satu biji",
      empty: "mengosongkannya",
      owner: "menukar pemiliknya",
      claim: "menukar siapa yang menuntutnya",
      block: "menyekatnya",
    },
    toMove: "Giliran",
    captured: (side) => `Ditangkap oleh ${side}`,
    reserve: (side) => `Simpanan ${side}`,
    house: (side) => `${side} memiliki nyumba`,
    clear: "Kosongkan papan",
    undo: "Buat asal",
    done: "Siap",
    cancel: "Batal",
    total: (seeds, wanted) => `${seeds} biji daripada ${wanted}.`,
    holds: (hole, seeds) => `${hole}: ${seeds} biji.`,
    owned: (hole, owner) => `${hole} milik ${owner}.`,
    claimed: (hole, by) =>
      by ? `${hole} dituntut oleh ${by}.` : `${hole} tidak dituntut sesiapa.`,
    blocked: (hole, blocked) => (blocked ? `${hole} disekat.` : `${hole} tidak disekat.`),
    invalid: (why) => `Belum boleh begitu: ${why}.`,
    kept: "Permainan sudah berubah sementara itu; kedudukan yang anda susun masih ada.",
    replaced:
      "Papan kini memuatkan permainan lain. “Buat asal” mengembalikan kedudukan yang anda susun.",
    keys: "Pada lubang, + dan − mengubah bijinya, Delete mengosongkannya; klik dengan Shift membuang.",
  },
};
