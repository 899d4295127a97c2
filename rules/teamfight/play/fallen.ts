import type { Game } from '../game.ts';
import type { Range, Who } from '../program.ts';
import { isHero } from './piece.ts';
import type { Look, Self } from './play.ts';
import { distanceBetween, mayBe, spacesOf } from './who.ts';

/** Whether some text asks where the dead have died: else nobody remembers it. */
export function asksFallen(game: Game): boolean {
  let found = known.get(game);
  if (found === undefined) {
    const said = JSON.stringify([
      game.blocks,
      game.cards.map(({ abilities }) => abilities.map(({ program }) => program.use)),
    ]);
    found = said.includes('"fallen"');
    known.set(game, found);
  }
  return found;
}

const known = new WeakMap<Game, boolean>();

/** Dead heroes whom `who` names and who died on that space. */
export const fallenOn = (look: Look, space: number, who: Who, self: Self): number[] =>
  fallen(look, who, self).filter((id) => look.state.units[id]?.fell === space);

/** Whether one of them died in that range of the bearer. */
export function isFallenNear(look: Look, who: Who, { min = 0, max = Infinity }: Range, self: Self): boolean {
  const from = spacesOf(look, 'you', self);
  return fallen(look, who, self).some((id) => {
    const far = distanceBetween(look, from, [look.state.units[id]?.fell ?? -1]);
    return far >= min && far <= max;
  });
}

function fallen(look: Look, who: Who, self: Self): number[] {
  return look.state.units.flatMap((unit, id) =>
    unit.at < 0 &&
    unit.away === undefined &&
    unit.fell !== undefined &&
    isHero(look.state, id) &&
    mayBe(look, id, who, self)
      ? [id]
      : [],
  );
}
