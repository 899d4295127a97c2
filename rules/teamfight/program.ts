import type { Means } from './means.ts';

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

/** Index of the clause in the reading that a node comes from. */
export interface FromClause {
  readonly clause: number;
}

// ------------------------------------------------------------------------------------------------ cost, limits, requirements

/** Cost, limits and requirements of an ability: everything before its body. */
export interface Use extends FromClause {
  /** `reaction` needs `trigger`. `instant` is T-190. */
  readonly action: 'standard' | 'move' | 'move-standard' | 'free' | 'reaction' | 'instant';
  /** A free or standard action that can be taken only at this moment of the own turn. */
  readonly at?: 'turn-start' | 'turn-end';
  /** The +n of an instant. Without a number it always comes before. */
  readonly instant?: number;
  /** What sets a reaction off. */
  readonly trigger?: Trigger;
  /** The card is turned when it is used (T-160). */
  readonly tap?: boolean;
  /** n/Game (T-164). */
  readonly perGame?: number;
  /** n/Turn, once per turn (T-165). */
  readonly perTurn?: number;
  /** Ultimate n: 1/Game and not before round n (T-166). */
  readonly ultimate?: number;
  /** Must be used when it can be. */
  readonly mandatory?: boolean;
  /** Counters or tokens spent as a part of the cost. */
  readonly spend?: readonly { readonly token: string; readonly count: number }[];
  /** Counters or tokens taken as a part of the cost, such as stress. */
  readonly take?: readonly { readonly token: string; readonly count: number }[];
  /** Conditions without which it cannot be used. */
  readonly needs?: readonly Condition[];
}

// ------------------------------------------------------------------------------------------------ who, where, how much

/**
 * A unit, marker or space that earlier nodes or the trigger have bound. `target`: the unit chosen last; `each`: the unit of the
 * surrounding `each`; `trigger`: the unit that set the trigger off; `other`: the other unit of the trigger (who dealt it, who was
 * targeted); `marker`: the marker whose text it is or that was placed last; `summon`: the unit summoned last; `space`: the space
 * chosen last (a `target` binds it too, and keeps it on a miss); `them`: whoever the sentence before was about is resolved by the
 * reader and never stands here.
 */
export type Ref = 'you' | 'target' | 'each' | 'trigger' | 'other' | 'marker' | 'summon' | 'space';

/** Distance in spaces. `max` undefined is unlimited. `Range 2+` is { min: 2 }. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Where something has to be. All fields given must hold. */
export interface Place {
  /** In this range of what `of` names. */
  readonly range?: Range;
  readonly of?: Ref | { readonly nearest: Who } | { readonly marker: string };
  /** Seen from `of` (from `you` without it). Area and target nodes need sight unless they say otherwise; other places do not. */
  readonly sight?: boolean;
  /** In the area that the surrounding `area` node laid. */
  readonly inArea?: boolean;
  /** On a space of this terrain or with this marker, by reference. */
  readonly on?: string;
  /** On the way that `you` took in the last movement of the same text, its first space left out. */
  readonly passed?: boolean;
  /** Where a line or path from `of` can come to. */
  readonly strand?: Extract<Shape, { shape: 'line' | 'path' }>;
  /** In front of, or behind, the bearer's noted facing. */
  readonly facing?: 'front' | 'behind';
}

/** Which units. */
export interface Who {
  /** From the bearer: `ally` is without the bearer, `friend` is you and allies, `any` is both sides with the bearer. */
  readonly side: 'any' | 'enemy' | 'ally' | 'friend' | 'you';
  /** Whom to leave out: "others" leaves out `you`, "others in burst 1 of target" leaves out `target`. */
  readonly except?: readonly Ref[];
  readonly kind?: 'hero' | 'summon' | 'object' | 'unit';
  /** Only summons or objects of the bearer: "your summons", "your Turrets". */
  readonly yours?: boolean;
  /** Only units made from this card, by reference: a summon or an object. */
  readonly card?: string;
  readonly places?: readonly Place[];
  /** Asked about the unit in question, which is bound as `each`. */
  readonly if?: readonly Condition[];
}

/** A number of things that the text counts. */
export type Count =
  | { readonly count: 'tokens'; readonly token: string; readonly on: Ref }
  | { readonly count: 'units'; readonly who: Who }
  | { readonly count: 'markers'; readonly marker: string; readonly yours?: boolean; readonly places?: readonly Place[] }
  | { readonly count: 'distance'; readonly from: Ref; readonly to: Ref }
  | { readonly count: 'moved' }
  | { readonly count: 'missing-health'; readonly on: Ref }
  | { readonly count: 'health'; readonly on: Ref }
  | { readonly count: 'max-health'; readonly on: Ref }
  /** The health it had when its last turn ended; what it has now before it has ended one. */
  | { readonly count: 'earlier-health'; readonly on: Ref }
  | { readonly count: 'speed'; readonly on: Ref }
  | { readonly count: 'conditions'; readonly on: Ref }
  | { readonly count: 'damage' }
  /** The number of the round. */
  | { readonly count: 'round' }
  | { readonly count: 'rolled' };

