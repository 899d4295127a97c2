import { isEmpty, type Scalar, scalarsOf, type Table, type Value } from './value.ts';

/** Every scalar that has found a place, in a file or in a note. What is missing here at the end is told. */
export type Ledger = Set<Scalar>;

/** Reads a table field by field and knows what nobody has asked for. A field of an unexpected shape stays behind. */
export class Fields {
  readonly table: Table;
  private readonly left: Map<string, Value>;
  private readonly ledger: Ledger;

  constructor(table: Table, ledger: Ledger) {
    this.table = table;
    this.left = new Map(table.fields);
    this.ledger = ledger;
  }

  has(key: string): boolean {
    return this.left.has(key);
  }

  /** The words of the first key that holds some; undefined where nothing or nothing but spaces is written. */
  text(...keys: string[]): string | undefined {
    const text = this.scalar(keys)?.text;
    return text?.trim() === '' ? undefined : text;
  }

  /** The value as YAML reads it, right or wrong: the validator says what is wrong with it. */
  value(...keys: string[]): string | number | boolean | undefined {
    return this.scalar(keys)?.value;
  }

  /** Whether one of the keys says true. A key that says neither true nor false stays behind. */
  flag(...keys: string[]): boolean {
    const answers = keys.filter((key) => {
      const value = this.left.get(key);
      return value?.kind === 'scalar' && typeof value.value === 'boolean';
    });
    return answers.map((key) => this.scalar([key])?.value).includes(true);
  }

  /** The items of the lists of these keys, a single table for a list of one. Items that are no tables stay behind. */
  tables(...keys: string[]): Table[] {
    return this.items(keys, (item): item is Table => item.kind === 'table');
  }

  /** The same for plain words. */
  words(...keys: string[]): Scalar[] {
    const words = this.items(keys, (item): item is Scalar => item.kind === 'scalar' && item.value !== undefined);
    for (const word of words) this.ledger.add(word);
    return words;
  }

  /** A table under a key. */
  inner(key: string): Fields | undefined {
    const value = this.left.get(key);
    if (value?.kind !== 'table') return undefined;
    this.left.delete(key);
    return new Fields(value, this.ledger);
  }

  /** Puts back what turned out to have no place after all. */
  leave(key: string, value: Value): void {
    this.left.set(key, value);
  }

  /** What nobody has asked for; empty values hold nothing and are passed over. The caller gives them a place. */
  rest(): [string, Value][] {
    const rest = [...this.left].filter(([, value]) => !isEmpty(value));
    this.left.clear();
    for (const [, value] of rest) for (const scalar of scalarsOf(value)) this.ledger.add(scalar);
    return rest;
  }

  private scalar(keys: readonly string[]): Scalar | undefined {
    for (const key of keys) {
      const value = this.left.get(key);
      if (value?.kind !== 'scalar') continue;
      this.left.delete(key);
      this.ledger.add(value);
      return value;
    }
    return undefined;
  }

  private items<T extends Value>(keys: readonly string[], fits: (item: Value) => item is T): T[] {
    const found: T[] = [];
    for (const key of keys) {
      const value = this.left.get(key);
      if (!value) continue;
      const items = value.kind === 'list' ? value.items : [value];
      const odd = items.filter((item) => !fits(item));
      found.push(...items.filter(fits));
      if (odd.length === 0) this.left.delete(key);
      else this.left.set(key, value.kind === 'list' ? { ...value, items: odd } : value);
    }
    return found;
  }
}
