import { footprintOf, handRoom, leastApart } from '../free-place.ts';
import { bagHalf, tableHalf } from '../layout.ts';
import { readMark } from '../mark.ts';
import { surface } from '../objects.ts';
import type { HandObject, TableObject, TileObject } from '../save.ts';
import { seatColours } from '../seats.ts';
import { laidBy, largestCard, longestRow, systemsOf } from '../shared-table.ts';
import { type CheckedTable, called, type Finding, unless } from './finding.ts';

/** L1 to L7: maps, and what lies where on a table that Setwright laid. */
export function checkLayout(table: CheckedTable): Finding[] {
  const maps = table.own.filter((object): object is TileObject => readMark(object.GMNotes)?.setwright === 'map');
  const intros = table.own.flatMap((object) => checkIntro(object, maps));
  const findings = [...maps.flatMap((map) => checkMap(map, table)), ...intros];
  if (table.manifest.ownTable) return [...findings, ...checkBeside(table)];
  return [...findings, ...checkArea(table, maps), ...checkTop(table), ...checkHands(table)];
}

function checkMap(map: TileObject, { images, manifest }: CheckedTable): Finding[] {
  const { columns = 0, rows = 0, cell } = readMark(map.GMNotes)!;
  const picture = images.find((job) => manifest.addresses.get(job.file) === map.CustomImage.ImageURL);
  const { scaleX, scaleZ } = map.Transform;
  const aspect = columns / rows;
  const snaps = map.AttachedSnapPoints;
  const wanted = new Set<string>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      wanted.add(spot(aspect * (1 - (2 * column + 1) / columns), (2 * row + 1) / rows - 1));
  const found = new Set(snaps?.map(({ Position: { x, z } }) => spot(x, z)));
  return [
    ...unless(
      picture !== undefined && Math.abs(picture.width / picture.height / aspect - 1) < 0.001,
      'L1',
      () => `the picture of ${called(map)} is not as ${columns} to ${rows}.`,
    ),
    ...unless(
      cell === manifest.cell && scaleX === scaleZ && Math.abs(2 * scaleZ - rows * manifest.cell) < 1e-6,
      'L1',
      () => `${called(map)} is not ${rows} cells of ${manifest.cell} high.`,
    ),
    ...unless(
      map.CustomImage.CustomTile.Stretch && map.Locked && !map.GridProjection,
      'L1',
      () => `${called(map)} is not locked, or does not follow its picture.`,
    ),
    ...unless(
      snaps === undefined || (snaps.length === wanted.size && [...wanted].every((key) => found.has(key))),
      'L7',
      () => `the snap points of ${called(map)} are not the middles of its cells.`,
    ),
  ];
}

/** A place to four digits, as text. */
const spot = (x: number, z: number) => `${(x + 0).toFixed(3)},${(z + 0).toFixed(3)}`.replaceAll('-0.000', '0.000');

/** L4: the figures of an intro setup stand on the map, each in cells of its own. */
function checkIntro(object: TableObject, maps: readonly TileObject[]): Finding[] {
  const intro = readMark(object.GMNotes)?.intro;
  if (!intro) return [];
  const mark = maps.map((map) => readMark(map.GMNotes)!).find((map) => map.ref === intro.map);
  const taken = new Set<string>();
  return [
    ...unless(mark !== undefined, 'L4', () => `${called(object)} lays out ${intro.map}, which is not in the save.`),
    ...[...intro.red, ...intro.blue].flatMap(({ ref, at: [x, y], size }) => {
      if (x < 0) return [];
      const cells = Array.from({ length: size * size }, (_, i) => `${x + (i % size)},${y + Math.floor(i / size)}`);
      const free = cells.every((cell) => !taken.has(cell));
      for (const cell of cells) taken.add(cell);
      return unless(
        free && y >= 0 && x + size <= (mark?.columns ?? 0) && y + size <= (mark?.rows ?? 0),
        'L4',
        () => `the figure of ${ref} stands beside the map or on another.`,
      );
    }),
  ];
}

const isGround = (object: TableObject) => readMark(object.GMNotes)?.setwright === 'ground';

/** L3 on a table of the designer's own: what Setwright placed stands apart from all that was there. */
function checkBeside({ save, top, manifest }: CheckedTable): Finding[] {
  const standing = (save.ObjectStates ?? []).filter((object) => !isGround(object) && footprintOf(object) !== undefined);
  return top
    .filter((object) => manifest.chosen.has(object.GUID))
    .flatMap((object) =>
      unless(
        standing.every((other) => other === object || apart(object, other) >= leastApart - 1e-6),
        'L3',
        () => `${called(object)} stands on something of the table's owner.`,
      ),
    );
}

