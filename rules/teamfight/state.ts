import type { Seat } from '../kernel/rules.ts';
import type { Ends, Lasting } from './lasting.ts';
import type { Later, Pending, Resolution, Shove } from './resolution.ts';

/**
 * A match as it stands. Plain JSON: ids and integers, quick to clone. Spaces are numbered row by row from the top left
 * (`y * columns + x`), -1 is off the map. Units and markers are named by their index, which never changes.
 */
export interface State {
  phase: 'divide' | 'choose' | 'deploy' | 'play' | 'over';
  /** Index in `Game.boards`. */
  board: number;
  /** 1 to `options.rounds`. */
  round: number;
  /** The first player: leads every round (T-010). */
  first: Seat;
  /** The seat whose zone is red. */
  red: Seat;
  /** Whose turn it is to divide, choose, deploy or activate. */
  current: Seat;
  /** Card indexes of the drawn heroes, while they are drafted. */
  pool: number[];
  /** Card indexes each seat may still deploy. */
  hands: [number[], number[]];
  units: Unit[];
  markers: Marker[];
  /** Unit ids of each seat's heroes in the order they were deployed: the columns from left to right (T-011). */
  columns: [number[], number[]];
  /** How many heroes of each seat have had their turn this round. */
  acted: [number, number];
  /** How far the round has come: what the flow does next when no turn runs and nothing is unfinished. */
  stage: 'round-start' | 'turns' | 'round-end' | 'scoring' | 'next-round' | 'game-end' | 'over';
  /** The turn that runs; undefined between turns. */
  turn: Turn | undefined;
  /** Turns begun in the match so far. Numbers hazards, triggers and taps "this turn". */
  turns: number;
  /** Owner of each control point of the board: a seat, or -1. */
  claims: number[];
  /** Points by control and by cards; kills are counted from `deaths`. */
  points: [number, number];
  /** Heroes of each seat that are dead and cost it a point (T-021), in points. */
  deaths: [number, number];
  /** What was destroyed of the map's ground; left out for none. Never written to: what is destroyed next makes another. */
  razed?: Razed;
  lasting: Lasting[];
  later: Later[];
  /** Unfinished resolutions, the innermost last. */
  stack: Resolution[];
  /** Limited triggers used in this game: their keys; left out for none. */
  once?: number[];
  /** Responses set off since nothing was unfinished; left out for none. What never ends is cut by it. */
  responses?: number;
  /** What was used in this round of all that a text lets happen only so often in one: keys of `play/limits.ts`. Left out for none. */
  usedThisRound?: number[];
  /** What a seat must decide now; undefined when the decision is what to do next in the turn. */
  pending: Pending | undefined;
  conceded: Seat | undefined;
  /** Some hero has died in this match; left out before that, and where nothing asks for it. */
  bled?: true;
  /** What a text says of the end of the match has come: why, and who has won, -1 for nobody; left out where the points of both say that. */
  decided?: { readonly reason: 'points' | 'control' | 'eliminated' | 'tie-break'; readonly winner?: Seat | -1 };
}

/** Ground that is gone: the terrain of spaces, and lines by the edges that they lay on (`board/edges.ts`); each list in order. */
export interface Razed {
  readonly spaces: readonly number[];
  readonly walls: readonly number[];
  readonly cover: readonly number[];
}

