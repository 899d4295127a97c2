import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { goTogether } from './each-other.ts';

/** `adjacent`, `you become adjacent to it`, `it is pulled next to you`: of whom the text has named, behind a movement. */
export function comeBeside(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them } = context;
  if (them === undefined || them === 'you') return undefined;
  return cursor.try(() => {
    const mine = cursor.takeAny('you are|become|end|land|stand now?', "you're now?");
    const moved = 'is|are|was|were pulled|pushed|moved';
    const came = 'is|are|becomes|become|ends|end|lands|land|comes|come now?';
    const theirs =
      !mine && cursor.takeAny(`they|it ${moved}`, `the? target ${moved}`, `they|it ${came}`, `the? target ${came}`);
    const ofTwo = context.pair !== undefined && context.pair !== false && !mine;
    if (!cursor.take('adjacent|next')) return undefined;
    const said = cursor.take('to');
    if (!said && ofTwo) return undefined;
    if (!said && cursor.before?.text === 'next') return undefined;
    const whom = said ? pronoun(cursor, context)?.ref : undefined;
    if (said && whom !== (theirs ? 'you' : them)) return undefined;
    if (!said && ((!cursor.done && !cursor.sees(',|:|.|instead')) || goTogether(cursor))) return undefined;
    return [{ is: 'distance', from: 'you', to: them, range: { max: 1 } }];
  });
}
