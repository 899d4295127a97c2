import { formatJson, parseJson } from '../../schemas/json.ts';
import { pointerTo } from '../../schemas/place.ts';
import type { Change, Texts } from '../edit/change.ts';
import { freeId, safeId } from '../edit/ids.ts';
import { setAt } from '../edit/set-at.ts';
import { type Said, withTexts } from '../edit/translate.ts';
import { translationFile } from '../file-names.ts';
import { textOf } from './cell.ts';
import { heldIn, placeOf } from './row.ts';
import type { Ask, Field, RowKind, TableSystem } from './shape.ts';

/** The changes that carry asks out. Of a part whose new owner is not among them, nothing is made. Pure. */
export function changesOf(table: TableSystem, files: Texts, asks: readonly Ask[]): Change[] {
  const framed = table.framed?.(files, asks) ?? [];
  return [...framed, ...new Carrier(files, framed).carry(asks)];
}

class Carrier {
  readonly #files: Texts;
  readonly #changes: Change[] = [];
  /** Ids are unique in a set over all kinds. */
  readonly #taken: Set<string>;
  readonly #made = new Map<Ask, string>();
  readonly #ids = new Map<string, Set<string>>();
  /** How many entries each list has with the new ones. */
  readonly #lengths = new Map<string, number>();
  /** Texts of translations by their files and places. */
  readonly #said = new Map<string, Map<string, Said>>();

  constructor(files: Texts, framed: readonly Change[]) {
    this.#files = files;
    const paths = [...files.keys(), ...framed.map(({ file }) => file)].filter((path) => /^[^/.]+\/[^/]+$/.test(path));
    this.#taken = new Set(paths.map((path) => path.replace(/^.*\/|\.json$/g, '')));
  }

  carry(asks: readonly Ask[]): Change[] {
    for (const ask of asks) if (!ask.row && ask.kind.folder !== undefined) this.#makeFile(ask, ask.kind.folder);
    for (const ask of asks) {
      if (ask.row) this.#fill(ask, ask.row);
      else if (ask.kind.list !== undefined) this.#makePart(ask, ask.kind.list);
    }
    for (const [file, texts] of this.#said) this.#translate(file, texts);
    return this.#changes;
  }

  #makeFile(ask: Ask, folder: string): void {
    const id = freeId(ask.id ?? safeId(nameIn(ask), wordFor(ask.kind)), this.#taken);
    this.#taken.add(id);
    const file = `${folder}/${id}.json`;
    this.#made.set(ask, file);
    this.#changes.push({ file, text: formatJson(this.#whole(ask, file, '')) });
  }

  #makePart(ask: Ask, list: string): void {
    const { kind, owner } = ask;
    if (owner === undefined) return;
    const isRow = 'file' in owner;
    const file = isRow ? owner.file : (owner.row?.file ?? this.#made.get(owner));
    if (file === undefined) return;
    const before: unknown = (isRow ? owner : owner.row)?.data[list];
    const entries: readonly unknown[] = Array.isArray(before) ? before : [];
    const key = `${file} ${list}`;
    const at = this.#lengths.get(key) ?? entries.length;
    this.#lengths.set(key, at + 1);
    let value = this.#whole(ask, file, `/${list}/${at}`);
    if (kind.hasIds) {
      const taken = this.#ids.get(key) ?? new Set(entries.map((one) => textOf((one as { id?: unknown } | null)?.id)));
      this.#ids.set(key, taken);
      const id = freeId(ask.id ?? safeId(nameIn(ask), wordFor(kind)), taken);
      taken.add(id);
      value = setAt(value, ['id'], id);
    }
    this.#changes.push({ file, pointer: `/${list}/-`, value });
  }

  /** What a new row says. A sheet says itself what its rows are: nothing is written that it does not say. */
  #whole({ kind, values }: Ask, file: string, pointer: string): unknown {
    return [...values].reduce<unknown>((whole, [field, value]) => {
      if (field.language === undefined) return setAt(whole, field.keys, value);
      const place = placeOf({ pointer }, field);
      if (typeof value === 'string') this.#say(field.language, file, place, value, originalOf(field, values));
      return whole;
    }, begun(kind));
  }

  #fill({ values }: Ask, row: NonNullable<Ask['row']>): void {
    for (const [field, value] of values) {
      const { file } = row;
      if (field.language !== undefined)
        this.#say(
          field.language,
          file,
          placeOf(row, field),
          textOf(value),
          originalOf(field, values) ?? heldIn(row, { ...field, language: undefined }),
        );
      else this.#changes.push({ file, pointer: placeOf(row, field), value });
    }
  }

  #say(language: string, file: string, place: string, text: string, original: unknown): void {
    const path = translationFile(language, file);
    const texts = this.#said.get(path) ?? new Map<string, Said>();
    this.#said.set(path, texts.set(place, { text, original: typeof original === 'string' ? original : undefined }));
  }

  /** A translation of nothing goes, and its file with the last one. */
  #translate(file: string, texts: ReadonlyMap<string, Said>): void {
    const { value } = parseJson(file, this.#files.get(file) ?? '{}');
    const before = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    this.#changes.push({ file, text: withTexts(before as Readonly<Record<string, unknown>>, texts) });
  }
}

/** What the same ask says in the original of a translation. */
const originalOf = ({ keys }: Field, values: Ask['values']): unknown =>
  [...values].find(([field]) => field.language === undefined && pointerTo(...field.keys) === pointerTo(...keys))?.[1];

const begun = ({ begins = {} }: RowKind): unknown =>
  Object.entries(begins).reduce<unknown>((whole, [key, value]) => setAt(whole, [key], value), {});

/** An id for what has no letters in its name. */
const wordFor = ({ id }: RowKind): string => (/^[a-z-]+$/.test(id) ? id : 'card');

const nameIn = ({ values }: Ask): string => {
  const name = [...values].find(([{ keys, language }]) => isName(keys) && language === undefined);
  return textOf(name?.[1]);
};

const isName = (keys: Field['keys']): boolean => pointerTo(...keys) === '/name';
