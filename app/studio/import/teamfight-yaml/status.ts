import type { Fields } from './fields.ts';
import type { PrivateNote } from './private-note.ts';

type Status = 'idea' | 'draft' | 'needs-testing' | 'done';

/** The source's words for how far the work is. */
const words: Readonly<Record<string, Status>> = {
  idea: 'idea',
  wip: 'draft',
  draft: 'draft',
  alpha: 'draft',
  beta: 'needs-testing',
  needs_testing: 'needs-testing',
  'needs-testing': 'needs-testing',
  done: 'done',
  complete: 'done',
  released: 'done',
};

/** Reads `polish` or `completion`. A word that is not the status itself is said in the note, so that BETA stays BETA. */
export function readStatus(fields: Fields, note: PrivateNote, key: 'polish' | 'completion'): Status | undefined {
  const found = fields.words(key);
  const status = found.map((word) => words[word.text.toLowerCase()]).find((known) => known !== undefined);
  for (const word of found) {
    if (word.text.toLowerCase().replace('_', '-') !== status) note.say(`${key} in the source: ${word.text}`);
  }
  return status;
}
