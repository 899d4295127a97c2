import type { Flag } from './flag.ts';
import type { Law } from './law.ts';
import type { Means } from './means.ts';
import type { Shape } from './shape.ts';
import type { DamageSource, Quantity } from './when.ts';
import type { Amount, Condition, Place, Range, Who } from './who.ts';

/** Along the direction in which a piece points, or against it. */
export type Way = 'along' | 'against';

/** Across the border of a piece: either way, or one; `inside`: into it, and no way through it to what lies behind. */
export type Border = 'both' | 'into' | 'out-of' | 'inside';

/** What holds for units, for pieces and on the map, and does nothing by itself. */
export type StandingRule =
  /** Changes a number of the units that `who` names. `against`: only for or from these. Percent is a multiplier (T-141), `set` replaces. */
  | {
      readonly rule: 'change';
      readonly who: Who;
      readonly what: Quantity;
      readonly add?: Amount;
      readonly percent?: number;
      /** A multiplier that grows: so many percent for each of something. */
      readonly percents?: Amount;
      /** Speed only: numerator and denominator, rounded up ("1/3 speed"). */
      readonly times?: readonly [number, number];
      readonly set?: number;
      /** Damage received only: where it comes from an area. */
      readonly area?: true;
      readonly source?: DamageSource;
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
      readonly source?: DamageSource;
      readonly if?: readonly Condition[];
    }
  /**
   * After a die was rolled for the bearer, it may be rolled again for `spend`; without a cost once a die. `attack`: only the die of an
   * attack, or only where that misses. `players`: for every unit, and the limits are its player's.
   */
  | {
      readonly rule: 'reroll';
      readonly spend?: { readonly token: string; readonly count: number };
      readonly attack?: 'any' | 'missed';
      /** Of dice of these units in the place of the bearer's; the limits and what is spent are the bearer's. */
      readonly for?: Who;
      /** Only a die that shows so much. */
      readonly shows?: readonly [from: number, to: number];
      readonly players?: true;
      readonly perTurn?: number;
      readonly perRound?: number;
      readonly perGame?: number;
      /** Only the first such die of that time: who declines it has no other. */
      readonly first?: true;
      /** Nothing is rolled: the miss is a hit, and no critical one. */
      readonly hits?: true;
    }
  /** A die of six that the units roll and that shows one of these numbers counts as another. `attack`: only the die of an attack. */
  | {
      readonly rule: 'die-counts';
      readonly who: Who;
      readonly from: number;
      readonly to: number;
      readonly as: number;
      readonly attack?: true;
      readonly if?: readonly Condition[];
    }
  /**
   * The bearer or piece is blocking terrain for units that `who` names: to their movement, or to what they target and lay areas
   * over; `stops` keeps them only from ending a movement there. With `range` it is so many spaces around instead, with `whole` its own too.
   * `way`: only as seen along the direction in which the piece points, or against it. `ground`: all spaces of that terrain, by reference.
   */
  | {
      readonly rule: 'blocks';
      readonly what: 'movement' | 'attacks' | 'stops';
      readonly who: Who;
      readonly range?: number;
      readonly whole?: boolean;
      readonly way?: Way;
      readonly ground?: string;
    }
  /**
   * Units that `who` names never come into such a space, whoever moves them: it is as blocking terrain to them (T-172). `basic`: only by the move that
   * a Move Action gives.
   */
  | {
      readonly rule: 'barred';
      readonly who: Who;
      readonly place: Place;
      readonly basic?: true;
      readonly if?: readonly Condition[];
    }
  /** Range that units that `who` names draw through the piece reaches so much farther; with `way` only in that direction. */
  | { readonly rule: 'extends'; readonly who: Who; readonly add: number; readonly way?: Way }
  /**
   * What units that `who` names use on others through the piece does not pass it, although they see past it: those behind it are not hit.
   * With `hit` the piece is hit in their place. With `border` nothing passes into or out of its spaces either, or one of both; `around` it
   * they reach so much farther.
   */
  | {
      readonly rule: 'intercepts';
      readonly who: Who;
      readonly hit?: boolean;
      readonly border?: Border;
      readonly around?: number;
    }
  /**
   * An object of this card lies on so many edges in a row in front of the bearer and goes with it, by its noted facing. Put away and
   * taken up again it has the health that it had left.
   */
  | { readonly rule: 'holds'; readonly marker: string; readonly long: number }
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
   * A step of units that `who` names into or out of such a space (with `whole` from one where it is to one where it is not), or nearer to
   * or farther from what `of` names, where it begins in `from`, costs so much more movement, so much at least, or so many times as much.
   * `ground`: as difficult terrain does, which flight passes over.
   */
  | {
      readonly rule: 'step-cost';
      readonly who: Who;
      readonly step:
        | { readonly on: 'enter' | 'leave'; readonly place: Place; readonly whole?: boolean }
        | { readonly on: 'nearer' | 'farther'; readonly of: NonNullable<Place['of']>; readonly from?: Place };
      readonly ground?: boolean;
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
      /** A movement that ends farther away, and not nearer. */
      readonly away?: true;
      readonly always?: boolean;
      readonly if?: readonly Condition[];
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
  /** Abilities can be used without that token or counter, or so often in a turn whatever they say themselves. */
  | {
      readonly rule: 'uses';
      readonly who: Who;
      readonly means: Means;
      readonly spares?: string;
      readonly perTurn?: number;
    }
  /** Abilities with one target may have so many more. */
  | {
      readonly rule: 'more-targets';
      readonly who: Who;
      readonly means: Means;
      readonly count: number;
      /** Without it they are in the ability's own. */
      readonly range?: Range;
      /** Only on this side. */
      readonly side?: 'enemy' | 'ally';
    }
  /** The area that such an ability lays is this one: "Ember Fan is 3x3". */
  | { readonly rule: 'reshape'; readonly who: Who; readonly means: Means; readonly shape: Shape }
  /** Abilities of units that `who` names may be used as if they stood where one of these pieces lies or one of these units stands. */
  | {
      readonly rule: 'use-from';
      readonly who: Who;
      readonly means: Means;
      readonly at:
        | { readonly marker: string; readonly yours?: true; readonly places?: readonly Place[] }
        /** With `reached` only those who stand no farther from the user than the ability reaches. */
        | { readonly nearest: Who; readonly reached?: true };
    }
  /** Units that `who` names come into play with so many of a counter: "Starts with 1 Powder". */
  | { readonly rule: 'begins'; readonly who: Who; readonly token: string; readonly count: number }
  /**
   * Units that `who` names never have more of a counter or token than this: "(max 4)" behind what they begin with. Of what they place or summon
   * no more come either, or with `oldest` the oldest goes.
   */
  | {
      readonly rule: 'most';
      readonly who: Who;
      readonly token: string;
      readonly count: number;
      readonly oldest?: true;
    }
  /**
   * The bearer loses this condition where nobody is adjacent any more who has it together with the bearer. With `beyond` whoever has it from
   * the bearer loses it as soon as they are farther apart than that, or with `both` the bearer where nobody is so near who has it together
   * with the bearer; with `giver` the bearer where who has given it is not so near.
   */
  | {
      readonly rule: 'parts';
      readonly token: string;
      readonly beyond?: number;
      readonly both?: true;
      readonly giver?: true;
    }
  /** What units that `of` names gain the bearer gains too: tokens of this card, or with `condition` any condition. */
  | { readonly rule: 'shares-gains'; readonly of: Who; readonly token: string; readonly condition?: undefined }
  | { readonly rule: 'shares-gains'; readonly of: Who; readonly condition: true; readonly token?: undefined }
  /** Objects of the card whose text it is have one pool of health, those of one unit together. */
  | { readonly rule: 'shares-health' }
  /**
   * What an object is beyond its fields: a unit in everybody's way; on the side of the deploy zone nearest to it where the map names no
   * side, or on none; `hostile`: an enemy of both sides.
   */
  | {
      readonly rule: 'nature';
      readonly unit?: boolean;
      readonly side?: 'nearest-zone' | 'nobody';
      readonly hostile?: boolean;
    }
  | Law
  /** Conditions and tokens: several of one kind add up ("per token" counts them). Without it a unit has one at most. Counters always add up. */
  | { readonly rule: 'stacks' };