/** L3: the table, or the ground where there is none, holds everything that lies there and that the buttons lay out. */
function checkArea({ top, own, save, sources }: CheckedTable, maps: readonly TileObject[]): Finding[] {
  const ground = top.find(isGround);
  const at = ground?.Transform;
  const area = at ? { x: at.scaleX / 2, z: at.scaleZ / 2 } : tableHalf;
  const sizes = maps.map((map) => {
    const { columns = 0, rows = 0, cell = 0, turns = 0 } = readMark(map.GMNotes)!;
    return turns % 2 === 0 ? [columns * cell, rows * cell] : [rows * cell, columns * cell];
  });
  const reach = { width: Math.max(0, ...sizes.map(([x]) => x!)), height: Math.max(0, ...sizes.map(([, z]) => z!)) };
  const systems = systemsOf(sources.map(({ set }) => set));
  const laid = laidBy(systems, { reach, row: longestRow(own), card: largestCard(top), sets: 0 });
  return [
    ...unless(
      save.Table === (ground ? 'Table_None' : 'Table_RPG'),
      'L3',
      () => `the table is ${save.Table}, ${ground ? 'with' : 'without'} a ground of its own.`,
    ),
    ...unless(
      !at || (ground.Locked && Math.abs(at.posY + at.scaleY / 2 - surface) < 1e-6 && at.posX === 0 && at.posZ === 0),
      'L2',
      () => 'the ground is not locked, or not where the surface of a table is.',
    ),
    ...unless(
      laid.x <= area.x && laid.z <= area.z,
      'L3',
      () => `what the buttons lay out takes ${2 * laid.x} by ${2 * laid.z} units, more than the table has.`,
    ),
    ...top.flatMap((object) => {
      // Hands hang in the air at the seats; on a ground they have it under them.
      if (isGround(object) || (object.Name === 'HandTrigger' && !ground)) return [];
      const { posX, posZ } = object.Transform;
      return unless(
        Math.abs(posX) + bagHalf <= area.x && Math.abs(posZ) + bagHalf <= area.z,
        'L3',
        () => `${called(object)} lies beyond the edge of the table.`,
      );
    }),
  ];
}

function checkTop({ top }: CheckedTable): Finding[] {
  const placed = top.filter((object) => object.Name !== 'HandTrigger' && !isGround(object));
  const hands = top.filter((object): object is HandObject => object.Name === 'HandTrigger');
  return placed.flatMap((object, index) => [
    ...unless(object.Transform.posY >= surface, 'L2', () => `${called(object)} lies under the surface of the table.`),
    ...unless(
      placed.slice(index + 1).every((other) => apart(object, other) > reach(object) + reach(other)),
      'L3',
      () => `${called(object)} overlaps another object.`,
    ),
    ...unless(
      hands.every((hand) => {
        const { posX, posZ, rotY, scaleX, scaleZ } = hand.Transform;
        const [width, depth] = rotY % 180 === 0 ? [scaleX, scaleZ] : [scaleZ, scaleX];
        const dx = Math.abs(object.Transform.posX - posX) - width / 2;
        const dz = Math.abs(object.Transform.posZ - posZ) - depth / 2;
        return Math.max(dx, dz) > handRoom;
      }),
      'L5',
      () => `${called(object)} lies too near to a hand.`,
    ),
  ]);
}

const apart = (a: TableObject, b: TableObject) =>
  Math.hypot(a.Transform.posX - b.Transform.posX, a.Transform.posZ - b.Transform.posZ);

/** Half the width in units that a bag or block takes on the table. */
function reach(object: TableObject): number {
  return object.Name === 'Bag' ? bagHalf * object.Transform.scaleX : 0.75 * object.Transform.scaleX;
}

function checkHands({ top, manifest }: CheckedTable): Finding[] {
  const hands = top.filter((object): object is HandObject => object.Name === 'HandTrigger');
  const seats = new Set(hands.map((hand) => hand.FogColor));
  return [
    ...unless(
      hands.length >= manifest.seats && seats.size === hands.length,
      'L6',
      () => `${manifest.seats} players do not have a hand each.`,
    ),
    ...hands.flatMap((hand) => {
      const seat = hand.FogColor in seatColours ? seatColours[hand.FogColor as keyof typeof seatColours] : undefined;
      const { r, g, b, a } = hand.ColorDiffuse;
      return unless(
        seat !== undefined && r === seat.r && g === seat.g && b === seat.b && a === 0,
        'L6',
        () => `the hand of ${hand.FogColor} has the colour of another seat.`,
      );
    }),
  ];
}
