import type { Trigger } from '../program.ts';
import type { Origin } from './holds.ts';

/**
 * Something that has just happened, or is about to for `targeted`, and that texts may respond to. `unit` is whom the trigger's `who`
 * names, `other` whom its `by` or `to` names; -1 or left out for nobody. Of `push-stopped` the unit is who pushes, the other is pushed.
 */
export interface Happening {
  readonly on: Trigger['on'];
  readonly unit: number;
  readonly other?: number;
  /** Where: the space entered, left (`leaves`) or died on. */
  readonly space?: number;
  /** `enters`, `moves`, `teleports`: the space it came from. */
  readonly from?: number;
  /** `enters`, `leaves`: of its own will, and not pushed, pulled or moved by an enemy. */
  readonly willing?: boolean;
  /** `enters`, `leaves`: by the move that a Move Action gives. */
  readonly basic?: boolean;
  /** `leaves`: the space it goes to. */
  readonly to?: number;
  /** `gains`, `gains-again`, `would-gain`, `loses`, `enters-stance`, `leaves-stance`, `summons`, `places`: card index. */
  readonly token?: number;
  /** `destroyed`: marker index, where the marker is no unit. `intercepts`, `places`: the piece, as in `Bound.marker`. */
  readonly marker?: number;
  /** Damage, healing, the health that it had before it `drops`, the number on the die, the spaces of a movement, or those left of a push. */
  readonly value?: number;
  /** `moves`: how many of these lie in a row, at most. */
  readonly run?: number;
  /** `damaged`: the text that it comes from. */
  readonly origin?: Origin;
  /** `damaged`: how much less arrived because of Armor; left out for none. */
  readonly armour?: number;
  /** `damaged`: it kills the unit, whose own texts do not answer any more; what others have given it does. */
  readonly fatal?: boolean;
  /** `push-stopped`: what stopped it. */
  readonly stop?: 'unit' | 'wall';
  /** `push-stopped`: the unit that did. */
  readonly met?: number;
  /** `pushed`, `push-stopped`, `enters`: which of both, or another movement by somebody else. */
  readonly how?: 'push' | 'pull' | 'other';
  /** Index of the ability that it is done with: of `unit`, of `damaged` and `targeted` that of the other one. */
  readonly ability?: number;
  /** `spends-action`: which of both. */
  readonly action?: 'move' | 'standard';
  /** `attacks`: tokens that it has given to the other one, by card; they wait for the next one. */
  readonly fresh?: readonly number[];
  /** `drops`, `attacks`: the overshield that it, or the other one, had before. */
  readonly shielded?: number;
  /** `loses-overshield`: damage took it. */
  readonly broken?: boolean;
  /** `attacks`: what came of it. */
  readonly hit?: boolean;
  readonly crit?: boolean;
  readonly kill?: boolean;
  /** `turn-start`, `turn-end`: once more, for what the unit's own card does then. */
  readonly again?: boolean;
  /** `turn-start`, `turn-end`: of a unit that passes its turn (T-012), for its own pieces on the map alone. */
  readonly passing?: boolean;
  /** `attacked`: whom it has hit, and whom it has dealt damage to. */
  readonly hits?: readonly number[];
  readonly harmed?: readonly number[];
  /** Flight and teleport (T-053): only what the entered space itself does comes of it, nothing that a unit bears. */
  readonly quiet?: boolean;
}
