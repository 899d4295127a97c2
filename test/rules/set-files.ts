import { type OpenedSet, type OpenOptions, openSet } from '../../rules/open.ts';

/** A small valid set; a case says only what is different. `undefined` takes a file away, a string stands as it is. */
export type Files = Readonly<Record<string, unknown>>;

export const sound: Files = {
  'set.json': { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age' },
  'heroes/warden.json': { name: 'Warden', health: 10, speed: 3, tokens: ['dazed'] },
  'conditions/dazed.json': { name: 'Dazed', text: 'One Standard Action less.' },
  'maps/quarry.json': {
    name: 'Quarry',
    columns: 10,
    rows: 8,
    deploy: { red: ['0-9,7'], blue: ['0-9,0'] },
  },
};

export function open(different: Files = {}, options: OpenOptions = {}): OpenedSet {
  const files = new Map<string, string>();
  for (const [path, content] of Object.entries({ ...sound, ...different })) {
    if (content !== undefined) files.set(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return openSet('iron-age', files, options);
}

/** The problems as lines: `error    heroes/warden.json, ...`. */
export const told = (opened: OpenedSet): string[] =>
  opened.problems.map(({ severity, message }) => `${severity.padEnd(8)} ${message}`);
