import type { Condition, Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { noun, standingWho } from './noun.ts';

/** From where something is drawn: the space that is chosen for it. */
export type Origin = Partial<Extract<Node, { node: 'space' }>>;

/** `a Mine`, `any Wolf`, `one of your Mines`, `your Turret`, `an ally`: one of these, or whoever draws it. */
export function originOrYou(cursor: Cursor, context: Context): Origin | undefined {
  return cursor.try((): Origin | undefined => {
    const { at } = cursor;
    const one = cursor.takeAny('any? one? of', 'a|an|any|another');
    const yours = cursor.take('your');
    if (!one && !yours) cursor.take('the');
    const piece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'summon']);
    if (piece !== undefined && piece.word.fields.long === undefined) {
      cursor.at = piece.to;
      cursor.takeAny('marker|markers', 'space|spaces');
      const { kind, ref, fields } = piece.word;
      if (kind === 'marker' && !fields.object)
        return { range: {}, on: ref, ...(yours && { yours }), or: { side: 'you' } };
      return {
        range: {},
        or: youOr({ side: 'ally', card: ref, ...(kind === 'summon' || yours ? { yours: true } : {}) }),
      };
    }
    cursor.at = at;
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
      return undefined;
    const who = standingWho(found, true);
    return who && { range: {}, or: youOr(who) };
  });
}

/** You, or one of these. */
function youOr(other: Who): Who {
  const both: readonly Who[] = [{ side: 'you' }, other];
  const either: Condition = { is: 'any', of: both.map((who) => ({ is: 'unit', of: 'each', who })) };
  return { side: other.side === 'any' ? 'any' : 'friend', if: [either] };
}
