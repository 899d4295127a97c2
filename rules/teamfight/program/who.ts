import type { Flag } from './flag.ts';
import type { Means } from './means.ts';
import type { Shape } from './shape.ts';
import type { TokenKind } from './token-kind.ts';

/**
 * A unit, marker or space that earlier nodes or the trigger have bound. `target`: the unit chosen last; `each`: the unit of the
 * surrounding `each`; `trigger`: the unit that set the trigger off; `other`: the other unit of the trigger (who dealt it, who was
 * targeted); `marker`: the marker whose text it is or that was placed last; `summon`: the unit summoned last; `space`: the space
 * chosen last (a `target` binds it too, and keeps it on a miss); `them`: whoever the sentence before was about is resolved by the
 * reader and never stands here. `left`: the space that `you` left by the last movement of the text. `middle`: the middle space of the
 * rectangle that was laid last. `noted`: the unit that the marker stands for. `struck`: the first unit that the attacks of this text have hit.
 * `began`: the space that `you` began the last turn on. `vacated`: the space that somebody was last pushed or pulled from by the text. `met`: the unit that stopped the last push or pull.
 */
export type Ref =
  | 'you'
  | 'target'
  | 'each'
  | 'trigger'
  | 'other'
  | 'marker'
  | 'summon'
  | 'space'
  | 'left'
  | 'began'
  | 'vacated'
  | 'met'
  | 'middle'
  | 'noted'
  | 'struck';

