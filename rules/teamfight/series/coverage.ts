import type { GameSet } from '../../game-set.ts';
import type { Coverage as Share } from '../../kernel/reading/reading.ts';
import { coverageByGroup, readings } from '../readings.ts';
import { byHandOf, type HeroByHand } from './by-hand.ts';

/** What of the sets is played, and what was left out. */
export interface Coverage {
  readonly abilities: Share;
  /** Conditions, tokens and counters. */
  readonly conditions: Share;
  /** Maps with their hazards, terrain, markers, and rules cards. */
  readonly mapRules: Share;
  /** Names of entities with errors. */
  readonly leftOut: readonly string[];
  /** Heroes whose figures rest on texts that are by hand, in the order of the sets. */
  readonly byHand: readonly HeroByHand[];
}

/** Reads all that a match with these sets can come across. */
export function coverageOf(sets: readonly GameSet[]): Coverage {
  const { texts } = readings(sets);
  return {
    ...coverageByGroup(texts),
    byHand: byHandOf(sets, texts),
    leftOut: sets.flatMap(({ id, leftOut }) => leftOut.map(({ name, file }) => `${name} (${id}/${file})`)),
  };
}
