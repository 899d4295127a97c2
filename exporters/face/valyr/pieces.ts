import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { musterOf } from '../../../rules/valyr/army.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import { formatRange } from '../../../rules/valyr/range.ts';
import type { Piece } from '../card.ts';
import { mix } from '../colour.ts';
import type { DisplayList, Op } from '../display-list.ts';
import { inMm } from '../path.ts';
import { plainLine } from '../plain-line.ts';
import { bleedMm } from '../sizes.ts';
import type { FaceTheme } from '../theme.ts';
import { millimetresPerInch } from '../units.ts';
import { templateOutline } from './shapes.ts';

const neutral = '#c9a24a';

/** How many figures of a unit a battle may need: as many as the army has that has most of it, and one of what abilities bring. */
export function figuresOf(set: GameSet): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { data } of entitiesOf(set, 'army'))
    for (const { unit, count } of musterOf(set, data)) most.set(unit.ref, Math.max(most.get(unit.ref) ?? 1, count));
  return most;
}

/** An area template of true size, with its axis and a tick each inch. */
export function templatePiece({ ref, file, data }: Entity<'area-template'>): Piece {
  const { width, height, d } = templateOutline(data.shape);
  const ground = data.colour ?? neutral;
  const ink = mix(ground, '#000000', 0.72);
  const round = data.shape.kind === 'round';
  const inches = Math.floor(height / millimetresPerInch);
  const ticks = Array.from({ length: inches }, (_, index) => {
    const y = inMm(height - (index + 1) * millimetresPerInch);
    return `M${inMm(width / 2 - 1.5)} ${y}h3`;
  });
  const words = Math.min(4.2, width * 0.12);
  const middle = round ? height / 2 : height * 0.36;
  const inside: Op[] = [
    { op: 'path', d, fill: ground },
    ...(round
      ? []
      : [
          {
            op: 'path' as const,
            d: `M${inMm(width / 2)} ${inMm(height)}V0${ticks.join('')}`,
            stroke: { colour: ink, width: 0.2 },
          },
        ]),
    { op: 'rect', x: width * 0.22, y: middle - words * 0.8, w: width * 0.56, h: words * 1.5, r: 0.8, fill: ground },
    ...plainLine({
      ...{ text: data.name, font: 'condensed-bold', size: words, x: width / 2, baseline: middle + words * 0.35 },
      ...{ ink, align: 'middle', room: width * 0.54 },
    }),
    { op: 'path', d, stroke: { colour: ink, width: 0.5 } },
  ];
  const front: DisplayList = {
    ...{ width, height, bleed: 0, corner: round ? width / 2 : 0 },
    ops: [{ op: 'clip', shape: { op: 'path', d }, ops: inside }],
  };
  return {
    ...{ ref, name: data.name, text: data.description ?? '', copies: data.copies ?? 1 },
    kind: round ? 'token' : 'marker',
    sizeMm: height,
    front,
    back: front,
    ...(!round && { outline: d }),
    zones: [{ file, pointer: '/name', x: 0, y: 0, w: width, h: height }],
  };
}

/** A stick of an exact length: for a measure, a distance of moves or a range of attacks. */
interface Stick {
  readonly id: string;
  readonly name: string;
  /** Inches of its stretches, from its left end on, each with what is written on it. */
  readonly stretches: readonly { readonly to: number; readonly says: string }[];
}

/** Depth of a ruler, and inches of the one that measures all else. */
const [rulerDepth, measureLength] = [14, 12];

/** Rulers of a set: one of twelve inches, one for each distance that its units move, one for each range that they have. */
export function rulers(set: GameSet, { deep, shade, onDeep, pale }: FaceTheme): Piece[] {
  const units = entitiesOf(set, 'unit').map(({ data }) => data);
  const { rangeInches } = optionsOf(set);
  const moves = new Set(units.flatMap(({ movement }) => [movement.sprint, movement.sustain]));
  const ranges = new Map(units.map(({ range }) => [formatRange(range), range]));
  const signed = (value: number) => (value < 0 ? `\u2212${-value}` : `+${value}`);
  const sticks: Stick[] = [
    { id: 'measure', name: 'Ruler', stretches: [{ to: measureLength, says: '' }] },
    ...[...moves]
      .filter((far) => far > 0)
      .sort((a, b) => a - b)
      .map((far) => ({
        id: `move-${far}`.replace('.', '-'),
        name: `Move ${far}`,
        stretches: [{ to: far * rangeInches, says: `move ${far}` }],
      })),
    ...[...ranges.values()]
      .sort((a, b) => (a.bands.at(-1)?.to ?? 0) - (b.bands.at(-1)?.to ?? 0))
      .filter(({ bands }) => (bands.at(-1)?.to ?? 0) > 0)
      .map((range, index) => ({
        id: `range-${index + 1}`,
        name: `Range ${formatRange(range)}`,
        stretches: [
          ...(range.from > 0 ? [{ to: range.from * rangeInches, says: 'too near' }] : []),
          ...range.bands.map(({ to, strength = 0, skill = 0 }) => ({
            to: to * rangeInches,
            says: `${strength === 0 && skill === 0 ? '' : `${signed(strength)}/${signed(skill)} `}to ${to}`,
          })),
        ],
      })),
  ];
  return sticks.map(({ id, name, stretches }): Piece => {
    const length = stretches.at(-1)?.to ?? 0;
    const width = length * millimetresPerInch;
    const marks = Array.from({ length: Math.floor(length * 2 + 1e-9) + 1 }, (_, half) => {
      const x = inMm((half / 2) * millimetresPerInch);
      return `M${x} 0v${half % 2 === 0 ? 4 : 2.4}`;
    });
    const figures = Array.from({ length: Math.floor(length + 1e-9) }, (_, inch) => inch + 1).filter(
      (inch) => inch * millimetresPerInch + 2 < width,
    );
    const fields = stretches.map((one, index) => {
      const from = stretches[index - 1]?.to ?? 0;
      return { ...one, x: from * millimetresPerInch, w: (one.to - from) * millimetresPerInch };
    });
    const ops: Op[] = [
      ...fields.map(
        ({ x, w }, index): Op => ({ op: 'rect', x, y: 0, w, h: rulerDepth, fill: index % 2 === 0 ? deep : shade }),
      ),
      { op: 'path', d: marks.join(''), stroke: { colour: pale, width: 0.25 } },
      ...figures.flatMap((inch) =>
        plainLine({
          ...{ text: String(inch), font: 'condensed', size: 3.2, x: inch * millimetresPerInch, baseline: 7.4 },
          ...{ ink: onDeep, align: 'middle' },
        }),
      ),
      ...fields.flatMap(({ x, w, says }) =>
        says === ''
          ? []
          : plainLine({
              ...{ text: says, font: 'condensed-bold', size: 3.6, x: x + w / 2, baseline: 12.2, ink: onDeep },
              ...{ align: 'middle', room: Math.max(4, w - 2) },
            }),
      ),
    ];
    const front: DisplayList = { width, height: rulerDepth, bleed: bleedMm, corner: 0, ops };
    return {
      ...{ ref: `${set.id}/_${id}`, kind: 'marker', name, copies: 1, sizeMm: width, front, back: front, zones: [] },
      text: `${length} inches long.`,
    };
  });
}
