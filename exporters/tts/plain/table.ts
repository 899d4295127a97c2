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
import { deckOf, mapsOf, supply } from '../set-bag.ts';
import type { SystemTable } from '../system-table.ts';

/** Where the default table has its own eight hands, in units. */
const [handX, sideX, sideZ] = [15.1, 30.2, 9];
/** Cards that lie nearer to the middle of a hand zone are drawn into it; a bag keeps off a little more. */
const besideHand = 9.2;
const bagRows = [12, 6, 0, -6, -12];
const columnStep = 4;

/** The usual eight seats, for sets without rules: nobody knows how many play, and nothing is laid by a button. */
export const plainTable: SystemTable = {
  players: [1, 8],
  laid: ({ reach }) => ({ x: reach.width / 2, z: reach.height / 2 }),
  layout,
  contents: (shop, faces, pictures) => [
    ...faces.decks.flatMap((deck) => deckOf(shop, pictures, deck.ref) ?? []),
    ...mapsOf(shop, faces, pictures),
    ...supply(shop, faces),
  ],
  scripts: [],
};

/** Seats around the table, with room for the largest map between the bags. */
function layout({ reach, sets }: Load, ground?: Half | 'none'): Layout {
  const inner = Math.ceil(sets / (2 * bagRows.length)) * columnStep;
  const side = Math.max(sideX, reach.width / 2 + 2 * bagHalf + inner + besideHand);
  const front = Math.max(tableHand, reach.height / 2 + besideHand);
  const fits = side === sideX && front === tableHand;
  const onGround = ground !== 'none' && (ground !== undefined || !fits);
  const [x, z] = onGround ? [side, front] : [sideX, tableHand];
  const least = typeof ground === 'object' ? ground : tableHalf;
  const column = x - besideHand;
  return {
    area: onGround
      ? { x: Math.max(least.x, Math.ceil(x + behindHand)), z: Math.max(least.z, Math.ceil(z + behindHand)) }
      : tableHalf,
    hands: hands(x, z),
    bags: columns(sets, column, -columnStep, bagRows),
    hub: { x: column, z: 9 },
    ground: onGround,
  };
}

/** From the front to the right around the table. */
const hands = (x: number, z: number): HandSpot[] => [
  { seat: 'White', x: -handX, z: -z, turn: 0 },
  { seat: 'Red', x: handX, z: -z, turn: 0 },
  { seat: 'Orange', x, z: -sideZ, turn: 270 },
  { seat: 'Yellow', x, z: sideZ, turn: 270 },
  { seat: 'Green', x: handX, z, turn: 180 },
  { seat: 'Blue', x: -handX, z, turn: 180 },
  { seat: 'Purple', x: -x, z: sideZ, turn: 90 },
  { seat: 'Pink', x: -x, z: -sideZ, turn: 90 },
];
