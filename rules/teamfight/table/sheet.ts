import { counted, listed } from '../../../schemas/words.ts';
import type { Texts } from '../../edit/change.ts';
import { idFrom } from '../../edit/ids.ts';
import type { Refusal } from '../../kernel/rules.ts';
import type { Grid } from '../../table/csv.ts';
import type { Ask } from './ask.ts';
import { isSame, readCell, short } from './cell.ts';
import { columns, type Field, kindWords, listOf, titleOf } from './column.ts';
import { headingsOf } from './headings.ts';
import { type Line, lineOf } from './line.ts';
import { nameOf, type Row, rowsOf } from './row.ts';

/** What a sheet asks of a set. */
export interface Sheet {
  /** One for each row that is new or differs, those of units before what belongs to them. */
  readonly asks: readonly Ask[];
  /** What was left out, set right or put into notes, in sentences. */
  readonly notes: readonly string[];
}

/** An ask that later rows of the sheet may add to. */
interface Draft extends Ask {
  readonly name: string;
  readonly values: Map<Field, unknown>;
  /** The fields that the sheet has said. */
  readonly said: Map<Field, string>;
  /** What has no place, for the private note of a new row. */
  readonly aside: string[];
}

/** Figures that a hero starts with where a sheet says none: those of a new hero. */
const start: readonly (readonly [Field, number])[] = [
  ['health', 8],
  ['speed', 3],
];

/** What counts where nothing is written. */
const usual: Partial<Readonly<Record<Field, number>>> = { copies: 1, size: 1 };

/** Longest note that the schemas take. */
const longestNote = 100_000;

/**
 * Reads a sheet with a row of headings against a set. Rows are known by their ids, and without one by their names; a row that the sheet
 * does not have stays as it is. `file` is the sheet's name in sentences. Pure.
 */
export function readSheet(file: string, grid: Grid, files: Texts): Sheet | Refusal {
  const headings = headingsOf(grid);
  if (!headings) return noNames(file, grid);
  const rows = rowsOf(files);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reader = new Reader(rows);
  for (const [index, texts] of grid.entries()) {
    if (index <= headings.at || texts.every((text) => text.trim() === '')) continue;
    const id = (texts[headings.columns.get('id') ?? -1] ?? '').trim().toLowerCase();
    const row = byId.get(id);
    reader.take(lineOf(texts, index + 1, headings, row?.kind, reader.hasUnit()), row);
  }
  return reader.sheet();
}

function noNames(file: string, grid: Grid): Refusal {
  const first = grid.find((row) => row.some((cell) => cell.trim() !== '')) ?? [];
  const seen = first.filter((cell) => cell.trim() !== '').slice(0, 8);
  const holds = seen.length === 0 ? '' : ` It holds ${listed(seen.map(short), 'and')}.`;
  return {
    code: 'csv/no-names',
    message: `${file}: the first row was expected to hold headings, "Name" among them.${holds} Put a heading over each column: ${columns.map(titleOf).join(', ')}.`,
  };
}

