import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameSet } from '../../../rules/game-set.ts';
import type { ScriptedRoll } from '../../../rules/kernel/scripted-dice.ts';
import { openSet } from '../../../rules/open.ts';
import type { Placed } from '../../../rules/teamfight/game.ts';
import { ruleOptions } from '../../../rules/teamfight/options.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import type { MapFile, RuleOptions } from '../../../schemas/types.generated.ts';
import { Scene } from './scene.ts';

const shippedFolder = join(import.meta.dirname, '../../../content/teamfight');
const opened = new Map<string, GameSet>();

/** A set that ships: `common` or `saltmarch`. */
export function shipped(name: string): GameSet {
  const known = opened.get(name);
  if (known) return known;
  const files = new Map<string, string>();
  for (const file of readdirSync(join(shippedFolder, name), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json'))
      files.set(file.replaceAll('\\', '/'), readFileSync(join(shippedFolder, name, file), 'utf8'));
  }
  return keep(name, files, name === 'common' ? [] : ['common']);
}

function keep(name: string, files: ReadonlyMap<string, string>, uses: readonly string[]): GameSet {
  const sets = uses.map((used) => [`../${used}`, { set: shipped(used), problems: [] }] as const);
  const { set, problems } = openSet(name, files, { uses: new Map(sets) });
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (!set || errors.length > 0) throw new Error(`${name} has errors:\n${errors.join('\n')}`);
  opened.set(name, set);
  return set;
}

/** What stands where a letter is drawn. Small letters belong to the first player, capitals to the second. */
export interface Piece {
  /** A card of the scene's `files`, of `common` or of `saltmarch`, by reference; else a hero is made of what follows. */
  readonly card?: string;
  readonly name?: string;
  /** 10 if left out. */
  readonly health?: number;
  /** 3 if left out. */
  readonly speed?: number;
  readonly size?: number;
  /** Names with texts. */
  readonly passives?: Readonly<Record<string, string>>;
  readonly defaults?: Readonly<Record<string, string>>;
  readonly abilities?: Readonly<Record<string, string>>;
  /** References of tokens, counters and conditions that belong to the card. */
  readonly with?: readonly string[];
  /** How it stands now. */
  readonly hurt?: number;
  readonly overshield?: number;
  readonly tokens?: Readonly<Record<string, number>>;
  /** The letter of the hero that summoned it or placed it. */
  readonly of?: string;
}

export interface SceneOptions {
  /** Further files of the set: conditions, markers, summons, rules cards. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** Parts of the map that a drawing does not show: walls, hazards, control points. */
  readonly map?: Partial<MapFile>;
  /** Terrain by its sign in the drawing, by reference. `#` is rock, `~` deep water, `=` rough ground, `"` a thicket. */
  readonly terrain?: Readonly<Record<string, string>>;
  readonly options?: RuleOptions;
  readonly rolls?: readonly ScriptedRoll[];
  readonly round?: number;
  /** The seat that goes first. */
  readonly first?: 0 | 1;
  /** The set uses no other: nothing is known but what its cards say. */
  readonly alone?: boolean;
}

const terrainSigns: Readonly<Record<string, string>> = {
  '#': 'common/rock',
  '~': 'common/deep-water',
  '=': 'common/rough-ground',
  '"': 'common/thicket',
};

/**
 * A match in the middle: a map drawn as text, row by row, with a letter for each piece. The first player's turn begins. A test lays
 * down the rolls; they must be used up when it ends.
 */
export function scene(drawing: string, pieces: Readonly<Record<string, Piece>>, more: SceneOptions = {}): Scene {
  const rows = drawing
    .split('\n')
    .map((row) => row.replaceAll(/\s/g, ''))
    .filter((row) => row !== '');
  // A map has two rows at least; one of rock below a single row changes nothing in it.
  if (rows.length === 1) rows.push('#'.repeat(rows[0]?.length ?? 0));
  const signs = { ...terrainSigns, ...more.terrain };
  const terrain: { kind: string; cells: string[] }[] = [];
  const at = new Map<string, { x: number; y: number }>();
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const kind = signs[sign];
      if (kind !== undefined) terrain.push({ kind, cells: [`${x},${y}`] });
      else if (sign !== '.' && !at.has(sign)) at.set(sign, { x, y });
    }
  }
  const letters = Object.keys(pieces).filter((letter) => at.has(letter));
  const unknown = [...at.keys()].filter((letter) => !(letter in pieces));
  if (unknown.length > 0) throw new Error(`Nothing is said about ${unknown.join(', ')} in the drawing.`);

  const files = new Map<string, string>();
  const add = (path: string, data: unknown) => files.set(path, JSON.stringify(data));
  const rules = more.options ?? {};
  const uses = more.alone ? [] : ['common', 'saltmarch'];
  add('set.json', {
    id: 'scene',
    system: 'teamfight',
    format: 1,
    name: 'Scene',
    uses: uses.map((used) => `../${used}`),
    rules,
  });
  const map = { name: 'Map', columns: rows[0]?.length ?? 0, rows: rows.length, terrain, ...more.map };
  add('maps/map.json', map);
  for (const [path, data] of Object.entries(more.files ?? {})) add(path, data);
  for (const letter of letters)
    if (pieces[letter]?.card === undefined) add(`heroes/${idOf(letter)}.json`, heroOf(letter, pieces[letter] ?? {}));
  const set = keep('scene', files, uses);
  opened.delete('scene');

  const placed = letters.map((letter): Placed => {
    const { card, health = 10, hurt = 0, overshield, tokens = {}, of } = pieces[letter] ?? {};
    const { x, y } = at.get(letter) ?? { x: 0, y: 0 };
    return {
      card: card === undefined ? `scene/${idOf(letter)}` : card.includes('/') ? card : `scene/${card}`,
      seat: seatOf(letter),
      x,
      y,
      tokens: Object.entries(tokens).map(([token, count]) => ({ token: refOf(token), count })),
      ...(hurt > 0 && { health: health - hurt }),
      ...(overshield !== undefined && { overshield }),
      ...(of !== undefined && { owner: letters.indexOf(of) }),
    };
  });
  const { round = 1, first = 0 } = more;
  const game = teamfight.prepare({ sets: [set], options: ruleOptions(rules), map: 'scene/map', placed, round, first });
  return new Scene(game, letters, more.rolls ?? []);
}

const idOf = (letter: string): string => (seatOf(letter) === 0 ? `hero-${letter}` : `foe-${letter.toLowerCase()}`);
const seatOf = (letter: string): 0 | 1 => (letter === letter.toLowerCase() ? 0 : 1);
/** A token without a set is one of the common words. */
const refOf = (ref: string): string => (ref.includes('/') ? ref : `common/${ref}`);

function heroOf(letter: string, piece: Piece): object {
  const texts = (of: Readonly<Record<string, string>> = {}) =>
    Object.entries(of).map(([name, text]) => ({ name, text }));
  const { name = letter, health = 10, speed = 3, size = 1, with: tokens = [] } = piece;
  return {
    name,
    health,
    speed,
    size,
    tokens,
    passives: texts(piece.passives),
    defaultAbilities: texts(piece.defaults),
    abilities: texts(piece.abilities).map((ability, index) => ({ id: `card-${index + 1}`, ...ability })),
  };
}
