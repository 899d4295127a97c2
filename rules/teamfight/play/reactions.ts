import type { Game } from '../game.ts';
import type { Trigger } from '../program.ts';

/** For each card that has reactions to a kind of happening, which of its abilities they are. */
export type Reactions = ReadonlyMap<number, readonly number[]>;
const known = new WeakMap<Game, Map<Trigger['on'], Reactions | undefined>>();

/** Which cards react to a kind of happening. A game never changes, so each is worked out once. */
export function reactionsTo(game: Game, on: Trigger['on']): Reactions | undefined {
  let all = known.get(game);
  if (all === undefined) {
    all = new Map();
    known.set(game, all);
  }
  if (!all.has(on)) {
    const found = new Map<number, number[]>();
    for (const { index, abilities } of game.cards) {
      abilities.forEach(({ program: { use } }, ability) => {
        if (use?.action !== 'reaction' || use.trigger?.on !== on) return;
        const ofCard = found.get(index);
        if (ofCard === undefined) found.set(index, [ability]);
        else ofCard.push(ability);
      });
    }
    all.set(on, found.size === 0 ? undefined : found);
  }
  return all.get(on);
}
