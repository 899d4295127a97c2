import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../rules/kernel/bot.ts';
import { randomBot } from '../../../rules/kernel/random-bot.ts';
import { decodeRow, encodeRow, mergeRows, rowBytes } from '../../../rules/kernel/rows.ts';
import { searchBot, shareBeaten } from '../../../rules/kernel/search-bot.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { digestOfSeries, lotOf, playMatch, type Witness } from '../../../rules/kernel/series.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import {
  planeSkirmish,
  type SkirmishAction,
  type SkirmishEvent,
  type SkirmishSetup,
  type SkirmishState,
} from './systems/plane-skirmish.ts';

type SkirmishBot = Bot<SkirmishSetup, SkirmishState, SkirmishAction>;
const game = planeSkirmish.prepare({ figures: 2, rounds: 3 });
const search: SkirmishBot = searchBot(planeSkirmish, { name: 'search', playouts: 60, policy: randomBot });

const columns = {
  variant: { type: 'u8' },
  points: { type: 'i8', count: 2 },
  decisions: { type: 'u16' },
  shots: { type: 'u16' },
} as const;
/** Counts decisions, and shots by their events. */
function witness(variant: number): Witness<SkirmishState, SkirmishAction, SkirmishEvent, typeof columns> {
  let [decisions, shots] = [0, 0];
  return {
    decided: () => decisions++,
    happened: (_, events) => {
      shots += events.filter(({ event }) => event === 'shot').length;
    },
    row: (_, { scores }) => ({ variant, points: scores, decisions, shots }),
  };
}
const lots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => lotOf('series', from + index, 2));
/** The rows of some matches; every other match has the bots change seats. */
const playAll = (from: number, to: number, bots: readonly [SkirmishBot, SkirmishBot]) =>
  lots(from, to).map((lot) => {
    const seated = lot.variant === 0 ? bots : [...bots].reverse();
    return playMatch(planeSkirmish, game, seated, lot, witness(lot.variant));
  });
const packed = (rows: ReturnType<typeof playAll>) => {
  const parts = rows.map((row) => encodeRow(columns, row));
  return mergeRows(columns, parts);
};

describe('a series', () => {
  const rows = playAll(0, 40, [randomBot, randomBot]);

  it('says of a match without an end which it is, and what to look for', () => {
    const circular = { ...planeSkirmish, apply: () => {} };
    const [lot] = lots(0, 1);
    expect(() => playMatch(circular, game, [randomBot, randomBot], lot!, witness(0))).toThrow(
      /^Match 0 of seed series has no end after 100,000 decisions, .* a text that can be used again and again/,
    );
  });

  it('gives the same rows and digest, however its matches are dealt to workers', () => {
    const whole = packed(rows);
    const [late, early] = [
      packed(playAll(13, 40, [randomBot, randomBot])),
      packed(playAll(0, 13, [randomBot, randomBot])),
    ];
    const merged = mergeRows(columns, [late, early]);
    expect(merged).toEqual(whole);
    const digestOf = (rows: Uint8Array) => digestOfSeries({ rows, beside: [] });
    expect(digestOf(merged)).toBe(digestOf(whole));
    expect(digestOf(packed(rows.slice(1)))).not.toBe(digestOf(whole));
  });

  it('gives compared matches the same luck, and others another', () => {
    // Both ways round of a pairing are the same match here, as both bots are alike and sit with their own dice.
    expect(rows[0]!.log).toBe(rows[1]!.log);
    expect(new Set(rows.map(({ log }) => log)).size).toBe(20);
    expect(rows.map(({ row }) => row.variant).slice(0, 4)).toEqual([0, 1, 0, 1]);
  });

  it('keeps what happened', () => {
    for (const { row } of rows) {
      expect(row.decisions).toBeGreaterThan(row.shots * 2 - 1);
      expect(row.points.every((points) => points >= 0 && points <= 4)).toBe(true);
    }
    expect(rows.some(({ row }) => row.shots > 2)).toBe(true);
  });

  it('stops with the match named when a bot chooses what is not legal', () => {
    const cheat: SkirmishBot = { name: 'cheat', choose: () => ({ do: 'go', figure: 0, x: 24_000, y: 0 }) };
    expect(() => playAll(4, 5, [cheat, randomBot])).toThrow(
      'Bot cheat chose what is not legal in match 4 of seed series: A figure goes 6 inches at most.',
    );
  });
});

