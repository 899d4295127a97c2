import { counted, listed } from '../../schemas/words.ts';
import type { Texts } from '../edit/change.ts';
import { idFrom } from '../edit/ids.ts';
import type { Refusal } from '../kernel/rules.ts';
import { isSame, nameOf, plain, readCell, short } from './cell.ts';
import type { Grid } from './csv.ts';
import { headingsOf } from './headings.ts';
import { type Line, lineOf } from './line.ts';
import { heldIn, parsed, rowsOf } from './row.ts';
import type { Ask, Field, Headings, ReadFile, Row, RowKind, Shape, TableSystem } from './shape.ts';

/** What a sheet asks of a set. */
export interface Sheet {
  /** One for each row that is new or differs, those of whole files before what belongs to them. */
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

/** Longest note that the schemas take. */
const longestNote = 100_000;

/**
 * Reads a sheet with a row of headings against a set. Rows are known by their ids, and without one by their names; a row that the sheet
 * does not have stays as it is. `file` is the sheet's name in sentences. Pure.
 */
export function readSheet(
  table: TableSystem,
  file: string,
  grid: Grid,
  files: Texts,
  read: ReadFile = parsed(files),
): Sheet | Refusal {
  const shape = table.shapeOf(files, read);
  const headings = headingsOf(shape, grid);
  if (!headings) return noNames(file, grid, shape);
  return readLines(table, { file, shape, headings, grid }, files, read);
}

/** Lines of a sheet whose headings are known. */
export interface Lines {
  readonly file: string;
  readonly shape: Shape;
  readonly headings: Headings;
  readonly grid: Grid;
}

/** Reads the lines below the headings, as `readSheet` does. */
export function readLines(table: TableSystem, sheet: Lines, files: Texts, read: ReadFile = parsed(files)): Sheet {
  const rows = rowsOf(sheet.shape, files, read);
  const lines = sheet.grid.slice(sheet.headings.at + 1);
  const name = sheet.file.replace(/\.[^.]*$/, '').trim();
  const wide = table.widened?.(sheet.shape, rows, { name, headings: sheet.headings, lines }, files, read);
  const { shape, headings, notes } = wide ?? { ...sheet, notes: [] };
  const reader = new Reader(shape, rows, notes);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [index, texts] of lines.entries()) {
    if (texts.every((text) => text.trim() === '')) continue;
    const id = (texts[headings.columns.get('id') ?? -1] ?? '').trim().toLowerCase();
    const row = byId.get(id);
    const line = lineOf(shape, texts, headings.at + index + 2, headings, row?.kind, reader.hasUnit());
    if (line) reader.take(line, row);
  }
  return reader.sheet();
}

function noNames(file: string, grid: Grid, { columns }: Shape): Refusal {
  const first = grid.find((row) => row.some((cell) => cell.trim() !== '')) ?? [];
  const seen = first.filter((cell) => cell.trim() !== '').slice(0, 8);
  const holds = seen.length === 0 ? '' : ` It holds ${listed(seen.map(short), 'and')}.`;
  return {
    code: 'csv/no-names',
    message: `${file}: the first row was expected to hold headings, "Name" among them.${holds} Put a heading over each column: ${columns.map(({ title }) => title).join(', ')}.`,
  };
}

class Reader {
  readonly #shape: Shape;
  readonly #rows: readonly Row[];
  readonly #units: readonly Row[];
  /** Rows by their names, and those of parts by their files too. */
  readonly #named = new Map<string, Row[]>();
  readonly #drafts: Draft[] = [];
  readonly #ofRow = new Map<Row, Draft>();
  readonly #lineOf = new Map<Row, number>();
  readonly #notes: string[];
  /** The row that the last one belongs to. */
  #last: Draft | undefined;
  /** New heroes that so far only their cards name. */
  readonly #begunUnits = new Set<Draft>();

