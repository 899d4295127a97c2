import type { GameSet } from '../../rules/game-set.ts';
import { mostSeats } from '../../rules/hammerspace/types.ts';
import type { Piece } from './card.ts';
import { mix } from './colour.ts';
import type { DisplayList, Op } from './display-list.ts';
import { setWord, widthOf } from './glyphs.ts';
import { circle } from './path.ts';
import { bleedMm, cellMm } from './sizes.ts';

/** Orange counters stand for 5 HP and yellow ones for 1, as the rules document has them; how many one player begins with. */
const counters = [
  { value: 5, ground: '#d9661f', ink: '#3a1600', each: 3 },
  { value: 1, ground: '#f2c430', ink: '#3d2c00', each: 5 },
] as const;

/** Round counters for health points, enough for a full table. */
export const hpCounters = (set: GameSet): Piece[] =>
  counters.map(({ value, ground, ink, each }) => {
    const front = counter(value, ground, ink);
    return {
      ref: `${set.id}/_hp-${value}`,
      kind: 'token',
      name: `${value} HP`,
      text: '',
      sizeMm: cellMm,
      copies: each * mostSeats,
      front,
      back: front,
      zones: [],
    };
  });

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
