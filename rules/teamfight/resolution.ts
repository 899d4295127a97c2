import type { Seat } from '../kernel/rules.ts';
import type { Ends } from './lasting.ts';

/** That somebody was moved by somebody else. */
export type Shove = { readonly unit: number; readonly how: 'push' | 'pull' | 'other' };

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

/** How a unit stood at some moment. */
export interface Standing {
  readonly unit: number;
  readonly health: number;
  readonly overshield: number;
}

/** What a resolution has bound: unit ids, marker ids, spaces; -1 for nothing. */
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
  /** The roll that misses counts as a hit, until that is seen. */
  turned?: true;
  /** Damage dealt last, for texts that count it. */
  damage: number;
  /** Damage that it has dealt so far, to everybody together; left out for none. */
  dealt?: number;
  /** Units that its attacks and areas have hit so far; left out for none. */
  hits?: number[];
  /** Units that it has dealt damage to so far; left out for none. */
  harmed?: number[];
  /** Whom it has healed, or given overshield. */
  helped?: number[];
  /** Units that it has chosen as targets so far; left out for none. */
  aimed?: number[];
  /** Those of them from before this time of what is done several times, the last one at the end. */
  aimedEarlier?: number[];
  /** How those stood whose health it has changed, before it first did; left out for none. */
  before?: readonly Standing[];
  /** Tokens lost last, for texts that count them; left out for none. */
  lost?: number;
  /** To whom each part of what was given out last one by one came. */
  shares?: readonly number[];
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
  /** Who was pushed or pulled last until a unit or a wall stopped it, which, the unit, and the spaces left to go; left out where nothing did. */
  stopped?: { unit: number; by: 'unit' | 'wall'; met?: number; short?: number };
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
  /** Spaces that it would go on without that; left out for none. */
  short?: number;
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
