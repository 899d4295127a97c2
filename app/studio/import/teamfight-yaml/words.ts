import type { Kind } from '../../../../schemas/teamfight/kinds.ts';
import type { Diary } from './diary.ts';
import { readDice } from './dice.ts';
import { type Draft, filled, isDraft, type SetDraft } from './draft.ts';
import { Fields, type Ledger } from './fields.ts';
import { PrivateNote } from './private-note.ts';
import { readText } from './texts.ts';
import { plain, scalarsOf, type Table } from './value.ts';

/** In which list of a card a word stands. */
export type Role = 'token' | 'hint';

const markerKeys = ['is_marker', 'marker'];
const wordKeys = new Set(['name', 'text', 'description', 'image_url', 'back_image_url', 'size', ...markerKeys]);

const suits = (kind: Kind, role: Role) => (role === 'hint') === (kind === 'hint');

/**
 * Everything that cards refer to: conditions, tokens, markers, hints and the like. An alias in the source is the same table as what it
 * stands for and so the same word; two tables that say exactly the same are one word too. A word that a second set uses moves to the
 * shared words.
 */
export class Words {
  private readonly byTable = new Map<Table, Draft[]>();
  private readonly byContent = new Map<SetDraft, Map<string, Draft>>();
  private readonly core: SetDraft;
  private readonly diary: Diary;
  private readonly ledger: Ledger;

  constructor(core: SetDraft, diary: Diary, ledger: Ledger) {
    this.core = core;
    this.diary = diary;
    this.ledger = ledger;
  }

  /** Adds a word of a stated kind, such as an entry of the shared conditions. `key` names it where it has no name. */
  add(table: Table, kind: Kind, home: SetDraft, key?: string, owner?: string): Draft {
    const known = this.byTable.get(table)?.find((draft) => draft.kind === kind);
    // A rules card belongs to the set that plays with it; nothing refers to it, so it cannot move.
    if (known && (kind !== 'rules-card' || known.home === home || known.home === this.core))
      return this.shared(known, home);
    const content = `${kind} ${fingerprint(table, key)}`;
    const twin = this.byContent.get(this.core)?.get(content) ?? this.byContent.get(home)?.get(content);
    if (twin && kind !== 'rules-card') return this.same(table, twin);
    const draft = this.read(table, kind, home, key, owner);
    home.drafts.push(draft);
    this.remember(table, draft);
    const contents = this.byContent.get(home) ?? new Map<string, Draft>();
    this.byContent.set(home, contents.set(content, draft));
    return draft;
  }

  /** The word that a list of tokens or hints names. */
  refer(table: Table, role: Role, home: SetDraft, owner: string, marker = false): Draft {
    const known = this.byTable.get(table) ?? [];
    const fitting = known.find((draft) => suits(draft.kind, role));
    if (fitting) return this.shared(fitting, home);
    const isMarker = marker || markerKeys.some((key) => isTrue(table, key)) || hasOnlySize(table);
    const kind = role === 'hint' ? 'hint' : isMarker ? 'marker' : 'token';
    const twin = this.twinInCore(table, role);
    if (twin) return this.same(table, twin);
    const other = known[0];
    const named = other === undefined ? this.namedBefore(table, kind, home, owner) : undefined;
    if (named) return this.same(table, named);
    if (!other) {
      const draft = this.add(table, kind, home, undefined, owner);
      if (kind === 'marker' && !marker && hasOnlySize(table)) this.tellSize(draft, table);
      return draft;
    }
    const copy = this.add(table, kind, other.home);
    this.diary.mended.push({
      place: copy,
      line: table.line,
      sentence: `the source lists the ${other.kind} "${other.name}" among ${role}s too, so there is a ${kind} that says the same.`,
    });
    return this.shared(copy, home);
  }

  /** References for the lists `tokens` and `hints` of a card, and for the words defined between its other fields. */
  readLists(fields: Fields, home: SetDraft, owner: string): { tokens: Draft[]; hints: Draft[] } {
    const tokens = fields.tables('tokens', 'token').map((table) => this.refer(table, 'token', home, owner));
    const markers = fields.tables('marker', 'markers').map((table) => this.refer(table, 'token', home, owner, true));
    const hints = fields.tables('hints', 'hint').map((table) => this.refer(table, 'hint', home, owner));
    return { tokens: [...tokens, ...markers], hints };
  }

