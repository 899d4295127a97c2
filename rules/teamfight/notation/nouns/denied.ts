import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { flagAt } from '../occasions/quality.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { noneOfKind } from './noun-kind.ts';

/** `non-flying enemies`, `non-Slowed units`, `non-summon allies`, `undamaged enemies`: what they are not. */
export function denied(cursor: Cursor, context: Context): Condition | undefined {
  const text = cursor.peek()?.text ?? '';
  if (text !== 'undamaged' && !text.startsWith('non')) return undefined;
  return cursor.try(() => {
    const { at } = cursor;
    const found =
      text === 'undamaged'
        ? undamaged(cursor)
        : (noneOfKind(cursor) ?? (text.startsWith('non-') ? state(cursor, context) : undefined));
    return found !== undefined && cursor.at > at && cursor.sees(those) ? found : undefined;
  });
}

const those = 'enemy|enemies|ally|allies|unit|units|target|targets|hero|heroes|summon|summons';

function undamaged(cursor: Cursor): Condition {
  cursor.at += 1;
  return { is: 'health', of: 'each', full: true };
}

function state(cursor: Cursor, { words }: Context): Condition | undefined {
  const said = cursor.as(cursor.at, (cursor.peek()?.text ?? '').slice('non-'.length));
  const flag = flagAt(said);
  if (flag !== undefined) {
    cursor.at = said.at;
    return { is: 'not', of: { is: 'flag', of: 'each', flag } };
  }
  const word = wordAt(words, said.tokens, said.at, said.end, ['condition', 'token']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  return { is: 'not', of: { is: 'has', of: 'each', token: word.word.ref } };
}
