import { backWays, cutWays } from '../../exporters/face/card-paper.ts';
import { papers } from '../../exporters/face/paper-size.ts';
import { profileIds } from '../../exporters/face/print-profiles.ts';
import { metricNames as tableMetrics } from '../../rules/hammerspace/series/metric-names.ts';
import { metricNames } from '../../rules/teamfight/series/metrics.ts';
import { metricNames as battleMetrics } from '../../rules/valyr/series/metrics.ts';
import { systems } from '../../schemas/systems.ts';
import { commandGroups } from './menu.ts';
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
/** A record with all texts of its sets. */
const longestRecord = 20_000_000;
const largestPicture = 100_000_000;
/** The largest file that any importer reads. */
const largestGiven = 20_000_000;

/** Names that people give to versions, copies and sets. */
const name = text(200);

const seriesOrder = record({
  folder: path,
  matches: whole(1, 250_000),
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  'bots?': list(text(100), 6),
  'players?': list(whole(0, 100), 6),
  'second?': text(100),
  'map?': text(200),
  'hero?': text(200),
  'encounter?': text(200),
  'level?': whole(0, 100),
  'step?': text(20),
  'builds?': flag,
  'options?': list(text(200), 100),
  'since?': text(100),
  'keep?': flag,
});

const ref = text(300);
/** A figure of which somebody wants to see matches. */
const figureOf = either(
  record({ of: oneOf('hero'), hero: ref, more: flag }),
  record({ of: oneOf('together', 'against'), a: ref, b: ref, more: flag }),
  record({ of: oneOf('ability'), hero: ref, ability: text(500) }),
  record({ of: oneOf('metric'), metric: oneOf(...Object.keys(metricNames)), more: flag }),
  record({ of: oneOf('card'), card: ref, more: flag }),
  record({ of: oneOf('trait'), trait: ref, more: flag }),
  record({ of: oneOf('place'), players: whole(2, 6), place: whole(0, 5), more: flag }),
  record({ of: oneOf('table'), players: whole(2, 6), metric: oneOf(...Object.keys(tableMetrics)), more: flag }),
  record({ of: oneOf('third') }),
  record({ of: oneOf('encounter'), encounter: ref, size: whole(1, 100), won: flag }),
  record({ of: oneOf('character'), character: ref, won: flag }),
  record({ of: oneOf('bought'), ability: ref, won: flag }),
  record({ of: oneOf('build'), parts: list(ref, 2), won: flag }),
  record({ of: oneOf('army'), army: ref, more: flag }),
  record({ of: oneOf('armies'), a: ref, b: ref, more: flag }),
  record({ of: oneOf('unit'), unit: ref, more: flag }),
  record({ of: oneOf('battlefield'), battlefield: ref, more: flag }),
  record({ of: oneOf('priority'), more: flag }),
  record({ of: oneOf('battle'), metric: oneOf(...Object.keys(battleMetrics)), more: flag }),
  record({ of: oneOf('map'), map: ref }),
  record({ of: oneOf('space'), map: ref, x: whole(0, 10_000), y: whole(0, 10_000) }),
);
const series = text(100);

/** A command may be named after a set, and its id hold the path of one. */
const longestMenu = 1_000_000;
const menuItem = record({ id: text(longestPath + 100), name: text(1000), 'keys?': text(50), can: flag });
const menuGroup = record({ group: oneOf(...commandGroups), title: name, items: list(menuItem, 500) });

const write = record({ file: text(1000), 'base?': text(64), 'text?': text(longestText) });

const languages = list(text(40), 20);
const tts = record({
  cell: number(0.25, 10),
  'imagesUrl?': text(2000),
  install: flag,
  'languages?': languages,
});
const pdf = record({
  what: oneOf('cards', 'maps', 'tokens', 'standees', 'rules', 'sheets', 'boxes', 'dice', 'calibration'),
  paper: oneOf(...Object.keys(papers)),
  backs: oneOf(...backWays),
  'cuts?': oneOf(...cutWays),
  'innerMarks?': flag,
  'packed?': flag,
  'margin?': number(0, 1000),
  'printer?': name,
  'since?': name,
  'heroes?': list(ref, 100),
  'lowInk?': flag,
  'profile?': oneOf(...profileIds),
  'languages?': languages,
});
const printer = record({ name, x: number(-1000, 1000), y: number(-1000, 1000) });
const png = record({
  dpi: number(36, 1200),
  bleed: flag,
  'lowInk?': flag,
  'profile?': oneOf(...profileIds),
  'languages?': languages,
});

/** An object with these fields and what one of the exports takes. */
const exporting = (fields: Readonly<Record<string, Shape>>): Shape =>
  either(
    record({ ...fields, kind: oneOf('tts'), options: tts }),
    record({ ...fields, kind: oneOf('pdf'), options: pdf }),
    record({ ...fields, kind: oneOf('png'), options: png }),
    record({ ...fields, kind: oneOf('tmj'), options: record({}) }),
  );