  /** Takes out of the rest of an entity's fields the words that were only defined there to be aliased, each under a key of its own. */
  readLoose(fields: Fields, home: SetDraft, owner: string | undefined, kind?: Kind): void {
    for (const [key, value] of fields.table.fields) {
      if (value.kind !== 'table' || !fields.has(key) || !isWord(value)) continue;
      fields.inner(key);
      if (this.byTable.has(value)) continue;
      const marker = markerKeys.some((field) => isTrue(value, field)) || hasOnlySize(value);
      const draft = this.add(value, marker ? 'marker' : (kind ?? 'token'), home, key, owner);
      if (draft.kind === 'marker' && hasOnlySize(value)) this.tellSize(draft, value);
    }
  }

  private tellSize(draft: Draft, { line }: Table): void {
    const sentence = `"${draft.name}" has a size, as only pieces on the map have, so it is a marker.`;
    this.diary.mended.push({ place: draft, line, sentence });
  }

  private twinInCore(table: Table, role: Role): Draft | undefined {
    const twins = this.byContent.get(this.core);
    const kinds: readonly Kind[] = role === 'hint' ? ['hint'] : ['condition', 'token', 'marker', 'counter', 'terrain'];
    const print = fingerprint(table);
    return kinds.map((kind) => twins?.get(`${kind} ${print}`)).find((twin) => twin !== undefined);
  }

  /** Of several that are listed for one hero by one name, the first says what they are: the others are more of it. */
  private namedBefore({ fields }: Table, kind: Kind, home: SetDraft, owner: string): Draft | undefined {
    const name = fields.get('name');
    if (name?.kind !== 'scalar' || ![...fields.keys()].every((key) => key === 'name' || markerKeys.includes(key)))
      return undefined;
    return home.drafts.find((draft) => draft.kind === kind && draft.owner === owner && draft.name === name.value);
  }

  private shared(draft: Draft, home: SetDraft): Draft {
    if (draft.home !== home && draft.home !== this.core) {
      draft.home.drafts.splice(draft.home.drafts.indexOf(draft), 1);
      this.core.drafts.push(draft);
      draft.home = this.core;
      for (const value of Object.values(draft.data)) {
        if (Array.isArray(value)) for (const item of value) if (isDraft(item)) this.shared(item, this.core);
      }
    }
    return draft;
  }

  /** Says that a table has its place in the draft of one that says the same. */
  private same(table: Table, twin: Draft): Draft {
    for (const scalar of scalarsOf(table)) this.ledger.add(scalar);
    this.remember(table, twin);
    return twin;
  }

  private remember(table: Table, draft: Draft): void {
    this.byTable.set(table, [...(this.byTable.get(table) ?? []), draft]);
  }

  private read(table: Table, kind: Kind, home: SetDraft, key?: string, owner?: string): Draft {
    const fields = new Fields(table, this.ledger);
    const note = new PrivateNote(this.diary);
    const name = fields.text('name') ?? key;
    const described = !fields.has('text') && fields.has('description');
    const text = described ? readText(fields, note, '', 'description') : readText(fields, note, '', 'text');
    if (described && text) note.mended(table.line, 'the text stood under "description".');
    const marker = fields.flag(...markerKeys);
    const size = kind === 'marker' || kind === 'terrain' ? fields.value('size') : undefined;
    if (marker && (kind === 'condition' || kind === 'counter' || kind === 'token'))
      note.say('The source calls this a marker.');
    const lists = kind === 'rules-card' ? this.readLists(fields, home, name ?? '') : undefined;
    const dice = kind === 'rules-card' ? readDice(fields, note, this.ledger, '') : undefined;
    note.pictures(fields, '');
    note.keepRest(fields);
    const draft: Draft = { kind, name: name ?? '', owner, home, data: {} };
    Object.assign(draft.data, filled({ name, text, size, ...lists, dice, note: note.close(draft) }));
    return draft;
  }
}

const isTrue = (table: Table, key: string) => {
  const value = table.fields.get(key);
  return value?.kind === 'scalar' && value.value === true;
};

/** A size, and no word on whether it is a marker: what lies with a unit has none. */
const hasOnlySize = (table: Table) => {
  const size = table.fields.get('size');
  return size?.kind === 'scalar' && typeof size.value === 'number' && !markerKeys.some((key) => table.fields.has(key));
};

const isWord = (table: Table) => {
  const name = table.fields.get('name');
  return (
    name?.kind === 'scalar' && name.value !== undefined && [...table.fields.keys()].every((key) => wordKeys.has(key))
  );
};

/** Equal for tables that say the same, whatever the order of their keys. */
function fingerprint(table: Table, key?: string): string {
  const fields = [...table.fields].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    [table.fields.has('name') ? '' : key, fields.map(([name, value]) => [name, plain(value)])],
    (_, value) => (value instanceof Map ? [...(value as Map<string, unknown>)] : (value as unknown)),
  );
}
