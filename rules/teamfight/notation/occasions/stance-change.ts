import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { isStance, wordAt } from '../words/words.ts';
import type { Occasion } from './occasion.ts';

/** `entering`, `you enter`, `you leave this stance`, where the text is that of the stance. */
function ofThisOne(cursor: Cursor, { self }: Context) {
  if (self === undefined || !isStance(self)) return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny('you enter|exit|leave', 'entering|entered|exiting|leaving')) return undefined;
    const on = /^enter/.test(cursor.before?.text ?? '') ? ('enters-stance' as const) : ('leaves-stance' as const);
    cursor.takeAny('this|it stance?', 'the stance');
    return cursor.done || cursor.sees(',|:') ? { on, token: self.ref } : undefined;
  });
}

/** `you enter a stance`, `you leave Bear Stance`, `you switch stances`, `your stance ends`. */
export function stanceChange(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    const set = (on: 'enters-stance' | 'leaves-stance', token?: string): Occasion => ({
      trigger: { on, who: { side: 'you' }, ...(token !== undefined && { token }) },
    });
    if (cursor.take('your stance ends')) return set('leaves-stance');
    if (cursor.take('your stance changes')) return set('enters-stance');
    const own = ofThisOne(cursor, context);
    if (own !== undefined) return set(own.on, own.token);
    if (!cursor.take('you')) return undefined;
    // From one into another, or from none: one enters it.
    if (cursor.takeAny('change|switch stances', 'change|switch a|your? stance')) return set('enters-stance');
    if (!cursor.take('enter|exit|leave|end')) return undefined;
    const on = cursor.before?.text === 'enter' ? 'enters-stance' : 'leaves-stance';
    if (cursor.takeAny('a|any|your? stance', 'a new|different|another stance', 'another stance')) return set(on);
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['stance']);
    if (named === undefined) return undefined;
    cursor.at = named.to;
    cursor.take('stance');
    return set(on, named.word.ref);
  });
}
