import { join } from 'node:path';
import { openSets } from '../../app/studio/open-sets.ts';
import { root } from '../../bin/build.mjs';
import type { Game } from '../../rules/hammerspace/game.ts';
import { rules } from '../../rules/hammerspace/rules.ts';
import type { State } from '../../rules/hammerspace/state.ts';

/** The attack and defence cards of the shipped deck, without abilities and traits, for so many players. */
export async function brawlOf(seats: number): Promise<Game> {
  const opened = await openSets([join(root, 'content/hammerspace/jumble-sale')]);
  const game = rules.prepare({ sets: opened.map(({ set }) => set), seats });
  return Object.freeze({ ...game, cards: game.cards.filter(({ kind }) => kind !== 'ability'), traits: [] });
}

/** What everybody has at the end. */
export const brawlEnd = ({ hp, rows, fell, turns }: State): number[] => [...hp, ...rows.flat(), ...fell, turns];
