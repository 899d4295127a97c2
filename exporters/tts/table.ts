import dealScript from './lua/deal.ts';
import { laidTag, ownTag } from './mark.ts';
import { bag, hand, seatColours, surface, transform } from './objects.ts';
import type { BagObject, BlockObject, Grid, Save, TableObject, TagLabel } from './save.ts';

/** What lies on the table for one set. */
export interface SetSpot {
  readonly bag: BagObject;
  readonly intro: BlockObject | undefined;
}

/** Size in units of the largest map, which decides how far the rest stands from the middle. */
export interface Reach {
  readonly width: number;
  readonly height: number;
}

/** From the edge of a map to the near edge of the hand zones: decks, the bags behind them, and the room that cards need. */
const laidDepth = 12;

/** Half the depth of a hand zone is 2.45; the default table has its own at 20. */
const nearestHand = 20;

/** Where the bags stand beside maps that leave room for it, and from the edge of one that does not. */
const bagColumn = 26;
const besideMap = 8;
const introScale = { x: 1.6, y: 0.2, z: 1.6 };

/** Half the width and depth in units of what the default table holds. */
export const tableHalf = { x: 30, z: 19 };

/** Whether a map, laid out with decks in front of it and bags beside it, goes beyond the default table. */
export function isTooLarge({ width, height }: Reach): boolean {
  return width / 2 + besideMap > tableHalf.x - 2 || height / 2 + 7 > tableHalf.z;
}

/** Rows of set bags along the left edge, then along the right around the randomizer, then further in. */
function spotOf(index: number, reach: Reach) {
  const edge = Math.max(bagColumn, reach.width / 2 + besideMap);
  const left = [12, 6, 0, -6, -12];
  const right = [12, 6, -6, -12];
  const around = left.length + right.length;
  const ring = Math.floor(index / around);
  const at = index % around;
  const side = at < left.length ? -1 : 1;
  return { x: side * (edge - ring * 8), z: (side < 0 ? left[at] : right[at - left.length])!, side };
}

/** Places what Setwright brings: hand zones, the bags of the sets with their buttons, and the randomizer. */
export function arrange(sets: readonly SetSpot[], reach: Reach, randomizerMark: string): TableObject[] {
  const handZ = Math.max(nearestHand, reach.height / 2 + laidDepth);
  const placed = sets.flatMap(({ bag: own, intro }, index): TableObject[] => {
    const { x, z, side } = spotOf(index, reach);
    const put = { ...own, Transform: transform({ x, z, y: surface + 0.5 }, 1) };
    const button = intro && {
      ...intro,
      Transform: transform({ x: x - side * 3.5, z, y: surface + 0.4 }, introScale),
    };
    return button ? [put, button] : [put];
  });
  return [hand('Red', -handZ), hand('Blue', handZ), ...placed, randomizer(reach, randomizerMark)];
}

function randomizer(reach: Reach, mark: string): BagObject {
  return {
    ...bag(
      'randomizer',
      'Randomizer',
      { setwright: 'randomizer' },
      [],
      'Put the bags of one to three sets in here, then press Deal: a map and 12 heroes, evenly from the sets.',
      seatColours.Brown,
    ),
    GMNotes: mark,
    LuaScript: dealScript,
    Transform: transform({ x: Math.max(bagColumn, reach.width / 2 + besideMap) }, 1.5),
  };
}

/** A table with nothing on it. The date is fixed, so that two exports of the same sets are the same file. */
export function emptyTable(name: string, cell: number): Save {
  return {
    SaveName: name,
    EpochTime: 1735732800,
    Date: '1/1/2025 12:00:00 PM',
    VersionNumber: 'v13.3',
    GameMode: name,
    GameType: 'Game',
    GameComplexity: 'Medium Complexity',
    PlayingTime: [60, 120],
    PlayerCounts: [2, 2],
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: 'Table_RPG',
    Sky: 'Sky_Museum',
    Note: '',
    TabStates: {},
    Grid: gridOf(cell),
    Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
    ComponentTags: { labels: [...tagLabels] },
    Turns: {
      Enable: false,
      Type: 0,
      TurnOrder: [],
      Reverse: false,
      SkipEmpty: false,
      DisableInteractions: false,
      PassTurns: true,
      TurnColor: '',
    },
    DecalPallet: [],
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
    ObjectStates: [],
  };
}

export const tagLabels: readonly TagLabel[] = [ownTag, laidTag].map((displayed) => ({
  displayed,
  normalized: displayed.toLowerCase(),
}));

/**
 * The table's grid has the size of a cell and does not snap: whether it would lie on the maps' own cells is not known, and the maps
 * have snap points.
 */
function gridOf(cell: number): Grid {
  return {
    Type: 0,
    Lines: false,
    Color: { r: 0, g: 0, b: 0 },
    Opacity: 0.75,
    ThickLines: false,
    Snapping: false,
    Offset: false,
    BothSnapping: false,
    xSize: cell,
    ySize: cell,
    PosOffset: { x: 0, y: 1, z: 0 },
  };
}
