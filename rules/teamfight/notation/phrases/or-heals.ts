import type { Node } from '../../program.ts';
import { againstSome, ifConditions } from '../amounts/amount.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `2dmg, or heal 2 if it's an ally`, `2dmg (heal 2 if it's an ally)`, `2dmg or heal 2 for allies`: the one or the other, by who the target is. */
export function orHeals(desk: Desk, cursor: Cursor, { into, context, head }: Run): boolean {
  const { them } = context;
  const [dealt, ...more] = into;
  if ((them !== 'target' && them !== 'each') || dealt?.node !== 'damage' || dealt.to !== them || more.length > 0)
    return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const question = cursor.try((): Node | undefined => {
    const bracket = cursor.takeAny('( or', '(');
    if (!bracket && !cursor.take('or')) return undefined;
    const first = ifConditions(cursor, context);
    if (first !== undefined) cursor.take(',');
    if (!cursor.takeAny('heal|heals for? #', 'heal it|them for? #', 'instead heal #')) return undefined;
    const [base = 0] = cursor.numbers;
    cursor.takeAny('health|hp instead?', 'instead');
    const asked = first ?? ifConditions(cursor, context) ?? againstSome(cursor, context, 'for|to|on');
    cursor.take('instead');
    if (asked === undefined || (bracket && !cursor.take(')')) || cursor.sees('or|and')) return undefined;
    // "2dmg to an enemy or heal 2 to an ally": nobody but an enemy was to be chosen.
    const open = head?.node;
    const side = open !== undefined && 'who' in open ? open.who.side : 'any';
    if (side === 'enemy' && JSON.stringify(asked).includes('"side":"ally"')) return undefined;
    return {
      clause,
      node: 'if',
      if: asked,
      then: [{ clause, node: 'heal', to: them, amount: { base } }],
      else: [dealt],
    };
  });
  if (question === undefined) {
    cursor.at = start;
    return false;
  }
  into[0] = question;
  ran(desk, start, cursor.at);
  return true;
}
orHeals.begins = beginning('or|(');
