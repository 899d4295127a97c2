import { FreePlaces, type Place } from './free-place.ts';
import { bagsAround, columnStep, type Half, type Layout } from './layout.ts';
import dealScript from './lua/deal.ts';
import { laidTag, ownTag, readMark } from './mark.ts';
import { bag, block, hand, seatColours, surface, transform } from './objects.ts';
import type { BagObject, BlockObject, Grid, Point, Save, TableObject, TagLabel, Transform } from './save.ts';

/** What lies on the table for one set. */
export interface SetSpot {
  readonly bag: BagObject;
  readonly intro: BlockObject | undefined;
}

const introScale = { x: 1.6, y: 0.2, z: 1.6 };
const besideBag = 3.5;
const groundHeight = 0.9;

/** Down the left and the right edge around the randomizer, then between those, then in columns towards the middle or, on a ground, away from it. */
function spots({ column, ground }: Layout, count: number): Place[] {
  const columns = Math.max(1, Math.ceil(count / bagsAround));
  return Array.from({ length: columns }, (_, index) => {
    const x = column + (ground ? index : -index) * columnStep;
    const at = (side: number, zs: readonly number[]) => zs.map((z): Place => ({ x: side * x, z }));
    return [...at(-1, [12, 6, 0, -6, -12]), ...at(1, [12, 6, -6, -12]), ...at(-1, [9, 3, -3, -9]), ...at(1, [9, -9])];
  }).flat();
}

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

/** Places what Setwright brings: ground and hand zones, the bags of the sets with their buttons, and the randomizer. */
export function arrange(
  sets: readonly SetSpot[],
  layout: Layout,
  laid: Half,
  randomizerMark: string,
  standing: Standing,
): Arranged {
  const deal = randomizer(randomizerMark, sets.some(hasHeroes));
  const ours = [deal, ...sets.flatMap(({ bag: own, intro }) => (intro ? [own, intro] : [own]))];
  const moved = new Map<TableObject, Transform | undefined>(ours.map((object) => [object, standing.placeOf(object)]));
  const hands = [hand('Red', -layout.handZ), hand('Blue', layout.handZ)];
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
  const last = put(deal, [{ x: layout.column, z: 0 }], 0.5, 1.5);
  const columns = spots(layout, sets.length);
  const placed = sets.flatMap(({ bag: own, intro }): TableObject[] => {
    const bag = put(own, columns, 0.5, 1);
    if (!intro) return [bag];
    const { posX, posZ } = bag.Transform;
    const inwards = posX < 0 ? besideBag : -besideBag;
    return [
      bag,
      put(
        intro,
        [
          { x: posX + inwards, z: posZ },
          { x: posX - inwards, z: posZ },
        ],
        0.4,
        introScale,
      ),
    ];
  });
  const below = layout.ground ? [groundBlock(layout.area)] : [];
  return { objects: [...below, ...hands, ...placed, last], chosen };
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

/** Whether there is anything to deal. */
const hasHeroes = ({ bag: own }: SetSpot): boolean =>
  own.ContainedObjects.some(({ GMNotes }) => readMark(GMNotes)?.setwright === 'hero');

/** Without heroes an empty bag, by which Setwright knows its save again. */
function randomizer(mark: string, deals: boolean): BagObject {
  const text = deals
    ? 'Put the bags of one to three sets in here, then press Deal: a map and 12 heroes, evenly from the sets.'
    : 'Setwright knows its save by this bag: leave it on the table if you want to export onto it again.';
  return {
    ...bag('randomizer', deals ? 'Randomizer' : 'Spare bag', { setwright: 'randomizer' }, [], text, seatColours.Brown),
    GMNotes: mark,
    ...(deals && { LuaScript: dealScript }),
  };
}

/** A table with nothing on it. The date is fixed, so that two exports of the same sets are the same file. */
export function emptyTable(name: string, cell: number, ground: boolean): Save {
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
