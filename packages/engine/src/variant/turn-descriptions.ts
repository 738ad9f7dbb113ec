/** What the fields about landings, turns and the end mean. */
import { field, type Description } from "./description.ts";

/** By the name of the object, then by field. */
export const turnDescriptions: Readonly<Record<string, Readonly<Record<string, Description>>>> = {
  LandingCase: {
    when: field("When", "What must be true of the hole where the last seed fell.", {
      hole: "empty",
    }),
    then: field("Then", "What follows.", { relay: true }),
  },
  LandingCondition: {
    hole: field(
      "Hole",
      "Whether it held seeds before the last one fell, or is a store.",
      "occupied",
    ),
    owner: field("Owner", "Whose it is now, seen from the player who sows.", "enemy"),
    row: field(
      "Row",
      "Its row; `innermostOccupied`: the player's innermost row that has seeds now.",
      "inner",
    ),
    mark: field("Mark", "A mark it bears.", "head"),
    total: field(
      "Total",
      "Seeds in it now: one of these, or any even or odd number.",
      [2, 3],
      "even",
    ),
    claimable: field("Claimable", "Whether the player may claim it now.", true),
    next: field("Next hole", "The hole after it on the circuit.", "empty"),
    beyond: field("Hole beyond", "The second hole after it on the circuit.", "occupied"),
    oppositeOuter: field(
      "Opposite outer hole",
      "The hole behind the opposite one, on boards of four rows: whether it holds seeds, or how many.",
      "occupied",
      [1],
    ),
    opposite: field("Opposite hole", "The enemy's inner hole of the same column.", "occupied"),
    target: field(
      "Target",
      "The hole of the same column in the enemy's innermost row that has seeds.",
      "occupied",
    ),
    turn: field("Turn", "Whether the turn began with a capture.", "capturing"),
    stage: field("Stage", "Whether the turn began with a seed from the reserve.", "entering"),
    house: field("House", "The player's own house, still his, with enough seeds now.", "working"),
    blocked: field("Blocked", "The hole that the last turn blocked.", true),
    opening: field("Opening", "Not in the first turn of the game.", false),
  },
  LandingConsequence: {
    stop: field("Stop", "The turn is over.", true),
    relay: field(
      "Relay",
      "The whole hole is lifted and sown on; `next`: the hole after it is lifted instead.",
      true,
    ),
    choose: field("Choose", "The player decides.", ["relay", "stop"]),
    again: field("Again", "The player acts again.", true),
    capture: field(
      "Capture",
      "`opposite`: the enemy's inner hole of the column; `file`: that and those behind it; `target`: by row priority; `landing`: the landing hole and its chain; `beyond`: the second hole after it; `totals`: every enemy hole with one of `totals`.",
      "file",
    ),
    totals: field("Totals", "With `totals`: the numbers of seeds that are captured.", [2]),
    across: field(
      "Across",
      "With `beyond`: the hole across the board from each captured one too.",
      true,
    ),
    onwards: field("Onwards", "With `beyond`: the same again from the captured hole on.", true),
    claim: field("Claim", "With `landing`: the player claims the hole.", true),
    chain: field("Chain", "With `landing`: further holes in an unbroken run.", {
      direction: "backward",
      owner: "enemy",
      totals: [2, 3],
    }),
    withLanding: field(
      "With the landing hole",
      "Whether the seeds of the landing hole are captured too.",
      true,
    ),
    to: field(
      "To",
      "`off`: to the player's captured seeds; `sow`: sown on; `sowFromEnd`: sown along the inner row from an end of it.",
      "off",
    ),
    ends: field(
      "Ends",
      "With `sowFromEnd`: a landing in the first or last so many columns sows from that end, any other from the end that keeps the direction.",
      2,
    ),
    sowWith: field(
      "Sown together with",
      "The seeds of the landing hole, or the captured seeds alone.",
      "captured",
    ),
    sowFrom: field(
      "Sown from",
      "The hole after the landing hole, or after the hole the lap started from.",
      "origin",
    ),
    takingAll: field(
      "Taking everything",
      "What a capture of all the enemy's seeds does.",
      "capturesNothing",
    ),
    lastSeeds: field(
      "Last seeds",
      "`stay`: the enemy's last seeds stay in the landing hole, and the turn is over.",
      "stay",
    ),
    bonus: field("Bonus", "Further seeds the player must take after a capture.", { holes: 2 }),
    afterwards: field(
      "Afterwards",
      "With `off`: the turn is over after the capture, or the player acts again.",
      "again",
    ),
  },
  Chain: {
    direction: field("Direction", "To which sides of the landing hole.", "backward"),
    owner: field("Owner", "Whose holes may belong to the run.", "enemy"),
    totals: field("Totals", "Counts that keep the run unbroken.", [2, 3]),
  },
  Bonus: {
    holes: field("Holes", "So many whole holes, distinct and occupied.", 2),
    seeds: field("Seeds", "Single seeds, as many as were captured.", "asCaptured"),
    exempt: field("Exempt", "Holes with this mark are safe from it.", "head"),
  },
  Turn: {
    offers: field("Offers", "Holes may be offered for captured seeds instead of sowing.", {
      holes: 3,
      price: 6,
      keep: 1,
    }),
    swap: field(
      "Swap",
      "After the first player's first turn the second may take over the first one's side of things instead of his own first turn.",
      true,
    ),
    block: field(
      "Block",
      "After a plain turn the only enemy hole that could be captured is blocked for a turn.",
      { minimum: 2 },
    ),
    pass: field(
      "Passing",
      "When a player who cannot sow passes instead of having no action.",
      "withSeeds",
    ),
  },
  Offers: {
    holes: field("Holes", "The most holes in one offer.", 3),
    price: field("Price", "Captured seeds the other player puts into each hole he accepts.", 6),
    keep: field("Keep", "Holes the offering player must keep.", 1),
  },
  End: {
    noAction: field(
      "No action",
      "A player who must act and cannot: he loses, or the captured seeds are counted.",
      "loses",
    ),
    allBelow: field(
      "All below",
      "The game ends after a sowing that leaves every hole with fewer seeds.",
      3,
    ),
    majority: field(
      "Majority",
      "The game ends as soon as a side has captured more than half of all seeds.",
      true,
    ),
    sideEmpty: field(
      "Side empty",
      "The game ends after an action that leaves either side without seeds.",
      true,
    ),
    innerRowEmpty: field("Inner row empty", "A player whose inner row is empty has lost.", true),
    rest: field(
      "Rest",
      "Who gets the seeds still on the board when captured seeds are counted; `even`: both the same, an odd one to the side with more; `other`: the player who is not to act.",
      "owner",
    ),
  },
  Repetition: {
    times: field("Times", "At which occurrence of a position the game ends.", 3),
    result: field("Result", "A draw, no result, or a count with the rest given out.", "draw"),
    rest: field("Rest", "With `count`: who gets the rest then, if not as at the end.", "even"),
    except: field(
      "Except",
      "`sideEmpty`: positions in which a side has no seeds are not compared.",
      "sideEmpty",
    ),
  },
};
