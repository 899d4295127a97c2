import type { Game } from '../game.ts';

const known = new WeakMap<Game, boolean>();

/**
 * Whether some text of the game moves tokens from one unit to another, and so could take what somebody dead had, or does something behind a death
 * that it brings, and so could count that.
 */
export function shifts(game: Game): boolean {
  let found = known.get(game);
  if (found === undefined) {
    found = game.blocks.some((list) =>
      list.some(({ node }, at) => node === 'shift' || (node === 'kill' && at < list.length - 1)),
    );
    known.set(game, found);
  }
  return found;
}
