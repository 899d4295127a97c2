import { freeId, idFrom, safeId } from '../../../../rules/edit/ids.ts';
import type { Kind } from '../../../../schemas/teamfight/kinds.ts';
import { type Diary, newDiary } from './diary.ts';
import type { Draft, SetDraft } from './draft.ts';
import { Fields, type Ledger } from './fields.ts';
import { giveIds } from './ids.ts';
import { colourFrom, lookOf } from './look.ts';
import { readMap } from './maps.ts';
import { PrivateNote } from './private-note.ts';
import { readStatus } from './status.ts';
import { readText } from './texts.ts';
import { readHero } from './units.ts';
import { type Scalar, scalarsOf, type Table, type Value } from './value.ts';
import { Words } from './words.ts';

/** The dictionaries of words that many cards share, each under its key. */
const sections: readonly (readonly [string, Kind])[] = [
  ['conditions', 'condition'],
  ['hints', 'hint'],
  ['markers', 'marker'],
  ['shared_rules', 'rules-card'],
  ['rules', 'rules-card'],
  ['counters', 'counter'],
  ['terrain', 'terrain'],
  ['tokens', 'token'],
];

/** What was read: every set, with the shared words first, and what happened. */
export interface Reading {
  readonly sets: readonly SetDraft[];
  readonly ids: ReadonlyMap<Draft, string>;
  readonly diary: Diary;
  /** Values that found neither a field nor a note. There should be none. */
  readonly unplaced: readonly Scalar[];
}

export function readSets(root: Table): Reading {
  const ledger: Ledger = new Set();
  const diary = newDiary();
  const core: SetDraft = { id: 'core', name: 'Shared words', data: {}, drafts: [] };
  const words = new Words(core, diary, ledger);
  const top = new Fields(root, ledger);
  const emblems = new Set<string>();
  const taken = new Set(['core']);

  const coreNote = new PrivateNote(diary);
  words.readLoose(top, core, undefined, 'condition');
  readSections(top, core, words);
  const sets = top.tables('sets').map((table) => {
    const fields = new Fields(table, ledger);
    const name = fields.text('name') ?? '';
    const id = freeId(safeId(name, 'set'), taken);
    taken.add(id);
    const home: SetDraft = { id, name, data: {}, drafts: [] };
    readSet(fields, { home, words, diary, ledger }, emblems);
    return home;
  });
  coreNote.keepRest(top);
  const { colour, theme } = lookOf('core', undefined, emblems);
  Object.assign(core.data, {
    manifest: {
      id: 'core',
      system: 'teamfight',
      format: 1,
      name: core.name,
      description: 'Conditions, hints, markers and rules that several sets use.',
      colour,
      language: 'en',
      note: coreNote.close(core),
    },
    theme,
  });
  const all = [core, ...sets];
  const ids = new Map(all.flatMap((set) => [...giveIds(set.drafts)]));
  for (const set of sets) placeIntro(set, ids);
  return {
    sets: all,
    ids,
    diary,
    unplaced: scalarsOf(root).filter((scalar) => scalar.text !== '' && !ledger.has(scalar)),
  };
}

function readSections(fields: Fields, home: SetDraft, words: Words): Draft[] {
  return sections.flatMap(([section, kind]) => {
    const lists = fields.tables(section);
    return lists.flatMap((table) =>
      table.fields.has('name') && isPlain(table.fields.get('name'))
        ? [words.add(table, kind, home)]
        : [...table.fields].flatMap(([key, value]) => {
            if (value.kind === 'table') return [words.add(value, kind, home, key)];
            fields.leave(`${section}, ${key}`, value);
            return [];
          }),
    );
  });
}

const isPlain = (value: Value | undefined) => value?.kind === 'scalar';

function readSet(
  fields: Fields,
  around: { home: SetDraft; words: Words; diary: Diary; ledger: Ledger },
  emblems: Set<string>,
): void {
  const { home, words, diary, ledger } = around;
  const note = new PrivateNote(diary);
  const description = readText(fields, note, '', 'description');
  const status = readStatus(fields, note, 'completion') ?? readStatus(fields, note, 'polish');
  const colourKey = fields.has('color') ? 'color' : 'colour';
  const numbers = fields.words(colourKey).map((word) => word.value);
  const colour = colourFrom(numbers);
  if (numbers.length > 0 && !colour) {
    note.say(
      `The colour in the source, ${numbers.join(', ')}, is not three numbers from 0 to 1; this set has one of ours.`,
    );
  }
  words.readLoose(fields, home, undefined, 'condition');
  for (const rule of readSections(fields, home, words)) {
    if (rule.kind === 'rules-card' && rule.home !== home)
      note.say(`The set plays with the shared rules card "${rule.name}".`);
  }
  for (const table of fields.tables('heroes')) readHero(table, around);
  for (const table of fields.tables('maps')) readMap(table, around);
  const intro = readIntro(fields, note, home, ledger);
  note.pictures(fields, '');
  note.keepRest(fields);
  const look = lookOf(home.id, colour, emblems);
  Object.assign(home.data, {
    manifest: {
      id: home.id,
      system: 'teamfight',
      format: 1,
      ...(home.name === '' ? {} : { name: home.name }),
      description,
      colour: look.colour,
      language: 'en',
      status,
      note: note.close(home),
      uses: ['../core'],
      intro,
    },
    theme: look.theme,
  });
}

/** The setup for a first game, with drafts instead of ids. A name that no hero or map of the set has goes to the note. */
function readIntro(
  fields: Fields,
  note: PrivateNote,
  home: SetDraft,
  ledger: Ledger,
): Record<string, unknown> | undefined {
  const value = fields.table.fields.get('intro_setup');
  const intro = fields.inner('intro_setup');
  if (!value || !intro) return undefined;
  const named = (kind: Kind, name: string) =>
    home.drafts.find(
      (draft) => draft.kind === kind && (draft.name === name || idFrom(draft.name) === (idFrom(name) ?? '')),
    );
  const side = (key: string) => intro.words(key).map((word) => named('hero', word.text) ?? word.text);
  const mapName = intro.text('map');
  const map = mapName === undefined ? undefined : named('map', mapName);
  const red = side('red');
  const blue = side('blue');
  const strangers = [...red, ...blue].filter((hero) => typeof hero === 'string');
  note.keepRest(intro, 'intro_setup');
  if (map && strangers.length === 0) return { map, red, blue };
  for (const scalar of scalarsOf(value)) ledger.add(scalar);
  note.keep('intro_setup', value);
  const missing = [...(map ? [] : [`the map "${mapName ?? ''}"`]), ...strangers.map((name) => `the hero "${name}"`)];
  note.missing(
    value.line,
    `the setup for a first game names ${missing.join(', ')}, which this set does not have, so it has no such setup.`,
  );
  return undefined;
}

function placeIntro(set: SetDraft, ids: ReadonlyMap<Draft, string>): void {
  const manifest = set.data.manifest as { intro?: { map: Draft; red: Draft[]; blue: Draft[] } };
  if (!manifest.intro) return;
  const { map, red, blue } = manifest.intro;
  const id = (draft: Draft) => ids.get(draft);
  Object.assign(manifest, { intro: { map: id(map), red: red.map(id), blue: blue.map(id) } });
}
