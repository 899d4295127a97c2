import type { Die } from '../../schemas/types.generated.ts';
import type { HandSpot } from './layout.ts';
import { type Mark, ownTag, writeMark } from './mark.ts';
import type {
  BagObject,
  BlockObject,
  Colour,
  CounterObject,
  DieObject,
  EndlessBagObject,
  FigureObject,
  HandObject,
  PlainDieObject,
  Point,
  SnapPoint,
  TableObject,
  TileObject,
  TokenObject,
  Transform,
} from './save.ts';
import { seatColours } from './seats.ts';

/** Height of the standard tables' surface in units. */
export const surface = 0.96;

/** Thickness of map, marker and token tiles in units. */
const tileThickness = 0.1;

const white: Colour = { r: 1, g: 1, b: 1 };

/** `#rrggbb` as the game writes colours. */
export function colourOf(hex: string): Colour {
  const part = (from: number) => Math.round((Number.parseInt(hex.slice(from, from + 2), 16) / 255) * 1000) / 1000;
  return { r: part(1), g: part(3), b: part(5) };
}

export function transform(position: Partial<Point>, scale: number | Point, turn = 180, flip = 0): Transform {
  const size = typeof scale === 'number' ? { x: scale, y: scale, z: scale } : scale;
  return {
    posX: position.x ?? 0,
    posY: Math.round((position.y ?? surface + 0.5) * 1000) / 1000,
    posZ: position.z ?? 0,
    rotX: 0,
    rotY: turn,
    rotZ: flip,
    scaleX: size.x,
    scaleY: size.y,
    scaleZ: size.z,
  };
}

/**
 * The fields that all objects share. `key` is a lasting name that is unique in the save; the object's GUID is made from it once all
 * objects are known.
 */
