import type { Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { isAgain, repeating } from '../sentences/links.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor } from '../words/cursor.ts';

/**
 * `Repeat this at the start of each of your turns for the rest of the game`: all that the text has done so far, once it was used. What
 * can be used often could be meant to come as often.
 */
export function repeatsEachTurn(desk: Desk, nodes: readonly Node[], { from, to, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing || opens || nodes.length === 0 || cursor.lacks(repeating)) return false;
  if (!onlyOnce.test(desk.source) || !nodes.every(isAgain)) return false;
  const early = eachTurn(cursor);
  if (early !== undefined) cursor.take(',');
  if (!cursor.takeAny('repeat this ability|attack|effect?', 'this ability|attack|effect? repeats')) return false;
  const on = early ?? eachTurn(cursor);
  cursor.take(',');
  cursor.takeAny('for the rest of the game', 'from then on', 'until you die');
  if (on === undefined || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const then: Node[] = [{ clause, node: 'use-ability', who: 'you', which: 'this', free: true, again: true }];
  desk.notes.rules = [
    ...(desk.notes.rules ?? []),
    { clause, rule: 'when', trigger: { on, who: { side: 'you' } }, then },
  ];
  return true;
}
repeatsEachTurn.needs = repeating;

const onlyOnce = /^\s*(?:ultimate \d|1\s*\/\s*game|once per game)/i;

/** `at the start of each of your turns`, `at the end of every turn of yours`. */
const eachTurn = (cursor: Cursor): 'turn-start' | 'turn-end' | undefined => {
  if (
    !cursor.takeAny(
      'at the? start|beginning|end of each|every one? of your turns',
      'at the? start|beginning|end of all your turns',
    )
  )
    return undefined;
  return cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:start|beginning|end)$/.test(text))?.text ===
    'end'
    ? 'turn-end'
    : 'turn-start';
};
