import { isAlias, isMap, isScalar, type LineCounter, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Value } from './value.ts';

/** Most values with every alias written out; the largest game known has about 10,000. */
const maxValues = 500_000;

/** Deepest nesting; a game needs about 10. */
const maxDepth = 60;

const plainTags = ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`);

/** Refuses the source at an offset of it. */
export type Fail = (code: string, offset: number, sentence: string) => never;

/** A place that aliases name; without a value while it is being read. */
interface Anchor {
  value?: Value;
}

/**
 * Makes a tree of values from what the library parsed. The library's own guard against alias bombs counts when plain data is made of a
 * document; this tree shares what aliases share and counts while it grows, so a bomb is refused before it is written out.
 */
export class TreeReader {
  readonly #lines: LineCounter;
  readonly #fail: Fail;
  readonly #anchors = new Map<string, Anchor>();
  /** How many values a list or table stands for, every alias written out. */
  readonly #weights = new Map<Value, number>();

  constructor(lines: LineCounter, fail: Fail) {
    this.#lines = lines;
    this.#fail = fail;
  }

  read(root: ParsedNode): Value {
    return this.#node(root, 0, 0);
  }

  #node(node: ParsedNode | null, offset: number, depth: number): Value {
    if (!node) return { kind: 'scalar', line: this.#line(offset), text: '', value: undefined };
    const at = node.range[0];
    if (depth > maxDepth)
      this.#fail('too-deep', at, `lists and tables are nested more than ${maxDepth} deep; no game needs that.`);
    if (isAlias(node)) return this.#named(node.source, at);
    if (node.tag && !plainTags.includes(node.tag)) {
      this.#fail('tag', at, `the tag "${node.tag}" is not understood; write the value without it.`);
    }
    const anchor: Anchor = {};
    if (node.anchor) this.#anchors.set(node.anchor, anchor);
    if (isScalar(node)) anchor.value = scalar(this.#line(at), node.value, node.source ?? '');
    else anchor.value = isMap(node) ? this.#table(node, at, depth) : this.#list(node, at, depth);
    return anchor.value;
  }

  #named(name: string, at: number): Value {
    const anchor = this.#anchors.get(name);
    if (!anchor) return this.#fail('unknown-alias', at, `"*${name}" names no anchor "&${name}" above it.`);
    return (
      anchor.value ?? this.#fail('alias-loop', at, `"*${name}" stands inside of what it names; it would never end.`)
    );
  }

  #table(node: YAMLMap.Parsed, at: number, depth: number): Value {
    const fields = new Map<string, Value>();
    for (const pair of node.items) {
      const key = pair.key as ParsedNode;
      if (isScalar(key) && key.source === '<<' && key.type === 'PLAIN') {
        const sentence = 'merge keys ("<<") are not understood; write the merged fields out here.';
        this.#fail('merge-key', key.range[0], sentence);
      }
      const value = this.#node(pair.value as ParsedNode | null, key.range[1], depth + 1);
      fields.set(String(isScalar(key) ? (key.source ?? key.value) : key), value);
    }
    return this.#weighed({ kind: 'table', line: this.#line(at), fields }, [...fields.values()], at);
  }

  #list(node: YAMLSeq.Parsed, at: number, depth: number): Value {
    const items = node.items.map((item) => this.#node(item as ParsedNode, at, depth + 1));
    return this.#weighed({ kind: 'list', line: this.#line(at), items }, items, at);
  }

  #weighed(value: Value, inner: readonly Value[], at: number): Value {
    const weight = inner.reduce((sum, item) => sum + (this.#weights.get(item) ?? 1), 1);
    if (weight > maxValues) {
      const most = maxValues.toLocaleString('en-GB');
      const sentence = `with its aliases written out this has more than ${most} values. Write what is meant, without aliases of aliases.`;
      this.#fail('alias-bomb', at, sentence);
    }
    this.#weights.set(value, weight);
    return value;
  }

  #line(offset: number): number {
    return this.#lines.linePos(offset).line;
  }
}

function scalar(line: number, value: unknown, source: string): Value {
  if (value === null || value === undefined) return { kind: 'scalar', line, text: '', value: undefined };
  if (typeof value === 'string') return { kind: 'scalar', line, text: value, value };
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
    return { kind: 'scalar', line, text: source, value };
  }
  return { kind: 'scalar', line, text: source, value: source };
}
