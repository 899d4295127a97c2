import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';

/** `If it misses`, `when the attack hits you`, `on a miss`, in an instant that has chosen nobody: how the attack that it answers comes out. */
export function answeredAttack(cursor: Cursor, context: Context): Occasion | undefined {
  const { instant, them, rolled, ended } = context;
  if (!instant || ended || them !== undefined || rolled || !cursor.sees('if|when|whenever|once|on')) return undefined;
  return cursor.try(() => {
    const like = cursor.peek();
    const said =
      cursor.takeAny(
        'if|when|whenever|once the|this|that triggering? attack|ability misses|hits',
        'if|when|whenever|once it|they|he|she misses|miss|hits|hit',
        'if|when|whenever|once the attacker misses|hits',
      ) ||
      (cursor.take('on a? miss|hit') && (cursor.done || cursor.sees(',|:')));
    if (!said || like === undefined) return undefined;
    const does = /^miss/.test(cursor.before?.text ?? '') ? 'misses' : 'hits';
    cursor.take('you');
    const words = wordsLike(like, `a unit ${does} you`);
    return happening(new Cursor(words, 0, words.length), context);
  });
}
