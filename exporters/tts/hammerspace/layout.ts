import { columns, type Half, type HandSpot, type Layout, type Load, tableHalf, tableHand } from '../layout.ts';

/** Seats at each long side of the table, and from the middle of the side to the outer ones, in units. */
const seatStep = 19;
/** From the middle of a hand zone to the middle of the mat before it: cards that lie nearer are drawn into the hand. */
export const matAway = 9.5;
/** Half of a mat before a seat: cards, counters and words. */
const matHalf: Half = { x: 9.2, z: 2.2 };
/** Where the bags of sets stand, between the mats of both sides. */
const bagColumn = 26;
const bagRows = [0, 4, -4];
const columnStep = 4;

/** Six seats, three at each long side; the mats lie before them and the deck in the middle. */
export const layout = (load: Load, ground?: Half | 'none'): Layout => {
  const kept = typeof ground === 'object';
  return {
    area: kept ? { x: Math.max(ground.x, tableHalf.x), z: Math.max(ground.z, tableHalf.z) } : tableHalf,
    hands,
    bags: columns(load.sets, bagColumn, -columnStep, bagRows),
    hub: { x: -12, z: 0 },
    ground: kept,
  };
};

export const laidHalf: Half = { x: seatStep + matHalf.x, z: tableHand - matAway + matHalf.z };

/** In the order of turns: each next one sits to the right. Red and blue face each other, as at other tables. */
const hands: readonly HandSpot[] = [
  { seat: 'White', x: -seatStep, z: -tableHand, turn: 0 },
  { seat: 'Red', x: 0, z: -tableHand, turn: 0 },
  { seat: 'Yellow', x: seatStep, z: -tableHand, turn: 0 },
  { seat: 'Green', x: seatStep, z: tableHand, turn: 180 },
  { seat: 'Blue', x: 0, z: tableHand, turn: 180 },
  { seat: 'Purple', x: -seatStep, z: tableHand, turn: 180 },
];
