import type { MapFile, Scene } from '../../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import { type Cell, parseCell } from '../../map-grid.ts';
import type { Placed, Setup } from '../game.ts';
import { ruleOptions } from '../options.ts';
import { castOf } from './cast.ts';
import { fullRef } from './scene-words.ts';

/** A scene as a match can be set up with. */
export interface SceneSetup {
  readonly setup: Setup;
  /** The letter of each of `setup.placed`. */
  readonly letters: readonly string[];
}

/** What a scene begins with. A drawing becomes a map of the set for this one match; its letters are not looked at twice. */
export function sceneSetup(set: GameSet, { id, data }: Pick<Entity<'scene'>, 'id' | 'data'>): SceneSetup {
  const { spaces, terrain, columns, rows } = readDrawing(data);
  const drawn: MapFile = {
    name: data.name,
    columns,
    rows,
    terrain,
    ...(data.walls && { walls: data.walls }),
    ...(data.cover && { cover: data.cover }),
  };
  const map: Entity<'map'> = { kind: 'map', id, ref: `${set.id}/${id}`, file: `scenes/${id}.json`, data: drawn };
  const isDrawn = data.drawing !== undefined;
  const entities = castOf(set, data);
  // What belongs to a hero comes after all heroes, wherever it is written.
  const units = [...data.units].sort((a, b) => Number(a.of !== undefined) - Number(b.of !== undefined));
  const pieces = units.flatMap((unit) => {
    const places = unit.at === undefined ? (spaces.get(unit.letter) ?? []) : [parseCell(unit.at)];
    const [first] = places;
    const all = isPlainMarker(set, unit.card) ? places : first === undefined ? [] : [first];
    return all.map((place) => ({ unit, place }));
  });
  const letters = pieces.map(({ unit }) => unit.letter);
  const placed = pieces.map(({ unit, place }): Placed => {
    const { letter, card, of, health, overshield, tokens = [] } = unit;
    return {
      card: fullRef(set, card),
      seat: seatOf(letter),
      ...place,
      ...(health !== undefined && { health }),
      ...(overshield !== undefined && { overshield }),
      ...(of !== undefined && { owner: letters.indexOf(of) }),
      tokens: tokens.map((text) => tokenCount(set, text)),
    };
  });
  const setup: Setup = {
    sets: [{ ...set, entities: isDrawn ? [...entities, map] : entities }],
    options: ruleOptions(data.rules ?? set.manifest.rules),
    map: isDrawn ? map.ref : fullRef(set, data.map ?? ''),
    placed,
    ...(data.round !== undefined && { round: data.round }),
  };
  return { setup, letters };
}

/** `2 luck`: which token, and how many. */
export function tokenCount(set: GameSet, text: string): { token: string; count: number } {
  const [first = '', second] = text.split(' ');
  return second === undefined
    ? { token: fullRef(set, first), count: 1 }
    : { token: fullRef(set, second), count: Number(first) };
}

/** Small letters are the first player's. */
export const seatOf = (letter: string): 0 | 1 => (letter === letter.toLowerCase() ? 0 : 1);

/** Markers without health lie on as many spaces as their letter is drawn on. */
function isPlainMarker(set: GameSet, ref: string): boolean {
  const [owner, id] = fullRef(set, ref).split('/');
  const home = owner === set.id ? set : set.uses.find((used) => used.id === owner);
  const entity = home?.entities.find((one) => one.id === id);
  if (entity?.kind === 'terrain') return true;
  return entity?.kind === 'marker' && !('health' in entity.data && entity.data.health);
}

/** A drawing, read. */
interface Drawing {
  readonly columns: number;
  readonly rows: number;
  /** Where each letter stands, row by row. */
  readonly spaces: ReadonlyMap<string, readonly Cell[]>;
  readonly terrain: MapFile['terrain'];
  /** Signs that nothing is said about. */
  readonly unknown: readonly string[];
  /** Rows that are longer or shorter than the first. */
  readonly uneven: readonly number[];
}

const isLetter = (sign: string): boolean => /^[a-zA-Z]$/.test(sign);

/** What a drawing shows; nothing where a scene has none. */
export function readDrawing({ drawing = [], terrain: signs = [] }: Pick<Scene, 'drawing' | 'terrain'>): Drawing {
  const lines = drawing.map((row) => [...row.replaceAll(/\s/g, '')]);
  const columns = lines[0]?.length ?? 0;
  const kinds = new Map(signs.map(({ sign, kind }) => [sign, kind]));
  const spaces = new Map<string, Cell[]>();
  const cells = new Map<string, string[]>();
  const unknown = new Set<string>();
  for (const [y, line] of lines.entries()) {
    for (const [x, sign] of line.entries()) {
      const kind = kinds.get(sign);
      if (kind !== undefined) cells.set(kind, [...(cells.get(kind) ?? []), `${x},${y}`]);
      else if (isLetter(sign)) spaces.set(sign, [...(spaces.get(sign) ?? []), { x, y }]);
      else if (sign !== '.') unknown.add(sign);
    }
  }
  return {
    columns,
    rows: lines.length,
    spaces,
    terrain: [...cells].map(([kind, list]) => ({ kind, cells: list })),
    unknown: [...unknown],
    uneven: lines.flatMap((line, y) => (line.length === columns ? [] : [y])),
  };
}
