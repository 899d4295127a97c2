import { formatJson } from '../../../schemas/json.ts';
import type { KindField, PlainCard, PlainCardKind } from '../../../schemas/types.generated.ts';
import { counted, quoted } from '../../../schemas/words.ts';
import type { Change } from '../../edit/change.ts';
import { freeId, idFrom, safeId } from '../../edit/ids.ts';
import type { Refusal } from '../../kernel/rules.ts';
import type { Grid } from '../../table/csv.ts';
import type { CardValue } from '../fields.ts';
import { readCell } from './cell.ts';
import { guessField } from './guess-field.ts';
import { type Heading, headed } from './headings.ts';

/** What a sheet makes: a kind of card with its cards, as new files. */
export interface CardSheet {
  readonly kind: PlainCardKind;
  readonly cards: number;
  readonly changes: readonly Change[];
  /** What was set right or left out, in sentences. */
  readonly notes: readonly string[];
}

/** Text of more letters is read best on a card of words. */
const longText = 260;

/**
 * Makes a kind of card of a sheet: its headings become the fields, each with the type that its cells have, and each row becomes a card.
 * @param file the sheet's name in sentences
 * @param name what a card of it is called
 * @param taken ids of the set that the new files must not have
 */
export function readSheet(file: string, grid: Grid, name: string, taken: ReadonlySet<string>): CardSheet | Refusal {
  const sheet = headed(grid);
  if (!sheet || sheet.rows.length === 0) {
    return {
      code: 'csv/no-rows',
      message: `${file} was expected to hold a row of headings and a row for each card under it; there is no row under the headings. Check that it is the right sheet.`,
    };
  }
  const { headings, rows } = sheet;
  const fields = headings
    .filter(({ own }) => own === undefined)
    .map((heading): readonly [Heading, KindField] => {
      const cells = rows.map(({ cells: texts }) => texts[heading.at] ?? '');
      return [heading, guessField(heading.id, heading.title, cells)];
    });
  const ids = new Set(taken);
  const kindId = freeId(safeId(name, 'kind'), ids);
  ids.add(kindId);
  const kind = kindOf(
    name,
    fields.map(([, field]) => field),
    rows.map(({ cells }) => cells),
  );
  const notes: string[] = [];
  const changes: Change[] = [{ file: `kinds/${kindId}.json`, text: formatJson(kind) }];
  for (const { line, cells } of rows) {
    const own = (key: Heading['own']) => (cells[headings.find((one) => one.own === key)?.at ?? -1] ?? '').trim();
    if (own('name') === '') notes.push(`Row ${line} has no name, so its card is called ${quoted(`Card ${line}`)}.`);
    const called = [...(own('name').replace(/\s+/g, ' ') || `Card ${line}`)].slice(0, 120).join('');
    const id = freeId(idFrom(own('id')) ?? safeId(called, 'card'), ids);
    ids.add(id);
    const values: Record<string, CardValue> = {};
    for (const [{ at }, field] of fields) {
      const read = readCell(field, cells[at] ?? '');
      if ('refused' in read) notes.push(`Row ${line}, ${quoted(called)}: ${read.refused}`);
      else if (read.value !== undefined) values[field.id] = read.value;
    }
    const card: PlainCard = { name: called, kind: kindId, ...extrasOf(own, line, called, notes), values };
    changes.push({ file: `cards/${id}.json`, text: formatJson(card) });
  }
  return { kind, cards: rows.length, changes, notes };
}

/** A kind always has a picture, so that one can be dropped onto its cards; long texts are laid out without. */
function kindOf(name: string, fields: readonly KindField[], rows: readonly (readonly string[])[]): PlainCardKind {
  const hasPicture = fields.some(({ type }) => type === 'picture');
  const id = freeId('picture', new Set(fields.map((field) => field.id)));
  const long = rows.some((cells) => cells.some((cell) => cell.length > longText));
  return {
    name: [...name].slice(0, 120).join(''),
    ...(long && !hasPicture ? { layout: 'words' as const } : {}),
    fields: hasPicture ? [...fields] : [{ id, name: 'Picture', type: 'picture' }, ...fields],
  };
}

const statuses = ['idea', 'draft', 'needs-testing', 'done'] as const;

/** What a row says of its card beside its fields. */
function extrasOf(
  own: (key: Heading['own']) => string,
  line: number,
  name: string,
  notes: string[],
): Pick<PlainCard, 'copies' | 'status' | 'note'> {
  const [copies, status, note] = [
    own('copies'),
    own('status')
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
    own('note'),
  ];
  const number = /^\d{1,2}(?:[.,]0+)?$/.test(copies) ? Number.parseInt(copies, 10) : undefined;
  if (copies !== '' && number === undefined)
    notes.push(
      `Row ${line}, ${quoted(name)}: copies are a whole number up to 99; ${quoted(copies)} is not, so there is one.`,
    );
  const known = statuses.find((one) => one === status);
  return {
    ...(number === undefined ? {} : { copies: number }),
    ...(known && { status: known }),
    ...(note === '' ? {} : { note }),
  };
}

/** What a sheet came to, in a few words: `24 cards with 5 fields`. */
export const contentsOf = ({ cards, kind: { fields = [] } }: CardSheet): string =>
  `${counted(cards, 'card')} with ${counted(fields.length, 'field')}`;