class Reader {
  readonly #rows: readonly Row[];
  readonly #drafts: Draft[] = [];
  readonly #ofRow = new Map<Row, Draft>();
  readonly #lineOf = new Map<Row, number>();
  readonly #notes: string[] = [];
  /** The unit that the last row belongs to. */
  #last: Draft | undefined;
  /** New heroes that so far only their cards name. */
  readonly #named = new Set<Draft>();

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
  }

  hasUnit(): boolean {
    return this.#last !== undefined;
  }

  /** Takes a row of the sheet. @param byId the row of the set with its id */
  take(line: Line, byId: Row | undefined): undefined {
    const { kind, name } = line;
    if (name === '' && !byId) return this.#say(line, 'this row has no name, so it was left out.');
    const isPart = listOf(kind) !== undefined;
    const owner = isPart ? this.#owner(line, byId) : undefined;
    if (isPart && !owner) {
      const sentence = `${short(name)} is a ${kindWords[kind]}, but of nobody, so it was left out. Name its hero in the column Of.`;
      return this.#say(line, sentence);
    }
    const row = byId ?? (isPart ? owner?.row && this.#partOf(owner.row, line) : this.#unit(line));
    const before = row && this.#lineOf.get(row);
    if (before !== undefined) {
      return this.#say(line, `${short(name)} stands in row ${before} already, so this row was left out.`);
    }
    if (row) this.#lineOf.set(row, line.line);
    const draft = row ? this.#draftOf(row, line) : (this.#begun(line) ?? this.#fresh(line, owner));
    if (kind === 'hero' || kind === 'summon') this.#last = draft;
    if (owner) {
      this.#last = owner;
      for (const [field, text] of line.ofOwner) this.#fill(owner, field, text, line);
    }
    for (const [field, text] of line.cells) this.#fill(draft, field, text, line);
    this.#keep(draft, line);
  }

  sheet(): Sheet {
    for (const draft of this.#drafts) if (!draft.row) this.#complete(draft);
    const kept = this.#drafts.filter(({ row, aside }) => !row && aside.length > 0).length;
    const told = kept > 0 ? [`What had no place is kept in the private notes of ${counted(kept, 'row')}.`] : [];
    const asks = this.#drafts.filter(({ row, values }) => !row || values.size > 0);
    const units = asks.filter(({ kind }) => listOf(kind) === undefined);
    return { asks: [...units, ...asks.filter((ask) => !units.includes(ask))], notes: [...this.#notes, ...told] };
  }

  /** The unit that a part belongs to; one that is nowhere yet is made. */
  #owner(line: Line, byId: Row | undefined): Draft | undefined {
    const units = this.#rows.filter(({ kind }) => kind === 'hero' || kind === 'summon');
    const file = byId && units.find((row) => row.file === byId.file);
    if (file) {
      const isMoved = line.of !== '' && line.of !== file.id && !isSame(nameOf(file), line.of);
      if (isMoved)
        this.#say(
          line,
          `${short(line.name)} stays with ${short(nameOf(file))}: a sheet moves nothing from one hero to another.`,
        );
      return this.#draftOf(file, line);
    }
    if (line.of === '') return this.#last;
    const isMeant = (row: Row) => row.id === line.of || isSame(nameOf(row), line.of);
    const known = units.find(isMeant);
    if (known) return this.#draftOf(known, line);
    const made = this.#drafts.find(({ row, kind, name }) => !row && isUnit(kind) && isSame(name, line.of));
    if (made) return made;
    const hero = this.#fresh({ ...line, kind: 'hero', id: '', name: line.of }, undefined);
    this.#named.add(hero);
    return hero;
  }

  #unit({ kind, name }: Line): Row | undefined {
    return this.#rows.find((row) => row.kind === kind && isSame(nameOf(row), name));
  }

  #partOf(owner: Row, { kind, isGiven, name }: Line): Row | undefined {
    const own = this.#rows.filter((row) => row.file === owner.file && row.pointer !== '' && isSame(nameOf(row), name));
    return own.find((row) => row.kind === kind) ?? (isGiven ? undefined : own[0]);
  }

  /** A hero that a card above has named, and that has its own row only now. */
  #begun({ kind, name }: Line): Draft | undefined {
    if (!isUnit(kind)) return undefined;
    const begun = [...this.#named].find((one) => one.kind === kind && isSame(one.name, name));
    if (begun) this.#named.delete(begun);
    return begun;
  }

  #draftOf(row: Row, { line }: Line): Draft {
    const known = this.#ofRow.get(row);
    if (known) return known;
    const { kind } = row;
    const draft: Draft = { kind, row, name: nameOf(row), values: new Map(), said: new Map(), aside: [], line };
    this.#ofRow.set(row, draft);
    this.#drafts.push(draft);
    return draft;
  }

  #fresh({ kind, id, name, line }: Line, owner: Draft | undefined): Draft {
    const own = idFrom(id.slice(id.lastIndexOf('/') + 1));
    const values = new Map<Field, unknown>([['name', name]]);
    const draft: Draft = { kind, owner, id: own, name, values, said: new Map(), aside: [], line };
    this.#drafts.push(draft);
    return draft;
  }

  #fill(draft: Draft, field: Field, text: string, line: Line): undefined {
    const before = draft.said.get(field);
    if (before !== undefined && before !== text) {
      return this.#say(
        line,
        `${titleOf(field)} of ${short(draft.name)} is "${short(before)}" further up; "${short(text)}" was left out.`,
      );
    }
    draft.said.set(field, text);
    const cell = readCell(field, text, this.#rows);
    const isMissing = text === '' && !draft.row;
    if ('refused' in cell) {
      if (isMissing) return;
      if (text !== '') draft.aside.push(`${titleOf(field)}: ${text}`);
      return this.#say(line, `${short(draft.name)}: ${cell.refused}`);
    }
    const { row } = draft;
    if (row ? !isEqual(row.data[field] ?? usual[field], cell.value ?? usual[field]) : cell.value !== undefined)
      draft.values.set(field, cell.value);
  }

  #keep(draft: Draft, line: Line): void {
    draft.aside.push(...line.aside.map(({ title, text }) => `${title}: ${text}`));
    if (!draft.row) return;
    for (const { title, text } of line.aside)
      this.#say(line, `${short(draft.name)} has no "${short(title)}", so "${short(text)}" was left out.`);
  }

  /** Gives a new row what its kind cannot be without, and its note what has no other place. */
  #complete(draft: Draft): void {
    const missing = isUnit(draft.kind) ? start.filter(([field]) => !draft.values.has(field)) : [];
    for (const [field, value] of missing) draft.values.set(field, value);
    if (missing.length > 0) {
      const fields = missing.map(([field]) => field).join(' and ');
      const figures = missing.map(([field, value]) => `${value} ${field}`).join(' and ');
      this.#notes.push(`${short(draft.name)} has no ${fields} in the sheet, so it starts with ${figures}.`);
    }
    if (draft.aside.length === 0) return;
    const note = [draft.values.get('note'), ...draft.aside].filter((one) => typeof one === 'string').join('\n');
    draft.values.set('note', [...note].slice(0, longestNote).join(''));
  }

  #say({ line }: Line, sentence: string): undefined {
    this.#notes.push(`Row ${line}: ${sentence}`);
  }
}

const isUnit = (kind: Ask['kind']): boolean => kind === 'hero' || kind === 'summon';

/** Values of cells are numbers, texts, or lists of texts. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
