import type { Use } from '../../program.ts';
import type { Notes } from '../sentences/desk.ts';
import type { Cost } from './cost.ts';
import { add, type Draft } from './use.ts';

const ofUse = ['limit', 'late', 'needs', 'costs', 'still', 'rests', 'often'] as const;

/**
 * `--- Free Action: Gain a Coin. 1/Turn`: what a part says of how it is used is of that part, and of nothing that stands before it. Reads the
 * part, and returns what it says.
 */
export function saidOfPart<T>(notes: Notes, read: () => T): { readonly found: T; readonly said: Notes } {
  const before: Notes = {};
  const said: Notes = {};
  for (const key of ofUse) {
    Object.assign(before, { [key]: notes[key] });
    delete notes[key];
  }
  const found = read();
  for (const key of ofUse) {
    if (notes[key] !== undefined) Object.assign(said, { [key]: notes[key] });
    delete notes[key];
    if (before[key] !== undefined) Object.assign(notes, { [key]: before[key] });
  }
  return { found, said };
}

/** How a part is used with all that it says of that; undefined where two limits could be of different things. */
export function withSaid(use: Use, { whole, limit, late, needs, costs, still, rests }: Notes): Use | undefined {
  if ((whole ?? costs ?? still ?? rests) !== undefined) return undefined;
  const limits = [use.perGame, use.ultimate, use.perTurn, use.perRound].some((one) => one !== undefined);
  if (limit !== undefined && limits) return undefined;
  const all: Draft = { ...use, ...limit };
  if (late !== undefined && !late.every((cost) => fits(cost, all) && add(all, cost))) return undefined;
  return needs === undefined ? all : { ...all, needs: [...(all.needs ?? []), ...needs] };
}

/** Costs that change nothing of how a body is read. */
const plainly = new Set<Cost['kind']>([
  'standard',
  'free',
  'move',
  'move-standard',
  'tap',
  'cooldown',
  'per-turn',
  'per-round',
]);

/** Whether a cost may stand behind the body: it changes nothing of how that is read. */
export const fits = ({ kind }: Cost, use: Draft): boolean =>
  plainly.has(kind) || (kind === 'per-game' && use.perGame === undefined && use.ultimate === undefined);
