import type { Hero, Scene, Summon } from '../../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';
import { refOf } from '../scenes/scene-words.ts';

/** What stands on the board before anything is done: a scene without steps. */
export type Start = Omit<Scene, 'steps'>;
export type StartUnit = Start['units'][number];

/** Columns and rows of the open field that cards are tried on. */
const field = { columns: 9, rows: 7 };

/** Letters of the unit that is tried, of its ally and of its target. */
export const letters = { user: 'a', ally: 'b', target: 'T', hero: 'h' } as const;

/** Who stands on the field, by reference as the set writes it. */
export interface Cast {
  readonly user: string;
  readonly target: string;
  readonly ally: string;
}

/** An open field with the user on the left, its target at a distance before it, and an ally behind. */
export function fieldFor(set: GameSet, { user, target, ally }: Cast, distance: number): Start {
  const width = sizeOf(find(set, user));
  const units: StartUnit[] = [{ letter: letters.user, card: user, at: `1,3` }];
  // A summon acts in the turn of its hero.
  if (find(set, user)?.kind === 'summon') {
    const hero = heroOf(set, user) ?? ally;
    units.unshift({ letter: letters.hero, card: hero, at: '0,6' });
    units[1] = { ...units[1]!, of: letters.hero };
  }
  units.push({ letter: letters.ally, card: ally, at: `${width > 1 ? 1 : 2},${3 + width + 1 > 5 ? 6 : 5}` });
  const x = Math.min(field.columns - sizeOf(find(set, target)), width + distance);
  units.push({ letter: letters.target, card: target, at: `${x},3` });
  return {
    name: find(set, user)?.data.name ?? '',
    drawing: Array.from({ length: field.rows }, () => '.'.repeat(field.columns)),
    units,
  };
}

/** Who is on the field where nobody said it: other heroes of the set as far as there are any. */
export function castFor(set: GameSet, user: string, wanted: { target?: string; ally?: string }): Cast {
  const known = (ref: string | undefined): string | undefined => {
    const entity = ref === undefined ? undefined : find(set, ref);
    return entity?.kind === 'hero' ? ref : undefined;
  };
  const heroes = set.entities.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
  const isOther = (ref: string, than: readonly string[]): boolean => !than.includes(refOf(set, ref));
  const me = refOf(set, user);
  const target = known(wanted.target) ?? heroes.find((id) => isOther(id, [me])) ?? heroes[0] ?? user;
  const ally = known(wanted.ally) ?? heroes.find((id) => isOther(id, [me, refOf(set, target)])) ?? target;
  return { user: me, target: refOf(set, target), ally: refOf(set, ally) };
}

/** The hero whose card says that it summons this. */
function heroOf(set: GameSet, ref: string): string | undefined {
  const name = find(set, ref)?.data.name;
  return set.entities.find(
    ({ kind, data }) => kind === 'hero' && name !== undefined && JSON.stringify(data).includes(name),
  )?.id;
}

export const sizeOf = (entity: Entity | undefined): number => (entity?.data as Partial<Hero & Summon>)?.size ?? 1;
