import type { Program, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { comesWithTurns } from '../occasions/trigger.ts';
import { block } from '../sentences/block.ts';
import type { Notes } from '../sentences/desk.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { deskFor } from '../sentences/text-desk.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/**
 * `Note your facing. Abilities from in front of you have +3def`, under "End of turn": the facing is noted then, and what hangs on it holds until it is
 * noted anew. Nothing is added to the sheet where the text says anything else.
 */
export function facesFirst(
  sheet: Sheet,
  text: string,
  tokens: readonly Token[],
  { trigger, if: asked, also }: Occasion,
  context: Context,
  notes: Notes,
): Program | undefined {
  if (asked !== undefined || also !== undefined || !comesWithTurns(trigger)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('note|choose|set|change your facing')) return undefined;
  const stop = cursor.peek();
  if (stop === undefined || (stop.text !== '.' && stop.kind !== 'line')) return undefined;
  const next = tokens[cursor.at + 1];
  if (next === undefined) return undefined;
  const mark = sheet.next;
  const clause = sheet.add('text', 0, cursor.taken, 'run');
  const { desk, sections } = deskFor(sheet, text, tokens, next.from, { standing: true, lasts: false, notes });
  const out = block(desk, sections.flat(), context);
  const read = sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (!read || notes.whole !== undefined || out.nodes.length > 0 || out.until || sections.length > 1) {
    sheet.backTo(mark);
    return undefined;
  }
  const noted: Rule = { clause, rule: 'when', trigger, then: [{ clause, node: 'face' }] };
  return { body: [], rules: [noted, ...out.held.map(({ rule }) => rule), ...(notes.rules ?? [])] };
}