/** Distance in spaces. `max` undefined is unlimited. `Range 2+` is { min: 2 }. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Where something has to be. All fields given must hold. */
export interface Place {
  /** In this range of what `of` names. */
  readonly range?: Range;
  /** `aimed`: any of this side that the text has chosen as targets so far, hit or not. `points`: any control point. */
  readonly of?:
    | Ref
    | { readonly nearest: Who }
    | { readonly marker: string; readonly yours?: boolean }
    | { readonly aimed: Who['side'] }
    | { readonly points: true };
  /** Next to it along a row or column, not across a corner. */
  readonly straight?: boolean;
  /** Seen from `of` (from `you` without it). Area and target nodes need sight unless they say otherwise; other places do not. */
  readonly sight?: boolean;
  /** No unit stands between it and `of`: it would be seen from there past all of them, were they blocking terrain. */
  readonly clear?: true;
  /** Between the bearer and this: in the way of sight from the one to the other, were it blocking terrain and nothing else but walls there. */
  readonly between?: Ref;
  /** It sees what this names. */
  readonly sees?: Ref;
  /** In the area that the surrounding `area` node laid. */
  readonly inArea?: boolean;
  /** Next to a space of that area, and in none of it. */
  readonly besideArea?: boolean;
  /** In the deployment zone of the bearer's side, of the other, of the side of somebody, or of the side against that. */
  readonly zone?: 'own' | 'enemy' | { readonly of: Ref; readonly against?: true };
  /** Where a step into it costs more than one. */
  readonly rough?: boolean;
  /** Where a hazard lies, whether it would touch anybody or not. */
  readonly hazardous?: true;
  /** On a space of a control point. */
  readonly point?: true;
  /** On one of the outer rows and columns of the map. */
  readonly edge?: true;
  /** In a row or column of `of`. */
  readonly row?: true;
  /** A wall stands on one of its sides, or a space beside it is filled. */
  readonly walled?: boolean;
  /** On a space of this terrain or with this marker, by reference. */
  readonly on?: string;
  /** On the way that `you` took in the last movement of the same text, its first space left out. */
  readonly passed?: boolean;
  /** On the way of whoever else the text has moved last, its first space left out; of a marker on the straight way that it took, its end included. */
  readonly passedByThem?: true | 'marker';
  /** Next to a space of that way. */
  readonly besideWay?: boolean;
  /** The next space of the straight way that `you` walked last in the same text, not behind a wall: what it met there. */
  readonly ahead?: boolean;
  /** Where one of these is so. */
  readonly any?: readonly Place[];
  /** Next to what `of` names, right across from `from`: on the far side of the one as seen from the other. */
  readonly across?: { readonly of: Ref; readonly from: Ref };
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
  /** Only the hero who summoned the bearer. */
  readonly summoner?: true;
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
  /** How many of a token, condition or counter all of these have together. */
  | { readonly count: 'tokens-of'; readonly token: string; readonly who: Who }
  /** Points of a side, or control points that it holds. */
  | { readonly count: 'points' | 'claims'; readonly side: 'friend' | 'enemy' }
  /** Heroes of this side who are dead now. */
  | { readonly count: 'dead'; readonly side: 'any' | 'ally' | 'enemy' }
  | { readonly count: 'markers'; readonly marker: string; readonly yours?: boolean; readonly places?: readonly Place[] }
  /** With `beyond` only the spaces that are farther than that. */
  | { readonly count: 'distance'; readonly from: Ref; readonly to: Ref; readonly beyond?: number }
  /** Spaces moved in this turn, by whoever has it; with `of` by that unit, and by none where it has not. Kept, those of its last turn then. */
  | { readonly count: 'moved'; readonly of?: Ref; readonly kept?: true }
  /** Spaces that it moved of its own will in its last turn. */
  | { readonly count: 'moved-before'; readonly of: Ref }
  | { readonly count: 'missing-health'; readonly on: Ref }
  | { readonly count: 'health'; readonly on: Ref }
  | { readonly count: 'max-health'; readonly on: Ref }
  | { readonly count: 'overshield'; readonly on: Ref }
  /** The health it had when its last turn ended; what it has now before it has ended one. */
  | { readonly count: 'earlier-health'; readonly on: Ref }
  /** How much less health it has than before this text has first changed it. */
  | { readonly count: 'health-lost'; readonly on: Ref }
  /** How much more health it has than before that. */
  | { readonly count: 'health-gained'; readonly on: Ref }
  /** How much damage it took or dealt in that time, with what its overshield kept from it. */
  | { readonly count: 'harm'; readonly of: Ref; readonly what: 'taken' | 'dealt'; readonly when: HarmSpan }
  | { readonly count: 'speed'; readonly on: Ref }
  /** With `kinds` whatever is of those. */
  | { readonly count: 'conditions'; readonly on: Ref; readonly kinds?: readonly TokenKind[] }
  /** With `healed` what was healed, where that set it off; with `bare` as it would be without Armor; with `excess` only what was more than whoever it killed had; with `all` what the text has dealt so far, to everybody. */
  | {
      readonly count: 'damage';
      readonly bare?: boolean;
      readonly excess?: true;
      readonly all?: true;
      readonly healed?: true;
    }
  /** Units whom the attacks and areas of this text have hit so far, the dead among them; `damaged`: whom it has dealt damage to; `killed`: who of them is dead. */
  | { readonly count: 'hit'; readonly side: 'any' | 'enemy' | 'ally'; readonly damaged?: true; readonly killed?: true }
  /** Of those of that side whom it has hit in a row how many come before the one that it is at. */
  | { readonly count: 'before'; readonly side: 'any' | 'enemy' | 'ally' }
  /** How much of what was given out last one by one came to the unit of the surrounding `each`. */
  | { readonly count: 'share' }
  /** How many tokens, or how much overshield, were lost last by this text. */
  | { readonly count: 'lost'; readonly what?: 'overshield' }
  /** What would be gained, in the place of which a response comes. */
  | { readonly count: 'gained' }
  /** How many pieces this text has taken off the map so far, and how many units it has killed without damage. */
  | { readonly count: 'removed' }
  /** How many spaces `you` went in its last movement by this text, or somebody was pushed or pulled in the last one. */
  | { readonly count: 'gone'; readonly how: 'move' | 'push' }
  /** How many spaces more the last push or pull would have gone, but for the wall or unit that stopped it. */
  | { readonly count: 'short' }
  /** How many spaces the movement had that set the text off. */
  | { readonly count: 'way' }
  /** How often this ability was used in the game before the use that runs. */
  | { readonly count: 'uses-before' }
  /** Cards of the bearer, or of `whose`, that are tapped; with `unavailable` those that are used up or come too early, too. */
  | { readonly count: 'tapped'; readonly whose?: Ref; readonly unavailable?: true }
  /** The number of the round. */
  | { readonly count: 'round' }
  | { readonly count: 'rolled' };

/**
 * A whole number worked out when it is needed: `base` plus every term. A term is `each` for every `per` counted (per n: rounded up,
 * T-032), or `each` once if its conditions hold. `half` halves the sum, rounded up; nothing of it is above `most`. `apart`: how far the
 * sum is from 0, as of the difference between two numbers.
 */
export interface Amount {
  readonly base: number;
  readonly terms?: readonly {
    readonly each: number;
    readonly per?: Count;
    readonly by?: number;
    /** Per n it is rounded down, where the text says so. */
    readonly down?: true;
    /** The first so many are not counted. */
    readonly above?: number;
    readonly if?: readonly Condition[];
  }[];
  readonly half?: boolean;
  readonly apart?: true;
  /** It is never more than that. */
  readonly most?: number;
  /** It is never less than that. */
  readonly least?: number;
}

/** What somebody does, or what is done to somebody. */
export type Deed =
  | 'move'
  | 'basic-move'
  | 'teleport'
  | 'fly'
  | 'attack'
  | 'damage'
  | 'kill'
  | 'damage-enemy'
  | 'kill-enemy'
  | 'kill-hero'
  | 'kill-enemy-hero'
  | 'hit'
  /** Chose an enemy as the target of whatever ability. */
  | 'target-enemy'
  | 'standard-action'
  | 'move-action'
  | 'hurt'
  | 'hurt-by-enemy'
  | 'pushed'
  | 'pulled'
  /** It stands elsewhere than before, by whatever it or others did. */
  | 'relocated'
  | 'healed'
  | 'acted'
  | 'died';

/** Where in the match that is asked. */
export type Span = 'turn' | 'round' | 'last-round' | 'since-turn' | 'last-turn';

/** Where damage or healing can bring somebody; `unprotected` is T-153. */
export interface HealthBrought {
  readonly max?: number;
  readonly atMostHalf?: boolean;
  readonly belowHalf?: boolean;
  readonly full?: boolean;
  readonly unprotected?: true;
}
/** In which time damage is added up. */
export type HarmSpan = Extract<Span, 'turn' | 'round' | 'since-turn'>;

/** A question about the situation. */
export type Condition =
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'side'; readonly of: Ref; readonly side: Who['side'] }
  /** It is the very unit that `as` names: rules that last know the target of the text that made them. */
  | { readonly is: 'same'; readonly of: Ref; readonly as: Ref }
  /** Of those of that side whom the attacks of this text have hit it is the first. */
  | { readonly is: 'first-hit'; readonly of: Ref; readonly side: Who['side'] }
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
  /** It rides on what `on` names. */
  | { readonly is: 'rides'; readonly of: Ref; readonly on: Ref }
  /** It gave the bearer of the text a token or condition of this card. */
  | { readonly is: 'gave'; readonly of: Ref; readonly token: string }
  /** Something that a unit of this card made lasts on it, and that unit is on the map. */
  | { readonly is: 'kept'; readonly of: Ref; readonly card: string }
  /** So many pieces of this card have hit it in the turn that runs. */
  | {
      readonly is: 'hit-by';
      readonly of: Ref;
      readonly marker: string;
      readonly min: number;
      readonly max?: number;
    }
  /** It has gained such a token in the turn that runs, or since its own last turn was over. */
  | { readonly is: 'gained'; readonly of: Ref; readonly token: string; readonly when?: 'since-turn' }
  /** With `kinds` anything of those. */
  | { readonly is: 'has-condition'; readonly of: Ref; readonly kinds?: readonly TokenKind[] }
  /** It has cover against attacks of whoever `from` names. */
  | { readonly is: 'covered'; readonly of: Ref; readonly from: Ref }
  /** It could go so many spaces. */
  | { readonly is: 'speed'; readonly of: Ref; readonly min?: number; readonly max?: number }
  /** So many spaces along a side of it. */
  | { readonly is: 'size'; readonly of: Ref; readonly min?: number; readonly max?: number }
  /** It has some overshield. */
  | { readonly is: 'shielded'; readonly of: Ref }
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
      /** Of the most that it can have: what is asked of a unit that has died. */
      readonly most?: boolean;
    }
  /** What the text has done to its health brings it there: it is so now, was not before, and it lives. */
  | { readonly is: 'brought'; readonly of: Ref; readonly to: HealthBrought }
  /** It shares the place of what `with` names, of anybody without it. */
  | { readonly is: 'shares-place'; readonly of: Ref; readonly with?: Ref }
  /** The bearer has ended a turn of its own in the stance that it is in. */
  | { readonly is: 'stance-kept' }
  /** It held for the user when the ability was used, before anything came of that, or when its turn began. */
  | { readonly is: 'was'; readonly of: Condition; readonly when: 'use' | 'turn-start' }
  /** What comes from `from` to it, by the source of an area if it is one, passes through the piece whose text it is. */
  | { readonly is: 'crosses'; readonly of: Ref; readonly from: Ref }
  /** Both are of one side. */
  | { readonly is: 'allied'; readonly of: Ref; readonly to: Ref }
  /** It has a condition of this card together with the bearer: one of them has given it to the other. */
  | { readonly is: 'paired'; readonly of: Ref; readonly token: string }
  /** It is one of these, and none of them is nearer to the bearer or to `from`, or farther from it. */
  | {
      readonly is: 'outermost';
      readonly of: Ref;
      readonly who: Who;
      readonly end: 'nearest' | 'furthest';
      readonly from?: Ref;
    }
  /** It has more health than the other; `most`: the most that it can have is more. */
  | { readonly is: 'healthier'; readonly of: Ref; readonly than: Ref; readonly most?: true }
  | { readonly is: 'distance'; readonly from: Ref; readonly to: Ref; readonly range: Range }
  | { readonly is: 'place'; readonly of: Ref; readonly place: Place }
  /** At least `min` (1) and at most `max` such units are there. */
  | { readonly is: 'there-is'; readonly who: Who; readonly min?: number; readonly max?: number }
  /** So many such markers are on the map. */
  | {
      readonly is: 'markers';
      readonly marker: string;
      readonly yours?: boolean;
      readonly places?: readonly Place[];
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly is: 'hit' | 'miss' | 'crit' }
  /** `of` an area: asked of each in it by itself; else of all of them together. */
  | { readonly is: 'kill'; readonly of?: 'each' }
  /** So many units were hit, counted as by `hit`; `killed`: so many of them are dead; `damaged`: the text has dealt damage to so many. */
  | {
      readonly is: 'hits';
      readonly side: 'any' | 'enemy' | 'ally';
      readonly kind?: Who['kind'];
      readonly killed?: boolean;
      readonly damaged?: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  /** So many tokens were lost last by this text. */
  | { readonly is: 'lost'; readonly min: number; readonly max?: number }
  /** So many pieces, walls and spaces of terrain were taken off the map by this text. */
  | { readonly is: 'removed'; readonly min: number }
  /** So far `you` went in its last movement by this text, or somebody was pushed or pulled in the last one. */
  | { readonly is: 'gone'; readonly how: 'move' | 'push'; readonly min?: number; readonly max?: number }
  /** Some card of its abilities is tapped or on cooldown, or that of a name in small letters. */
  | { readonly is: 'tapped'; readonly of: Ref; readonly ability?: string }
  /** This text has taken a token, condition or counter from it. */
  | { readonly is: 'bereft'; readonly of: Ref }
  /** An attack or area of this text has hit it; `damaged`: has done it damage, of which something arrived. */
  | { readonly is: 'was-hit'; readonly of: Ref; readonly damaged?: true }
  /** This text has chosen it as a target, hit or not. */
  | { readonly is: 'aimed'; readonly of: Ref }
  /** It was a target of this ability when that was used last; `ever`: whenever it was used before; `now`: in this use of it, last or ever. */
  | { readonly is: 'aimed-last'; readonly of: Ref; readonly ever?: true; readonly now?: true }
  /**
   * The bearer has used an ability on it before in the turn that runs, which is the bearer's, or in its own last one: had it as a target, has hit it, either of them,
   * or either of an attack, which misses, too; with `named` that ability, with `own` the one whose text it is.
   */
  | {
      readonly is: 'dealt-with';
      readonly of: Ref;
      readonly how: 'target' | 'hit' | 'attack' | 'use';
      readonly when: 'turn' | 'last-turn';
      readonly named?: string;
      readonly own?: true;
    }
  /** The last push or pull of this text was of it, and was stopped by a unit or a wall. */
  | { readonly is: 'stopped'; readonly of: Ref; readonly by?: 'unit' | 'wall' }
  /** The piece whose text it is, or that was placed last by this text, sticks to a unit; with `to` to that one. */
  | { readonly is: 'attached'; readonly to?: Ref }
  | { readonly is: 'rolled'; readonly from: number; readonly to: number }
  | { readonly is: 'round'; readonly rounds: readonly number[] }
  /** Its number is odd or even, or from `min` to `max`. */
  | { readonly is: 'rounds'; readonly parity?: 'odd' | 'even'; readonly min?: number; readonly max?: number }
  /** What is counted is more than something else is. */
  | { readonly is: 'exceeds'; readonly what: Count; readonly than: Count }
  /** There are more units that `who` names than such as `than` names. */
  | { readonly is: 'more'; readonly who: Who; readonly than: Who }
  /** It took damage since its last turn began; before its first turn, since it came into play. */
  | { readonly is: 'hurt-lately'; readonly of: Ref }
  /** The same of movement that an enemy caused (T-047). */
  | { readonly is: 'forced-lately'; readonly of: Ref }
  /**
   * It has done that, or it was done to it, in this time: the turn or round that runs, the round before, since its own last turn was over,
   * or in that turn. `acted` is that its turn is over.
   */
  | { readonly is: 'lately'; readonly of: Ref; readonly what: Deed; readonly when: Span }
  /** It took or dealt so much damage in this time, all of it together. */
  | {
      readonly is: 'harm';
      readonly of: Ref;
      readonly what: 'taken' | 'dealt';
      readonly when: HarmSpan;
      readonly min?: number;
      readonly max?: number;
    }
  /** When the turn that runs began it stood so near to you, wherever both are now. */
  | { readonly is: 'began-near'; readonly of: Ref; readonly range: Range }
  /** One of those, or that very one, has damaged one of these in this time; `since-turn`: since the bearer's own last turn. */
  | {
      readonly is: 'harmed';
      readonly who: Who | Ref;
      readonly by: Who | Ref;
      readonly when: Exclude<Span, 'last-turn'>;
    }
  /** A dead hero of these died so near to the bearer. */
  | { readonly is: 'fallen'; readonly who: Who; readonly range: Range }
  /** Such a unit has died in this time. */
  | { readonly is: 'died'; readonly who: Who; readonly when: 'turn' | 'round' | 'last-round' }
  /** The bearer has damaged it in the turn that runs, which is the bearer's. */
  | { readonly is: 'struck'; readonly of: Ref }
  /** The bearer has moved it in the turn that runs, which is the bearer's, or by this very text: by whatever means, or by a push or a pull. */
  | {
      readonly is: 'shoved';
      readonly of: Ref;
      readonly in: 'turn' | 'text';
      readonly how?: 'push' | 'pull';
    }
  | { readonly is: 'action-of-turn'; readonly first: boolean }
  /** The turn that runs is this unit's. */
  | { readonly is: 'turn'; readonly of: Ref }
  /**
   * In the turn that runs; with `min` it has moved so many spaces of its own will. `basic-move` is the move that a Move Action gives
   * (T-016), whatever it was paid with; `standard-action` and `move-action` that one was spent, on whatever.
   */
  | {
      readonly is: 'did';
      readonly what:
        | 'move'
        | 'basic-move'
        | 'teleport'
        | 'fly'
        | 'attack'
        | 'damage'
        | 'damage-enemy'
        | 'kill'
        | 'kill-enemy'
        | 'kill-hero'
        | 'kill-enemy-hero'
        | 'hit'
        | 'target-enemy'
        | 'standard-action'
        | 'move-action';
      readonly min?: number;
    }
  /** The bearer has used the ability of its card that is called so, in the turn that runs, in its own last one, or since that ended. */
  | {
      readonly is: 'used';
      readonly named: string;
      readonly when?: 'last-turn' | 'since-turn';
      readonly means?: undefined;
    }
  /** It has used so many of these in the turn that runs, the same one several times too; `other`: the one whose text it is does not count. */
  | {
      readonly is: 'used';
      readonly means: Means;
      readonly min: number;
      readonly other?: true;
      readonly named?: undefined;
    }
  /** The use that runs is so many-th of this ability in the game; `last`: no use is left behind it. */
  | { readonly is: 'use'; readonly min?: number; readonly max?: number; readonly last?: true }
  /**
   * An instant comes while the ability that it answers is under way. With `aims` that targets this unit, with `area` it targets nobody but is on all
   * in an area, with `means` it is one of those, each asked behind it, too, but for `now`.
   */
  | {
      readonly is: 'answers';
      readonly aims?: Ref;
      readonly area?: boolean;
      readonly means?: Means;
      readonly now?: true;
    }
  /** The answer to the `may` before it: "If you do", "If you don't". */
  | { readonly is: 'done' };

/** Players: each of them (the first player first), one by the order of T-010, the user's opponent, whose unit that is, or whose it is not. */
export type Players = 'each' | 'first' | 'second' | 'opponent' | { readonly of: Ref } | { readonly opponentOf: Ref };
