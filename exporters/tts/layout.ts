import { deckGap, deckSpacing, restBehind } from './lua/lay.ts';

/** Half the width and depth in units of a field around the middle of the table. */
export interface Half {
  readonly x: number;
  readonly z: number;
}

/** Size in units of the largest map, which decides how far the rest stands from the middle. */
export interface Reach {
  readonly width: number;
  readonly height: number;
}

/** What there is to lay on a table. */
export interface Load {
  readonly reach: Reach;
  /** Heroes in the longest row that a button lays out. */
  readonly row: number;
  readonly sets: number;
}

/** What a table holds, and where hands and the outermost columns of bags stand on it. */
export interface Layout {
  /** The field within which everything lies. */
  readonly area: Half;
  readonly column: number;
  readonly handZ: number;
  /** The game has no table of this size: a locked block is laid under everything. */
  readonly ground: boolean;
}

/** The half of the default table that is surely usable; its own hands are at 20. */
export const tableHalf: Half = { x: 30, z: 19 };
const tableHand = 20;
const tableColumn = 26;

/** Half a bag, half a card, and a button with what its label needs, in units. */
const [bagHalf, cardHalf, buttonRoom] = [1.2, 1.25, 5.2];
/** From the edge of a map to the middle of a hand zone: decks, the bags behind them, and the room that cards need. */
const laidDepth = 12;
/** Half the depth of a hand zone, and some ground behind it. */
const behindHand = 5;

/** From one column of bags to the next, and how many bags stand in the columns of both sides. */
export const columnStep = 7.5;
export const bagsAround = 15;

/** The field that maps, decks, figures and bags take that the buttons lay out. */
export function laidHalf({ reach, row }: Load): Half {
  const beside = 2.2 + cardHalf;
  return {
    x: Math.max(reach.width / 2 + 2 + bagHalf, ((row - 1) / 2) * deckSpacing + beside),
    z: reach.height / 2 + deckGap + restBehind + bagHalf,
  };
}

/** The default table with all in its place, whether or not it holds the maps. */
const onTable: Layout = { area: tableHalf, column: tableColumn, handZ: tableHand, ground: false };

/** Whether the default table holds everything, with the hands at its own seats. */
export function fitsTable(load: Load): boolean {
  const columns = Math.ceil(load.sets / bagsAround);
  const inner = tableColumn - Math.max(0, columns - 1) * columnStep - buttonRoom;
  // A row of six decks ends just before the second column; only a figure that found no cell of its zone would reach past it.
  return columns <= 2 && laidHalf(load).x <= Math.max(inner, 16.5) && load.reach.height / 2 + laidDepth <= tableHand;
}

/** On the default table, or on a ground as large as needed where that is too small. */
export function newLayout(load: Load): Layout {
  return fitsTable(load) ? onTable : onGround(load, tableHalf);
}

/** On a table of the designer's own, whose size is not known; `ground` is the half of the one that an earlier export laid. */
export function ownLayout(load: Load, ground: Half | undefined): Layout {
  return ground ? onGround(load, ground) : onTable;
}

function onGround(load: Load, least: Half): Layout {
  const column = Math.max(tableColumn, laidHalf(load).x + buttonRoom);
  const columns = Math.max(1, Math.ceil(load.sets / bagsAround));
  const handZ = Math.max(tableHand, load.reach.height / 2 + laidDepth);
  const area = {
    x: Math.max(least.x, Math.ceil(column + (columns - 1) * columnStep + 4)),
    z: Math.max(least.z, Math.ceil(handZ + behindHand)),
  };
  return { area, column, handZ, ground: true };
}
