import type { Flag } from './program/flag.ts';
import type { Means } from './program/means.ts';
import type { Shape } from './program/shape.ts';
import type { FromClause, Use } from './program/use.ts';
import type { Moment, Quantity, Trigger, Until, UntilEvent } from './program/when.ts';
import type { Amount, Condition, Place, Players, Range, Ref, Who } from './program/who.ts';

export type { Flag } from './program/flag.ts';
export type { Means } from './program/means.ts';
export type { Shape } from './program/shape.ts';
export type { FromClause, Use } from './program/use.ts';
export type { Moment, Quantity, Trigger, Until, UntilEvent } from './program/when.ts';
export type { Amount, Condition, Count, Place, Players, Range, Ref, Who } from './program/who.ts';

/**
 * The program of a text: what the engine plays. A closed tree of plain JSON; the reader (`notation/`) makes it, the engine
 * (`play/`) runs it, `notation/tell.ts` says it back in words. To add a construct: a node here, its phrase in `notation/`, its
 * interpreter in `play/`, its words in `tell.ts`, and a scene.
 *
 * Units are called from the bearer of the text: `you` is the unit whose card, condition or stance it is, or the unit that
 * placed the marker. Distances are spaces in the range metric (T-080) unless a node says otherwise.
 */
export interface Program {
  /** How a player uses it. Absent on texts that only stand: most passives, conditions, terrain. */
  readonly use?: Use;
  /** What happens when it is used, in order. */
  readonly body: readonly Node[];
  /** What holds while the text is in play: modifiers, states and triggers. */
  readonly rules: readonly Rule[];
  /** Conditions and tokens: when one goes by itself, counted from when it was given; `you` is its bearer. */
  readonly until?: Until;
  /** True when a manual clause governs the whole text: it is never played, and figures that rest on it say so. */
  readonly manual?: boolean;
}

// ------------------------------------------------------------------------------------------------ what happens

/** Attack modifiers of a `target` node: what an attack roll is made against (T-123 to T-132). */
export interface Attack {
  /** Def of the ability itself, by condition: "+3def beyond range 3". */
  readonly def?: Amount;
  readonly crit?: Amount;
  readonly undefendable?: boolean;
  /** The target's cover counts for nothing (T-123). */
  readonly ignoresCover?: boolean;
}

/** How a text says which way somebody moves. */
export type Direction =
  | 'away' // from `of`, in a straight line (T-048)
  | 'towards' // `of`
  | 'any' // one straight line that the acting player chooses
  | 'along-any-path'
  | 'sideways';

