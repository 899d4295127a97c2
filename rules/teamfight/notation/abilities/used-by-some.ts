import type { Node, Who } from '../../program.ts';
import { noun, presentWho } from '../nouns/noun.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { usesDefault } from './using-default.ts';
import { usesOwn } from './using-own.ts';

const using = oneOf('use uses attack attacks');

/**
 * `Range 2, 1dmg. A Wolf adjacent to the target may use Bite on it`, `each Wolf in range 2 of the target attacks it`, `an ally adjacent to it may use a
 * default ability on it`: on the target of the sentence before, by one who is there, or by each.
 */
export function usedBySome({ desk, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens || tail?.node.node !== 'target') return false;
  if ((tail.node.max ?? 1) > 1 || tail.node.links !== undefined || tail.context.them !== 'target') return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (cursor.lacks(using)) return false;
  const { context } = tail;
  cursor.take('then');
  const { at } = cursor;
  // "One of your Wolves" is one whom you choose.
  const picked = cursor.takeAny('one of your', 'any? one of the');
  if (picked) cursor.at = at;
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.area || found.forced || found.max !== undefined)
    return false;
  const { who, many } = found;
  if (who.side !== 'ally' && !who.yours && who.card === undefined) return false;
  if (found.range !== undefined && found.of !== 'target' && found.of !== undefined) return false;
  const near = found.range !== undefined || who.places?.some(({ of }) => of === 'target') === true;
  // "An ally may attack it": one in sight. "Allies" alone could be some of them.
  const isAnyAlly = !near && who.side === 'ally' && (many === 'one' || found.all === true);
  if (!near && !who.yours && !isAnyAlly) return false;
  const may = cursor.take('may|can');
  if (may) cursor.take('immediately|also|each');
  const asked = {
    cursor,
    context,
    clause: desk.sheet.next,
    subject: 'each' as const,
    hurt: false,
    piece: who.card !== undefined,
  };
  const does = cursor.try(() => usesOwn(asked)) ?? cursor.try(() => usesDefault(asked));
  const [use, ...more] = does?.nodes ?? [];
  if (use?.node !== 'use-ability' || use.on !== 'target' || more.length > 0 || does?.head || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const there: Who = presentWho({
    ...found,
    blind: found.range === undefined || found.of === 'target',
    ...(isAnyAlly && many === 'one' && { seen: true, blind: false }),
    who: { ...who, except: [...new Set([...(who.except ?? []), 'target' as const])] },
  });
  const then: readonly Node[] = may ? [{ clause, node: 'may', who: 'each', then: [use] }] : [use];
  const isOne = many === 'one' || picked;
  tail.then.push({ clause, node: 'each', who: there, ...(isOne && { one: true as const }), then });
  return true;
}
usedBySome.needs = using;
