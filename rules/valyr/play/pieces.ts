import type { ValyrBattlefield } from '../../../schemas/types.generated.ts';
import type { Piece } from '../game.ts';
import { boxOf, cornersOf } from '../shapes.ts';
import { mils } from '../sizes.ts';

type Terrain = NonNullable<ValyrBattlefield['terrain']>[number];

/** The terrain of a battlefield as it is played. */
export const piecesOf = ({ terrain = [] }: Pick<ValyrBattlefield, 'terrain'>): Piece[] => terrain.map(pieceOf);

function pieceOf({
  name,
  shape,
  height = 0,
  blocksSight = false,
  blocksMovement = false,
  standing = 'stands',
}: Terrain): Piece {
  const { left, top, right, bottom } = boxOf(shape);
  return Object.freeze<Piece>({
    name,
    outline: outlineOf(shape),
    left: mils(left),
    top: mils(top),
    right: mils(right),
    bottom: mils(bottom),
    height: mils(height),
    blocksSight,
    blocksMovement,
    standing,
  });
}

function outlineOf(shape: Terrain['shape']): Piece['outline'] {
  if (shape.kind === 'circle')
    return { kind: 'circle', x: mils(shape.x), y: mils(shape.y), radius: mils(shape.radius) };
  return { kind: 'polygon', corners: cornersOf(shape).map(({ x, y }) => ({ x: mils(x), y: mils(y) })) };
}