/** One thing that happens, or that decides what happens. Nodes run in order. */
export type Node = FromClause &
  // ---- choices of the acting player
  /**
   * Choose a space, then a unit in it (T-090 to T-097); `then` runs once for each chosen unit. An attack roll is made where the
   * target is an enemy and a number could matter (T-120, T-121). On a miss everything in `then` that does something to `target`
   * is left out, the rest still happens (T-127).
   */
  (
    | {
        readonly node: 'target';
        readonly who: Who;
        /** Without it the target may be anywhere that `sight` allows. */
        readonly range?: Range;
        /** Measured from here; `you` if left out. "another unit in range 2 of target". */
        readonly from?: Ref;
        /** False: line of sight is not needed ("ignoring walls", "Global"). */
        readonly sight: boolean;
        /** How many different targets: up to `max` (1), at least `min` (1; 0 for "up to"). `max` 99 is any number. */
        readonly min?: number;
        readonly max?: number;
        /** Not chosen: the nearest or first one, or that with the least or most health; the acting player breaks ties. */
        readonly forced?: 'nearest' | 'furthest' | 'first-in-line' | 'weakest' | 'healthiest';
        readonly attack?: Attack;
        /**
         * Behind the one target up to `count` more, all different and all chosen before anything happens: each in range of the one
         * before it, or of any of them. `who` where they are others than the first.
         */
        readonly links?: {
          readonly count: number;
          readonly range: Range;
          readonly of: 'last' | 'any';
          readonly who?: Who;
        };
        readonly then: readonly Node[];
      }
    /** Choose a space; binds `space`. */
    | {
        readonly node: 'space';
        readonly range?: Range;
        readonly from?: Ref;
        readonly sight: boolean;
        readonly empty?: boolean;
        /** Filled spaces, where nobody can stand, may be chosen too. */
        readonly solid?: boolean;
        readonly count?: number;
        /** Only where such a marker lies, by reference; `yours`: one that the bearer has placed. */
        readonly on?: string;
        readonly yours?: boolean;
        /** A die chooses it. */
        readonly random?: boolean;
        /** Or where such a unit stands. */
        readonly or?: Who;
        /** Only where the nearest of such units stands. */
        readonly nearest?: Who;
        /** Nowhere that this describes: not beside a marker that lies there or that another of the spaces is chosen for. */
        readonly apart?: Place;
        /** At least so many of `count`, all of them if left out; 0 for "up to". */
        readonly min?: number;
        readonly then: readonly Node[];
      }
    /**
     * Choose an edge between two spaces, or a straight row of `long` edges; binds `edge`, and the space before it as `space`. One is in
     * range and in sight where one of the spaces beside it is. `then` runs for each.
     */
    | {
        readonly node: 'edge';
        readonly range?: Range;
        readonly from?: Ref;
        readonly sight: boolean;
        readonly long?: number;
        /** Only where a wall is. */
        readonly walled?: boolean;
        readonly count?: number;
        /** At least so many of `count`, all of them if left out. */
        readonly min?: number;
        readonly then: readonly Node[];
      }
    /**
     * Lay an area from its source and do `then` once for each unit in it that `who` names. No target, no roll (T-100 to T-109).
     * With `range` the source is a space chosen in that range, else it is `of`. `spaces` runs once for each space of the area.
     */
    | {
        readonly node: 'area';
        readonly shape: Shape;
        readonly of: Ref;
        readonly range?: Range;
        /** False: neither the source nor the reach of the area needs sight ("ignoring walls"). */
        readonly sight: boolean;
        /** It must cover some space of what this names, where it can. */
        readonly over?: Ref;
        readonly who: Who;
        readonly then: readonly Node[];
        readonly spaces?: readonly Node[];
      }
    /** Do `then` for each unit that `who` names, all at once by the text: an area by T-101. */
    | { readonly node: 'each'; readonly who: Who; readonly then: readonly Node[] }
    /** Do `then` for each marker or object of this card that lies on the map, bound as `marker`; with `first` for one of them only. */
    | {
        readonly node: 'each-piece';
        readonly marker: string;
        readonly yours?: boolean;
        readonly places?: readonly Place[];
        /** Sides are seen from the piece's own; one that is nobody's does nothing. */
        readonly acts?: boolean;
        readonly first?: boolean;
        readonly then: readonly Node[];
      }
    | { readonly node: 'choose'; readonly count: number; readonly options: readonly Option[] }
    /** The acting player (or the unit named by `who`, through its player) may do it. */
    | { readonly node: 'may'; readonly who?: Ref; readonly then: readonly Node[] }
    | {
        readonly node: 'if';
        readonly if: readonly Condition[];
        readonly then: readonly Node[];
        readonly else: readonly Node[];
      }
    /** Roll a die that is not an attack. */
    | {
        readonly node: 'roll';
        readonly sides: number;
        readonly bands: readonly { readonly from: number; readonly to: number; readonly then: readonly Node[] }[];
      }
    /** Once for each player who is meant; in `then` sides are seen from that player, and there is no `you`. */
    | { readonly node: 'players'; readonly which: Players; readonly then: readonly Node[] }
    | { readonly node: 'repeat'; readonly times: Amount | 'any'; readonly then: readonly Node[] }
    // ---- effects
    /** With `unheard` nothing waits for the death that it may bring. */
    | {
        readonly node: 'damage';
        readonly to: Ref;
        readonly amount: Amount;
        readonly irreducible?: boolean;
        readonly unheard?: boolean;
      }
    | { readonly node: 'heal'; readonly to: Ref; readonly amount: Amount | 'full' | 'half' }
    /** Health becomes this number, neither damage nor healing; never more than the most it can have. */
    | { readonly node: 'set-health'; readonly of: Ref; readonly amount: Amount }
    /** With `until` what is left of it goes then. */
    | { readonly node: 'overshield'; readonly to: Ref; readonly amount: Amount; readonly until?: Until }
    /** All overshield; with `own` only while it is what this text gave. */
    | { readonly node: 'lose-overshield'; readonly from: Ref; readonly own?: boolean }
    | { readonly node: 'kill'; readonly who: Ref }
    /** Off the map, alive and out of everybody's reach; back on its space then, or as near as it gets. */
    | { readonly node: 'depart'; readonly who: Ref; readonly until: Moment }
    /** Its next turn passes as that of a dead unit does (T-012); with `whole` those of its summons too. */
    | { readonly node: 'skip-turn'; readonly who: Ref; readonly whole?: boolean }
    /** It is a unit of the acting side until then, in all that sides decide, and its new player plays its turns; its death costs its own side. */
    | { readonly node: 'change-side'; readonly who: Ref; readonly until?: Until }
    /**
     * The unit becomes another card where it stands, or where it has just died: then it is back, and has not cost its side a point.
     * `same` leaves its health as it is. Uses and tapped cards of the one are not those of the other.
     */
    | {
        readonly node: 'transform';
        readonly who: Ref;
        readonly card: string;
        readonly health: Amount | 'full' | 'same';
      }
    /**
     * A dead unit comes back on the space chosen last or as near as it gets, and the point for it is lost again (T-021). With a group
     * the acting player chooses one of its dead heroes; with `noted` one that such markers on that space have noted.
     */
    | {
        readonly node: 'revive';
        readonly who: Ref | Who | { readonly noted: string };
        readonly health: Amount | 'full' | 'half';
      }
    /** The attack under way misses its target, or the ability under way has no effect at all from here on. */
    | { readonly node: 'miss' | 'cancel' }
    /**
     * The attack under way is given another target: chosen by the bearer's player as its text says but measured from `from`; or `to`,
     * wherever that is.
     */
    | { readonly node: 'retarget'; readonly from: Ref; readonly to?: Ref }
    /**
     * Damage that is about to be dealt: none of it, half of it (rounded up), or so much less arrives. Stands only under a
     * `would-take` trigger.
     */
    | { readonly node: 'lessen'; readonly by: 'all' | 'half' | Amount }
    /** Push, pull and every movement in one straight line or along a path that somebody else decides (T-047 to T-052). */
    | {
        readonly node: 'push';
        readonly who: Ref;
        readonly distance: Amount;
        readonly direction: Direction;
        readonly of: Ref;
        readonly exactly?: boolean;
        /** Along any path: only to where it is nearer to `of` than it was. */
        readonly nearer?: boolean;
      }
    /** Movement of a unit by its own or an ally's ability (T-042, T-045, T-046, T-053, T-054). `unlimited`: as far as possible. */
    | {
        readonly node: 'move';
        readonly who: Ref;
        readonly how: 'walk' | 'fly' | 'teleport';
        readonly distance?: Amount;
        readonly straight?: boolean;
        readonly exactly?: boolean;
        readonly throughUnits?: boolean;
        /** To the space chosen last ("teleport to an empty space in range 5"). */
        readonly toSpace?: boolean;
        /** Next to what this names, or as near as it gets. */
        readonly adjacentTo?: Ref;
        /** It can end only next to one of those that this names. */
        readonly beside?: Who;
        /** To where the unit was when its last turn ended, or as near as it gets. */
        readonly back?: boolean;
        /** Ends nearer to what this names than it began, or farther from it. */
        readonly towards?: Ref;
        readonly awayFrom?: Ref;
        /** It does not end farther from what this names than it began, or not nearer. */
        readonly notFarther?: Ref;
        readonly notNearer?: Ref;
        /** Only on the spaces of the area laid last, in their order. */
        readonly along?: boolean;
        readonly ignoresDifficult?: boolean;
        /** It goes as of its own will, wherever the acting player says: no forced movement (T-047). */
        readonly willing?: boolean;
        /** Of several ways to one end, that which passes most enemies. */
        readonly pastEnemies?: boolean;
      }
    /** It rides on one of those that `on` names, whom its player chooses, for as long as it stays next to that one. */
    | { readonly node: 'ride'; readonly who: Ref; readonly on: Who }
    /** Both change places. With the target twice: the two targets that were chosen together do. */
    | { readonly node: 'swap'; readonly a: Ref; readonly b: Ref }
    /** The acting player notes which way the bearer faces, for places in front of it and behind it. */
    | { readonly node: 'face' }
    /** Give a condition, token or counter, by reference. `max`: never more than so many. */
    | {
        readonly node: 'give';
        readonly token: string;
        readonly to: Ref;
        readonly count: Amount;
        readonly max?: number;
        /** Nobody else keeps one that `you` gave: "(max 1, remove oldest)". */
        readonly alone?: boolean;
        readonly until?: Until;
      }
    /** With `yours` only those that the bearer has given. */
    | {
        readonly node: 'lose';
        readonly token: string;
        readonly from: Ref;
        /** `any`: as many as its player wants, one after the other. */
        readonly count: Amount | 'all' | 'any';
        readonly yours?: boolean;
      }
    /** Clear conditions: that many, or all. The owner of the unit chooses which (T-151: DoT stays until cleared). */
    | { readonly node: 'clear'; readonly from: Ref; readonly count: number | 'any' | 'all'; readonly token?: string }
    | { readonly node: 'stance'; readonly token: string | undefined }
    | { readonly node: 'summon'; readonly card: string; readonly max?: number; readonly count?: number }
    /** Put a marker, object or terrain on the space chosen last, or on the space of the surrounding `spaces`. */
    | {
        readonly node: 'place';
        readonly marker: string;
        readonly on: Ref;
        readonly max?: number;
        readonly hazard?: Amount;
        /** On the spaces of the area laid last, which is as large as it is. */
        readonly fills?: boolean;
        /** On the edge or edges chosen last. */
        readonly edge?: boolean;
        /** It goes by itself then. */
        readonly until?: Until;
        /** The unit that the marker stands for from then on. */
        readonly notes?: Ref | Who;
        /** It sticks to the unit that it is put on and goes where that goes; where the unit dies it is left lying. Never an object. */
        readonly attached?: boolean;
      }
    /** Take markers, objects or summons off the map without their dying; with it where they are `destroyed`. */
    | {
        readonly node: 'remove';
        readonly destroyed?: boolean;
        readonly what: Ref | { readonly marker: string; readonly yours?: boolean; readonly places?: readonly Place[] };
      }
    /**
     * Walls, or all terrain with its walls and cover, are destroyed: of the map, and pieces that are such. In the spaces of what is named
     * and on their sides, or on the edges chosen last.
     */
    | { readonly node: 'raze'; readonly what: 'walls' | 'terrain'; readonly on: Ref | 'edge' }
    /** Turn cards: tap or refresh. `which` names an ability of `whose`, or one that the acting player chooses, or all, or all but the one that does it, or all that can be used only so often in a game. */
    | {
        readonly node: 'tap' | 'refresh';
        readonly whose: Ref;
        readonly which: 'this' | 'one' | 'all' | 'others' | 'limited' | { readonly ability: string };
      }
    /** Has as many of a counter again as it began with, where it has fewer. */
    | { readonly node: 'restore'; readonly token: string; readonly of: Ref }
    /** Use an ability outside of the unit's turn or beside its actions: a default one, one of these that attacks, or any. */
    | {
        readonly node: 'use-ability';
        readonly who: Ref;
        readonly which: 'default' | 'any' | 'attack';
        readonly free: boolean;
      }
    /** One action or more, in the unit's turn or, outside of that, for its next one. */
    /** More actions in the unit's turn; fewer with a `count` below 0. */
    | { readonly node: 'gain-action'; readonly who: Ref; readonly action: 'standard' | 'move'; readonly count: number }
    | { readonly node: 'end-turn'; readonly who: Ref }
    | { readonly node: 'score'; readonly points: Amount }
    /** For as long as `until` says, these rules hold. Their bearer is `of`. */
    | {
        readonly node: 'lasting';
        readonly of: Ref;
        /** Whom the rules know as the target; the target of the text if left out. */
        readonly knows?: Ref;
        readonly until: Until | UntilEvent;
        readonly rules: readonly Rule[];
      }
    /** Do it later. Bound units and spaces are remembered. */
    | { readonly node: 'later'; readonly at: Moment; readonly then: readonly Node[] }
    /**
     * A part that people do by hand: shown, asked for in play, never played in a series but by what its designer put down to stand in
     * for it, which is approximate.
     */
    | { readonly node: 'manual'; readonly standIn?: readonly Node[] }
  );