const cell = text(20);
const size = whole(0, 100);
const shape = either(
  record({ shape: oneOf('burst'), size }),
  record({ shape: oneOf('line', 'path'), 'size?': size }),
  record({ shape: oneOf('rectangle'), columns: size, rows: size, 'centred?': flag }),
);
const drawn = either(
  record({ what: oneOf('sight') }),
  record({ what: oneOf('range', 'reach'), size }),
  record({ what: oneOf('area'), shape }),
);
const diagram = record({
  folder: path,
  out: path,
  map: text(200),
  'from?': cell,
  'to?': cell,
  'draw?': drawn,
  'part?': (value) => list(cell, 2)(value) && (value as unknown[]).length === 2,
  format: oneOf('png', 'svg'),
  dpi: number(36, 1200),
});

/** Every call of the contract: a missing one does not compile. */
export const channels: { readonly [Name in CallName]: Channel } = {
  welcome: { kind: 'ask', takes: nothing },
  openSet: { kind: 'ask', takes: record({ folder: path }) },
  watch: { kind: 'follow', takes: record({ folder: path, 'window?': text(100) }) },
  chooseFolder: { kind: 'ask', takes: record({ purpose: oneOf('open-set', 'export'), 'typed?': path }) },
  chooseFile: { kind: 'ask', takes: record({ purpose: oneOf('import', 'table', 'report', 'save'), 'typed?': path }) },
  giveFile: {
    kind: 'ask',
    most: largestGiven + 65_536,
    takes: record({ name, bytes: octets(largestGiven) }),
  },
  save: {
    kind: 'ask',
    most: longestSave,
    takes: record({ folder: path, label: text(1000), 'window?': text(100), writes: list(write, 5000) }),
  },
  addPicture: {
    kind: 'ask',
    most: largestPicture + 65_536,
    takes: record({ folder: path, 'window?': text(100), name, bytes: octets(largestPicture) }),
  },
  versions: { kind: 'ask', takes: record({ folder: path }) },
  keepVersion: { kind: 'ask', takes: record({ folder: path, name }) },
  readVersion: { kind: 'ask', takes: record({ folder: path, name }) },
  restorePicture: { kind: 'ask', takes: record({ folder: path, 'window?': text(100), name, path }) },
  copySet: { kind: 'ask', takes: record({ folder: path, 'name?': name }) },
  newSet: { kind: 'ask', takes: record({ system: oneOf(...Object.keys(systems)), name }) },
  importSet: {
    kind: 'ask',
    takes: record({ from: oneOf('teamfight-yaml', 'csv', 'hammerspace-csv', 'plain-csv'), file: path }),
  },
  linkTable: { kind: 'ask', takes: record({ folder: path, 'file?': path }) },
  linkedTable: { kind: 'ask', takes: record({ folder: path }) },
  linkedPictures: {
    kind: 'ask',
    takes: record({ folder: path, 'window?': text(100), names: list(path, 5000) }),
  },
  simulate: { kind: 'follow', takes: seriesOrder },
  keptSeries: { kind: 'ask', takes: record({ folder: path }) },
  readSeries: { kind: 'ask', takes: record({ folder: path, series }) },
  continueSeries: { kind: 'follow', takes: record({ folder: path, series, matches: whole(1, 250_000) }) },
  deleteSeries: { kind: 'ask', takes: record({ folder: path, series }) },
  compareSeries: { kind: 'ask', takes: record({ folder: path, before: series, after: series }) },
  takeReport: { kind: 'ask', takes: record({ folder: path, file: path }) },
  tellingMatches: { kind: 'ask', takes: record({ folder: path, series, figure: figureOf }) },
  matchRecord: { kind: 'ask', takes: record({ folder: path, series, match: whole(0, 250_000) }) },
  keepMatch: { kind: 'ask', most: longestRecord + 65_536, takes: record({ record: text(longestRecord) }) },
  keptMatch: { kind: 'ask', takes: record({ match: text(100) }) },
  seriesFile: { kind: 'octets', takes: record({ folder: path, series, form: oneOf('json', 'csv') }) },
  printed: { kind: 'ask', takes: record({ folder: path, copy: name }) },
  markPrinted: { kind: 'ask', takes: record({ folder: path, copy: name }) },
  showMenu: { kind: 'ask', most: longestMenu, takes: record({ menus: list(menuGroup, commandGroups.length) }) },
  menu: { kind: 'follow', takes: record({}) },
  picture: { kind: 'octets', takes: record({ folder: path, key }) },
  font: { kind: 'octets', takes: record({ id: text(100) }) },
  icons: { kind: 'ask', takes: record({ names: list(text(100), 500) }) },
  planExport: { kind: 'ask', takes: exporting({ folder: path, 'shown?': text(40) }) },
  exportPresets: { kind: 'ask', takes: nothing },
  keepExportPresets: { kind: 'ask', takes: record({ presets: list(exporting({ name: text(100) }), 20) }) },
  printers: { kind: 'ask', takes: nothing },
  keepPrinters: { kind: 'ask', takes: record({ printers: list(printer, 50) }) },
  exportSet: { kind: 'follow', takes: exporting({ folder: path, out: path, 'base?': path }) },
  saveDiagram: { kind: 'ask', takes: diagram },
  about: { kind: 'ask', takes: nothing },
};

/** The channel of that name, if there is one. */
export function channelOf(name: unknown): { readonly name: CallName; readonly channel: Channel } | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(channels, name)) return undefined;
  return { name: name as CallName, channel: channels[name as CallName] };
}
