import { isAlias, isMap, isScalar, LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';
import { CannotRun } from '../../cannot-run.ts';
import { type Comment, commentsOf } from './comments.ts';
import type { Table, Value } from './value.ts';
import { sentenceFor } from './yaml-errors.ts';

/** Largest source in bytes; the largest game known has 0.3 MB. */
export const maxSourceBytes = 8_000_000;
/** Most values with every alias written out; the largest game known has about 10,000. */
const maxValues = 500_000;

/** Deepest nesting; a game needs about 10. */
const maxDepth = 60;

const plainTags = ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`);

interface SourceFile {
  readonly root: Table;
  readonly comments: readonly Comment[];
}

/** The refusal of a file that is too large to be read. */
export const tooLarge = (file: string, bytes: number) =>
  new CannotRun(
    'yaml/too-large',
    `${file} has ${(bytes / 1e6).toFixed(1)} MB; at most ${maxSourceBytes / 1e6} MB are read. Split it, or check that it is the right file.`,
  );

/**
 * Reads a YAML file of another tool, as hostile as any. The library's own guard against alias bombs counts when plain data is made of
 * a document; the tree made here shares what aliases share and counts while it grows, so a bomb is refused before it is written out.
 */
export function readSource(file: string, bytes: Uint8Array): SourceFile {
  const text = decode(file, bytes);
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'silent',
  });
  const fail = (code: string, offset: number, sentence: string): never => {
    const { line, col } = lines.linePos(offset);
    throw new CannotRun(`yaml/${code}`, `${file}, line ${line}, column ${col}: ${sentence}`);
  };
  for (const error of documents.flatMap((document) => document.errors)) {
    const { code, sentence } = sentenceFor(error, text);
    fail(code, error.pos[0], sentence);
  }
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (second) {
    fail(
      'many-documents',
      second.range[0],
      'a second document starts here (after "---"); keep one document in the file.',
    );
  }
  if (!document?.contents) {
    throw new CannotRun('yaml/empty', `${file} holds nothing; it was expected to hold a list "sets" with heroes.`);
  }

  const anchors = new Map<string, { value?: Value }>();
  const weights = new Map<Value, number>();
  const keep = (value: Value, inner: readonly Value[], offset: number): Value => {
    const weight = inner.reduce((sum, item) => sum + (weights.get(item) ?? 1), 1);
    if (weight > maxValues) {
      fail(
        'alias-bomb',
        offset,
        `with its aliases written out this has more than ${maxValues.toLocaleString('en-GB')} values. Write what is meant, without aliases of aliases.`,
      );
    }
    weights.set(value, weight);
    return value;
  };
  const read = (node: ParsedNode | null, offset: number, depth: number): Value => {
    if (!node) return { kind: 'scalar', line: lines.linePos(offset).line, text: '', value: undefined };
    const at = node.range[0];
    const { line } = lines.linePos(at);
    if (depth > maxDepth)
      fail('too-deep', at, `lists and tables are nested more than ${maxDepth} deep; no game needs that.`);
    if (isAlias(node)) {
      const anchor = anchors.get(node.source);
      if (!anchor) return fail('unknown-alias', at, `"*${node.source}" names no anchor "&${node.source}" above it.`);
      return (
        anchor.value ?? fail('alias-loop', at, `"*${node.source}" stands inside of what it names; it would never end.`)
      );
    }
    if (node.tag && !plainTags.includes(node.tag)) {
      fail('tag', at, `the tag "${node.tag}" is not understood; write the value without it.`);
    }
    const anchor: { value?: Value } = {};
    if (node.anchor) anchors.set(node.anchor, anchor);
    if (isScalar(node)) {
      anchor.value = scalar(line, node.value, node.source ?? '');
    } else if (isMap(node)) {
      const fields = new Map<string, Value>();
      for (const pair of node.items) {
        const key = pair.key as ParsedNode;
        if (isScalar(key) && key.source === '<<' && key.type === 'PLAIN') {
          fail('merge-key', key.range[0], 'merge keys ("<<") are not understood; write the merged fields out here.');
        }
        fields.set(
          String(isScalar(key) ? (key.source ?? key.value) : key),
          read(pair.value as ParsedNode | null, key.range[1], depth + 1),
        );
      }
      anchor.value = keep({ kind: 'table', line, fields }, [...fields.values()], at);
    } else {
      const items = node.items.map((item) => read(item as ParsedNode, at, depth + 1));
      anchor.value = keep({ kind: 'list', line, items }, items, at);
    }
    return anchor.value;
  };
  const root = read(document.contents, 0, 0);
  if (root.kind !== 'table') {
    return fail(
      'wrong-shape',
      document.contents.range[0],
      `the file must be a table with a list "sets"; it is ${root.kind === 'list' ? 'a list' : 'a single value'}.`,
    );
  }
  return { root, comments: commentsOf(text) };
}

function scalar(line: number, value: unknown, source: string): Value {
  if (value === null || value === undefined) return { kind: 'scalar', line, text: '', value: undefined };
  if (typeof value === 'string') return { kind: 'scalar', line, text: value, value };
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
    return { kind: 'scalar', line, text: source, value };
  }
  return { kind: 'scalar', line, text: source, value: source };
}

function decode(file: string, bytes: Uint8Array): string {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // told below, with the files that decode but hold control characters
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells a binary file from text
  const odd = text?.search(/[\u0000-\u0008\u000e-\u001f]/) ?? 0;
  if (text === undefined || odd >= 0) {
    throw new CannotRun(
      'yaml/not-text',
      `${file} is not text in UTF-8; save it again as a plain text file in UTF-8, or check that it is the right file.`,
    );
  }
  return text;
}
