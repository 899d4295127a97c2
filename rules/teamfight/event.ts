import type { Seat } from '../kernel/rules.ts';

/** Why something happened: the card whose text did it, or the rule. Indexes as in `State`. */
export interface Cause {
  readonly unit?: number;
  readonly card?: number;
  readonly ability?: number;
  /** Number of the rule: `T-180`. */
  readonly rule?: string;
  /** Somebody changed it by hand; no text and no rule did. */
  readonly hand?: true;
}

/** Everything that happens in a match, in order. `tell.ts` puts it into words. */
export type Event = { readonly cause?: Cause } & (
  | { readonly event: 'drawn'; readonly pool: readonly number[]; readonly board: number }
  | { readonly event: 'divided'; readonly seat: Seat; readonly pools: readonly [readonly number[], readonly number[]] }
  | { readonly event: 'chosen'; readonly seat: Seat; readonly pool: readonly number[] }
  | {
      readonly event: 'deployed';
      readonly unit: number;
      readonly card: number;
      readonly seat: Seat;
      readonly at: number;
    }
  | { readonly event: 'round'; readonly round: number }
  /** `dead`: it passes, for it is dead or `why` says. */
  | { readonly event: 'turn'; readonly unit: number; readonly dead: boolean; readonly why?: 'away' | 'skips' }
  | { readonly event: 'turn-ended'; readonly unit: number }
  | { readonly event: 'changed-side'; readonly unit: number; readonly seat: Seat }
  | { readonly event: 'used'; readonly unit: number; readonly ability: number; readonly space?: number }
  | {
      readonly event: 'targeted';
      readonly unit: number;
      readonly target: number;
      readonly def: number;
      readonly crit: number;
    }
  | { readonly event: 'missed-space'; readonly unit: number; readonly space: number }
  /** Every roll of every die, as its label says. */
  | {
      readonly event: 'rolled';
      readonly label: string;
      readonly sides: number;
      readonly value: number;
      /** What it counts as, where that is another number than it shows. */
      readonly counts?: number;
      readonly unit: number;
    }
  | {
      readonly event: 'hit' | 'miss' | 'crit';
      readonly unit: number;
      readonly target: number;
      readonly rolled: number;
      readonly def: number;
    }
  /** A response made an attack miss, or gave it another target. */
  | { readonly event: 'made-to-miss' | 'retargeted'; readonly unit: number; readonly target: number }
  /** What a unit uses on a target is kept from passing by a piece of this card. */
  | { readonly event: 'intercepted'; readonly unit: number; readonly target: number; readonly card: number }
  | { readonly event: 'cancelled'; readonly unit: number; readonly ability: number }
  | { readonly event: 'area'; readonly unit: number; readonly spaces: readonly number[] }
  | {
      readonly event: 'moved';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly path: readonly number[];
      readonly how: 'walk' | 'fly' | 'teleport' | 'push' | 'pull' | 'swap';
    }
  /** `on` is -1 where the ride is over. */
  | { readonly event: 'rides'; readonly unit: number; readonly on: number }
  | { readonly event: 'stopped'; readonly unit: number; readonly by: 'wall' | 'unit' | 'edge' }
  | {
      readonly event: 'damaged';
      readonly unit: number;
      /** What arrived, of `base` before everything that changes it: `shield` of it on overshield, `lost` of it on health. */
      readonly amount: number;
      readonly base: number;
      readonly shield: number;
      readonly lost: number;
      readonly health: number;
      readonly by: number;
    }
  | { readonly event: 'healed'; readonly unit: number; readonly amount: number; readonly health: number }
  /** Health was set to a number. */
  | { readonly event: 'health'; readonly unit: number; readonly health: number }
  | { readonly event: 'overshield'; readonly unit: number; readonly amount: number }
  | { readonly event: 'died'; readonly unit: number; readonly at: number; readonly by: number }
  | {
      readonly event: 'transformed';
      readonly unit: number;
      readonly card: number;
      readonly at: number;
      readonly health: number;
    }
  | { readonly event: 'returned'; readonly unit: number; readonly at: number }
  | { readonly event: 'revived'; readonly unit: number; readonly at: number; readonly health: number }
  | {
      readonly event: 'gained';
      readonly unit: number;
      readonly token: number;
      readonly count: number;
      readonly total: number;
    }
  | {
      readonly event: 'lost';
      readonly unit: number;
      readonly token: number;
      readonly count: number;
      readonly total: number;
    }
  | { readonly event: 'stance'; readonly unit: number; readonly token: number }
  | {
      readonly event: 'summoned';
      readonly unit: number;
      readonly card: number;
      readonly at: number;
      readonly owner: number;
      /** The first edge that it lies on, and how many; left out for what stands in spaces. */
      readonly edge?: number;
      readonly long?: number;
      readonly points?: number;
    }
  | {
      readonly event: 'placed';
      readonly marker: number;
      readonly card: number;
      readonly at: number;
      readonly edge?: number;
      readonly long?: number;
      readonly points?: number;
    }
  /** A marker is put elsewhere. */
  | { readonly event: 'shifted'; readonly marker: number; readonly from: number; readonly to: number }
  /** Walls or terrain of the map on these spaces, or on their sides, are gone. */
  | { readonly event: 'razed'; readonly spaces: readonly number[] }
  | { readonly event: 'removed'; readonly marker?: number; readonly unit?: number; readonly at: number }
  | { readonly event: 'refreshed'; readonly unit: number; readonly ability: number }
  /** `turns`: of a cooldown, how many turns of its owner are left. */
  | { readonly event: 'tapped'; readonly unit: number; readonly ability: number; readonly turns?: number }
  | { readonly event: 'recharged'; readonly unit: number; readonly ability: number; readonly uses: number }
  | { readonly event: 'lasting'; readonly unit: number; readonly rules: number }
  | { readonly event: 'ended'; readonly unit: number; readonly what: 'token'; readonly token: number }
  | { readonly event: 'ended'; readonly unit: number; readonly what: 'lasting'; readonly rules: number }
  /** A text that waits for something comes into play by itself, or by the yes of its player; -1 for texts of the map. */
  | { readonly event: 'triggered'; readonly unit: number; readonly name: string }
  | { readonly event: 'passed'; readonly seat: Seat }
  /** A clause that people play by hand came up and was left out, or its stand-in is played, which is approximate. */
  | { readonly event: 'manual'; readonly unit: number; readonly clause: string; readonly standIn?: true }
  /** Reactions that set each other off for ever were cut; the chain is named. */
  | { readonly event: 'cut'; readonly chain: readonly string[] }
  | { readonly event: 'claimed'; readonly point: number; readonly seat: Seat | -1 }
  | { readonly event: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'over'; readonly scores: readonly [number, number]; readonly reason: string }
);