/**
 * A whole number worked out when it is needed: `base` plus every term. A term is `each` for every `per` counted (per n: rounded up,
 * T-032), or `each` once if its conditions hold. `half` halves the sum, rounded up.
 */
export interface Amount {
  readonly base: number;
  readonly terms?: readonly {
    readonly each: number;
    readonly per?: Count;
    readonly by?: number;
    readonly if?: readonly Condition[];
  }[];
  readonly half?: boolean;
}

/** A question about the situation. */
export type Condition =
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'side'; readonly of: Ref; readonly side: Who['side'] }
  /** It is the very unit that `as` names: rules that last know the target of the text that made them. */
  | { readonly is: 'same'; readonly of: Ref; readonly as: Ref }
  | { readonly is: 'unit'; readonly of: Ref; readonly who: Who }
  /** Has at least `min` (1 if left out) and at most `max` of a token, condition or counter. */
  | {
      readonly is: 'has';
      readonly of: Ref;
      readonly token: string;
      readonly min?: number;
      readonly max?: number;
      /** Only those that the bearer has given: "your Mark". */
      readonly yours?: boolean;
    }
  | { readonly is: 'has-condition'; readonly of: Ref }
  | { readonly is: 'stance'; readonly token: string }
  | { readonly is: 'flag'; readonly of: Ref; readonly flag: Flag }
  | {
      readonly is: 'health';
      readonly of: Ref;
      readonly max?: number;
      readonly min?: number;
      readonly atMostHalf?: boolean;
      readonly belowHalf?: boolean;
      readonly full?: boolean;
    }
  | { readonly is: 'distance'; readonly from: Ref; readonly to: Ref; readonly range: Range }
  | { readonly is: 'place'; readonly of: Ref; readonly place: Place }
  /** At least `min` (1) and at most `max` such units are there. */
  | { readonly is: 'there-is'; readonly who: Who; readonly min?: number; readonly max?: number }
  | { readonly is: 'hit' | 'miss' | 'crit' | 'kill' }
  | { readonly is: 'rolled'; readonly from: number; readonly to: number }
  | { readonly is: 'round'; readonly rounds: readonly number[] }
  /** It took damage since its last turn began; before its first turn, since it came into play. */
  | { readonly is: 'hurt-lately'; readonly of: Ref }
  | { readonly is: 'action-of-turn'; readonly first: boolean }
  /** The turn that runs is this unit's. */
  | { readonly is: 'turn'; readonly of: Ref }
  | { readonly is: 'did'; readonly what: 'move' | 'attack' | 'damage' }
  /** The answer to the `may` before it: "If you do", "If you don't". */
  | { readonly is: 'done' };

/** What holds for a unit while a rule says so. The engine gives each its meaning (T-128, T-129, T-144, T-146, T-148, T-152). */
export type Flag =
  | 'undefendable'
  | 'armor'
  | 'resistance'
  | 'resistance-area'
  | 'flying'
  /** Flies whenever it moves; what is on its space still touches it. */
  | 'flying-movement'
  | 'invisible'
  | 'never-invisible'
  | 'unprotected'
  | 'no-voluntary-movement'
  | 'no-move-action'
  | 'no-standard-action'
  | 'no-actions'
  | 'no-reactions'
  | 'no-default-abilities'
  | 'no-other-abilities'
  /** The default abilities of its card cannot be used: others stand in for them. */
  | 'defaults-replaced'
  | 'immune-forced-movement'
  | 'immune-damage'
  | 'immune-hazards'
  | 'immune-tokens'
  | 'immune-conditions'
  /** To conditions that its own side does not give. */
  | 'immune-unwanted'
  | 'immune-area'
  | 'through-enemies'
  | 'through-walls'
  | 'ignores-difficult'
  | 'ignores-cover'
  /** Height steps do not keep it from going up. */
  | 'ignores-heights'
  | 'not-counted'
  | 'counts-twice'
  | 'not-targetable'
  /** Nothing makes it `not-targetable` or invisible. */
  | 'always-targetable'
  | 'attacks-undefendable'
  | 'damage-irreducible'
  | 'no-healing'
  | 'blocks-sight'
  /** Abilities that it cannot use, by `means`. */
  | 'no-use'
  /** What its card does at the start or the end of its turn by itself happens twice. */
  | 'turn-start-twice'
  | 'turn-end-twice';

