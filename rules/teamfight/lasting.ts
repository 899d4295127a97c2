/** The end of something that lasts. */
export interface Ends {
  moment: 'turn-start' | 'turn-end' | 'round-start' | 'round-end';
  /** Whose turn; -1 for rounds. Turns of a hero go on when it is dead (T-012). */
  unit: number;
  /** How many such moments pass before it ends: "next turn" given in that unit's own turn skips the end of this one. */
  skip: number;
  /** Of whichever hero has its turn next behind the one of this number (`State.turns`), with `seat` of that player; `unit` is -1. */
  after?: { turn: number; seat?: number };
}

/** Numbers of the text that made it, which are over when that is through. */
export interface Counted {
  lost?: number;
  removed?: number;
  damage?: number;
  rolled?: number;
  went?: number;
}

/** Rules that hold for a while. */
export interface Lasting {
  /** Index in `Game.ruleLists`. */
  rules: number;
  /** Bearer: `you` of the rules. */
  unit: number;
  /** Who made it; its seat decides. */
  from: number;
  ends: Ends | undefined;
  /** What the text that made it had chosen, laid and hit, the last two where the rules ask for them; left out for none. */
  target?: number;
  area?: number[];
  hits?: number[];
  /** What that text had counted, where the rules are so much for each of it: Coins that were spent, pieces that were sacrificed. */
  counted?: Counted;
  /** Ends at an event ("until you are hit"): block and index of the `lasting` node, whose `until` names the trigger. */
  event?: [number, number];
  /** How many such events pass before it ends: "your next attack", said by an attack, is not that one. Left out for none. */
  skip?: number;
}
