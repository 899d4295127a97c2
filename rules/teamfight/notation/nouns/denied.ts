import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { flagAt } from '../occasions/quality.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { noneOfKind } from './noun-kind.ts';

const describing = beginning('flying|invisible|undefendable|unprotected|undamaged|triggering');

/** `flying enemies`, `non-summon units`, `the triggering unit`: what is said of them right before what they are. */
export function described(cursor: Cursor, context: Context): readonly Condition[] {
  if (cursor.misses(describing) && !cursor.peek()?.text.startsWith('non')) return [];
  const flag = cursor.sees('flying|invisible|undefendable|unprotected enemy|enemies|ally|allies|unit|units|hero|heroes')
    ? flagAt(cursor)
    : undefined;
  const not = denied(cursor, context);
  const same = triggering(cursor, context);
  return [
    ...(flag === undefined ? [] : [{ is: 'flag' as const, of: 'each' as const, flag }]),
    ...(not ? [not] : []),
    ...(same ? [same] : []),
  ];
}
/** But for "non". */
described.begins = describing;

/** `non-flying enemies`, `non-Slowed units`, `non-summon allies`, `non-Wolf units`, `undamaged enemies`: what they are not. */
function denied(cursor: Cursor, context: Context): Condition | undefined {
  const text = cursor.peek()?.text ?? '';
  if (text !== 'undamaged' && !text.startsWith('non')) return undefined;
  return cursor.try(() => {
    const { at } = cursor;
    const found =
      text === 'undamaged'
        ? undamaged(cursor)
        : (noneOfKind(cursor) ??
          (text.startsWith('non-') ? (state(cursor, context) ?? card(cursor, context)) : undefined));
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

/** `non-Wolf units`: none that is one of these. */
function card(cursor: Cursor, { words }: Context): Condition | undefined {
  const said = cursor.as(cursor.at, (cursor.peek()?.text ?? '').slice('non-'.length));
  const found = wordAt(words, said.tokens, said.at, said.end, ['summon', 'hero']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  return { is: 'not', of: { is: 'unit', of: 'each', who: { side: 'any', card: found.word.ref } } };
}

/** `the triggering unit in range 4`: only the one that set it off, where it is there. */
function triggering(cursor: Cursor, { named }: Context): Condition | undefined {
  if (cursor.peek()?.text !== 'triggering' || !Object.values(named).includes('trigger')) return undefined;
  if (!cursor.sees('triggering unit|enemy|character in|within')) return undefined;
  cursor.take('triggering');
  return { is: 'same', of: 'each', as: 'trigger' };
}