describe('rows', () => {
  it('come back as they were written', () => {
    const row = {
      match: 70_000,
      log: '0123456789abcdef',
      row: { variant: 255, points: [-128, 127], decisions: 65_535, shots: 0 },
    };
    const bytes = encodeRow(columns, row);
    expect(bytes).toHaveLength(rowBytes(columns));
    expect(decodeRow(columns, bytes)).toEqual(row);
  });

  it('refuse what would not fit, what is there twice, and half a row', () => {
    const row = { match: 0, log: '0'.repeat(16), row: { variant: 0, points: [0, 0], decisions: 0, shots: 0 } };
    const wrong = (part: object) => () => encodeRow(columns, { ...row, row: { ...row.row, ...part } });
    expect(wrong({ points: [0, 128] })).toThrow('Column points (i8) cannot hold 128 (match 0).');
    expect(wrong({ shots: 0.5 })).toThrow(RangeError);
    expect(wrong({ points: [0] })).toThrow('Column points takes 2 numbers, not 1.');
    const bytes = encodeRow(columns, row);
    expect(() => mergeRows(columns, [bytes, bytes])).toThrow('Match 0 is there twice.');
    expect(() => mergeRows(columns, [bytes.subarray(1)])).toThrow(RangeError);
    expect(() => rowBytes({ wide: { type: 'u32', count: 62 } })).toThrow('A row has 260 bytes, the limit is 256.');
    expect(rowBytes({ wide: { type: 'u32', count: 61 } })).toBe(256);
  });
});

describe('bots', () => {
  it('that search beat random ones', () => {
    const won = playAll(0, 30, [search, randomBot]).map(({ row }) => {
      const [own, other] = row.variant === 0 ? row.points : [...row.points].reverse();
      return own! > other! ? 1 : own === other ? 0.5 : 0;
    });
    expect(won.reduce<number>((sum, share) => sum + share, 0)).toBeGreaterThan(21);
  });

  it('that search say why, best first, within their budget, and alike for the same dice', () => {
    // The last decision of the match: one against one, and seat 1 can shoot.
    const state = planeSkirmish.start(game, seededDice(stream(1)), () => {});
    Object.assign(state, { turn: 1, round: 3 });
    Object.assign(state.figures[0]!, { y: 9000, wounds: 1, acted: true });
    Object.assign(state.figures[2]!, { wounds: 1 });
    for (const dead of [1, 3]) state.figures[dead]!.wounds = 0;
    const situation = () => {
      const { actions } = planeSkirmish.actions(game, state);
      return { game, view: state, seat: 1, actions, dice: seededDice(stream('why')) };
    };
    const reasons = search.explain!(situation());
    expect(reasons.map(({ action }) => action)).toHaveLength(situation().actions.length);
    expect(reasons[0]!.action).toMatchObject({ do: 'go', shoot: 0 });
    expect(reasons[0]!.why).toMatch(/^\d+ of 100 expected, from \d+ playouts$/);
    const playouts = reasons.reduce((sum, { why }) => sum + Number(/from (\d+)/.exec(why)![1]), 0);
    expect(playouts).toBeLessThanOrEqual(60);
    expect(search.choose(situation())).toEqual(reasons[0]!.action);
    expect(search.explain!(situation())).toEqual(reasons);
    const hasty = searchBot(planeSkirmish, {
      name: 'hasty',
      playouts: 3,
      policy: randomBot,
      depth: 1,
      value: () => 0.25,
    });
    expect(hasty.explain!(situation()).map(({ value }) => value)).toHaveLength(3);
  });

  it('count a tie by half', () => {
    const places = (places: number[], seat: number) => shareBeaten({ places, scores: [], reason: '' }, seat);
    expect([places([1, 2], 0), places([1, 2], 1), places([1, 1], 0)]).toEqual([1, 0, 0.5]);
    expect(places([2, 1, 2], 0)).toBe(0.25);
  });
});
