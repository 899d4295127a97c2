import deepEqual from 'fast-deep-equal';
import { formatJson } from '../../schemas/json.ts';
import type { KindField, PlainCardKind } from '../../schemas/types.generated.ts';
import { nearest, quoted } from '../../schemas/words.ts';
import type { Change, Texts } from '../edit/change.ts';
import { freeId, safeId } from '../edit/ids.ts';
import { nameOf, plain } from '../table/cell.ts';
import { kindNamed } from '../table/line.ts';
import type { Ask, Headings, RawSheet, ReadFile, Row, RowKind, Shape, Widened } from '../table/shape.ts';
import { fieldsIn, idOf, type KindFile, kindIn, shapeOf } from './card-shape.ts';
import { guessField } from './guess-field.ts';

/** Text of more letters is read best on a card of words. */
const longText = 260;
/** Shorter words are near to too many others to be taken for a slip. */
const leastMistyped = 5;
/** Longest name of a field that the schema takes. */
const longestTitle = 60;

/** What a sheet has beyond the set becomes new fields, choices and kinds of cards. */
export function widened(shape: Shape, rows: readonly Row[], sheet: RawSheet, files: Texts, read: ReadFile): Widened {
  const before = kindsIn(shape);
  const { headings } = sheet;
  const lines = sheet.lines.filter((texts) => texts.some((text) => text.trim() !== ''));
  const cellOf = (texts: readonly string[], column: string) => (texts[headings.columns.get(column) ?? -1] ?? '').trim();
  const taken = new Set(rows.map(({ file }) => idOf(file)).concat(before.map(({ file }) => idOf(file))));
  const kinds = before.map((kind) => ({ ...kind, isNew: false }));
  const fileOf = (name: string): string => {
    const there = kinds.find(({ data }) => plain(data.name) === plain(name));
    if (there) return there.file;
    const id = freeId(safeId(name, 'kind'), taken);
    taken.add(id);
    kinds.push({ file: `kinds/${id}.json`, data: { name: [...name].slice(0, 120).join('') }, isNew: true });
    return `kinds/${id}.json`;
  };
  const byId = new Map(rows.map((row) => [row.id, row.kind.id]));
  const byName = new Map(rows.map((row) => [plain(nameOf(row)), row.kind.id]));
  const known = (texts: readonly string[]): string | undefined => {
    const said = cellOf(texts, 'kind');
    const there = byId.get(cellOf(texts, 'id').toLowerCase()) ?? kindNamed(shape.kinds, said)?.id;
    return there ?? (said !== '' ? fileOf(said) : byName.get(plain(cellOf(texts, 'name'))));
  };
  const knownOf = new Map(lines.map((texts) => [texts, known(texts)]));
  const usual = lines.every((texts) => knownOf.get(texts) !== undefined)
    ? kinds[0]?.file
    : (usualKind(shape, [...knownOf.values()], headings) ?? fileOf(sheet.name === '' ? 'Card' : sheet.name));
  const kindOf = (texts: readonly string[]) => knownOf.get(texts) ?? usual;

  const notes: string[] = [];
  const fresh = titled(shape, headings, lines);
  const after = kinds.map(({ file, data, isNew }): KindFile => {
    const own = lines.filter((texts) => kindOf(texts) === file);
    const grown = withChoices(shape, { file, data }, own, headings, notes);
    const ids = new Set(fieldsIn(grown).map(({ id }) => id));
    const more = fresh.flatMap(({ title, at }): KindField[] => {
      const cells = own.map((texts) => texts[at] ?? '');
      if (!isNew && cells.every((text) => text.trim() === '')) return [];
      const id = freeId(safeId(title, 'field'), ids);
      ids.add(id);
      if (!isNew) notes.push(`${quoted(title)} becomes a field of ${data.name}.`);
      return [guessField(id, title, cells)];
    });
    if (isNew) return { file, data: begun(data.name, more, own) };
    return { file, data: more.length === 0 ? grown : { ...grown, fields: [...fieldsIn(grown), ...more] } };
  });
  const wide = shapeOf(after, files, read);
  const columns = new Map(headings.columns);
  const unknown = headings.unknown.filter(({ at }) => {
    const title = fresh.find((one) => one.at === at)?.title;
    const column = title === undefined ? undefined : wide.columns.find((one) => plain(one.title) === plain(title));
    const isFresh = column !== undefined && !columns.has(column.id);
    if (isFresh) columns.set(column.id, at);
    return !isFresh;
  });
  const guess: Shape['guess'] = ({ cell }) => {
    const said = cell('kind');
    const there = said === '' ? undefined : kinds.find(({ data }) => plain(data.name) === plain(said))?.file;
    return there ?? byName.get(plain(cell('name'))) ?? usual;
  };
  return { shape: { ...wide, guess }, headings: { ...headings, columns, unknown }, notes };
}

const kindsOfCards = ({ kinds }: Shape): readonly RowKind[] => kinds.filter(({ made }) => made !== undefined);

/** The kinds of cards that a shape was made from. */
const kindsIn = ({ kinds }: Shape): KindFile[] =>
  kinds.flatMap(({ id, made }) => (made === undefined ? [] : [{ file: id, data: made as PlainCardKind }]));