export interface Option extends FromClause {
  readonly label: string;
  readonly needs?: readonly Condition[];
  readonly then: readonly Node[];
}

// ------------------------------------------------------------------------------------------------ what holds

/** Something that holds while its text is in play. */
export type Rule = FromClause &
  /** Changes a number of the units that `who` names. `against`: only for or from these. Percent is a multiplier (T-141), `set` replaces. */
  (
    | {
        readonly rule: 'change';
        readonly who: Who;
        readonly what: Quantity;
        readonly add?: Amount;
        readonly percent?: number;
        /** Speed only: numerator and denominator, rounded up ("1/3 speed"). */
        readonly times?: readonly [number, number];
        readonly set?: number;
        readonly against?: Who;
        /** Only with these abilities: of the unit itself, or of whom it stands against where they are used on it. */
        readonly means?: Means;
        readonly if?: readonly Condition[];
      }
    | {
        readonly rule: 'is';
        readonly who: Who;
        readonly flag: Flag;
        readonly against?: Who;
        readonly means?: Means;
        readonly token?: string;
        readonly if?: readonly Condition[];
      }
    /** A response that comes by itself, or by choice with `may`. In `then`, `trigger` and `other` are bound. */
    | {
        readonly rule: 'when';
        readonly trigger: Trigger;
        readonly if?: readonly Condition[];
        readonly may?: boolean;
        readonly perTurn?: number;
        /** Once in one action of the turn, however many parts that has. */
        readonly perAction?: boolean;
        /** Not more often than that in the game, for each bearer. */
        readonly perGame?: number;
        readonly then: readonly Node[];
      }
    /** After a die was rolled for the bearer, it may be rolled again for `spend`. */
    | { readonly rule: 'reroll'; readonly spend?: { readonly token: string; readonly count: number } }
    /**
     * The bearer or piece is blocking terrain for units that `who` names: to their movement, or to what they target and lay areas
     * over; `stops` keeps them only from ending a movement there. With `range` it is so many spaces around instead.
     */
    | {
        readonly rule: 'blocks';
        readonly what: 'movement' | 'attacks' | 'stops';
        readonly who: Who;
        readonly range?: number;
      }
    /**
     * Units that `who` names come no farther than `range` from each one that `to` names, or from the piece whose text it is; without
     * `range` no farther than they are, with `nearer` no nearer. Who is out already may stay so. Of their own will or by their own side;
     * `forced`: whoever moves them.
     */
    | {
        readonly rule: 'tether';
        readonly who: Who;
        readonly to: Who | 'marker';
        readonly range?: number;
        readonly nearer?: boolean;
        readonly forced?: boolean;
        readonly if?: readonly Condition[];
      }
    /**
     * A step of units that `who` names into or out of such a space, or nearer to or farther from what `of` names, costs so much more
     * movement, so much at least, or so many times as much.
     */
    | {
        readonly rule: 'step-cost';
        readonly who: Who;
        readonly step:
          | { readonly on: 'enter' | 'leave'; readonly place: Place }
          | { readonly on: 'nearer' | 'farther'; readonly of: NonNullable<Place['of']> };
        readonly cost: { readonly add: number } | { readonly least: number } | { readonly times: number };
      }
    /**
     * What units that `who` names must do before everything else while they can; where they cannot, they are free. `use` one of the
     * abilities that `means` names, once a turn, on one of `whom`; `move` once, to end nearer to the nearest of `whom`; with `always`
     * as often as they can. `target`: choose one of `whom` where an ability can target one.
     */
    | {
        readonly rule: 'duty';
        readonly who: Who;
        readonly must: 'use' | 'move' | 'target';
        readonly means?: Means;
        readonly whom?: Who;
        readonly always?: boolean;
        readonly if?: readonly Condition[];
      }
    /** Terrain and markers: a hazard with this effect on whoever is on it (T-180, T-181). Bound as `each`. */
    | { readonly rule: 'hazard'; readonly then: readonly Node[] }
    /** A further ability: "Standard Action: ..." granted by a card's second part, a stance or a token. */
    | {
        readonly rule: 'ability';
        readonly who: Who;
        readonly name: string;
        readonly program: Program;
        readonly isDefault?: boolean;
      }
    /** Abilities can be used for another action than their own: "as a Move Action". */
    | {
        readonly rule: 'cost';
        readonly who: Who;
        readonly means: Means;
        readonly action: 'free' | 'move' | 'standard';
        readonly perTurn?: number;
        readonly if?: readonly Condition[];
      }
    /** Abilities with one target may have so many more, each near the first. */
    | {
        readonly rule: 'more-targets';
        readonly who: Who;
        readonly means: Means;
        readonly count: number;
        readonly range?: Range;
      }
    /** Units that `who` names come into play with so many of a counter: "Starts with 1 Powder". */
    | { readonly rule: 'begins'; readonly who: Who; readonly token: string; readonly count: number }
    /** How control points are claimed, where a map's own words differ from the rules page (T-027). */
    | { readonly rule: 'control'; readonly tie: 'keeps-owner' | 'unowned' }
    /** Conditions and tokens: several of one kind add up ("per token" counts them). Without it a unit has one at most. Counters always add up. */
    | { readonly rule: 'stacks' }
    /** Terrain, markers and maps say in words what their fields say too; true when both agree. Changes nothing. */
    | { readonly rule: 'said' }
    | { readonly rule: 'manual' }
  );
