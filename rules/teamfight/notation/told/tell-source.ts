import type { DamageSource } from '../../program/when.ts';
import type { Names } from './tell-names.ts';

/** ` (only damage of hazards)`, behind what is said of damage. */
export const tellSource = (source: DamageSource | undefined, names: Names): string =>
  source === undefined ? '' : ` (only damage of ${source === 'hazards' ? 'hazards' : names.of(source)})`;
