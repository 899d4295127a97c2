import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** What keeps somebody from something: "can be used while Raging", of what does not, could say when it can be used at all. */
const forbidding = /\b(?:can['’]t|cannot|can not|lose|skip|no)\b/i;

/**
 * `Even while Stunned`, `can be used while Silenced or Disarmed`, among the costs of an ability: whatever those forbid, it can be used. Undefined
 * where something else is said.
 */
export const heedless = (cursor: Cursor, { words }: Context): readonly string[] | undefined =>
  cursor.try(() => {
    const said =
      cursor.takeAny('this? can|may be used even? while|when|if', 'usable even? while|when|if', 'even while|when|if') ||
      cursor.takeAny('you can|may use this even? while|when|if');
    if (!said) return undefined;
    const even = cursor.tokens.slice(Math.max(0, cursor.at - 2), cursor.at).some(({ text }) => text === 'even');
    cursor.takeAny('you are', "you're");
    const found: string[] = [];
    do {
      const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
      if (token === undefined || token.word.stance || !(even || forbidding.test(token.word.text))) return undefined;
      cursor.at = token.to;
      found.push(token.word.ref);
    } while (cursor.take('or|and'));
    return found;
  });
