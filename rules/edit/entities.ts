import { formatJson, parseJson } from '../../schemas/json.ts';
import type { Kind } from '../../schemas/kinds.ts';
import { at, pointerKeys, pointerTo } from '../../schemas/place.ts';
import { type SystemId, systems } from '../../schemas/systems.ts';
import { translationPlace } from '../file-names.ts';
import { type Change, changed, type Texts } from './change.ts';
import { freeId, safeId } from './ids.ts';
import { copyName } from './lists.ts';
import { withoutPlace } from './translate.ts';

/** A new file and the changes that make it. */
export interface Added {
  readonly file: string;
  readonly changes: readonly Change[];
}

/** A plain ability of a character or an enemy. */
const strike = {
  ...{ element: 'earth', type: 'damage', actionPoints: 1, cooldown: 1, roll: 'attack', target: 'enemy', range: 1 },
  effect: 'Enemy takes Earth Damage 1d8.',
};

/** What a new part of an entity says of itself beside its name, by the title of its schema; a text otherwise. */
export const partStarts: Readonly<Record<string, object>> = {
  'Ability of an enemy': strike,
  'Unit ability': { kind: 'passive', text: '' },
  Band: { to: 1 },
  Terrain: { shape: { kind: 'circle', x: 10, y: 10, radius: 2 }, height: 3, blocksSight: true, blocksMovement: true },
  'Starting location': { from: 0, to: 6 },
};

/** What a new entity says of itself beside its name: what its kind cannot be played without. */
const starts: Partial<Record<Kind, object>> = {
  hero: { health: 8, speed: 3, defaultAbilities: [{ name: 'Strike', text: 'Range 1, 2dmg.' }] },
  summon: { health: 2, speed: 2 },
  map: { columns: 10, rows: 10, deploy: { red: ['0-9,9'], blue: ['0-9,0'] } },
  scene: { units: [], steps: [] },
  'play-card': { kind: 'ability', text: 'Gain 2 HP.' },
  trait: { text: '+1 to your attacks.' },
  character: { level: 1, attributes: { str: 3, int: 3, vit: 3, wis: 3 } },
  ability: { rank: 1, ...strike },
  race: { increases: ['str', 'vit'], hpPerLevel: 7, movement: 4 },
  artifact: { bonus: 'Attack Rolls +2', penalty: 'Defense Rolls -2' },
  enchantment: { bonus: 'HP +5', penalty: 'Movement -1' },
  enemy: {
    ...{ level: 1, hp: 12, movement: 4, initiative: 1, behaviour: 'reckless' },
    rolls: { attack: 3, status: 1, defence: 2, resistance: 1 },
    elements: { earth: 1, fire: 1, water: 1, wind: 1 },
  },
  encounter: { enemies: [] },
  unit: {
    ...{ type: 'conscript', size: 'medium', attack: { strength: 3, skill: 10 }, defence: { block: 0, dodge: 0 } },
    ...{
      range: { from: 0, bands: [{ to: 1 }] },
      energy: 2,
      movement: { sprint: 4, sustain: 4 },
      health: 3,
      appraisal: 50,
    },
  },
  army: { units: [] },
  battlefield: {
    ...{ width: 36, depth: 36, terrain: [] },
    starts: [
      { edge: 'top', from: 6, to: 30 },
      { edge: 'bottom', from: 6, to: 30 },
    ],
  },
  'area-template': { shape: { kind: 'round', diameter: 2 } },
  'card-kind': {
    fields: [
      { id: 'picture', name: 'Picture', type: 'picture' },
      { id: 'text', name: 'Text', type: 'rich-text' },
    ],
  },
};

/** Adds an entity of this name, in a file named by an id that no other has. */
export function added(files: Texts, kind: Kind, name: string): Added {
  // Other systems' maps have no sides.
  const start = kind === 'map' && systemOf(files) !== 'teamfight' ? { columns: 10, rows: 10 } : starts[kind];
  return inFile(files, kind, name, { name, status: 'idea', ...named(files, kind), ...start });
}

