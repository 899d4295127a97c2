import type { GameSet } from '../../game-set.ts';

/** A reference as it is known outside of its set. */
export const fullRef = (set: Pick<GameSet, 'id'>, ref: string): string =>
  ref.includes('/') ? ref : `${set.id}/${ref}`;

/** A reference as the set writes it itself. */
export const refOf = ({ id }: Pick<GameSet, 'id'>, ref: string): string =>
  ref.startsWith(`${id}/`) ? ref.slice(id.length + 1) : ref;

/** Some of a token as a scene writes it: `luck`, `2 luck`. */
export const tokenText = (ref: string, count: number): string => (count === 1 ? ref : `${count} ${ref}`);
