/**
 * The part of a Tabletop Simulator save that Setwright writes. Lengths are units of the game's table (1 unit is about an inch), angles
 * degrees, colours 0 to 1. The axes are left-handed with y up; the red player sits at negative z.
 */
export interface Save {
  SaveName: string;
  EpochTime: number;
  Date: string;
  VersionNumber: string;
  GameMode: string;
  GameType: string;
  GameComplexity: string;
  PlayingTime: [number, number];
  PlayerCounts: [number, number];
  Tags: string[];
  Gravity: number;
  PlayArea: number;
  Table: string;
  Sky: string;
  Note: string;
  TabStates: Record<string, Tab>;
  Grid: Grid;
  Hands: { Enable: boolean; DisableUnused: boolean; Hiding: number };
  ComponentTags: { labels: TagLabel[] };
  Turns: Turns;
  DecalPallet: unknown[];
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
  ObjectStates: TableObject[];
}

/** A page of the notebook. */
export interface Tab {
  title: string;
  body: string;
  /** Seat that may write on it; `Grey` is everybody. */
  color: string;
  visibleColor: Colour;
  id: number;
}

export interface Grid {
  /** 0 square cells, 1 and 2 hexes. */
  Type: number;
  Lines: boolean;
  Color: Colour;
  Opacity: number;
  ThickLines: boolean;
  /** To lines, to cell centres (despite its name), to both: at most one. */
  Snapping: boolean;
  Offset: boolean;
  BothSnapping: boolean;
  xSize: number;
  ySize: number;
  PosOffset: Point;
}

export interface TagLabel {
  displayed: string;
  normalized: string;
}

export interface Turns {
  Enable: boolean;
  Type: number;
  TurnOrder: string[];
  Reverse: boolean;
  SkipEmpty: boolean;
  DisableInteractions: boolean;
  PassTurns: boolean;
  TurnColor: string;
}

export interface Colour {
  r: number;
  g: number;
  b: number;
  a?: number;
}

export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface Transform {
  posX: number;
  posY: number;
  posZ: number;
  rotX: number;
  rotY: number;
  rotZ: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
}

/** What every object has. */
interface Common {
  GUID: string;
  Transform: Transform;
  Nickname: string;
  Description: string;
  /** Setwright's mark, see `mark.ts`. */
  GMNotes: string;
  ColorDiffuse: Colour;
  Tags: string[];
  Locked: boolean;
  Grid: boolean;
  Snap: boolean;
  IgnoreFoW: boolean;
  Autoraise: boolean;
  Sticky: boolean;
  Tooltip: boolean;
  GridProjection: boolean;
  HideWhenFaceDown: boolean;
  Hands: boolean;
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
}

/** A sheet of faces with the back that its cards share. */
export interface SheetEntry {
  FaceURL: string;
  BackURL: string;
  NumWidth: number;
  NumHeight: number;
  BackIsHidden: boolean;
  UniqueBack: boolean;
  /** 0: a rectangle with round corners. */
  Type: number;
}

export interface CardObject extends Common {
  Name: 'Card';
  /** Key of the sheet times 100 plus the place in the sheet, row by row from the top left. */
  CardID: number;
  SidewaysCard: boolean;
  CustomDeck: Record<string, SheetEntry>;
}

export interface DeckObject extends Common {
  Name: 'DeckCustom';
  SidewaysCard: boolean;
  DeckIDs: number[];
  CustomDeck: Record<string, SheetEntry>;
  /** The first lies on top of the face-down deck. */
  ContainedObjects: CardObject[];
}

export interface BagObject extends Common {
  Name: 'Bag';
  MaterialIndex: number;
  MeshIndex: number;
  /** 0: the last in is the first out. */
  Bag: { Order: number };
  ContainedObjects: TableObject[];
}

/** A bag from which as many of one object can be taken as are wanted. */
export interface EndlessBagObject extends Common {
  Name: 'Infinite_Bag';
  MaterialIndex: number;
  MeshIndex: number;
  ContainedObjects: [TableObject];
}

export interface CustomImage {
  ImageURL: string;
  /** The back; the front again where it is empty. */
  ImageSecondaryURL: string;
  ImageScalar: number;
  WidthScale: number;
}

export interface SnapPoint {
  Position: Point;
}

export interface TileObject extends Common {
  Name: 'Custom_Tile';
  CustomImage: CustomImage & {
    /** Type 0 box, 2 circle. */
    CustomTile: { Type: number; Thickness: number; Stackable: boolean; Stretch: boolean };
  };
  AttachedSnapPoints?: SnapPoint[];
}

/** A flat piece whose outline the game cuts from the transparency of its picture. */
export interface TokenObject extends Common {
  Name: 'Custom_Token';
  CustomImage: CustomImage & {
    CustomToken: { Thickness: number; MergeDistancePixels: number; StandUp: boolean; Stackable: boolean };
  };
}

export interface FigureObject extends Common {
  Name: 'Figurine_Custom';
  CustomImage: CustomImage;
}

export interface DieObject extends Common {
  Name: 'Die_6_Rounded';
  MaterialIndex: number;
  MeshIndex: number;
  RotationValues: { Value: string; Rotation: Point }[];
}

/** A die as the game has it, with as many sides as its name says. */
export interface PlainDieObject extends Common {
  Name: `Die_${4 | 6 | 8 | 10 | 12 | 20}`;
  MaterialIndex: number;
  MeshIndex: number;
}

/** A digital counter. */
export interface CounterObject extends Common {
  Name: 'Counter';
  Counter: { value: number };
}

export interface BlockObject extends Common {
  Name: 'BlockSquare';
}

export interface HandObject extends Common {
  Name: 'HandTrigger';
  /** The seat whose hand it is. */
  FogColor: string;
}

export type TableObject =
  | CardObject
  | DeckObject
  | BagObject
  | EndlessBagObject
  | TileObject
  | TokenObject
  | FigureObject
  | DieObject
  | PlainDieObject
  | CounterObject
  | BlockObject
  | HandObject;
