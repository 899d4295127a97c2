import { type Draft, filled } from './draft.ts';
import { Fields } from './fields.ts';
import { PrivateNote } from './private-note.ts';
import { readText } from './texts.ts';
import type { Around } from './units.ts';
import type { Table } from './value.ts';

/** Cells along each side of an imported map: the source has only a picture of it, so its designer has to say. */
export const assumedSize = 12;

/** Reads a map: its name, hints and tokens, and the hints' texts as its rules. What lies where cannot be read from a picture. */
export function readMap(table: Table, { home, words, diary, ledger }: Around): Draft {
  const fields = new Fields(table, ledger);
  const note = new PrivateNote(diary);
  const name = fields.text('name');
  const draft: Draft = { kind: 'map', name: name ?? '', owner: undefined, home, data: {} };
  home.drafts.push(draft);
  note.say(
    `The source does not say how large this map is: ${assumedSize} by ${assumedSize} cells are assumed. Walls, cover, height steps, terrain, deploy zones, hazards and control points stood in a picture and are missing here. Set the size and paint them.`,
  );
  note.missing(
    table.line,
    `the size is not in the source, so ${assumedSize} by ${assumedSize} cells are assumed; walls, cover, height steps, terrain, deploy zones, hazards and control points are missing.`,
  );
  note.pictures(fields, '');
  const own = readText(fields, note, '', 'text', 'description');
  const { tokens, hints } = words.readLists(fields, home, name ?? 'map');
  words.readLoose(fields, home, name ?? 'map');
  note.keepRest(fields);
  const rules = [...new Set(hints)].map(
    ({ data: { name, text } }) => `**${String(name ?? '')}**\n${String(text ?? '')}`,
  );
  const text = [...(own ? [own] : []), ...rules].join('\n\n');
  Object.assign(
    draft.data,
    filled({
      name,
      text: text || undefined,
      columns: assumedSize,
      rows: assumedSize,
      tokens,
      hints,
      note: note.close(draft),
    }),
  );
  return draft;
}
