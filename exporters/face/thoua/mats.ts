import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { mix } from '../colour.ts';
import type { DisplayList, Op } from '../display-list.ts';
import { type Mat, matGround, matMiddle, matWord } from '../mat.ts';
import { type Box, circle } from '../path.ts';
import { plainLine } from '../plain-line.ts';
import { cellMm } from '../sizes.ts';
import { faceTheme } from '../theme.ts';

/** Slots in a row, the fewest of all, and who belongs to a party where an encounter says nothing of it. */
const [mostInRow, fewestSlots, usualParty] = [14, 8, 4];
/** From the edge of the mat, above the first row for a word, the side of a slot, and the lane above each row, in mm. */
const [rim, head, slot, lane] = [6, 11, 29, 13];

/** The colour that the party's start zone has on maps. */
const partyColour = '#a83222';

/** What lies on each space on which the party may start. */
export function startSpace(set: GameSet): DisplayList {
  const { pale, deep, onDeep } = faceTheme(set);
  const inset = 1.2;
  const box = { x: inset, y: inset, w: cellMm - 2 * inset, h: cellMm - 2 * inset };
  const side = cellMm * 0.42;
  return {
    ...{ width: cellMm, height: cellMm, bleed: 0, corner: 0 },
    ops: [
      { op: 'rect', x: 0, y: 0, w: cellMm, h: cellMm, fill: mix(deep, partyColour, 0.7) },
      { op: 'rect', ...box, r: 2.4, stroke: { colour: pale, width: 0.9, dash: [2.4, 1.6] } },
      { op: 'icon', name: 'flying-flag', x: (cellMm - side) / 2, y: cellMm * 0.16, size: side, fill: pale },
      ...plainLine({
        text: 'Start',
        font: 'caps-heavy',
        size: 4.4,
        x: cellMm / 2,
        baseline: cellMm * 0.82,
        ink: onDeep,
        align: 'middle',
      }),
    ],
  };
}

/** The mat on which round pieces lie in the order of turns: room for everybody of the largest encounter. */
export function initiativeTrack(set: GameSet): Mat {
  const theme = faceTheme(set);
  const most = entitiesOf(set, 'encounter').map(
    ({ data: { enemies, party = [] } }) => enemies.length + Math.max(usualParty, party.length),
  );
  const count = Math.max(fewestSlots, ...most);
  const rows = Math.ceil(count / mostInRow);
  const across = Math.ceil(count / rows);
  const boxes = Array.from(
    { length: rows * across },
    (_, index): Box => ({
      x: rim + (index % across) * slot,
      y: rim + head + Math.floor(index / across) * (lane + slot) + lane,
      w: slot,
      h: slot,
    }),
  );
  const size = { width: 2 * rim + across * slot, height: 2 * rim + head + rows * (lane + slot) };
  const ops: Op[] = boxes.flatMap((box, index): Op[] => {
    const [x, y] = matMiddle(box);
    return [
      { op: 'path', d: circle(x, y, slot / 2 - 1), fill: theme.shade, opacity: 0.55 },
      { op: 'path', d: circle(x, y, slot / 2 - 1), stroke: { colour: theme.pale, width: 0.7, dash: [3, 2] } },
      ...plainLine({
        text: String(index + 1),
        font: 'condensed-bold',
        size: slot / 2.6,
        x,
        baseline: y + slot / 7.4,
        ink: theme.pale,
        align: 'middle',
      }),
    ];
  });
  const word = { x: rim, y: rim + head - 1.5, w: size.width / 2, h: head };
  const buttons = { y: rim + head / 2, next: size.width - rim - 14, roll: size.width - rim - 43 };
  return {
    list: matGround(size, [...ops, ...matWord({ ...word, w: 46 }, 'Initiative', theme)], theme),
    places: {
      slots: boxes.map(matMiddle),
      lane: boxes.map(({ x, y, w }) => [x + w / 2, y - lane / 2] as const),
      roll: [[buttons.roll, buttons.y]],
      next: [[buttons.next, buttons.y]],
    },
  };
}
