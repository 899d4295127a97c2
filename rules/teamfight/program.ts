import type { LifeNode } from './program/life.ts';
import type { MovementNode } from './program/movement.ts';
import type { PieceNode } from './program/piece.ts';
import type { Shape } from './program/shape.ts';
import type { StandingRule } from './program/standing.ts';
import type { TokenNode } from './program/token.ts';
import type { TurnNode } from './program/turn.ts';
import type { UnderWayNode } from './program/under-way.ts';
import type { FromClause, Use } from './program/use.ts';
import type { Moment, Trigger, Until, UntilEvent } from './program/when.ts';
import type { Amount, Condition, Place, Players, Range, Ref, Who } from './program/who.ts';

export type { Flag } from './program/flag.ts';
export type { Law, Rounds } from './program/law.ts';
export type { Means } from './program/means.ts';
export type { Direction } from './program/movement.ts';
export type { Shape } from './program/shape.ts';
export type { FromClause, Use } from './program/use.ts';
export type { Moment, Quantity, Trigger, Until, UntilEvent } from './program/when.ts';
export type { Amount, Condition, Count, HealthBrought, Place, Players, Range, Ref, Who } from './program/who.ts';

/**
 * The program of a text: what the engine plays. A closed tree of plain JSON; the reader (`notation/`) makes it, the engine
 * (`play/`) runs it, `notation/tell.ts` says it back in words. Here is what holds other nodes and rules; those that hold none stand
 * in `program/` by what they do. To add a construct: a node, its phrase in `notation/`, its interpreter in `play/`, its words in
 * `tell.ts`, and a scene.
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
  /** Conditions and tokens: when one goes by itself, counted from when it was given; `you` is its bearer, `other` who gave it. */
  readonly until?: Until;
  /** True when a manual clause governs the whole text: it is never played, and figures that rest on it say so. */
  readonly manual?: boolean;
}

// ------------------------------------------------------------------------------------------------ what happens

