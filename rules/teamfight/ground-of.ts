import type { Terrain } from '../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../game-set.ts';
import { withOwnPieces } from './own-pieces.ts';

/** What is made of a file and of what texts say of it: the same object for the same two. */
const made = new WeakMap<Terrain, WeakMap<Terrain, Entity<'terrain'>>>();

/**
 * The ground that a map names, as it is played: with the fields that its own text tells, or the text of a map under its name. Of a set in another
 * language what is played is the set as it was written.
 */
export function groundOf(set: GameSet, ref: string): Entity<'terrain'> | undefined {
  const found = find(set, ref);
  if (found?.kind !== 'terrain') return undefined;
  const ground = found as Entity<'terrain'>;
  if (set.manifest.system !== 'teamfight') return ground;
  const home = [set, ...set.uses].find(({ id }) => ground.ref.startsWith(`${id}/`)) ?? set;
  const own = withOwnPieces(home.original ?? home).find((one) => one.ref === ground.ref)?.data as Terrain | undefined;
  if (own === undefined || own === ground.data) return ground;
  const { blocksMovement, blocksSight, enterCost } = own;
  const byText = made.get(ground.data) ?? new WeakMap<Terrain, Entity<'terrain'>>();
  made.set(ground.data, byText);
  let whole = byText.get(own);
  if (whole === undefined) {
    const fields = {
      ...(blocksMovement !== undefined && { blocksMovement }),
      ...(blocksSight !== undefined && { blocksSight }),
      ...(enterCost !== undefined && { enterCost }),
    };
    whole = { ...ground, data: { ...ground.data, ...fields } };
    byText.set(own, whole);
  }
  return whole;
}