// ------------------------------------------------------------------------------------------------ what happens

/** Attack modifiers of a `target` node: what an attack roll is made against (T-123 to T-132). */
export interface Attack {
  /** Def of the ability itself, by condition: "+3def beyond range 3". */
  readonly def?: Amount;
  readonly crit?: Amount;
  readonly undefendable?: boolean;
}

/** How a text says which way somebody moves. */
export type Direction =
  | 'away' // from `of`, in a straight line (T-048)
  | 'towards' // `of`
  | 'any' // one straight line that the acting player chooses
  | 'along-any-path'
  | 'sideways';

export type Shape =
  | { readonly shape: 'burst'; readonly size: number }
  /** Straight from the source; `size` undefined runs to the map's edge (T-105). */
  | { readonly shape: 'line'; readonly size?: number }
  | { readonly shape: 'path'; readonly size: number }
  /** Columns by rows. Centred on the source, else it has only to overlap it (T-108). */
  | { readonly shape: 'rectangle'; readonly columns: number; readonly rows: number; readonly centred?: boolean }
  /** n spaces that touch each other inside of a burst. */
  | { readonly shape: 'spaces'; readonly count: number; readonly within: number };

/** Players: each of them (the first player first), one by the order of T-010, the user's opponent, or whose unit that is. */
export type Players = 'each' | 'first' | 'second' | 'opponent' | { readonly of: Ref };

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
        /** Not chosen: the nearest or first one, the acting player breaks ties. */
        readonly forced?: 'nearest' | 'furthest' | 'first-in-line';
        readonly attack?: Attack;
        readonly then: readonly Node[];
      }
    /** Choose a space; binds `space`. */
    | {
        readonly node: 'space';
        readonly range?: Range;
        readonly from?: Ref;
        readonly sight: boolean;
        readonly empty?: boolean;
        readonly count?: number;
        /** Only where such a marker lies, by reference; `yours`: one that the bearer has placed. */
        readonly on?: string;
        readonly yours?: boolean;
        /** Only where the nearest of such units stands. */
        readonly nearest?: Who;
        /** At least so many of `count`, all of them if left out; 0 for "up to". */
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
        readonly who: Who;
        readonly then: readonly Node[];
        readonly spaces?: readonly Node[];
      }
    /** Do `then` for each unit that `who` names, all at once by the text: an area by T-101. */
    | { readonly node: 'each'; readonly who: Who; readonly then: readonly Node[] }
    /** Do `then` for each marker or object of this card that lies on the map, bound as `marker`. */
    | {
        readonly node: 'each-piece';
        readonly marker: string;
        readonly yours?: boolean;
        readonly places?: readonly Place[];
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
    | { readonly node: 'damage'; readonly to: Ref; readonly amount: Amount; readonly irreducible?: boolean }
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
        /** To where the unit was when its last turn ended, or as near as it gets. */
        readonly back?: boolean;
        /** Ends nearer to what this names than it began, or farther from it. */
        readonly towards?: Ref;
        readonly awayFrom?: Ref;
        /** Only on the spaces of the area laid last, in their order. */
        readonly along?: boolean;
        readonly ignoresDifficult?: boolean;
        /** Of several ways to one end, that which passes most enemies. */
        readonly pastEnemies?: boolean;
      }
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
        readonly count: Amount | 'all';
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
        /** It goes by itself then. */
        readonly until?: Until;
        /** The unit that the marker stands for from then on. */
        readonly notes?: Ref;
      }
    /** Take markers, objects or summons off the map without their dying; with it where they are `destroyed`. */
    | {
        readonly node: 'remove';
        readonly destroyed?: boolean;
        readonly what: Ref | { readonly marker: string; readonly yours?: boolean; readonly places?: readonly Place[] };
      }
    /** Turn cards: tap or refresh. `which` names an ability of `whose`, or one that the acting player chooses, or all. */
    | {
        readonly node: 'tap' | 'refresh';
        readonly whose: Ref;
        readonly which: 'this' | 'one' | 'all' | { readonly ability: string };
      }
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

/** A moment that comes: of whose turn, or of the round. */
export interface Moment {
  readonly moment: 'turn-start' | 'turn-end' | 'round-start' | 'round-end';
  /** Whose turn: the unit's bound here. Not for rounds. */
  readonly of?: Ref;
  /** The moment of the turn that runs now counts too: "at the end of your turn". Else it is the next one. */
  readonly thisTurn?: boolean;
}

