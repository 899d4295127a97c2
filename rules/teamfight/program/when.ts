import type { Means } from './means.ts';
import type { Place, Ref, Who } from './who.ts';

/** A moment that comes: of whose turn, or of the round. */
export interface Moment {
  readonly moment: 'turn-start' | 'turn-end' | 'round-start' | 'round-end';
  /** Whose turn: the unit's bound here. Not for rounds; left out with `thisTurn` for whoever's turn runs. */
  readonly of?: Ref;
  /** The moment of the turn that runs now counts too: "at the end of your turn". Else it is the next one. */
  readonly thisTurn?: boolean;
  /** Of the next turn that any hero has, or an enemy one, behind the one that runs: "the next enemy's turn". A dead hero has none. */
  readonly whose?: 'any' | 'enemy';
  /** So many such moments pass before it: 1 for the end of your second next turn. */
  readonly passing?: number;
}

/** How long something stays or holds. */
export type Until = Moment | { readonly moment: 'game-end' } | { readonly moment: 'cleared' };

/** Rules may also hold until something happens: "until you are hit". */
export interface UntilEvent {
  readonly moment: 'event';
  readonly trigger: Trigger;
  /** Or this, whichever comes first. */
  readonly or?: Trigger;
  /** It has come so many times; once if left out: "your next 2 attacks". */
  readonly times?: number;
  /** Then at the latest, where the event has not come. */
  readonly latest?: Moment;
}

/** Of hazards, or of the text of this condition, token, piece or ground, by reference. */
export type DamageSource = 'hazards' | string;