/** Attack modifiers of a `target` node, or of an area that is rolled for: what an attack roll is made against (T-123 to T-132). */
export interface Attack {
  /** Def of the ability itself, by condition: "+3def beyond range 3". */
  readonly def?: Amount;
  readonly crit?: Amount;
  readonly undefendable?: boolean;
  /** It hits whatever is rolled, also where undefendable attacks miss on some numbers. */
  readonly unmissable?: boolean;
  /** It does so where these hold. */
  readonly unmissableIf?: readonly Condition[];
  /** Two dice are rolled for it, of which that one counts. */
  readonly twoDice?: 'better' | 'worse';
  /** They are where these hold, and else one die. */
  readonly twoDiceIf?: readonly Condition[];
  /** It is undefendable where these hold. */
  readonly undefendableIf?: readonly Condition[];
  /** The target's cover counts for nothing (T-123). */
  readonly ignoresCover?: boolean;
  /** It does where these hold. */
  readonly ignoresCoverIf?: readonly Condition[];
  /** Its roll may be made again for `spend`, without a cost once; with `missed` only where it misses. */
  readonly reroll?: { readonly spend?: { readonly token: string; readonly count: number }; readonly missed?: true };
}

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
        /** Of any number never more than that. */
        readonly most?: Amount;
        /** Of two targets one is of each side. */
        readonly sides?: 'both';
        /**
         * Not chosen: the nearest or first one, or that with the least or most health, or which lacks most of it, or that with the most or fewest
         * of a token; the acting player breaks ties. `random`: by a die.
         */
        readonly forced?:
          | 'nearest'
          | 'furthest'
          | 'first-in-line'
          | 'weakest'
          | 'healthiest'
          | 'most-hurt'
          | 'random'
          | { readonly most: string }
          | { readonly fewest: string };
        readonly attack?: Attack;
        /** The movement of `you` that `then` begins with goes to it: it is attacked from where that ends. */
        readonly approach?: true;
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
        /** Only in the area that the text has laid last. */
        readonly inArea?: boolean;
        /** Of those only the farthest from `you`: the end of a line. */
        readonly last?: true;
        /** Of those only the nearest ones to what `from` names. */
        readonly closest?: true;
        /** A die chooses it. */
        readonly random?: boolean;
        /** All of them, so that nothing is chosen. */
        readonly every?: true;
        /** Or where such a unit stands; without `on` only there. */
        readonly or?: Who;
        /** Only where the nearest of such units stands. */
        readonly nearest?: Who;
        /** Only where a dead hero of these died last. */
        readonly fallen?: Who;
        /** Not where such a unit stands. */
        readonly without?: Who;
        /** Nowhere that this describes: not beside a marker that lies there or that another of the spaces is chosen for. */
        readonly apart?: Place;
        /** No two of them are adjacent. */
        readonly spread?: true;
        /** Only where all of these describe it. */
        readonly places?: readonly Place[];
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
        /** All edges of a line from one side of the map to the other. */
        readonly across?: boolean;
        /** The row on one of its sides, the side that it faces where that is noted; its middle before the middle of that side. */
        readonly front?: true;
        /** Only where a wall is, or the side of a filled space (T-172). */
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
        /** So much larger is a burst, a line or a path: "burst 1 + 1 per Coin". */
        readonly more?: Amount;
        readonly of: Ref;
        readonly range?: Range;
        /** False: neither the source nor the reach of the area needs sight ("ignoring walls"). */
        readonly sight: boolean;
        /** It must cover some space of what this names, where it can. */
        readonly over?: Ref;
        /** A line ends with the first of its spaces where such a unit stands. */
        readonly ends?: Who;
        /** A line that runs in another direction than the one laid before it. */
        readonly other?: true;
        readonly who: Who;
        /** Its user is in it, too, where it lies around that unit (T-102). */
        readonly user?: boolean;
        /** Each enemy in it has a roll of its own, and whoever is missed is left out. */
        readonly attack?: Attack;
        readonly then: readonly Node[];
        readonly spaces?: readonly Node[];
      }
    /**
     * Something goes along the spaces of the area laid last, in their order. The first of them that is next to somebody whom `who` names is
     * `space` in `then`; where there is none nothing happens.
     */
    | { readonly node: 'projectile'; readonly who: Who; readonly then: readonly Node[] }
    /**
     * Do `then` once for each space of the way that `you` went in the last movement of the text: those that were `left`, those that were
     * `entered`, or those that were `passed`, entered and left again. `one`: for one of them, which the acting player says; `upTo`: for so many
     * different ones, or fewer.
     */
    | {
        readonly node: 'way';
        readonly spaces: 'left' | 'entered' | 'passed';
        readonly one?: true;
        readonly upTo?: number;
        readonly then: readonly Node[];
      }
    /** Do `then` for each unit that `who` names, all at once by the text: an area by T-101. */
    | {
        readonly node: 'each';
        readonly who: Who;
        /** Only one of them, whom the acting player says: nobody is targeted by that, and the target stays who it was. */
        readonly one?: true;
        /** So much is given out among them, one by one, as the acting player says; `then` runs for those who got any. */
        readonly shares?: Amount;
        /** At most so many of them get any, and at least so many where there are as many. */
        readonly among?: { readonly most: number; readonly least: number };
        /** Not all of it need be given out. */
        readonly upTo?: true;
        readonly attack?: Attack;
        readonly then: readonly Node[];
      }
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
    /** The acting player, or that of the unit named by `who`, chooses so many of them; of whom the attack missed, nobody does. */
    | {
        readonly node: 'choose';
        readonly who?: Ref;
        readonly count: number;
        readonly upTo?: boolean;
        /** None that was chosen in an earlier use of this ability in the game. */
        readonly fresh?: true;
        readonly options: readonly Option[];
      }
    /** Do `then` as if `you` stood where `at` names: its ranges, areas and sight are from there. Nothing where that is not on the map. */
    | { readonly node: 'from-place'; readonly at: Ref; readonly then: readonly Node[] }
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
        /** So many dice are rolled at once, and this is what comes of them. */
        readonly dice?: { readonly count: number; readonly as: 'higher' | 'lower' | 'sum' };
        readonly bands: readonly { readonly from: number; readonly to: number; readonly then: readonly Node[] }[];
      }
    /** Once for each player who is meant; in `then` sides are seen from that player, and there is no `you`. */
    | { readonly node: 'players'; readonly which: Players; readonly then: readonly Node[] }
    | { readonly node: 'repeat'; readonly times: Amount | 'any'; readonly then: readonly Node[] }
    // ---- effects, in files of their own
    | LifeNode
    | UnderWayNode
    | MovementNode
    | TokenNode
    | PieceNode
    | TurnNode
    // ---- for a while, later, by hand
    /** For as long as `until` says, these rules hold. Their bearer is `of`. */
    | {
        readonly node: 'lasting';
        readonly of: Ref;
        /** Whom the rules know as the target; the target of the text if left out. */
        readonly knows?: Ref;
        readonly until: Until | UntilEvent;
        readonly rules: readonly Rule[];
        /** It does not add up: what the same text gave before is that now. */
        readonly once?: true;
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
  (
    | StandingRule
    /** A response that comes by itself, or by choice with `may`. In `then`, `trigger` and `other` are bound. */
    | {
        readonly rule: 'when';
        readonly trigger: Trigger;
        readonly if?: readonly Condition[];
        readonly may?: boolean;
        readonly perTurn?: number;
        readonly perRound?: number;
        /** The limit is for each unit that does it, or to which it is done, by itself; in what lasts for a while that of a game begins anew. */
        readonly each?: true;
        /** Once in one action of the turn, however many parts that has. */
        readonly perAction?: boolean;
        /** Only each so-many-th time in the game, for each bearer: "every third time". */
        readonly every?: number;
        /** It comes behind the ability that does it, once for whoever uses that. */
        readonly after?: true;
        /** Not more often than that in the game, for each bearer. */
        readonly perGame?: number;
        readonly then: readonly Node[];
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
    /**
     * Rules cards and maps: these rules hold for each unit that `who` names, as if they stood on its own card. There `you` is that unit, and sides
     * are seen from it.
     */
    | { readonly rule: 'bears'; readonly who: Who; readonly rules: readonly Rule[] }
    /** Terrain, markers and maps say in words what their fields say too; true when both agree. Changes nothing. */
    | { readonly rule: 'said' }
    | { readonly rule: 'manual' }
  );
