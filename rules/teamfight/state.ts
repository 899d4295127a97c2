import type { Seat } from '../kernel/rules.ts';
import type { Ends, Lasting } from './lasting.ts';

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
  stage: 'round-start' | 'turns' | 'round-end' | 'scoring' | 'next-round';
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
  /** What a seat must decide now; undefined when the decision is what to do next in the turn. */
  /** What was used in this round of all that a text lets happen only so often in one: keys of `play/limits.ts`. Left out for none. */
  usedThisRound?: number[];
  pending: Pending | undefined;
  conceded: Seat | undefined;
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
}

export interface UnitToken {
  card: number;
  count: number;
  /** Unit that gave it, -1 for the map or the set. */
  from: number;
  /** When it goes by itself; undefined stays until cleared. */
  ends: Ends | undefined;
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

/** That somebody was moved by somebody else. */
export type Shove = { readonly unit: number; readonly how: 'push' | 'pull' | 'other' };

/** What a unit has left of its turn while another one takes its own. */
export type HeldTurn = Pick<Turn, 'unit' | 'standard' | 'move' | 'steps' | 'moved' | 'did' | 'actions'>;

/** Something to do later. */
export interface Later {
  block: number;
  at: Ends;
  bound: Bound;
  from: Source;
}

/** Whose text runs. */
export interface Source {
  /** Unit that bears it; -1 for the map and set rules. */
  unit: number;
  /** Card whose text it is, and which ability of it, or -1 for passives and other texts. */
  card: number;
  ability: number;
  /** The marker whose text it is, or -1. */
  marker: number;
  /** Who decides. */
  seat: Seat;
  /** From where it is measured, where that is not where its bearer stands; left out for there. */
  spot?: Spot;
}

/** A place that a text is used from: ranges, areas and sight of `you` are from there. */
export interface Spot {
  readonly at: number;
  readonly size: number;
  /** The unit that stands there and is in nobody's way; left out for none. */
  readonly unit?: number;
  /** Where the bearer died: it counts only while that is off the map. */
  readonly fallen?: true;
  /** What it was measured from before, and is again behind this. */
  readonly before?: Spot;
}

/** What a resolution has bound: unit ids, marker ids, spaces; -1 for nothing. */
/** How a unit stood at some moment. */
export interface Standing {
  readonly unit: number;
  readonly health: number;
  readonly overshield: number;
}

export interface Bound {
  target: number;
  each: number;
  trigger: number;
  other: number;
  /** A marker's index; an object, which is a unit, stands here as -2 - its unit. */
  marker: number;
  summon: number;
  /** The space chosen last; for triggers, where it happened, such as where a unit died. */
  space: number;
  /** The edge chosen last, and how many of them from there on; left out for none. */
  edge?: number;
  long?: number;
  /** Spaces of the area laid last. */
  area: number[];
  /** Spaces that `you` came through in the last movement of this text; left out for none. */
  path?: number[];
  /** Spaces of the way that somebody else was moved by the text, or by itself. */
  theirWay?: number[];
  /** Outcome of the last attack roll or die: 0 when none was made. */
  rolled: number;
  hit: boolean;
  crit: boolean;
  kill: boolean;
  done: boolean;
  /** What its card asks of the use and held then, by the place on the card; left out where nothing is asked. */
  was?: number[];
  /** Def that responses have added to the attack on the target that is bound; left out for none. */
  hindered?: number;
  /** Damage dealt last, for texts that count it. */
  damage: number;
  /** Damage that it has dealt so far, to everybody together; left out for none. */
  dealt?: number;
  /** Units that its attacks and areas have hit so far; left out for none. */
  hits?: number[];
  /** Units that it has dealt damage to so far; left out for none. */
  harmed?: number[];
  /** Units that it has chosen as targets so far; left out for none. */
  aimed?: number[];
  /** Those of them from before this time of what is done several times, the last one at the end. */
  aimedEarlier?: number[];
  /** How those stood whose health it has changed, before it first did; left out for none. */
  before?: readonly Standing[];
  /** Tokens lost last, for texts that count them; left out for none. */
  lost?: number;
  /** Whom the text has taken tokens from; left out for nobody. */
  bereft?: number[];
  /** Card of the token that this text has moved last from one unit to another; left out for none. */
  shifted?: number;
  /** How much less of that damage arrived because of Armor; left out for none. */
  armour?: number;
  /** How much more than enough the last damage was that killed somebody; left out for none. */
  excess?: number;
  /** Pieces that it has taken off the map so far; left out for none. */
  removed?: number;
  /** Who was pushed or pulled last until a unit or a wall stopped it, which, and the unit; left out where nothing did. */
  stopped?: { unit: number; by: 'unit' | 'wall'; met?: number };
  /** Whom it has moved so far, and how; left out for nobody. */
  shoved?: readonly Shove[];
  /** The direction that it has chosen, or in which it has moved somebody last; left out for none. */
  heading?: number;
  /** The space that somebody was pushed or pulled from last by this text; left out for none. */
  vacated?: number;
  /** The space that `you` left by the last movement of this text; left out for none. */
  left?: number;
  /** The middle space of the rectangle with odd sides that was laid last; left out where there is none on the map. */
  middle?: number;
  /** The unit that the marker stands for; left out for none. */
  noted?: number;
  /** Of an instant that comes behind what it answers: whose ability that was, and whom it targeted then, -1 for an area. */
  answered?: { unit: number; ability: number; target: number };
  /** Spaces that `you` went in its last movement by this text, and that somebody was pushed or pulled in the last one. */
  went?: number;
  pushed?: number;
}

/** An ability, trigger or delayed effect that is not finished. */
export interface Resolution {
  source: Source;
  bound: Bound;
  frames: Frame[];
  /** A movement that is under way: one space at a time, so that what it sets off can come between. */
  walk: Walk | undefined;
  /** Responses that its seat may make now, one after the other; such a resolution has no frames. */
  offer?: Offer;
  /** Its seat has still to say whether it happens at all ("you may"). */
  ask?: boolean;
  /** The unit whose player has to let it happen first, as it would pass unheeded. */
  lets?: number;
  /** Key in `Turn.triggers` that is used up when it happens, in `State.once`, and in `State.usedThisRound`. */
  limit?: number;
  once?: number;
  inRound?: number;
  /** The use of an ability has set it off: what is lost by it is not what that ability has given. */
  ofUse?: true;
  /** It runs already, else it waits for its turn. */
  begun?: boolean;
  /** Whom the ability was told to be used on: the first target that it chooses must be one of them. */
  meant?: number[];
  /** The seat that decides in the place of its user's: "with targets of your choice". */
  chooser?: Seat;
  /** Places that it may be used from, of which its player has still to choose one: that of its user first, where it can be used there. */
  places?: (Spot | 'own')[];
  /** Key of the trigger or ability that began it, to cut reactions that set each other off for ever. */
  cause: string;
}

/** Reactions to one happening, or instants (T-190). */
export interface Offer {
  kind: 'reaction' | 'instant';
  /** Who can respond with what. */
  options: { unit: number; ability: number }[];
  /** Instants in response to an ability: who acts, -1 at the start of a turn. */
  user: number;
  /** The def that the acting unit's ability meets, 0 for areas and undefendable ones. */
  def: number;
  /** The attack roll, 0 if none was made. */
  rolled: number;
  /** Index into `options` of the instant whose owner has still to say whether it comes before or after. */
  placing?: number;
}

/** A movement under way. */
export interface Walk {
  unit: number;
  /** Spaces still to enter, the next one first. */
  path: number[];
  /** Spaces gone already, the start first. */
  gone: number[];
  how: 'walk' | 'fly' | 'teleport' | 'push' | 'pull' | 'swap';
  /** As a push or pull goes, and none of these for what asks for one. */
  moved?: boolean;
  /** Who moves the unit: itself, an ally, or an enemy (forced, T-047). */
  by: number;
  /** How many of `gone` a `moved` event has told already; 0 or left out at the start. */
  told?: number;
  /** What keeps a push or pull from going on, once the path is gone. */
  stop?: 'wall' | 'unit' | 'edge';
  /** In which direction that lies. */
  into?: number;
  /** That it begins has been told to whoever waits for that. */
  begun?: boolean;
  /** Passes hostile units in this movement. */
  through?: boolean;
  /** And walls and blocking terrain. */
  throughWalls?: boolean;
  /** Nobody reacts to it; left out where they do. */
  unnoticed?: true;
  /** Hazards do not touch it in this movement, and with `terrain` it passes the ground as flight does. */
  ignores?: 'hazards' | 'terrain';
  /** Passes units of this seat in this movement as its own. */
  throughSeat?: number;
  /** It goes on the way that the same text has gone before. */
  goesOn?: true;
}

/** A place in a program: the next node of a list. */
export interface Frame {
  block: number;
  next: number;
  /** For a list that runs once for each: what is still to do, and what the items are. */
  items?: number[];
  over?: 'units' | 'targets' | 'spaces' | 'edges' | 'players' | 'times' | 'pieces';
  /** Pieces that act: whose each item is. */
  seats?: number[];
  /** Targets and pieces: the space of each item. */
  spaces?: number[];
  /** Targets: the unit that each is attacked from, -1 for the user, -2 for a further target that is near the first; left out for the user. */
  origins?: number[];
  /** Areas: each enemy in it has a roll of its own. */
  rolls?: true;
  /** Areas: how much the damage that they begin with is for each item, worked out before anybody has taken it. */
  worth?: number[];
  /** Tokens that the first item had before it was attacked, by card; left out where nobody waits for attacks. */
  had?: number[];
  /** Targets and areas: how far the work before the first node is for the first item. */
  phase?: number;
  /** Bindings to give back when the list is through. */
  outer?: number[];
  /** Steps inside of one node that waits in the middle: the engine's own numbering. */
  step?: number;
  /** What that node has noted so far. */
  notes?: number[];
}

/** A decision inside of a resolution. `options` holds what may be picked, as the `ask` says. */
export interface Pending {
  seat: Seat;
  ask:
    | 'space' // spaces
    | 'facing' // the spaces beside `unit`, of which it faces one
    | 'target' // unit ids
    | 'option' // index of the option
    | 'yes' // 0 or 1
    | 'react' // index into `reactions`, -1 to pass
    | 'destination' // spaces, the moving unit is `unit`
    | 'placement' // index into `placements`, one area each
    | 'token' // index into the unit's tokens
    | 'ability' // index of the ability of `unit`
    | 'unit'; // unit ids, of whatever the node asks for
  options: number[];
  /** How many of the options, from the first, are worth listing; the others are legal, such as empty spaces (T-091). */
  listed?: number;
  /** Picking -1 ends the choice early ("up to", "any number"). */
  mayStop: boolean;
  unit: number;
  /** For `react`: who can respond with what. */
  reactions?: { unit: number; ability: number }[];
  /** For `placement`: the spaces of each area. */
  placements?: number[][];
}
