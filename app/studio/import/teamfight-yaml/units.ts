import { freeId, idFrom } from '../../../../rules/edit/ids.ts';
import type { Diary } from './diary.ts';
import { readDice } from './dice.ts';
import { type Draft, filled, type SetDraft } from './draft.ts';
import { Fields, type Ledger } from './fields.ts';
import { PrivateNote } from './private-note.ts';
import { readStatus } from './status.ts';
import { readText } from './texts.ts';
import type { Table } from './value.ts';
import type { Words } from './words.ts';

/** What reading a card needs to know of the import around it. */
export interface Around {
  readonly home: SetDraft;
  readonly words: Words;
  readonly diary: Diary;
  readonly ledger: Ledger;
}

/** Reads a hero, and the units and words that come with it, into its set. */
export function readHero(table: Table, around: Around): Draft {
  return readUnit(table, 'hero', undefined, around);
}

function readUnit(table: Table, kind: 'hero' | 'summon', owner: string | undefined, around: Around): Draft {
  const { home, words, diary, ledger } = around;
  const fields = new Fields(table, ledger);
  const note = new PrivateNote(diary);
  const name = fields.text('name');
  const draft: Draft = { kind, name: name ?? '', owner, home, data: {} };
  home.drafts.push(draft);
  const called = name ?? kind;

  const head = {
    name,
    description: readText(fields, note, '', 'description'),
    status: readStatus(fields, note, 'polish'),
    copies: kind === 'summon' ? fields.value('count') : undefined,
    complexity: kind === 'hero' ? fields.value('complexity') : undefined,
    health: fields.value('health'),
    speed: fields.value('speed'),
    size: fields.value('size'),
  };
  note.pictures(fields, '');
  const lists = words.readLists(fields, home, called);
  const passives = fields
    .tables('passives', 'passive')
    .map((passive) => readPassive(passive, lists, called, note, around));
  const defaultAbilities = fields
    .tables('default_abilities', 'default_ability')
    .map((ability) => readDefaultAbility(ability, called, note, around));
  const taken = new Set<string>();
  const abilities =
    kind === 'hero'
      ? fields.tables('abilities', 'ability').map((ability) => readAbility(ability, taken, called, note, around))
      : [];
  const summons =
    kind === 'hero' ? fields.tables('units', 'unit').map((unit) => readUnit(unit, 'summon', called, around)) : [];
  const dice = readDice(fields, note, ledger, '');
  words.readLoose(fields, home, called);
  note.keepRest(fields);
  Object.assign(
    draft.data,
    filled({ ...head, passives, defaultAbilities, abilities, summons, ...lists, dice, note: note.close(draft) }),
  );
  return draft;
}

/** A passive has no tokens and hints of its own here; what the source gives it comes with the unit's card. */
function readPassive(
  table: Table,
  unit: { tokens: Draft[]; hints: Draft[] },
  owner: string,
  note: PrivateNote,
  { home, words, ledger }: Around,
): Record<string, unknown> {
  const { fields, name, whose, text } = readHead(table, 'passive', note, ledger);
  const lists = words.readLists(fields, home, owner);
  if (lists.tokens.length + lists.hints.length > 0) {
    note.mended(table.line, `the tokens and hints of the ${whose} come with the unit's card.`);
    unit.tokens.push(...lists.tokens);
    unit.hints.push(...lists.hints);
  }
  words.readLoose(fields, home, owner);
  note.pictures(fields, `${whose}: `);
  note.keepRest(fields, whose);
  return filled({ name, text });
}

function readDefaultAbility(table: Table, owner: string, note: PrivateNote, around: Around): Record<string, unknown> {
  const part = readPart(table, 'default ability', owner, note, around);
  if (part.text === undefined && part.name !== undefined) {
    note.missing(
      table.line,
      `the default ability "${String(part.name)}" has no text, so its name is the whole rule; perhaps it should be a passive.`,
    );
  }
  return part;
}

function readAbility(
  table: Table,
  taken: Set<string>,
  owner: string,
  note: PrivateNote,
  around: Around,
): Record<string, unknown> {
  const part = readPart(table, 'ability', owner, note, around);
  const id = freeId(idFrom(String(part.name ?? '')) ?? 'ability', taken);
  taken.add(id);
  return { id, ...part };
}

function readPart(
  table: Table,
  what: string,
  owner: string,
  note: PrivateNote,
  { home, words, ledger }: Around,
): Record<string, unknown> {
  const { fields, name, whose, text } = readHead(table, what, note, ledger);
  const status = readStatus(fields, note, 'polish');
  const lists = words.readLists(fields, home, owner);
  const dice = readDice(fields, note, ledger, `${whose}: `);
  words.readLoose(fields, home, owner);
  note.pictures(fields, `${whose}: `);
  note.keepRest(fields, whose);
  return filled({ name, text, status, ...lists, dice });
}

/** What every part of a card begins with: its name, what the notes call it, and its text. */
function readHead(table: Table, what: string, note: PrivateNote, ledger: Ledger) {
  const fields = new Fields(table, ledger);
  const name = fields.text('name');
  const whose = `${what} "${name ?? ''}"`;
  return { fields, name, whose, text: readText(fields, note, `${whose}: `, 'text') };
}
