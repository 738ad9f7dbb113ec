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
};