/** What a new entity cannot be without and that is a file of its own: the first there is, else one that is yet to be made. */
function named(files: Texts, kind: Kind): object {
  const first = (folder: string, none: string) => {
    const found = [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort()[0];
    return found === undefined ? none : found.slice(folder.length + 1, -'.json'.length);
  };
  if (kind === 'character') return { race: first('races', 'race') };
  return kind === 'encounter' ? { map: first('maps', 'map') } : {};
}

/** A name for a copy of an entity that no other of its kind has; undefined of a file that has no name or cannot be read. */
export function nameOfCopy(files: Texts, file: string): string | undefined {
  const kinds = kindsOf(files);
  const kind = kindOf(kinds, file);
  const value = parseJson(file, files.get(file) ?? '').value as { readonly name?: unknown } | undefined;
  if (kind === undefined || typeof value?.name !== 'string') return undefined;
  const alike = [...files].filter(([path]) => kindOf(kinds, path) === kind);
  return copyName(value.name, new Set(alike.map(([path, text]) => nameIn(path, text))));
}

/** Copies an entity under a name with its translations into a file of its own; what refers to the original goes on to do so. */
export function copied(files: Texts, file: string, name: string): Added | undefined {
  const kind = kindOf(kindsOf(files), file);
  const value = parseJson(file, files.get(file) ?? '').value;
  if (kind === undefined || !isObject(value)) return undefined;
  const copy = inFile(files, kind, name, { ...(value as object), name });
  // Its name is another one, which nobody has translated yet.
  const translations = translationsOf(files, file).flatMap((path): Change[] => {
    const texts = parseJson(path, files.get(path) ?? '').value as Record<string, unknown>;
    const text = withoutPlace(texts, '/name');
    const own = path.replace(/[^/]*$/, copy.file.replace(/^.*\//, ''));
    return text === undefined ? [] : [{ file: own, text }];
  });
  return { ...copy, changes: [...copy.changes, ...translations] };
}

/** The files in which the texts of a file stand in other languages, where they can be read. */
function translationsOf(files: Texts, file: string): string[] {
  const name = file.split('/').pop();
  return [...files].flatMap(([path, text]) =>
    translationPlace(path) && path.endsWith(`/${name}`) && isObject(parseJson(path, text).value) ? [path] : [],
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes an entity with its translations and with every reference to it, such as those that `referrersOf` of a system finds by id: an
 * entry of a list goes, as does the whole of what cannot be without it, such as a marker on a map.
 */
export function deleted(
  files: Texts,
  file: string,
  references: readonly { readonly file: string; readonly pointer: string }[],
): Change[] {
  const name = file.split('/').pop() ?? '';
  const translations = [...files.keys()].filter((path) => path.startsWith('texts/') && path.endsWith(`/${name}`));
  const places = references
    .filter((one) => one.file !== file)
    .map((one) => ({ file: one.file, keys: entryOf(one.pointer) }));
  // From the back, so that the places before stay what they are.
  places.sort((a, b) => -compare(a.keys, b.keys));
  const seen = new Set<string>();
  const changes = places.flatMap(({ file: path, keys }): Change[] => {
    const pointer = pointerTo(...keys);
    const isNew = !seen.has(`${path}#${pointer}`);
    seen.add(`${path}#${pointer}`);
    return isNew ? [{ file: path, pointer, value: undefined }] : [];
  });
  const gone = [file, ...translations].map((path): Change => ({ file: path, text: undefined }));
  return [...gone, ...changes, ...emptied(files, changes)];
}

/** Lists that hold nothing after the changes go too. */
function emptied(files: Texts, changes: readonly Change[]): Change[] {
  const after = changed(files, changes);
  if ('code' in after) return [];
  const lists = new Set(changes.flatMap((one) => ('pointer' in one ? [`${one.file}#${listOf(one.pointer)}`] : [])));
  return [...lists].flatMap((list): Change[] => {
    const [path = '', pointer = ''] = list.split('#');
    const left = at(parseJson(path, after.get(path) ?? '').value, pointer);
    return Array.isArray(left) && left.length === 0 ? [{ file: path, pointer, value: undefined }] : [];
  });
}

const listOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** The place of a list's entry that a reference is or stands in; a place of its own where it stands in no list. */
function entryOf(pointer: string): string[] {
  const keys = pointerKeys(pointer);
  const last = keys.findLastIndex((key) => /^\d+$/.test(key));
  // "/abilities/2/art" would be no entry: only what stands right in the list or one key below is.
  return last >= keys.length - 2 && last >= 0 ? keys.slice(0, last + 1) : keys;
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (key === other) continue;
    const numbers = /^\d+$/.test(key) && /^\d+$/.test(other);
    return numbers ? Number(key) - Number(other) : key < other ? -1 : 1;
  }
  return a.length - b.length;
}

function inFile(files: Texts, kind: Kind, name: string, value: object): Added {
  const kinds = kindsOf(files);
  const taken = new Set(
    [...files.keys()]
      .filter((path) => kindOf(kinds, path) !== undefined)
      .map((path) => path.replace(/^.*\/|\.json$/g, '')),
  );
  const folder = kinds.find((one) => one.kind === kind)?.folder ?? '';
  const file = `${folder}/${freeId(safeId(name, kind), taken)}.json`;
  return { file, changes: [{ file, text: formatJson(value) }] };
}

type Kinds = readonly { readonly kind: Kind; readonly folder: string }[];

/** The system that the set's set.json names. */
function systemOf(files: Texts): SystemId {
  const manifest = parseJson('set.json', files.get('set.json') ?? '').value as
    | { readonly system?: unknown }
    | undefined;
  const system = Object.keys(systems).find((id): id is SystemId => id === manifest?.system);
  return system ?? 'teamfight';
}

const kindsOf = (files: Texts): Kinds => systems[systemOf(files)].kinds;

const kindOf = (kinds: Kinds, file: string): Kind | undefined =>
  kinds.find(({ folder }) => file.startsWith(`${folder}/`))?.kind;

const nameIn = (file: string, text: string): string =>
  String((parseJson(file, text).value as { name?: unknown } | null | undefined)?.name);
