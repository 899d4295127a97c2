import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Rules } from '../../../rules/kernel/rules.ts';
import type { Conformance } from './conformance-options.ts';
import { type AnyRules, laws } from './laws.ts';

/**
 * Registers a test for every law of the kernel: random matches of the system in each setup, all chance from fast-check's seed, so
 * that a failure names the seed that repeats it.
 */
export function conforms<Setup, Game, State, View, Action, Event>(
  name: string,
  rules: Rules<Setup, Game, State, View, Action, Event>,
  setups: Readonly<Record<string, Setup>>,
  system: Conformance<Game, State, Event>,
): void {
  describe(`${name} keeps the laws of the kernel`, () => {
    for (const [setup, value] of Object.entries(setups)) {
      const prepared: { game?: Game } = {};
      for (const { title, hold } of laws) {
        it(`${title} (${setup})`, () => {
          prepared.game ??= rules.prepare(value);
          const { game } = prepared;
          const before = structuredClone(game);
          const property = fc.property(fc.nat(), (seed) => {
            hold({ rules: rules as AnyRules, game, seed, system: system as Conformance<unknown, unknown, unknown> });
          });
          fc.assert(property, { numRuns: system.runs ?? 20, endOnFailure: true });
          if (!isDeepStrictEqual(game, before)) throw new Error('The game has changed while it was played.');
        });
      }
    }
  });
}