export function common(key: string, name: string, mark: Mark, text = '') {
  return {
    GUID: key,
    Transform: transform({}, 1),
    Nickname: name,
    Description: text,
    GMNotes: writeMark(mark),
    ColorDiffuse: white,
    Tags: [ownTag],
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: false,
    Hands: false,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}

export function bag(
  key: string,
  name: string,
  mark: Mark,
  contained: TableObject[],
  text = '',
  colour: Colour = white,
): BagObject {
  return {
    ...common(key, name, mark, text),
    Name: 'Bag',
    ColorDiffuse: colour,
    MaterialIndex: -1,
    MeshIndex: -1,
    Bag: { Order: 0 },
    ContainedObjects: contained,
  };
}

/** A bag from which as many as are wanted can be taken. */
export function endlessBag(key: string, mark: Mark, one: TableObject): EndlessBagObject {
  return {
    ...common(key, one.Nickname, mark, one.Description),
    Name: 'Infinite_Bag',
    MaterialIndex: -1,
    MeshIndex: -1,
    ContainedObjects: [one],
  };
}

/** A flat piece. Without a back the front shows on both sides. `scale` is half its height on the table. */
export function tile(
  key: string,
  name: string,
  mark: Mark,
  text: string,
  shape: 'box' | 'round',
  urls: { front: string; back?: string },
  scale: number,
  snaps?: SnapPoint[],
): TileObject {
  return {
    ...common(key, name, mark, text),
    Name: 'Custom_Tile',
    Transform: transform({}, { x: scale, y: 1, z: scale }),
    CustomImage: {
      ImageURL: urls.front,
      ImageSecondaryURL: urls.back ?? '',
      ImageScalar: 1,
      WidthScale: 0,
      CustomTile: { Type: shape === 'round' ? 2 : 0, Thickness: tileThickness, Stackable: false, Stretch: true },
    },
    ...(snaps && { AttachedSnapPoints: snaps }),
  };
}

/** A flat piece of any outline, cut by the game from its picture; its script brings it to its size. */
export function cutToken(
  key: string,
  name: string,
  mark: Mark,
  text: string,
  url: string,
  scale: number,
  script: string,
): TokenObject {
  return {
    ...common(key, name, mark, text),
    Name: 'Custom_Token',
    Transform: transform({}, { x: scale, y: 1, z: scale }),
    LuaScript: script,
    CustomImage: {
      ...{ ImageURL: url, ImageSecondaryURL: '', ImageScalar: 1, WidthScale: 0 },
      CustomToken: { Thickness: tileThickness, MergeDistancePixels: 15, StandUp: false, Stackable: false },
    },
  };
}

export function figure(
  key: string,
  name: string,
  mark: Mark,
  text: string,
  urls: { front: string; back?: string },
  scale: number,
  script: string,
): FigureObject {
  return {
    ...common(key, name, mark, text),
    Name: 'Figurine_Custom',
    Transform: transform({}, scale),
    LuaScript: script,
    CustomImage: { ImageURL: urls.front, ImageSecondaryURL: urls.back ?? '', ImageScalar: 1, WidthScale: 0 },
  };
}

const { Brown, Red, Orange, Yellow, Green, Teal, Blue, Purple, Pink } = seatColours;
const dieColours: Record<NonNullable<Die['colour']>, Colour> = {
  white,
  black: { r: 0.1, g: 0.1, b: 0.1 },
  red: Red,
  orange: Orange,
  yellow: Yellow,
  green: Green,
  teal: Teal,
  blue: Blue,
  purple: Purple,
  pink: Pink,
  brown: Brown,
  grey: { r: 0.5, g: 0.5, b: 0.5 },
};

/** How the die lies for each value from 1 to 6. */
const dieRotations: readonly Point[] = [
  { x: 0, y: 0, z: 0 },
  { x: 90, y: 0, z: 0 },
  { x: 0, y: 0, z: 90 },
  { x: 0, y: 0, z: -90 },
  { x: -90, y: 0, z: 0 },
  { x: 0, y: 0, z: -180 },
];

export function die(key: string, mark: Mark, source: Die, value: number): DieObject {
  const rotation = dieRotations[value - 1] ?? dieRotations[0]!;
  return {
    ...common(key, source.name, mark),
    Name: 'Die_6_Rounded',
    Transform: { ...transform({}, 1), rotX: rotation.x, rotY: rotation.y, rotZ: rotation.z },
    ColorDiffuse: dieColours[source.colour ?? 'white'],
    MaterialIndex: 0,
    MeshIndex: -1,
    RotationValues: dieRotations.map((Rotation, index) => ({ Value: String(index + 1), Rotation })),
  };
}

/** A die of the game's own, numbered from 1. */
export function plainDie(
  key: string,
  mark: Mark,
  sides: 4 | 6 | 8 | 10 | 12 | 20,
  colour: NonNullable<Die['colour']>,
): PlainDieObject {
  return {
    ...common(key, `d${sides}`, mark),
    Name: `Die_${sides}`,
    ColorDiffuse: dieColours[colour],
    MaterialIndex: 0,
    MeshIndex: -1,
  };
}

export function counter(key: string, name: string, mark: Mark, text: string, value: number): CounterObject {
  return { ...common(key, name, mark, text), Name: 'Counter', Counter: { value } };
}

/** A flat block that carries a button. */
export function block(
  key: string,
  name: string,
  mark: Mark,
  text: string,
  colour: Colour,
  script: string,
): BlockObject {
  return { ...common(key, name, mark, text), Name: 'BlockSquare', ColorDiffuse: colour, LuaScript: script };
}

/** The zone in front of a seat in which cards are that player's hand. */
export function hand({ seat, x, z, turn }: HandSpot): HandObject {
  return {
    ...common(`hand#${seat}`, '', { setwright: 'hand', ref: seat }),
    Name: 'HandTrigger',
    Transform: transform({ x, z, y: 4.86 }, { x: 11.8, y: 9.17, z: 4.9 }, turn),
    ColorDiffuse: { ...seatColours[seat], a: 0 },
    Locked: true,
    Grid: false,
    FogColor: seat,
  };
}
