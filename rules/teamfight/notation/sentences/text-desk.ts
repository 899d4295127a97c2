import type { Why } from '../../../kernel/reading/why.ts';
import type { Program } from '../../program.ts';
import { type Token, tokenAt } from '../words/token.ts';
import { type Desk, deskOf } from './desk.ts';
import { cut } from './sentence.ts';
import type { Sheet } from './sheet.ts';

/** A desk for the tokens of a text from offset `from` on. */
export function deskFor(
  sheet: Sheet,
  text: string,
  all: readonly Token[],
  from: number,
  how: Pick<Desk, 'standing' | 'lasts' | 'alone' | 'gains' | 'reacts' | 'notes'>,
) {
  let first = tokenAt(all, from);
  if (first < 0) first = all.length;
  // The line break before the first sentence says how far it is indented.
  if (all[first - 1]?.kind === 'line') first -= 1;
  const { tokens, sections } = cut(all.slice(first));
  const desk = deskOf({ sheet, field: 'text', source: text, tokens, ...how });
  return { desk, sections };
}

/** Makes every clause of a text by hand, for a reason that is of all of it. */
export function wholly(sheet: Sheet, why: Why): Program {
  for (const clause of sheet.clauses) {
    if (clause.status !== 'run') continue;
    clause.status = 'manual';
    clause.why = why;
  }
  return { body: [], rules: [], manual: true };
}
