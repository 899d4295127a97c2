import { counted } from '../../schemas/words.ts';
import type { Changes, FieldChange, PatchNotes } from './changes.ts';
import type { Passage } from './passages.ts';

/** How patch notes are posted: Markdown where a forum reads it, plain text anywhere else. */
export type NotesForm = 'markdown' | 'plain';

/**
 * The notes under a title, ready to post. Ends with a line break. Pure.
 * @param found sentences about what bots made of the changes, under a heading of their own
 */
export function writtenNotes(
  { things }: PatchNotes,
  title: string,
  form: NotesForm,
  found: { readonly title: string; readonly lines: readonly string[] } = { title: '', lines: [] },
): string {
  const pen = pens[form];
  const lines = [pen.title(title), ''];
  if (things.length === 0) lines.push('Nothing that players see has changed.', '');
  let group: string | undefined;
  for (const thing of things) {
    if (thing.group !== group) {
      group = thing.group;
      lines.push(pen.group(group), '');
    }
    lines.push(pen.thing(pen.text(headOf(thing))), ...linesOf(thing, pen, 0), '');
  }
  if (found.lines.length > 0) {
    lines.push(pen.group(found.title), '', ...found.lines.map((line) => pen.line(pen.text(line), 0)), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** "2 changed, 1 added", or that nothing did. */
export function countOfNotes({ things }: PatchNotes): string {
  const told = (['changed', 'added', 'removed'] as const).flatMap((change) => {
    const count = things.filter((thing) => thing.change === change).length;
    return count === 0 ? [] : [`${count} ${change}`];
  });
  return told.length === 0 ? 'nothing changed' : told.join(', ');
}

/** The name of a thing or part with what became of it as a whole: "Shield (new)", "Gate, formerly Door". */
export function headOf({ name, formerName, change }: Changes): string {
  if (formerName !== undefined) return `${name}, formerly ${formerName}`;
  return change === 'changed' ? name : `${name} (${change === 'added' ? 'new' : 'removed'})`;
}

/** What became of a field other than a text, in a few words: "10 → 9". */
export function toldOf(field: Exclude<FieldChange, { kind: 'text' }>): string {
  if (field.kind === 'new') return 'changed';
  if (field.kind === 'value') {
    const { before, after } = field;
    if (before === undefined) return after ?? '';
    return after === undefined ? `no longer ${before}` : `${before} → ${after}`;
  }
  const { added, removed } = field;
  const told = (what: readonly string[] | number) =>
    typeof what === 'number' ? counted(what, 'place') : what.join(', ');
  const some = (what: readonly string[] | number) => (typeof what === 'number' ? what > 0 : what.length > 0);
  return [
    ...(some(added) ? [`${told(added)} added`] : []),
    ...(some(removed) ? [`${told(removed)} removed`] : []),
  ].join('; ');
}

/** What stands before a wording: what it is, where that is not plain, and which of two it is. */
export function wordingLabel({ label, before, after }: TextChange, which: 'gone' | 'new'): string {
  if (after === undefined) return `${label} removed`;
  if (before === undefined) return label;
  const side = which === 'gone' ? 'Old' : 'New';
  return label === 'Text' ? side : `${side} ${label.toLowerCase()}`;
}

type TextChange = Extract<FieldChange, { kind: 'text' }>;

/** How one form sets what is in the notes. */
interface Pen {
  title(text: string): string;
  group(text: string): string;
  /** The name of a thing. What is handed in is set already. */
  thing(text: string): string;
  part(text: string): string;
  line(text: string, depth: number): string;
  /** What people wrote: nothing in it is a mark of the form. */
  text(text: string): string;
  gone(text: string): string;
  fresh(text: string): string;
}

const markdown: Pen = {
  title: (text) => `# ${markdown.text(text)}`,
  group: (text) => `## ${text}`,
  thing: (text) => `### ${text}`,
  part: (text) => `**${text}**`,
  line: (text, depth) => `${'  '.repeat(depth)}- ${text}`,
  text: (text) => text.replace(/[\\`*_~[\]<>#|]/g, '\\$&'),
  gone: (text) => around(text, '~~'),
  fresh: (text) => around(text, '**'),
};

const plain: Pen = {
  title: (text) => text,
  group: (text) => `= ${text} =`,
  thing: (text) => text,
  part: (text) => text,
  line: (text, depth) => `${'  '.repeat(depth + 1)}- ${text}`,
  text: (text) => text,
  gone: (text) => text,
  fresh: (text) => text,
};

const pens: Readonly<Record<NotesForm, Pen>> = { markdown, plain };

function linesOf({ fields, parts }: Changes, pen: Pen, depth: number): string[] {
  return [
    ...fields.flatMap((field) => fieldLines(field, pen, depth)),
    ...parts.flatMap((part) => {
      const sort = part.sort.toLowerCase();
      return [pen.line(`${pen.part(pen.text(headOf(part)))}, ${sort}`, depth), ...linesOf(part, pen, depth + 1)];
    }),
  ];
}

function fieldLines(field: FieldChange, pen: Pen, depth: number): string[] {
  if (field.kind !== 'text') return [pen.line(`${field.label}: ${pen.text(toldOf(field))}`, depth)];
  const { before, after, passages } = field;
  const whole = before === undefined || after === undefined;
  return [
    ...(before === undefined ? [] : [`${wordingLabel(field, 'gone')}: ${wording(passages, 'gone', pen, whole)}`]),
    ...(after === undefined ? [] : [`${wordingLabel(field, 'new')}: ${wording(passages, 'new', pen, whole)}`]),
  ].map((line) => pen.line(line, depth));
}

/** One of the two wordings, on one line, with the words marked that the other has not. */
function wording(passages: readonly Passage[], which: 'gone' | 'new', pen: Pen, unmarked: boolean): string {
  const mark = which === 'gone' ? pen.gone : pen.fresh;
  return passages
    .filter(({ is }) => is === 'same' || is === which)
    .map(({ text, is }) => {
      const line = pen.text(text.replace(/\s*\n\s*/g, ' / '));
      return is === 'same' || unmarked ? line : mark(line);
    })
    .join('');
}

/** Marks hold only where letters touch them. */
function around(text: string, mark: string): string {
  const bare = text.trim();
  return bare === '' ? text : text.replace(bare, () => `${mark}${bare}${mark}`);
}
