import type { Half, Layout, Load, Place } from '../layout.ts';
import { bagHalf, behindHand, tableHalf, tableHand } from '../layout.ts';
import { deckGap, deckSpacing, restBehind } from './lua/lay.ts';

const tableColumn = 26;
/** A button with what its label needs, in units. */
const buttonRoom = 5.2;
/** From the bags behind the decks to the middle of a hand zone. */
const beforeHand = 6.05;
/** What a figure takes beside its deck. */
const besideDeck = 2.2;

/** From one column of bags to the next, and how many bags stand in the columns of both sides. */
const columnStep = 7.5;
const bagsAround = 15;

/** The field that maps, decks, figures and bags take that the buttons lay out. */
export function laidHalf({ reach, row, card }: Load): Half {
  return {
    x: Math.max(
      reach.width / 2 + 2 + bagHalf,
      ((row - 1) / 2) * (card.width + deckSpacing) + card.width / 2 + besideDeck,
    ),
    z: laidDepth({ reach, card }) + bagHalf,
  };
}

/** From the middle of the table to the middle of the bags behind the decks. */
const laidDepth = ({ reach, card }: Pick<Load, 'reach' | 'card'>) =>
  reach.height / 2 + deckGap + card.height + restBehind;

/** Whether the default table holds everything, with the hands at its own seats. */
function fitsTable(load: Load): boolean {
  const columns = Math.ceil(load.sets / bagsAround);
  const inner = tableColumn - Math.max(0, columns - 1) * columnStep - buttonRoom;
  // A row of six decks ends just before the second column; only a figure that found no cell of its zone would reach past it.
  return columns <= 2 && laidHalf(load).x <= Math.max(inner, 16.5) && laidDepth(load) + beforeHand <= tableHand;
}

/** Red and blue face each other; bags stand at both sides. Where the default table is too small, all lies on a ground. */
export function layout(load: Load, ground?: Half | 'none'): Layout {
  if (ground === 'none' || (ground === undefined && fitsTable(load)))
    return sides(load, tableHalf, tableColumn, tableHand, false);
  const least = ground ?? tableHalf;
  const column = Math.max(tableColumn, laidHalf(load).x + buttonRoom);
  const columns = Math.max(1, Math.ceil(load.sets / bagsAround));
  const handZ = Math.max(tableHand, laidDepth(load) + beforeHand);
  const area = {
    x: Math.max(least.x, Math.ceil(column + (columns - 1) * columnStep + 4)),
    z: Math.max(least.z, Math.ceil(handZ + behindHand)),
  };
  return sides(load, area, column, handZ, true);
}

const sides = ({ sets }: Load, area: Half, column: number, handZ: number, ground: boolean): Layout => ({
  area,
  hands: [
    { seat: 'Red', x: 0, z: -handZ, turn: 0 },
    { seat: 'Blue', x: 0, z: handZ, turn: 180 },
  ],
  bags: spots(column, ground, sets),
  hub: { x: column, z: 0 },
  ground,
});

/** Down the left and the right edge around the randomizer, then between those, then in columns towards the middle or, on a ground, away from it. */
function spots(column: number, ground: boolean, count: number): Place[] {
  const columns = Math.max(1, Math.ceil(count / bagsAround));
  return Array.from({ length: columns }, (_, index) => {
    const x = column + (ground ? index : -index) * columnStep;
    const at = (side: number, zs: readonly number[]) => zs.map((z): Place => ({ x: side * x, z }));
    return [...at(-1, [12, 6, 0, -6, -12]), ...at(1, [12, 6, -6, -12]), ...at(-1, [9, 3, -3, -9]), ...at(1, [9, -9])];
  }).flat();
}
