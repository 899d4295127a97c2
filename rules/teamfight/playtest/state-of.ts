import { type Entity, find, type GameSet } from '../../game-set.ts';
import { keepSet } from '../../kept-set.ts';
import { digest } from '../../kernel/digest.ts';

/** The digest of a set as it is played: the one that a report of bots has as its own. */
export const stateOfSet = (set: GameSet): string => digest([keepSet(set)]);

/** A short digest of all that is played of a hero: its cards and what it brings along. Pictures, copies and remarks are no part of it. */
export function stateOfHero(set: GameSet, hero: Entity<'hero'>): string {
  const brought = [...(hero.data.summons ?? []), ...(hero.data.tokens ?? [])].flatMap((ref) => find(set, ref) ?? []);
  return digest([hero, ...brought].map(({ data }) => played(data))).slice(0, 16);
}

const unplayed: ReadonlySet<string> = new Set([
  ...['$schema', 'status', 'note', 'art', 'description', 'copies', 'complexity', 'hints', 'back'],
]);

const played = (data: object) => Object.fromEntries(Object.entries(data).filter(([key]) => !unplayed.has(key)));
