import type { GameSet } from '../../../rules/game-set.ts';
import { optionsOf } from '../../../rules/hammerspace/options.ts';
import { mostSeats } from '../../../rules/hammerspace/types.ts';
import type { Piece } from '../card.ts';
import { mix } from '../colour.ts';
import type { DisplayList, Op } from '../display-list.ts';
import { setWord, widthOf } from '../glyphs.ts';
import { circle } from '../path.ts';
import { bleedMm, cellMm } from '../sizes.ts';

/** Orange counters stand for 5 HP and yellow ones for 1, as the rules document has them. */
const counters = [
  { value: 5, ground: '#d9661f', ink: '#3a1600' },
  { value: 1, ground: '#f2c430', ink: '#3d2c00' },
] as const;

/** How many counters of 5 and of 1 one player begins with: ones for the last five and what is over. */
export function startingCounters(hp: number): Readonly<Record<1 | 5, number>> {
  const fives = Math.max(0, Math.floor((hp - 5) / 5));
  return { 5: fives, 1: hp - 5 * fives };
}

/** Round counters for health points, enough for a full table. */
export const hpCounters = (set: GameSet): (Piece & { readonly value: number })[] => {
  const each = startingCounters(optionsOf(set).startingHp);
  return counters.map(({ value, ground, ink }) => {
    const front = counter(value, ground, ink);
    return {
      ref: `${set.id}/_hp-${value}`,
      kind: 'token',
      name: `${value} HP`,
      text: '',
      sizeMm: cellMm,
      copies: each[value] * mostSeats,
      front,
      back: front,
      zones: [],
      value,
    };
  });
};

const chain = ['condensed-bold'] as const;

function counter(value: number, ground: string, ink: string): DisplayList {
  const r = cellMm / 2;
  const size = cellMm * 0.62;
  const digits = String(value);
  const ops: Op[] = [
    { op: 'path', d: circle(r, r, r + bleedMm), fill: ground },
    { op: 'path', d: circle(r, r, r - 2.2), fill: mix(ground, '#ffffff', 0.25) },
    { op: 'path', d: circle(r, r, r - 2.2), stroke: { colour: ink, width: 0.6 } },
    ...setWord(
      digits,
      chain,
      { x: r - (widthOf(digits, chain) * size) / 2, baseline: r + size * 0.35, size, fill: ink },
      () => {},
    ),
  ];
  return { width: cellMm, height: cellMm, bleed: bleedMm, corner: r, ops };
}
