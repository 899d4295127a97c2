import { formatJson } from '../../../schemas/json.ts';
import { type Change, type Texts, withChanged } from '../../edit/change.ts';
import { added } from '../../edit/entities.ts';
import { freeId, safeId } from '../../edit/ids.ts';
import { setAt } from '../../edit/set-at.ts';
import { type Field, listOf, type RowKind } from './column.ts';
import type { Row } from './row.ts';

/** What a sheet or a person wants of one row. */
export interface Ask {
  readonly kind: RowKind;
  /** The row that is changed; a new one is made without. */
  readonly row?: Row;
  /** The unit that a new row belongs to: one that there is, or one that is made with it. */
  readonly owner?: Row | Ask;
  /** The id that a new row would like to have: that of a card inside its hero. */
  readonly id?: string;
  /** Values by fields; undefined empties a cell. */
  readonly values: ReadonlyMap<Field, unknown>;
  /** The row of the sheet, counted from 1. */
  readonly line: number;
}

/** The changes that carry asks out. Of a card whose new hero is not among them, nothing is made. Pure. */
export function changesOf(files: Texts, asks: readonly Ask[]): Change[] {
  const changes: Change[] = [];
  const made = new Map<Ask, string>();
  const cardIds = new Map<string, Set<string>>();
  /** With the new files, so that the next one takes an id of its own. */
  let now = files;
  const fill = (file: string, pointer: string, values: Ask['values']) => {
    for (const [field, value] of values) changes.push({ file, pointer: `${pointer}/${field}`, value });
  };
  for (const ask of asks) {
    const { kind, id } = ask;
    if (ask.row || kind === 'passive' || kind === 'default-ability' || kind === 'card') continue;
    // A sheet says itself what its heroes are: nothing is written that it does not say.
    const fresh = added(now, kind, textOf(ask.values.get('name'))).file;
    const wanted = id === undefined ? fresh : fresh.replace(/[^/]+\.json$/, `${id}.json`);
    const file = isFree(now, wanted) ? wanted : fresh;
    const text = formatJson([...ask.values].reduce((whole: unknown, [field, one]) => setAt(whole, [field], one), {}));
    now = withChanged(now, new Map([[file, text]]));
    made.set(ask, file);
    changes.push({ file, text });
  }
  for (const ask of asks) {
    const { row, kind, owner, values } = ask;
    if (row) fill(row.file, row.pointer, values);
    const list = listOf(kind);
    if (row || list === undefined || owner === undefined) continue;
    const file = 'file' in owner ? owner.file : (owner.row?.file ?? made.get(owner));
    if (file === undefined) continue;
    const entry = new Map<string, unknown>(values);
    if (kind === 'card') {
      const taken = cardIds.get(file) ?? idsIn('file' in owner ? owner : owner.row);
      cardIds.set(file, taken);
      const id = freeId(ask.id ?? safeId(textOf(values.get('name')), 'card'), taken);
      taken.add(id);
      entry.set('id', id);
    }
    const value = [...entry].reduce((whole: unknown, [key, one]) => setAt(whole, [key], one), {});
    changes.push({ file, pointer: `/${list}/-`, value });
  }
  return changes;
}

function idsIn(owner: Row | undefined): Set<string> {
  const cards: unknown = owner?.data.abilities;
  const ids = Array.isArray(cards) ? cards.map((card: { readonly id?: unknown } | null) => textOf(card?.id)) : [];
  return new Set(ids);
}

/** Ids are unique in a set over all kinds. */
const isFree = (files: Texts, file: string): boolean =>
  ![...files.keys()].some((path) => path.slice(path.lastIndexOf('/')) === file.slice(file.lastIndexOf('/')));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