  constructor(shape: Shape, rows: readonly Row[], notes: readonly string[]) {
    this.#shape = shape;
    this.#rows = rows;
    this.#units = rows.filter(({ kind }) => kind.holds);
    this.#notes = [...notes];
    for (const row of rows) {
      const name = plain(nameOf(row));
      this.#named.set(name, [...(this.#named.get(name) ?? []), row]);
    }
  }

  hasUnit(): boolean {
    return this.#last !== undefined;
  }

  /** Takes a row of the sheet. @param byId the row of the set with its id */
  take(line: Line, byId: Row | undefined): undefined {
    const { kind, name } = line;
    if (name === '' && !byId) return this.#say(line, 'this row has no name, so it was left out.');
    if (line.unnamed) this.#say(line, `this row has no name, so its card is called ${name}.`);
    const isPart = kind.list !== undefined;
    const owner = isPart ? this.#owner(line, byId) : undefined;
    if (isPart && !owner) {
      const sentence = `${short(name)} is a ${kind.word}, but of nobody, so it was left out. Name its hero in the column Of.`;
      return this.#say(line, sentence);
    }
    const row = byId ?? (isPart ? owner?.row && this.#partOf(owner.row, line) : this.#file(line));
    const before = row && this.#lineOf.get(row);
    if (before !== undefined) {
      return this.#say(line, `${short(name)} stands in row ${before} already, so this row was left out.`);
    }
    if (row) this.#lineOf.set(row, line.line);
    const draft = row ? this.#draftOf(row, line) : (this.#begun(line) ?? this.#fresh(line, owner));
    if (kind.holds) this.#last = draft;
    if (owner) {
      this.#last = owner;
      for (const [column, text] of line.ofOwner) this.#fill(owner, column, text, line);
    }
    for (const [column, text] of line.cells) this.#fill(draft, column, text, line);
    this.#keep(draft, line);
  }

  sheet(): Sheet {
    for (const draft of this.#drafts) if (!draft.row) this.#complete(draft);
    const kept = this.#drafts.filter(({ row, aside }) => !row && aside.length > 0).length;
    const told = kept > 0 ? [`What had no place is kept in the private notes of ${counted(kept, 'row')}.`] : [];
    const asks = this.#drafts.filter(({ row, values }) => !row || values.size > 0);
    const whole = asks.filter(({ kind }) => kind.list === undefined);
    return {
      asks: [...whole, ...asks.filter(({ kind }) => kind.list !== undefined)],
      notes: [...this.#notes, ...told],
    };
  }

  /** What a part belongs to; one that is nowhere yet is made. */
  #owner(line: Line, byId: Row | undefined): Draft | undefined {
    const file = byId && this.#units.find((row) => row.file === byId.file);
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
    const known = this.#units.find((row) => row.id === line.of || isSame(nameOf(row), line.of));
    if (known) return this.#draftOf(known, line);
    const made = this.#drafts.find(({ row, kind, name }) => !row && kind.holds && isSame(name, line.of));
    if (made) return made;
    const holder = this.#shape.kinds.find(({ holds }) => holds);
    if (!holder) return undefined;
    const unit = this.#fresh({ ...line, kind: holder, id: '', name: line.of }, undefined);
    this.#begunUnits.add(unit);
    return unit;
  }

  /** The file of its name that no other row of the sheet means; of cards that may share a name, none of those. */
  #file({ kind, name }: Line): Row | undefined {
    const same = (this.#named.get(plain(name)) ?? []).filter((row) => row.kind.id === kind.id);
    const free = same.find((row) => !this.#lineOf.has(row));
    return free ?? (this.#shape.loose ? undefined : same[0]);
  }

  #partOf(owner: Row, { kind, isGiven, name }: Line): Row | undefined {
    const same = this.#named.get(plain(name)) ?? [];
    const own = same.filter((row) => row.file === owner.file && row.pointer !== '');
    return own.find((row) => row.kind.id === kind.id) ?? (isGiven ? undefined : own[0]);
  }

  /** A hero that a card above has named, and that has its own row only now. */
  #begun({ kind, name }: Line): Draft | undefined {
    if (!kind.holds) return undefined;
    const begun = [...this.#begunUnits].find((one) => one.kind === kind && isSame(one.name, name));
    if (begun) this.#begunUnits.delete(begun);
    return begun;
  }

  #draftOf(row: Row, { line }: Line): Draft {
    const known = this.#ofRow.get(row);
    if (known) return known;
    // By the shape of the sheet, which may be a wider one.
    const kind = this.#kindOf(row);
    const draft: Draft = { kind, row, name: nameOf(row), values: new Map(), said: new Map(), aside: [], line };
    this.#ofRow.set(row, draft);
    this.#drafts.push(draft);
    return draft;
  }

  #kindOf = ({ kind }: Row): RowKind => this.#shape.kinds.find(({ id }) => id === kind.id) ?? kind;

  #fresh({ kind, id, name, line }: Line, owner: Draft | undefined): Draft {
    const own = idFrom(id.slice(id.lastIndexOf('/') + 1));
    const field = kind.fields.get('name');
    const values = new Map<Field, unknown>(field ? [[field, name]] : []);
    const draft: Draft = { kind, owner, id: own, name, values, said: new Map(), aside: [], line };
    this.#drafts.push(draft);
    return draft;
  }

  #fill(draft: Draft, column: string, text: string, line: Line): undefined {
    const field = draft.kind.fields.get(column);
    if (!field) return;
    const before = draft.said.get(field);
    if (before !== undefined && before !== text) {
      return this.#say(
        line,
        `${field.title} of ${short(draft.name)} is "${short(before)}" further up; "${short(text)}" was left out.`,
      );
    }
    draft.said.set(field, text);
    const cell = readCell(field, text, this.#rows);
    const isMissing = text === '' && !draft.row;
    if ('refused' in cell) {
      if (isMissing) return;
      if (text !== '') draft.aside.push(`${field.title}: ${text}`);
      return this.#say(line, `${short(draft.name)}: ${cell.refused}`);
    }
    const { row } = draft;
    if (row ? !says(row, field, cell.value, this.#rows) : cell.value !== undefined) draft.values.set(field, cell.value);
  }

  #keep(draft: Draft, line: Line): void {
    draft.aside.push(...line.aside.map(({ title, text }) => `${title}: ${text}`));
    if (!draft.row) return;
    for (const { title, text } of line.aside)
      this.#say(line, `${short(draft.name)} has no "${short(title)}", so "${short(text)}" was left out.`);
  }

  /** Gives a new row what its kind cannot be without, and its note what has no other place. */
  #complete({ kind, name, values, aside }: Draft): void {
    const start = Object.entries(kind.start ?? {}).flatMap(([column, value]) => {
      const field = kind.fields.get(column);
      return field && !values.has(field) ? [{ field, value }] : [];
    });
    for (const { field, value } of start) values.set(field, value);
    if (start.length > 0) {
      const fields = start.map(({ field }) => field.title.toLowerCase()).join(' and ');
      const figures = start.map(({ field, value }) => `${value} ${field.title.toLowerCase()}`).join(' and ');
      this.#notes.push(`${short(name)} has no ${fields} in the sheet, so it starts with ${figures}.`);
    }
    const field = kind.fields.get('note');
    if (aside.length === 0 || !field) return;
    const note = [values.get(field), ...aside].filter((one) => typeof one === 'string').join('\n');
    values.set(field, [...note].slice(0, longestNote).join(''));
  }

  #say({ line }: Line, sentence: string): undefined {
    this.#notes.push(`Row ${line}: ${sentence}`);
  }
}

/** Whether a row says a value already, as its cell would be read. */
function says(row: Row, field: Field, value: unknown, rows: readonly Row[]): boolean {
  const held = heldIn(row, field) ?? field.usual;
  const wanted = field.write(value ?? field.usual);
  if (field.write(held) === wanted || field.isThere?.(held, value)) return true;
  const again = readCell(field, field.write(held), rows);
  return 'value' in again && field.write(again.value) === wanted;
}
