import type { Fields } from './fields.ts';
import type { PrivateNote } from './private-note.ts';

/** A block header that slipped into the text below it: its own line, and the rest indented once more. */
const strayHeader = /^[ \t]*text:[ \t]*[|>][-+]?[ \t]*\r?\n/;

/** The text of a card. Letters are never changed, except that a stray YAML header is taken away, which the notes tell. */
export function readText(fields: Fields, note: PrivateNote, whose: string, ...keys: string[]): string | undefined {
  const text = fields.text(...keys);
  if (text === undefined || !strayHeader.test(text)) return text;
  note.mended(fields.table.line, `${whose}the text began with a stray "text: |-"; it was taken away.`);
  const lines = text.replace(strayHeader, '').split('\n');
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const margin = Math.min(...margins);
  return lines.map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length))).join('\n');
}
