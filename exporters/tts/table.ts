import { FreePlaces } from './free-place.ts';
import type { Half, Layout, Place } from './layout.ts';
import { laidTag, ownTag } from './mark.ts';
import { block, hand, surface, transform } from './objects.ts';
import type { BlockObject, Grid, Point, Save, TableObject, TagLabel, Transform } from './save.ts';
import type { Hub, SetSpot } from './system-table.ts';

const buttonScale = { x: 1.6, y: 0.2, z: 1.6 };
const besideBag = 3.5;
const groundHeight = 0.9;

/** What stands on the table already, and where what is laid anew was moved to. */
interface Standing {
  readonly objects: readonly TableObject[];
  readonly placeOf: (object: TableObject) => Transform | undefined;
}

/** What Setwright brings, in its places. */
interface Arranged {
  readonly objects: readonly TableObject[];
  /** Those whose place Setwright chose; the others are where the designer moved them. */
  readonly chosen: ReadonlySet<TableObject>;
}

/** Places what Setwright brings: ground and hand zones, the bags of the sets with their buttons, and what stands there once. */
export function arrange(
  sets: readonly SetSpot[],
  hubs: readonly Hub[],
  layout: Layout,
  laid: Half,
  standing: Standing,
): Arranged {
  const ours = [
    ...hubs.map(({ object }) => object),
    ...sets.flatMap(({ bag: own, button }) => (button ? [own, button] : [own])),
  ];
  const moved = new Map<TableObject, Transform | undefined>(ours.map((object) => [object, standing.placeOf(object)]));
  const hands = layout.hands.map(hand);
  const there = ours.flatMap((object): TableObject[] => {
    const place = moved.get(object);
    return place ? [{ ...object, Transform: place }] : [];
  });
  const free = new FreePlaces([...standing.objects, ...hands, ...there], layout.area, laid);
  const chosen = new Set<TableObject>();
  const put = <T extends TableObject>(object: T, wanted: readonly Place[], y: number, scale: number | Point): T => {
    const own = moved.get(object);
    if (own) return { ...object, Transform: own };
    const placed = { ...object, Transform: transform({ ...free.take(wanted), y: surface + y }, scale) };
    chosen.add(placed);
    return placed;
  };
  const last = hubs.map(({ object, scale, above }) => put(object, [layout.hub], above, scale));
  const placed = sets.flatMap(({ bag: own, button }): TableObject[] => {
    const bag = put(own, layout.bags, 0.5, 1);
    if (!button) return [bag];
    const { posX, posZ } = bag.Transform;
    const inwards = posX < 0 ? besideBag : -besideBag;
    const beside = [inwards, -inwards].map((by) => ({ x: posX + by, z: posZ }));
    return [bag, put(button, beside, 0.4, buttonScale)];
  });
  const below = layout.ground ? [groundBlock(layout.area)] : [];
  return { objects: [...below, ...hands, ...placed, ...last], chosen };
}

/** A locked block whose upper side is where the game's tables have theirs, so that nothing falls where there is no table. */
function groundBlock({ x, z }: Half): BlockObject {
  return {
    ...block('ground', 'Ground', { setwright: 'ground' }, '', { r: 0.2, g: 0.18, b: 0.16 }, ''),
    Transform: transform({ y: surface - groundHeight / 2 }, { x: 2 * x, y: groundHeight, z: 2 * z }, 0),
    Locked: true,
    Grid: false,
    Snap: false,
    Tooltip: false,
  };
}

/** A table with nothing on it. The date is fixed, so that two exports of the same sets are the same file. */
export function emptyTable(name: string, cell: number, ground: boolean, players: readonly [number, number]): Save {
  return {
    SaveName: name,
    EpochTime: 1735732800,
    Date: '1/1/2025 12:00:00 PM',
    VersionNumber: 'v13.3',
    GameMode: name,
    GameType: 'Game',
    GameComplexity: 'Medium Complexity',
    PlayingTime: [60, 120],
    PlayerCounts: [...players],
    Tags: [],
    Gravity: 0.5,
    // How far from the middle the game lets things go, 1 at most.
    PlayArea: ground ? 1 : 0.5,
    Table: ground ? 'Table_None' : 'Table_RPG',
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
