import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { giver } from '../nouns/giver.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import type { Cursor } from '../words/cursor.ts';

const everybody = 'anyone|anybody|everyone|everybody|all|others|units|targets';

/** `anyone but you`, `units other than heroes`, `everyone except Ironbeard`, on the token that only that hero gives: all who are none of those. */
export const allBut = (cursor: Cursor, context: Context): Who | undefined =>
  cursor.try((): Who | undefined => {
    if (!cursor.takeAny('any|all units|unit|target|targets', everybody)) return undefined;
    if (!cursor.takeAny('but|except|besides for?', 'other? than')) return undefined;
    const found = giver(cursor, context) ?? noun(cursor, context);
    if (found === undefined) return undefined;
    if (found.ref === 'you') return { side: 'any', except: ['you'] };
    if (found.ref === 'target')
      return { side: 'any', if: [{ is: 'not', of: { is: 'same', of: 'each', as: 'target' } }] };
    const who = found.ref === undefined && found.many === 'each' ? standingWho(found) : undefined;
    const [gave, ...more] = who?.if ?? [];
    if (gave?.is === 'gave' && more.length === 0) return { side: 'any', if: [{ is: 'not', of: gave }] };
    return who && { side: 'any', if: [{ is: 'not', of: { is: 'unit', of: 'each', who } }] };
  });