/** Something that happens and can set off a response. `who` is seen from the bearer. */
export type Trigger =
  | { readonly on: 'turn-start' | 'turn-end'; readonly who: Who }
  /** `game-end`: all rounds are played, and points are counted behind it. */
  | { readonly on: 'round-start' | 'round-end' | 'deploy' | 'game-end' }
  | { readonly on: 'dies'; readonly who: Who; readonly by?: Who }
  /** The piece whose text it is; with `who` an object with health that it names. */
  | {
      readonly on: 'destroyed';
      readonly who?: Who;
      readonly by?: Who;
      /** A piece of this card without health, by reference; with `yours` one that the bearer has placed. */
      readonly marker?: string;
      readonly yours?: true;
    }
  /** Instead of dying: what responds must give it health. The first response there is takes the place of the death. */
  | { readonly on: 'would-die'; readonly who: Who; readonly by?: Who }
  /** Before a roll: an ability names its target. `by` uses it on `who`. */
  | { readonly on: 'targeted'; readonly who: Who; readonly by: Who; readonly means?: Means }
  /** An attack of `who` on `to` is kept from passing by the piece whose text it is; of an area once, whomever it would have hit. */
  | { readonly on: 'intercepts'; readonly who: Who; readonly to?: Who }
  /** Before damage is dealt to `who`: what it sets off may lessen it. `means` are of who would deal it. */
  | { readonly on: 'would-take'; readonly who: Who; readonly by?: Who; readonly means?: Means; readonly least?: number }
  /** An attack of `who` on a target is through, whether it hit or missed; with `shielded` where that had overshield before it. */
  | {
      readonly on: 'attacks';
      readonly who: Who;
      readonly to?: Who;
      readonly means?: Means;
      readonly shielded?: true;
    }
  /** An ability of `who` that deals damage is through, with all its targets. */
  | { readonly on: 'attacked'; readonly who: Who; readonly means?: Means }
  /** `means` are of who deals it; `least`: only so much at once. */
  | {
      readonly on: 'damaged';
      readonly who: Who;
      readonly by?: Who;
      readonly means?: Means;
      readonly least?: number;
      /** Only of what this text deals. */
      readonly source?: DamageSource;
    }
  | {
      readonly on: 'deals-damage';
      readonly who: Who;
      readonly to?: Who;
      readonly means?: Means;
      readonly least?: number;
    }
  /**
   * What it loses, or what sets its health, brings it to so much or below from above that, and it lives. `unprotected`: it becomes that (T-153),
   * by the loss of health or of overshield.
   */
  | {
      readonly on: 'drops';
      readonly who: Who;
      readonly unprotected?: true;
      readonly max?: number;
      readonly atMostHalf?: boolean;
      readonly belowHalf?: boolean;
    }
  | { readonly on: 'hits' | 'misses' | 'crits'; readonly who: Who; readonly to?: Who; readonly means?: Means }
  | { readonly on: 'kills'; readonly who: Who; readonly to?: Who; readonly means?: Means }
  /**
   * A unit comes into a space that `place` describes, by any movement; `willing`: only of its own will; `how`: only so; `basic`: by the move
   * that a Move Action gives.
   */
  | {
      readonly on: 'enters';
      readonly who: Who;
      readonly place: Place;
      readonly willing?: true;
      readonly basic?: true;
      readonly how?: readonly ('push' | 'pull')[];
    }
  /** With `whole` not from one space of it to another: it is outside of the place then. */
  | {
      readonly on: 'leaves';
      readonly who: Who;
      readonly place: Place;
      readonly whole?: boolean;
      readonly willing?: true;
      readonly basic?: true;
    }
  /** On its way, which does not end there, it comes into the space of somebody; in flight that is something for its own texts only. */
  | { readonly on: 'passes'; readonly who: Who; readonly to?: Who }
  /** `by`: only where one of these moves it; `least`: only so many spaces in one movement, and with `straight` so many in a row the same way. */
  | { readonly on: 'moves'; readonly who: Who; readonly by?: Who; readonly least?: number; readonly straight?: true }
  /** It is put elsewhere by a teleport: something for its own texts only (T-054). */
  | { readonly on: 'teleports'; readonly who: Who }
  /** It changes places with another unit, whoever does that. */
  | { readonly on: 'swaps'; readonly who: Who; readonly to?: Who }
  /** An ability of `who` is through, one of those that `means` names. */
  | { readonly on: 'uses-ability'; readonly who: Who; readonly means?: Means }
  /** An action is paid, for an ability or a basic move (T-015, T-018). */
  | { readonly on: 'spends-action'; readonly who: Who; readonly action: 'move' | 'standard' }
  /** All that an ability of `who` does is through, whatever it was. */
  | { readonly on: 'used'; readonly who: Who; readonly means?: Means }
  /** An ability of `who` is paid for, and nothing of what it does has happened. */
  | { readonly on: 'begins-use'; readonly who: Who; readonly means?: Means }
  /** A movement of its own will is about to begin, of whatever kind; the space is where it starts. */
  | { readonly on: 'begins-move'; readonly who: Who }
  | { readonly on: 'healed'; readonly who: Who; readonly by?: Who }
  /** A token, counter or condition of that card, or any condition. */
  | {
      readonly on: 'gains';
      readonly who: Who;
      /** From whom it comes. */
      readonly by?: Who;
      readonly token: string;
      /** Only the gain by which it comes to have so many. */
      readonly reach?: number;
      readonly condition?: undefined;
    }
  | {
      readonly on: 'gains';
      readonly who: Who;
      readonly by?: Who;
      readonly condition: true;
      readonly token?: undefined;
    }
  /** It is given what it has already, whether that adds up or is only renewed. */
  | { readonly on: 'gains-again'; readonly who: Who; readonly by?: Who; readonly token: string }
  /** Of a token or counter; with `last` only the loss by which it has none any more. */
  | { readonly on: 'loses'; readonly who: Who; readonly token: string; readonly last?: boolean }
  /** By damage that overshield does not take, or by what lowers its health otherwise. */
  | { readonly on: 'loses-health'; readonly who: Who; readonly by?: Who }
  /** It had overshield and has none any more; with `broken` only where damage took the last of it. */
  | { readonly on: 'loses-overshield'; readonly who: Who; readonly broken?: true }
  /** Instead of gaining it: what responds comes in its place, the first response there is. */
  | {
      readonly on: 'would-gain';
      readonly who: Who;
      readonly token: string;
      /** Only the gain by which it would come to have so many. */
      readonly reach?: number;
      readonly condition?: undefined;
    }
  | {
      readonly on: 'would-gain';
      readonly who: Who;
      /** From whom it comes. */
      readonly by?: Who;
      readonly condition: true;
      readonly token?: undefined;
    }
  /** A summon of that card, or any, comes by what it does: the other one. `another`: than the one whose text this is, and so of pieces. */
  | { readonly on: 'summons'; readonly who: Who; readonly card?: string; readonly another?: true }
  /** A marker or object of that card is laid by what it does. */
  | { readonly on: 'places'; readonly who: Who; readonly marker: string; readonly another?: true }
  /** Of that stance, or of any: who goes from one into another leaves the first. */
  | { readonly on: 'enters-stance' | 'leaves-stance'; readonly who: Who; readonly token?: string }
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
      readonly means?: Means;
    }
  /** A push or pull of `who` is stopped by a unit or blocking terrain. */
  | {
      readonly on: 'push-stopped';
      readonly who: Who;
      readonly to?: Who;
      readonly by?: 'unit' | 'wall';
      /** Only the one of both. */
      readonly how?: 'push' | 'pull';
    }
  /** A push or pull has moved `who`, to its end; `moved`: whatever somebody else did that moved it, a swap too; `least`: only so many spaces. */
  | {
      readonly on: 'pushed';
      readonly who: Who;
      readonly by?: Who;
      readonly how?: 'push' | 'pull' | 'moved';
      readonly least?: number;
    };

/** What a modifier changes. `def` is of abilities that target the unit, `attack-def` of abilities that it uses. */
export type Quantity =
  | 'damage-dealt'
  | 'damage-received'
  /** Damage received, of which 1 is left at least: "to a minimum of 1". */
  | 'damage-softened'
  | 'healing-dealt'
  | 'healing-received'
  /** The most health that a unit can have. */
  | 'max-health'
  /** How many points its death is worth to the other side (T-021). */
  | 'worth'
  /** Damage never takes the health of a unit that has more than this below it. */
  | 'least-health'
  | 'def'
  | 'attack-def'
  | 'crit'
  | 'crit-received'
  /** What is added to the damage of a critical hit. */
  | 'crit-damage'
  /** The highest number on the die that misses whatever the def is; `set` only, the highest counts. */
  | 'misses'
  /** What a die of six shows that it rolls, never above 6 nor below 1; of an attack only the die of that. */
  | 'roll'
  | 'attack-roll'
  | 'speed'
  | 'range'
  /** `set` only: what it uses reaches no farther from where it stands; the lowest counts. */
  | 'range-most'
  /** `set` only: how far it sees at most, and reaches with what needs sight; the lowest counts. */
  | 'sight'
  | 'push'
  | 'pull'
  /** `set` only: the most spaces that an enemy's push or pull takes the unit; the lowest counts. */
  | 'pushed'
  | 'pulled'
  | 'standard-actions'
  | 'move-actions'
  | 'control';
