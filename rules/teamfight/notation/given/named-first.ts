import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { shortName } from '../words/short-name.ts';
import { type Word, wordAt } from '../words/words.ts';

/**
 * `Allies adjacent to the Entrance may teleport to the Exit`, behind both: it is told of the piece that is named first, which need not be the one that was
 * placed last. Undefined where that is the same.
 */
export function namedFirst({ tokens }: Desk, { from, to }: Sentence, context: Context): Word | undefined {
  const { marker, words, bearer } = context;
  if (marker === undefined || bearer === undefined) return undefined;
  for (let at = from; at < to; at++) {
    const whole = wordAt(words, tokens, at, to, ['marker'])?.word;
    const said = tokens[at]?.text ?? '';
    const isShort = /^(?:the|your)$/.test(tokens[at - 1]?.text ?? '');
    const found =
      whole ??
      (isShort
        ? words.all.find((one) => one.kind === 'marker' && one.owners.includes(bearer) && shortName(one) === said)
        : undefined);
    if (found === undefined) continue;
    return found !== marker && found.text !== '' && found.owners.includes(bearer) ? found : undefined;
  }
  return undefined;
}
