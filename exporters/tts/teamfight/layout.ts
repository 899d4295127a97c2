import type { Half, Layout, Load, Place } from '../layout.ts';
import { bagHalf, behindHand, tableHalf, tableHand } from '../layout.ts';
import { deckGap, deckSpacing, restBehind } from './lua/lay.ts';

const tableColumn = 26;
/** Half a card, and a button with what its label needs, in units. */
const [cardHalf, buttonRoom] = [1.25, 5.2];
/** From the edge of a map to the middle of a hand zone: decks, the bags behind them, and the room that cards need. */
const laidDepth = 12;

/** From one column of bags to the next, and how many bags stand in the columns of both sides. */
const columnStep = 7.5;
const bagsAround = 15;

/** The field that maps, decks, figures and bags take that the buttons lay out. */
export function laidHalf({ reach, row }: Load): Half {
  const beside = 2.2 + cardHalf;
  return {
    x: Math.max(reach.width / 2 + 2 + bagHalf, ((row - 1) / 2) * deckSpacing + beside),
    z: reach.height / 2 + deckGap + restBehind + bagHalf,
  };
}

/** Whether the default table holds everything, with the hands at its own seats. */
function fitsTable(load: Load): boolean {
  const columns = Math.ceil(load.sets / bagsAround);
  const inner = tableColumn - Math.max(0, columns - 1) * columnStep - buttonRoom;
  // A row of six decks ends just before the second column; only a figure that found no cell of its zone would reach past it.
  return columns <= 2 && laidHalf(load).x <= Math.max(inner, 16.5) && load.reach.height / 2 + laidDepth <= tableHand;
}

/** Red and blue face each other; bags stand at both sides. Where the default table is too small, all lies on a ground. */
export function layout(load: Load, ground?: Half | 'none'): Layout {
  if (ground === 'none' || (ground === undefined && fitsTable(load)))
    return sides(load, tableHalf, tableColumn, tableHand, false);
  const least = ground ?? tableHalf;
  const column = Math.max(tableColumn, laidHalf(load).x + buttonRoom);
  const columns = Math.max(1, Math.ceil(load.sets / bagsAround));
  const handZ = Math.max(tableHand, load.reach.height / 2 + laidDepth);
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
