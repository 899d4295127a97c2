import {
  bagHalf,
  behindHand,
  columns,
  type Half,
  type HandSpot,
  type Layout,
  type Load,
  tableHalf,
  tableHand,
} from '../layout.ts';

/** What lies between a map and the enemies behind it for the order of turns, in units: two rows at most. */
const trackRoom = 4.6;
/** Between cards of a row, where counters lie, and from a map to the cards beside it, in units. */
export const [cardSpacing, besideMap] = [2.7, 1];
/** From the edge of a map to the middle of the bags on its left. */
export const bagsBeside = 2.4;
/** From cards to the middle of a hand zone, which draws in what lies nearer. */
const beforeHand = 7.5;
const [bagColumn, columnStep] = [26, 7.5];
const bagRows = [12, 6, 0, -6, -12];
/** From the middle of a column of bags to the inner edge of the blocks with buttons beside them. */
const buttonRoom = 5.9;

/** Map, track, enemies behind it and the party before it. */
export function laidHalf({ reach, row, card }: Load): Half {
  return {
    x: Math.max(reach.width / 2 + bagsBeside + bagHalf, (row * (card.width + cardSpacing) + cardSpacing) / 2),
    z: reach.height / 2 + trackRoom + 2 * besideMap + card.height,
  };
}

/** Four players of characters sit before the map. Who plays the enemies is the game's own game master, who has no hand. */
const hands = (z: number): HandSpot[] =>
  (['White', 'Red', 'Orange', 'Yellow'] as const).map(
    (seat, index): HandSpot => ({ seat, x: -22.5 + 15 * index, z: -z, turn: 0 }),
  );

export function layout(load: Load, ground?: Half | 'none'): Layout {
  const laid = laidHalf(load);
  const column = Math.max(bagColumn, laid.x + buttonRoom);
  const hand = Math.max(tableHand, load.reach.height / 2 + besideMap + load.card.height + beforeHand);
  const inColumns = Math.max(1, Math.ceil(load.sets / (2 * bagRows.length)));
  const fits = column === bagColumn && hand === tableHand && laid.z <= tableHalf.z && inColumns === 1;
  const onGround = ground !== 'none' && (ground !== undefined || !fits);
  if (!onGround)
    return {
      area: tableHalf,
      hands: hands(tableHand),
      bags: columns(load.sets, bagColumn, -columnStep, bagRows),
      hub: { x: bagColumn, z: 9 },
      ground: false,
    };
  const least = typeof ground === 'object' ? ground : tableHalf;
  return {
    area: {
      x: Math.max(least.x, Math.ceil(column + (inColumns - 1) * columnStep + 4)),
      z: Math.max(least.z, Math.ceil(hand + behindHand), Math.ceil(laid.z + 1)),
    },
    hands: hands(hand),
    bags: columns(load.sets, column, columnStep, bagRows),
    hub: { x: column, z: 9 },
    ground: true,
  };
}
