import type { GameText } from "./messages.ts";

export const games: Readonly<Record<string, GameText>> = {
  tsoro: {
    character:
      "A very wide board, and at its end the heads, where a long run of seeds may be held back at will.",
    rules: [
      "Lift all the seeds of one of your holes with two or more, and sow them one by one round your own two rows. Single seeds move only when you have nothing larger, and only into an empty hole.",
      "If the last seed falls in a hole with seeds, lift them all and sow on. In one of your heads you decide: go on, or stop.",
      "If it falls in an empty hole of your inner row and the enemy hole opposite has seeds, you capture the whole file, and then empty further enemy holes of your choice: the bonus.",
      "Whoever cannot move has lost.",
    ],
    doubts: {
      "/landing/2/then/bonus/exempt": "By Matthews, seeds in the heads are safe from the bonus.",
      "/board/marks/head": "Matthews drew a single head at the player’s left end.",
    },
  },
  gore: {
    character:
      "The most generous of games: holes are sold for captured seeds, and a win after refusing a trade is without glory.",
    rules: [
      "Lift all the seeds of a hole you own and sow them one by one round the whole board.",
      "If the last seed falls in an enemy hole and makes exactly two or four there, you capture them, and every unbroken run of twos and fours beside it.",
      "Instead of sowing you may offer one to three of your holes for six captured seeds each. If the other side accepts, the holes change hands and the price goes into them.",
      "When every hole holds fewer than three seeds the game is over. Each side keeps what lies in its holes, and more captured seeds win.",
    ],
  },
  nsolo: {
    character:
      "One capture in front opens the way to strip as many seeds again from anywhere, down to endings of single seeds.",
    rules: [
      "Lift all the seeds of one of your holes with two or more, and sow them one by one round your own two rows. Single seeds move only when you have nothing larger, and only into an empty hole.",
      "If the last seed falls in a hole with seeds, lift them all and sow on.",
      "If it falls in an empty hole of your inner row, you capture the seeds of the enemy inner hole opposite, and then take as many single seeds again from anywhere on the enemy side.",
      "Whoever has no seeds left has lost. A position that comes back is a draw.",
    ],
    doubts: {
      "/landing/1/then/bonus": "The strip of loose seeds is told by one tradition only.",
    },
  },
  kimasai: {
    character:
      "No sowing at all: single seeds step into empty holes and lie in wait for whole files.",
    rules: [
      "Move one of your seeds to the next hole round your two rows, if that hole is empty. A hole never holds more than one.",
      "A seed that arrives in your front row captures the seed in the enemy front hole opposite, and then the one behind it too.",
      "Seeds in the back row are otherwise safe.",
      "Whoever has no seeds left has lost. A position that comes back is a draw.",
    ],
  },
  katro: {
    character:
      "Six rows of red earth, a winding path, and captures sown on at once: whoever moves last has won.",
    rules: [
      "Lift all the seeds of a hole in your outermost row that has seeds, and sow them one by one along the winding path through your rows.",
      "If the last seed falls in an empty hole, the turn is over. In a hole with seeds, lift them all and sow on.",
      "If that hole is in your innermost row with seeds, and the enemy’s innermost row with seeds has some in the same column, you capture those and sow them on together with your own.",
      "Whoever cannot move has lost.",
    ],
    doubts: {
      "/circuit/direction": "Others tell of a free choice of direction.",
    },
  },
  kalah: {
    character: "The modern one, of two rows and two stores: end in your store, and move again.",
    rules: [
      "Lift all the seeds of one of your holes and sow them one by one round the board, into your own store too, but not into the enemy’s.",
      "If the last seed falls in your store, you move again.",
      "If it falls in an empty hole of yours and the hole opposite has seeds, you capture both.",
      "When a side has no seeds the rest is given out, and more seeds win.",
    ],
    doubts: {
      "/landing/1/when/opposite":
        "Some capture the last seed even when the hole opposite is empty.",
      "/end/rest": "Some give the rest to the player who ran out of seeds, or to nobody.",
    },
  },
  oware: {
    character: "Twos and threes are captured, and nobody may be left without a seed to play.",
    rules: [
      "Lift all the seeds of one of your holes and sow them one by one round the board, leaving out the hole they came from.",
      "If the last seed makes two or three in an enemy hole, you capture them, and every unbroken run of twos and threes before it on the enemy side.",
      "If the enemy has no seeds, you must give him some when you can.",
      "Whoever has more than half of all seeds has won.",
    ],
    doubts: {
      "/landing/0/then/takingAll":
        "What a capture of everything does is told in several ways: it is forbidden, takes nothing, or takes all.",
    },
  },
};
