import type { GameSet } from '../../../rules/game-set.ts';
import { rowSize } from '../../../rules/hammerspace/types.ts';
import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import { type Mat, matFrame, matGround, matMiddle, matWord } from '../mat.ts';
import type { Box, Point } from '../path.ts';
import { plainLine } from '../plain-line.ts';
import { cellMm } from '../sizes.ts';
import { brawlIcons } from '../template-icons.ts';
import { type FaceTheme, faceTheme } from '../theme.ts';
import { brawlWords } from './words.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** White around what lies on a mat, between cards, and above them for a word, in mm. */
const [rim, gap, head] = [7, 6, 11];
/** From the middle of one counter to the next. */
const counterStep = 28;
const counterSide = 3;

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
    ...matFrame(hp, theme),
    ...matWord(hp, mats.hp, theme),
    ...row.flatMap((box, index) => [...matFrame(box, theme), ...numeral(box, index + 1, theme)]),
    ...matWord({ ...(row[0] as Box), w: last.x + last.w - (row[0] as Box).x }, mats.row, theme),
    ...matFrame(trait, theme),
    ...matWord(trait, mats.trait, theme),
  ];
  return {
    list: matGround(size, ops, theme),
    places: { row: row.map(matMiddle), trait: [matMiddle(trait)], hp: counters },
  };
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
  const ops = named.flatMap(([box, text]) => [...matFrame(box, theme), ...matWord(box, text, theme)]);
  const side = cellMm * 0.8;
  const symbols: Op[] = [
    { op: 'icon', name: theme.emblem, ...iconAt(cards, side), fill: theme.pale, opacity: 0.25 },
    { op: 'icon', name: brawlIcons.die5, ...iconAt(dice, side), fill: theme.pale, opacity: 0.25 },
  ];
  const [x, y] = matMiddle(dice);
  return {
    list: matGround(size, [...ops, ...symbols], theme),
    places: {
      traits: [matMiddle(traits)],
      cards: [matMiddle(cards)],
      discards: [matMiddle(discards)],
      dice: [
        [x - cellMm * 0.6, y],
        [x + cellMm * 0.6, y],
      ],
    },
  };
}

const cardBox = (x: number, y: number, { width, height }: Size): Box => ({ x, y, w: width, h: height });
const iconAt = (box: Box, size: number) => {
  const [x, y] = matMiddle(box);
  return { x: x - size / 2, y: y - size / 2, size };
};

/** Which place of the row it is: cards say "the second card", counted from the left. */
function numeral(box: Box, place: number, { pale, shade }: FaceTheme): Op[] {
  const size = box.h / 3;
  const [x, y] = matMiddle(box);
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
