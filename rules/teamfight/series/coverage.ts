import type { GameSet } from '../../game-set.ts';
import { coverageOf as shareOf } from '../../kernel/reading/coverage.ts';
import type { Coverage as Share } from '../../kernel/reading/reading.ts';
import type { Slot } from '../notation/context.ts';
import { readings } from '../readings.ts';

/** What of the sets is played, and what was left out. */
export interface Coverage {
  readonly abilities: Share;
  /** Conditions, tokens and counters. */
  readonly conditions: Share;
  /** Maps with their hazards, terrain, markers, and rules cards. */
  readonly mapRules: Share;
  /** Names of entities with errors. */
  readonly leftOut: readonly string[];
}

const abilities: readonly Slot[] = ['passive', 'default', 'ability'];
const conditions: readonly Slot[] = ['condition', 'token', 'counter'];
const mapRules: readonly Slot[] = ['map', 'hazard', 'rules', 'marker', 'terrain'];

/** Reads all that a match with these sets can come across. */
export function coverageOf(sets: readonly GameSet[]): Coverage {
  const { texts } = readings(sets);
  const share = (slots: readonly Slot[]): Share => shareOf(texts.filter(({ slot }) => slots.includes(slot)));
  return {
    abilities: share(abilities),
    conditions: share(conditions),
    mapRules: share(mapRules),
    leftOut: sets.flatMap(({ id, leftOut }) => leftOut.map(({ name, file }) => `${name} (${id}/${file})`)),
  };
}
