import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { dealsItself } from './damage-source.ts';
import { damageChange } from './dealing.ts';

/** What deals damage. */
const piecesDealing = oneOf('deal deals');

/**
 * `Your Mines deal +1 damage`, `your Mines and Fires deal +2dmg`: of what the own texts of such pieces deal, where the one who says so has laid them. Who
 * takes it takes so much more.
 */
export function piecesDeal(cursor: Cursor, context: Context, clause: number): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.takeAny('all of? your', 'your')) return undefined;
    const found: string[] = [];
    do {
      cursor.take('your');
      const piece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
      if (piece === undefined || piece.word.fields.object || !dealsItself(piece.word, context.words)) return undefined;
      cursor.at = piece.to;
      cursor.take('marker|markers');
      found.push(piece.word.ref);
    } while (cursor.takeAny(', and', 'and', ','));
    if (!cursor.take('deal|deals')) return undefined;
    const change = damageChange(cursor, context);
    if (change === undefined || cursor.sees('to|against|from')) return undefined;
    return found.map((source) => ({
      ...{ clause, rule: 'change', who: { side: 'any' }, what: 'damage-received', ...change, source },
      against: { side: 'you' },
    }));
  });
}
piecesDeal.begins = beginning('your|all');
piecesDeal.needs = piecesDealing;