/** A hero, a summon or an object with health. */
export interface Unit {
  /** Index in `Game.cards`. */
  card: number;
  /** Its player; -1 for the map's own objects, which are nobody's allies and nobody's enemies. */
  seat: Seat | -1;
  /** The hero in whose activation it acts: its own index for a hero. For objects: who placed it, or -1 for the map. */
  owner: number;
  /** Space of its top left corner; -1 when dead or gone. */
  at: number;
  /** Objects on edges: the first edge (`board/edges.ts`), whose first space is `at`, and on how many it lies; left out for what stands in spaces. */
  edge?: number;
  long?: number;
  /** To which side of its edges it points (`Unit.facing`); left out where no text says so. */
  points?: number;
  health: number;
  overshield: number;
  /** Conditions, tokens and counters on it. */
  tokens: UnitToken[];
  /** Of a dead unit: what it had when it died, where a text may still take that; left out for nothing. */
  relics?: UnitToken[];
  /** Of a dead hero: the space that it died on, where a text asks for that. */
  fell?: number;
  /**
   * For each ability of its card, then for granted ones that it has used (`noteOf`): 0 ready, else half turns of its owner until it is. A turn
   * that begins takes one off what is even, its end one off what is odd: so 2 is tapped and 4 a cooldown of two turns.
   */
  tapped: number[];
  /** For each ability: uses in this game, and in this turn. */
  used: number[];
  usedThisTurn: number[];
  /** For each use since its last turn ended that ability, and for each of that turn; left out for none, and where no text asks. */
  usedSince?: readonly number[];
  usedLast?: readonly number[];
  /** Abilities that it has used in this game, where some text repeats what one has done; left out for none. */
  everUsed?: number[];
  /** Whom its abilities had as targets when they were used last, where a text asks; left out for none. */
  aimedLast?: Record<number, number[]>;
  /** Who was a target of an ability in any use of it. */
  aimedBefore?: Record<number, number[]>;
  /** Of its abilities that offer each alternative once, those that it has chosen; left out for none. */
  chosenBefore?: Record<number, number[]>;
  /** On whom it has used its abilities in its last turn, as `Turn.dealt`. */
  dealtLast?: readonly Dealt[];
  /** Stance token it is in: card index or -1. */
  stance: number;
  /** It has ended a turn of its own in that stance; left out where it has not. */
  stanceKept?: true;
  /** Number of the turn (`State.turns`) in which it last entered or left a stance; left out before that. */
  stanceIn?: number;
  /** An object that its owner holds, or has put away with the health that is left; left out for others. */
  held?: true;
  /** Actions that it gained outside of its turn, for its next one; left out for none. */
  gained?: { standard: number; move: number };
  /** Numbers of the turns (`State.turns`) in which it last took damage, was last moved by an enemy and last had its own turn; left out for none. */
  hurtIn?: number;
  forcedIn?: number;
  actedIn?: number;
  /** Where it was, what health it had, what it had done (`Turn.did`) and how far it had moved when its last turn ended; left out before that. */
  ended?: { at: number; health: number; did: number; moved: number };
  /** What it has done and what was done to it, in the bits of `play/history.ts`; left out where there is nothing yet. */
  lately?: Lately;
  /** Who has damaged it, each with the turn and round of the last time; left out for nobody. */
  harmedBy?: readonly { readonly by: number; readonly turn: number; readonly round: number }[];
  /** What its card asks of the start of its turn and held then, by the place on the card; left out where nothing did. */
  was?: number[];
  /** Where it was when its last turn began; left out before that. */
  began?: number;
  /** Off the map but alive: from which space, and when it comes back; left out while it is not. */
  away?: { at: number; ends: Ends };
  /** So many turns more come right behind the one that it has, or its next one; left out for none. */
  again?: number;
  /** Turns that it skips: its own, or those of its summons too; left out for none. */
  skips?: { own: number; whole: number };
  /** It is of the other side for a while: whose it is else, and when it is so again; left out while it is not. */
  turned?: { home: Seat | -1; ends: Ends | undefined };
  /** Whose text gave its overshield, by `play/overshield.ts`, and when what is left of it goes; left out for no end. */
  shieldBy?: number;
  shieldEnds?: Ends;
  /** Of a dead hero: how many points its death has cost; left out for one. */
  cost?: number;
  /** Objects: the unit that it stands for; left out for none. */
  noted?: number;
  /** The unit that it rides on; left out for none. */
  rides?: number;
  /** The unit whose place it shares; left out for none. */
  within?: number;
  /** Direction of the noted facing 0 to 3 (up, right, down, left), or -1. */
  facing: number;
}

/** An ability that is through, by its place on the card, and a unit that was a target of it or was hit by it. */
export interface Dealt {
  readonly ability: number;
  readonly unit: number;
  readonly target: boolean;
  readonly hit: boolean;
}

