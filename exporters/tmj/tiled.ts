/**
 * The parts of Tiled's JSON map format, version 1.10, that are written here: an orthogonal map of one size, with one tileset that stands
 * in it. All lengths are in pixels, and things are numbered from 1.
 */
export interface TiledMap {
  readonly type: 'map';
  readonly version: '1.10';
  readonly orientation: 'orthogonal';
  readonly renderorder: 'right-down';
  readonly infinite: false;
  readonly width: number;
  readonly height: number;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly backgroundcolor?: string;
  readonly nextlayerid: number;
  readonly nextobjectid: number;
  readonly properties: readonly Property[];
  readonly tilesets: readonly Tileset[];
  readonly layers: readonly (TileLayer | ObjectLayer)[];
}

export interface Property {
  readonly name: string;
  readonly type: 'string' | 'int' | 'bool';
  readonly value: string | number | boolean;
}

export interface Tileset {
  readonly firstgid: 1;
  readonly name: string;
  /** Path of the picture, from the map's file. */
  readonly image: string;
  readonly imagewidth: number;
  readonly imageheight: number;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly margin: 0;
  readonly spacing: 0;
  readonly columns: number;
  readonly tilecount: number;
  readonly tiles: readonly { readonly id: number; readonly type: string; readonly properties: readonly Property[] }[];
}

interface Layer {
  readonly id: number;
  readonly name: string;
  readonly x: 0;
  readonly y: 0;
  readonly opacity: number;
  readonly visible: true;
}

export interface TileLayer extends Layer {
  readonly type: 'tilelayer';
  readonly width: number;
  readonly height: number;
  /** Row by row, the number of the tile from 1; 0 is none. */
  readonly data: readonly number[];
}

export interface ObjectLayer extends Layer {
  readonly type: 'objectgroup';
  readonly draworder: 'index';
  readonly objects: readonly TiledObject[];
}

export interface TiledObject {
  readonly id: number;
  readonly name: string;
  /** What Tiled calls the class of an object. */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: 0;
  readonly visible: true;
  /** Corners of a line, from `x,y`. */
  readonly polyline?: readonly { readonly x: number; readonly y: number }[];
  readonly properties: readonly Property[];
}
