import { systems } from '../../schemas/systems.ts';
import type { Studio } from './studio.ts';

/**
 * The closed list of calls that cross the border between the page and the machine, with the shape of what each takes. Both
 * transports share it; what is not listed does not exist. The page counts as hostile: its arguments are checked here, letter by
 * letter, before the studio sees them.
 */
export type CallName = keyof Studio;

interface Channel {
  /** `ask` answers once; `octets` answers with a file; `follow` tells events before it answers and can be stopped. */
  readonly kind: 'ask' | 'octets' | 'follow';
  /** The most octets that the arguments have as JSON over HTTP, with those of `bytes`; 64 KiB unless it says more. */
  readonly most?: number;
  /** Whether the arguments have exactly the shape of the contract. */
  readonly takes: Shape;
}

/** Media type of an answer of lines over HTTP. */
export const linesType = 'application/x-ndjson';

/** One line of an answer. Long work sends events before its one result or refusal. */
export type Line =
  | { readonly event: unknown }
  | { readonly result?: unknown }
  | { readonly refusal: { readonly code: string; readonly message: string } };

type Shape = (value: unknown) => boolean;

/** Longer paths than this exist on no system that Setwright runs on. */
const longestPath = 4096;

const text =
  (most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most && !value.includes('\0');

const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

const number =
  (least: number, most: number): Shape =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

const list =
  (of: Shape, most: number): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every((item) => of(item));

/** A whole number of these. */
const whole =
  (least: number, most: number): Shape =>
  (value) =>
    Number.isSafeInteger(value) && number(least, most)(value);

const octets =
  (most: number): Shape =>
  (value) =>
    value instanceof Uint8Array && value.byteLength <= most;

/** An object with these keys and no other; keys that end in `?` may be missing. */
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const known = new Map(Object.entries(fields).map(([key, shape]) => [key.replace(/\?$/, ''), { key, shape }]));
    if (Object.keys(value).some((key) => !known.has(key))) return false;
    return [...known].every(([name, { key, shape }]) => {
      const given: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
      return given === undefined ? key.endsWith('?') : shape(given);
    });
  };

const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));

const flag: Shape = oneOf(true, false);
const nothing: Shape = (value) => value === undefined;
const path = text(longestPath);
const key = text(longestPath);

/** Octets of a text file in a set, and of all that one save writes: a whole set of 500 heroes is a few million. */
const longestText = 5_000_000;
const longestSave = 64_000_000;
const largestPicture = 100_000_000;
/** The largest file that any importer reads. */
const largestGiven = 20_000_000;

/** Names that people give to versions, copies and sets. */
const name = text(200);

const seriesOrder = record({
  folder: path,
  matches: whole(1, 250_000),
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  'bots?': list(text(100), 2),
  'map?': text(200),
  'options?': list(text(200), 100),
  'since?': text(100),
});

const write = record({ file: text(1000), 'base?': text(64), 'text?': text(longestText) });

const tts = record({ cell: number(0.25, 10), 'imagesUrl?': text(2000), install: flag });
const pdf = record({ what: oneOf('cards', 'maps', 'tokens'), paper: oneOf('a4', 'letter'), backs: flag });
const png = record({ dpi: number(36, 1200), bleed: flag });

/** An object with these fields and what one of the exports takes. */
const exporting = (fields: Readonly<Record<string, Shape>>): Shape =>
  either(
    record({ ...fields, kind: oneOf('tts'), options: tts }),
    record({ ...fields, kind: oneOf('pdf'), options: pdf }),
    record({ ...fields, kind: oneOf('png'), options: png }),
  );

/** Every call of the contract: a missing one does not compile. */
export const channels: { readonly [Name in CallName]: Channel } = {
  welcome: { kind: 'ask', takes: nothing },
  openSet: { kind: 'ask', takes: record({ folder: path }) },
  watch: { kind: 'follow', takes: record({ folder: path }) },
  chooseFolder: { kind: 'ask', takes: record({ purpose: oneOf('open-set', 'export'), 'typed?': path }) },
  chooseFile: { kind: 'ask', takes: record({ purpose: oneOf('import', 'table'), 'typed?': path }) },
  giveFile: {
    kind: 'ask',
    most: largestGiven + 65_536,
    takes: record({ name, bytes: octets(largestGiven) }),
  },
  save: {
    kind: 'ask',
    most: longestSave,
    takes: record({ folder: path, label: text(1000), writes: list(write, 5000) }),
  },
  addPicture: {
    kind: 'ask',
    most: largestPicture + 65_536,
    takes: record({ folder: path, name, bytes: octets(largestPicture) }),
  },
  versions: { kind: 'ask', takes: record({ folder: path }) },
  keepVersion: { kind: 'ask', takes: record({ folder: path, name }) },
  readVersion: { kind: 'ask', takes: record({ folder: path, name }) },
  copySet: { kind: 'ask', takes: record({ folder: path, 'name?': name }) },
  newSet: { kind: 'ask', takes: record({ system: oneOf(...Object.keys(systems)), name }) },
  importSet: { kind: 'ask', takes: record({ from: oneOf('teamfight-yaml', 'csv'), file: path }) },
  linkTable: { kind: 'ask', takes: record({ folder: path, 'file?': path }) },
  linkedTable: { kind: 'ask', takes: record({ folder: path }) },
  simulate: { kind: 'follow', takes: seriesOrder },
  printed: { kind: 'ask', takes: record({ folder: path, copy: name }) },
  markPrinted: { kind: 'ask', takes: record({ folder: path, copy: name }) },
  menu: { kind: 'follow', takes: record({}) },
  picture: { kind: 'octets', takes: record({ folder: path, key }) },
  font: { kind: 'octets', takes: record({ id: text(100) }) },
  icons: { kind: 'ask', takes: record({ names: list(text(100), 500) }) },
  planExport: { kind: 'ask', takes: exporting({ folder: path }) },
  exportPresets: { kind: 'ask', takes: nothing },
  keepExportPresets: { kind: 'ask', takes: record({ presets: list(exporting({ name: text(100) }), 20) }) },
  exportSet: { kind: 'follow', takes: exporting({ folder: path, out: path }) },
  about: { kind: 'ask', takes: nothing },
};

/** The channel of that name, if there is one. */
export function channelOf(name: unknown): { readonly name: CallName; readonly channel: Channel } | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(channels, name)) return undefined;
  return { name: name as CallName, channel: channels[name as CallName] };
}
