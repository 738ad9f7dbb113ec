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
      "/repetition":
        "When a position comes back each keeps his own side, or the rest is split; some let seeds that lie on one side go round.",
      "/landing/0/then/takingAll":
        "What a capture of everything does is told in several ways: it is forbidden, takes nothing, or takes all.",
    },
  },
  awari: {
    character:
      "Oware’s cousin in Surinam: nobody may capture all, and the last crumbs count for nothing.",
  },
  ouril: {
    character:
      "Oware as the Cape Verdeans play it: single seeds wait, and whoever takes everything moves again.",
  },
  toguz: {
    character:
      "Nine holes and nine seeds: even numbers are captured, and a claimed hole drinks every seed that falls into it.",
  },
  bestemshe: {
    character: "A small sister of Toguz Kumalak, five by five, quick enough for a break.",
  },
  moruba: {
    character:
      "Files are captured across long boards, and the right moment counts for more than the count.",
  },
  njombwa: {
    character: "The Yao game of two rows a side, with a ritual opening that all players know.",
  },
  chisolo: {
    character:
      "Threes to begin with, files to capture, and one more hole to rob after each capture.",
  },
  "nsolo-1913": {
    character: "Nsolo as it was first written down, before the stripping of loose seeds.",
  },
  "tsoro-matthews": {
    character: "Tsoro without heads and without bonus: the bare race of the relays.",
  },
  "katra-boaoaka": {
    character:
      "Every player sows his own way for the whole game, and a lone seed is left in peace.",
  },
  "walak-pussa": {
    character: "Sowing goes on from the hole after the last seed, and a gap opens a capture.",
  },
  "bao-kujifunza": {
    character:
      "Bao for learners: captures must be made, and captured seeds are sown from the ends.",
  },
  "bao-kiswahili": {
    character:
      "The deepest of them all: seeds are entered from the hand, and the house is guarded, spent or lost.",
  },
  owela: {
    character: "Captured seeds are sown on at once, along boards of up to twenty columns.",
  },
  hus: {
    character:
      "Both holes of a file must be full before they fall, and what is captured goes on running.",
  },
  katra: {
    character: "Captures are sown on in either direction until an empty hole ends it all.",
  },
  ayoayo: {
    character: "Relays round two rows, and what lies opposite when they end.",
  },
  endodoi: {
    character: "The Maasai way: long relays for the right to what lies opposite.",
  },
  pallanguzhi: {
    character: "Fours are taken as they are made, and gaps give away what lies behind them.",
  },
  congkak: {
    character: "Round and round into your store: with skill a single turn can win it all.",
  },
  lamlameta: {
    character: "Pairs stand still and are stepped over, until one capture takes them all.",
  },
};
