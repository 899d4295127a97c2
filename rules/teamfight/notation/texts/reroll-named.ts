import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { limitSaid } from '../phrases/limited-trigger.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { rerolls } from '../words/reroll.ts';
import { lexed } from '../words/stops-in-names.ts';
import { type Token, wordLike } from '../words/token.ts';

const rolling = oneOf('reroll rerolls');

/** `Ally in LoS misses` as a name, and "1/Turn, they may reroll the die" as its text: as if both stood in one sentence. */
export function rerollNamed(
  sheet: Sheet,
  name: string,
  text: string,
  tokens: readonly Token[],
  context: Context,
): Rule | undefined {
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const cursor = new Cursor(tokens, 0, end);
  const [first] = tokens;
  if (first === undefined || cursor.lacks(rolling)) return undefined;
  const limit = limitSaid(cursor) === undefined ? [] : tokens.slice(0, cursor.at);
  cursor.take(',|:');
  const when = /^(?:when|whenever|after)\b/i.test(name) ? [] : [wordLike(first, 'when')];
  const named = lexed(name, context.words).map((token) => ({ ...token, from: first.from, to: first.to }));
  const comma = wordLike(first, ',');
  const joined = [...limit, ...when, ...named, { ...comma, kind: 'sign' as const }, ...tokens.slice(cursor.at, end)];
  const found = rerolls(new Cursor(joined, 0, joined.length), context);
  return found && { clause: sheet.add('text', 0, text.length, 'run'), rule: 'reroll', ...found };
}
