import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Draft, Noun } from './noun.ts';
import { places } from './noun-place.ts';

/** `a Suspect`, `the Suspects in range 3`: units called by a token that they have, where somebody must be named. */
export function bearingToken(cursor: Cursor, context: Context): Noun | undefined {
  return cursor.try(() => {
    const all = cursor.takeAny('all', 'each|every');
    const nearest = !all && cursor.take('the? nearest|closest');
    if (!all && !nearest) cursor.takeAny('a|an|any|another', 'the');
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
    // "A Suspect token" is the thing itself, and so is what many have of.
    if (word === undefined || /^(?:tokens?|markers?|counters?)$/.test(cursor.tokens[word.to - 1]?.text ?? ''))
      return undefined;
    cursor.at = word.to;
    // What is destroyed is the thing itself, and in its own text its name is no unit.
    if (cursor.sees('is|are destroyed') || word.word.ref === context.self?.ref) return undefined;
    if (cursor.sees('token|tokens|marker|markers|counter|counters|enemy|ally|unit|hero|stance')) return undefined;
    const noun: Draft<Noun> = {
      who: { side: 'any', if: [{ is: 'has', of: 'each', token: word.word.ref }] },
      many: all ? 'each' : 'one',
      ...(all && { all }),
      ...(nearest && { forced: 'nearest' as const }),
    };
    return places(cursor, context, noun) ? noun : undefined;
  });
}
