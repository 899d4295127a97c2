import type { GameSet } from '../../rules/game-set.ts';
import { rowSize } from '../../rules/hammerspace/types.ts';
import { mix } from './colour.ts';
import type { DisplayList, Op } from './display-list.ts';
import { brawlWords } from './hammerspace-words.ts';
import type { Box, Point } from './path.ts';
import { pattern } from './pattern.ts';
import { plainLine } from './plain-line.ts';
import { cellMm, cornerMm } from './sizes.ts';
import { brawlIcons } from './template-icons.ts';
import { type FaceTheme, faceTheme } from './theme.ts';

/** A mat for the table of the game, and the middles of the places on it in mm from its top left corner. */
export interface Mat {
  readonly list: DisplayList;
  readonly places: Readonly<Record<string, readonly Point[]>>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** White around what lies on a mat, between cards, and above them for a word, in mm. */
const [rim, gap, head] = [7, 6, 11];
/** From the middle of one counter to the next. */
const counterStep = 28;
const counterSide = 3;
/** Points of a word on a mat, in mm. */
const wordSize = 6;

/** What lies before a player: counters, the row of four cards from the left, and the trait. */
export function seatMat(set: GameSet, card: Size): Mat {
  const theme = faceTheme(set);
  const { mats } = brawlWords(set.manifest.language);
  const top = rim + head;
  const hp = { x: rim, y: top, w: counterSide * counterStep, h: card.height };
  const row = Array.from({ length: rowSize }, (_, index) =>
    cardBox(hp.x + hp.w + 2 * gap + index * (card.width + gap), top, card),
  );
  const last = row[rowSize - 1] as Box;
  const trait = cardBox(last.x + last.w + 3 * gap, top, card);
  const size = { width: trait.x + trait.w + rim, height: top + card.height + rim };
  const counters = Array.from(
    { length: counterSide * counterSide },
    (_, index): Point => [
      hp.x + ((index % counterSide) + 0.5) * counterStep,
      hp.y + (Math.floor(index / counterSide) + 0.5) * (hp.h / counterSide),
    ],
  );
  const ops: Op[] = [
    ...frame(hp, theme),
    ...word(hp, mats.hp, theme),
    ...row.flatMap((box, index) => [...frame(box, theme), ...numeral(box, index + 1, theme)]),
    ...word({ ...(row[0] as Box), w: last.x + last.w - (row[0] as Box).x }, mats.row, theme),
    ...frame(trait, theme),
    ...word(trait, mats.trait, theme),
  ];
  return { list: ground(size, ops, theme), places: { row: row.map(middle), trait: [middle(trait)], hp: counters } };
}

/** What lies between the players: traits, the deck with its discards, and the dice. */
export function middleMat(set: GameSet, card: Size): Mat {
  const theme = faceTheme(set);
  const { mats } = brawlWords(set.manifest.language);
  const top = rim + head;
  const traits = cardBox(rim, top, card);
  const cards = cardBox(traits.x + card.width + 3 * gap, top, card);
  const discards = cardBox(cards.x + card.width + 3 * gap, top, card);
  const dice = { x: discards.x + card.width + 3 * gap, y: top, w: 2 * cellMm, h: card.height };
  const size = { width: dice.x + dice.w + rim, height: top + card.height + rim };
  const named = [
    [traits, mats.traits],
    [cards, mats.deck],
    [discards, mats.discards],
    [dice, mats.dice],
  ] as const;
  const ops = named.flatMap(([box, text]) => [...frame(box, theme), ...word(box, text, theme)]);
  const side = cellMm * 0.8;
  const symbols: Op[] = [
    { op: 'icon', name: theme.emblem, ...iconAt(cards, side), fill: theme.pale, opacity: 0.25 },
    { op: 'icon', name: brawlIcons.die5, ...iconAt(dice, side), fill: theme.pale, opacity: 0.25 },
  ];
  const [x, y] = middle(dice);
  return {
    list: ground(size, [...ops, ...symbols], theme),
    places: {
      traits: [middle(traits)],
      cards: [middle(cards)],
      discards: [middle(discards)],
      dice: [
        [x - cellMm * 0.6, y],
        [x + cellMm * 0.6, y],
      ],
    },
  };
}

const cardBox = (x: number, y: number, { width, height }: Size): Box => ({ x, y, w: width, h: height });
const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];
const iconAt = (box: Box, size: number) => {
  const [x, y] = middle(box);
  return { x: x - size / 2, y: y - size / 2, size };
};

function ground({ width, height }: Size, ops: readonly Op[], theme: FaceTheme): DisplayList {
  const box = { x: 0, y: 0, w: width, h: height };
  const paint: Op[] = [
    { op: 'rect', ...box, fill: theme.deep },
    { op: 'clip', shape: { op: 'rect', ...box }, ops: pattern(theme.pattern, box, theme.pale, 0.05) },
    { op: 'rect', x: 2, y: 2, w: width - 4, h: height - 4, r: 4, stroke: { colour: theme.pale, width: 0.6 } },
  ];
  return { width, height, bleed: 0, corner: 0, ops: [...paint, ...ops] };
}

const frame = ({ x, y, w, h }: Box, theme: FaceTheme): Op[] => [
  { op: 'rect', x, y, w, h, r: cornerMm, fill: theme.shade, opacity: 0.55 },
  { op: 'rect', x, y, w, h, r: cornerMm, stroke: { colour: theme.pale, width: 0.7, dash: [3, 2] } },
];

/** A word above what it names. */
const word = ({ x, y, w }: Box, text: string, { onDeep }: FaceTheme): Op[] =>
  plainLine({
    text,
    font: 'caps-heavy',
    size: wordSize,
    x: x + w / 2,
    baseline: y - 3,
    ink: onDeep,
    align: 'middle',
    room: w,
  });

/** Which place of the row it is: cards say "the second card", counted from the left. */
function numeral(box: Box, place: number, { pale, shade }: FaceTheme): Op[] {
  const size = box.h / 3;
  const [x, y] = middle(box);
  const ink = mix(shade, pale, 0.35);
  return plainLine({
    text: String(place),
    font: 'condensed-bold',
    size,
    x,
    baseline: y + size * 0.35,
    ink,
    align: 'middle',
  });
}