/** The kind that most rows of the sheet have already; else the one that has most of its columns. */
function usualKind(shape: Shape, known: readonly (string | undefined)[], headings: Headings): string | undefined {
  const cards = kindsOfCards(shape);
  const count = (kind: RowKind) => known.filter((one) => one === kind.id).length;
  const shared = ({ fields }: RowKind) => [...headings.columns.keys()].filter((column) => fields.has(column)).length;
  const [best] = [...cards].sort((a, b) => count(b) - count(a) || shared(b) - shared(a));
  return best?.id;
}

/** Names for the columns that no card of the set has: a number where a column has no heading, or one that is there already. */
function titled(shape: Shape, { unknown, columns }: Headings, lines: readonly (readonly string[])[]) {
  // Pieces have a text too, which says nothing of what cards have.
  const ofPieces = shape.columns.filter(
    ({ id }) =>
      columns.has(id) && id.startsWith('values/') && !kindsOfCards(shape).some(({ fields }) => fields.has(id)),
  );
  const others = ofPieces.map(({ id, title }) => ({ title, at: columns.get(id) ?? 0 }));
  const known = [...columns.keys()].filter((column) => !ofPieces.some(({ id }) => id === column));
  const seen = new Set(known.map((column) => column.replace(/^values\//, '')));
  return [...others, ...unknown]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ title: written, at }) => {
      if (written === '' && lines.every((texts) => (texts[at] ?? '').trim() === '')) return [];
      const bare = [...written.replace(/\s+/g, ' ')].slice(0, longestTitle - 4).join('') || `Column ${at + 1}`;
      let title = bare;
      for (let number = 2; seen.has(plain(title)); number++) title = `${bare} ${number}`;
      seen.add(plain(title));
      return [{ title, at }];
    });
}

/** A kind whose choices hold what the sheet says in them. */
function withChoices(
  shape: Shape,
  { file, data }: KindFile,
  lines: readonly (readonly string[])[],
  { columns }: Headings,
  notes: string[],
): PlainCardKind {
  const kind = shape.kinds.find(({ id }) => id === file);
  const fields = fieldsIn(data).map((field): KindField => {
    if (field.type !== 'choice') return field;
    const column = [...(kind?.fields ?? [])].find(([, { keys }]) => keys[0] === 'values' && keys[1] === field.id)?.[0];
    const at = column === undefined ? undefined : columns.get(column);
    const choices = field.choices ?? [];
    const there = new Set(choices.map((one) => one.toLowerCase()));
    const more = lines.flatMap((texts): string[] => {
      const said = at === undefined ? '' : (texts[at] ?? '').trim();
      if (said === '' || there.has(said.toLowerCase())) return [];
      there.add(said.toLowerCase());
      const meant = said.length < leastMistyped ? undefined : nearest(said, choices);
      const hint = meant ? ` If you meant ${quoted(meant)}, mend it in the sheet.` : '';
      notes.push(`${quoted(said)} is a new choice of ${field.name}.${hint}`);
      return [said];
    });
    return more.length === 0 ? field : { ...field, choices: [...choices, ...more] };
  });
  return deepEqual(fields, fieldsIn(data)) ? data : { ...data, fields };
}

/** A new kind always has a picture, so that one can be dropped onto its cards; long texts are laid out without. */
function begun(name: string, fields: readonly KindField[], lines: readonly (readonly string[])[]): PlainCardKind {
  const hasPicture = fields.some(({ type }) => type === 'picture');
  const id = freeId('picture', new Set(fields.map((field) => field.id)));
  const long = lines.some((texts) => texts.some((text) => text.length > longText));
  return {
    name,
    ...(long && !hasPicture ? { layout: 'words' as const } : {}),
    fields: hasPicture ? [...fields] : [{ id, name: 'Picture', type: 'picture' }, ...fields],
  };
}

/** What the kinds of the asks need: new ones as a whole, of others the fields and choices that the asks say something in. */
export function framed(files: Texts, asks: readonly Ask[]): Change[] {
  const kinds = new Set(asks.map(({ kind }) => kind));
  return [...kinds].flatMap((kind): Change[] => {
    const whole = kind.made as PlainCardKind | undefined;
    if (!whole) return [];
    const before = kindIn(files, kind.id);
    if (before === undefined) return [{ file: kind.id, text: formatJson(whole) }];
    const said = new Map<string, Set<unknown>>();
    for (const ask of asks.filter((one) => one.kind === kind))
      for (const [{ keys }, value] of ask.values)
        if (keys[0] === 'values' && keys[1] !== undefined && value !== undefined)
          said.set(keys[1], (said.get(keys[1]) ?? new Set()).add(value));
    const there = new Map(fieldsIn(before).map((field) => [field.id, field]));
    const fields = fieldsIn(whole).flatMap((field): KindField[] => {
      const old = there.get(field.id);
      if (!said.has(field.id)) return old ? [old] : [];
      if (!old || field.type !== 'choice') return [old ?? field];
      const more = (field.choices ?? []).filter(
        (one) => !old.choices?.includes(one) && said.get(field.id)?.has(one) === true,
      );
      return [more.length === 0 ? old : { ...old, choices: [...(old.choices ?? []), ...more] }];
    });
    return deepEqual(fields, before.fields ?? []) ? [] : [{ file: kind.id, pointer: '/fields', value: fields }];
  });
}