/** How long something stays or holds. */
export type Until = Moment | { readonly moment: 'game-end' } | { readonly moment: 'cleared' };

/** Rules may also hold until something happens: "until you are hit". */
export interface UntilEvent {
  readonly moment: 'event';
  readonly trigger: Trigger;
  /** Then at the latest, where the event has not come. */
  readonly latest?: Moment;
}

// ------------------------------------------------------------------------------------------------ what holds

/** Something that happens and can set off a response. `who` is seen from the bearer. */
export type Trigger =
  | { readonly on: 'turn-start' | 'turn-end'; readonly who: Who }
  | { readonly on: 'round-start' | 'round-end' | 'deploy' }
  | { readonly on: 'dies'; readonly who: Who; readonly by?: Who }
  | { readonly on: 'destroyed' }
  /** Instead of dying: what responds must give it health. The first response there is takes the place of the death. */
  | { readonly on: 'would-die'; readonly who: Who; readonly by?: Who }
  /** Before a roll: an ability names its target. `by` uses it on `who`. */
  | { readonly on: 'targeted'; readonly who: Who; readonly by: Who; readonly means?: Means }
  /** Before damage is dealt to `who`: what it sets off may lessen it. */
  | { readonly on: 'would-take'; readonly who: Who; readonly by?: Who }
  /** An attack of `who` on a target is through, whether it hit or missed. */
  | { readonly on: 'attacks'; readonly who: Who; readonly to?: Who; readonly means?: Means }
  /** An ability of `who` that deals damage is through, with all its targets. */
  | { readonly on: 'attacked'; readonly who: Who; readonly means?: Means }
  | { readonly on: 'damaged'; readonly who: Who; readonly by?: Who }
  | { readonly on: 'deals-damage'; readonly who: Who; readonly to?: Who }
  | { readonly on: 'hits' | 'misses' | 'crits' | 'kills'; readonly who: Who; readonly to?: Who }
  /** A unit comes into a space that `place` describes, by any movement. */
  | { readonly on: 'enters'; readonly who: Who; readonly place: Place }
  | { readonly on: 'leaves'; readonly who: Who; readonly place: Place }
  | { readonly on: 'moves'; readonly who: Who }
  | { readonly on: 'uses-ability'; readonly who: Who; readonly kind?: 'default' | 'other' | 'move' | 'standard' }
  | { readonly on: 'healed'; readonly who: Who }
  | { readonly on: 'gains'; readonly who: Who; readonly token: string }
  | { readonly on: 'summons'; readonly who: Who }
  /** An action is taken from it, at once or when its turn begins with fewer. */
  | { readonly on: 'loses-action'; readonly who: Who }
  /** A die shows from `from` to `to`, rolled for a unit that `who` names. Of an attack the other unit is its target. */
  | {
      readonly on: 'rolls';
      readonly who: Who;
      readonly from: number;
      readonly to: number;
      /** Only the die of an attack, and of one on these. */
      readonly at?: Who;
    }
  /** A push or pull of `who` is stopped by a unit or blocking terrain. */
  | {
      readonly on: 'push-stopped';
      readonly who: Who;
      readonly to?: Who;
      readonly by?: 'unit' | 'wall';
    }
  /** A push or pull has moved `who`, to its end. */
  | { readonly on: 'pushed'; readonly who: Who; readonly by?: Who; readonly how?: 'push' | 'pull' };

/** What a modifier changes. `def` is of abilities that target the unit, `attack-def` of abilities that it uses. */
export type Quantity =
  | 'damage-dealt'
  | 'damage-received'
  | 'healing-received'
  /** The most health that a unit can have. */
  | 'max-health'
  /** Damage never takes the health of a unit that has more than this below it. */
  | 'least-health'
  | 'def'
  | 'attack-def'
  | 'crit'
  | 'crit-received'
  /** The highest number on the die that misses whatever the def is; `set` only, the highest counts. */
  | 'misses'
  | 'speed'
  | 'range'
  | 'push'
  | 'standard-actions'
  | 'move-actions'
  | 'control';

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
        /** Not more often than that in the game, for each bearer. */
        readonly perGame?: number;
        readonly then: readonly Node[];
      }
    /** After a die was rolled for the bearer, it may be rolled again for `spend`. */
    | { readonly rule: 'reroll'; readonly spend?: { readonly token: string; readonly count: number } }
    /**
     * The bearer or piece is blocking terrain for units that `who` names: to their movement, or to what they target and lay areas
     * over. With `range` it is so many spaces around instead.
     */
    | {
        readonly rule: 'blocks';
        readonly what: 'movement' | 'attacks';
        readonly who: Who;
        readonly range?: number;
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
