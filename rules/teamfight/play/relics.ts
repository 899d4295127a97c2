import type { Game } from '../game.ts';

const known = new WeakMap<Game, boolean>();

/** Whether some text of the game moves tokens from one unit to another, and so could take what somebody dead had. */
export function shifts(game: Game): boolean {
  let found = known.get(game);
  if (found === undefined) {
    found = game.blocks.some((list) => list.some(({ node }) => node === 'shift'));
    known.set(game, found);
  }
  return found;
}