/** Bits of what happened in a round and the one before it, in a turn, and since the unit's own last turn ended. */
export interface Lately {
  round: number;
  inRound: number;
  inRoundBefore: number;
  turn: number;
  inTurn: number;
  since: number;
  /** How much damage it took in the turn, in the round and since its last turn ended, then how much it dealt; left out for none. */
  harm?: readonly number[];
  /** Cards of the conditions and tokens that it gained since its last turn ended; left out for none, and where nobody asks. */
  gained?: readonly number[];
}

export interface UnitToken {
  card: number;
  count: number;
  /** Unit that gave it, -1 for the map or the set. */
  from: number;
  /** When it goes by itself; undefined stays until cleared. */
  ends: Ends | undefined;
  /** Other ends, of a condition that came to it more than once: it goes with the last of them. */
  later?: Ends[];
  /** Number of the turn (`State.turns`) in which one was gained last; left out for those that a unit comes into play with. */
  gainedIn?: number;
  /** Order of giving, for "remove oldest"; left out where no text says that. */
  order?: number;
  /** How many of them its bearer has gained, or had renewed, since it used an ability last; left out for none, and where nobody waits for uses. */
  sinceUse?: number;
}

/** A marker that is no unit: terrain, a trap, a reminder on the map. */
export interface Marker {
  card: number;
  at: number;
  /** As in `Unit`: the first edge that it lies on, and how many. */
  edge?: number;
  long?: number;
  points?: number;
  /** The spaces that it covers, where it is an area as that was laid; left out for what is a square. */
  spaces?: readonly number[];
  /** The middle of such an area; left out where no space of the map is that. */
  middle?: number;
  /** Who placed it: a unit, or -1 for the map. */
  owner: number;
  seat: Seat | -1;
  /** Hazard damage it was given when it was placed; 0 for none beyond its own text. */
  hazard: number;
  /** The unit that it stands for; left out for none. */
  noted?: number;
  /** The unit that it sticks to and goes with; left out for none. */
  on?: number;
  /** Order of placing, for "remove oldest"; -1 once it is gone. */
  order: number;
}

/** The activation of a hero and its summons (T-013). */
export interface Turn {
  hero: number;
  /** True when the hero was dead when its turn began: what it has timed comes and goes, its summons act (T-012, T-013). */
  dead: boolean;
  /** What the flow does next, whenever nothing is unfinished and nobody has to decide. `act` and `activate` wait for the player. */
  stage:
    | 'opening'
    | 'activate'
    | 'unit-start'
    | 'unit-start-triggers'
    | 'act'
    | 'unit-end'
    | 'unit-end-triggers'
    | 'unit-end-expiry'
    | 'passing'
    | 'closing';
  /** Units that still have their turn, the hero or its summons. */
  waiting: number[];
  /** Whose turn it is now; -1 while the player chooses. */
  unit: number;
  /** Whose turn has just ended, while what was put off to its end is done; left out else. */
  ended?: number;
  standard: number;
  move: number;
  /** Movement points of a begun basic move (T-041). */
  steps: number;
  /** Spaces moved in this turn, for texts that count them. */
  moved: number;
  /** What the one whose turn it is has done in it, in the bits of `play/history.ts`. */
  did: number;
  /** Units that the one whose turn it is has damaged in it; left out for none. */
  struck?: number[];
  /** On whom it has used its abilities in it, where a text asks; left out for none. */
  dealt?: readonly Dealt[];
  /** Units that it has moved in it, and by what; left out for none. */
  shoved?: readonly Shove[];
  /** Where each unit was when it began, where some text asks for that. */
  places?: readonly number[];
  /** Units that pieces have hit in it, and which pieces, named as in `Bound.marker`; left out for none. */
  hitBy?: { unit: number; piece: number }[];
  /** Actions taken in this turn, all kinds. */
  actions: number;
  /** Hazards that have triggered in this turn, by the keys of `play/hazard.ts`. */
  hazards: number[];
  /** Limited triggers used in this turn: their keys. */
  triggers: number[];
  /** Units that take their turn before the one whose turn it is goes on; left out for none. */
  next?: number[];
  /** Turns that go on once the one that runs is over, the outermost first; left out for none. */
  held?: HeldTurn[];
}

/** What a unit has left of its turn while another one takes its own. */
export type HeldTurn = Pick<Turn, 'unit' | 'standard' | 'move' | 'steps' | 'moved' | 'did' | 'actions'>;
