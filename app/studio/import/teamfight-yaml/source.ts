import { LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';
import { CannotRun } from '../../cannot-run.ts';
import { type Comment, commentsOf } from './comments.ts';
import { type Fail, TreeReader } from './tree.ts';
import type { Table } from './value.ts';
import { sentenceFor } from './yaml-errors.ts';

/** Largest source in bytes; the largest game known has 0.3 MB. */
export const maxSourceBytes = 8_000_000;

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

/** Reads a YAML file of another tool, as hostile as any. */
export function readSource(file: string, bytes: Uint8Array): SourceFile {
  const text = decode(file, bytes);
  const lines = new LineCounter();
  const fail: Fail = (code, offset, sentence) => {
    const { line, col } = lines.linePos(offset);
    throw new CannotRun(`yaml/${code}`, `${file}, line ${line}, column ${col}: ${sentence}`);
  };
  const contents = onlyDocument(file, text, lines, fail);
  const root = new TreeReader(lines, fail).read(contents);
  if (root.kind !== 'table') {
    const found = root.kind === 'list' ? 'a list' : 'a single value';
    return fail('wrong-shape', contents.range[0], `the file must be a table with a list "sets"; it is ${found}.`);
  }
  return { root, comments: commentsOf(text) };
}

/** What the one document of a file holds. */
function onlyDocument(file: string, text: string, lines: LineCounter, fail: Fail): ParsedNode {
  const documents = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'silent',
  });
  for (const error of documents.flatMap((document) => document.errors)) {
    const { code, sentence } = sentenceFor(error, text);
    fail(code, error.pos[0], sentence);
  }
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (second) {
    const sentence = 'a second document starts here (after "---"); keep one document in the file.';
    fail('many-documents', second.range[0], sentence);
  }
  if (!document?.contents) {
    throw new CannotRun('yaml/empty', `${file} holds nothing; it was expected to hold a list "sets" with heroes.`);
  }
  return document.contents;
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
