import type { Node, Option } from '../../program.ts';
import { effect } from '../effects/effect.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** What somebody may do or bear in the place of something else. */
const borne: ReadonlySet<Node['node']> = new Set<Node['node']>(['lose', 'damage', 'give']);

/** `3dmg unless they discard a Coin`, `Stun unless the target takes 2 damage`: the one or the other, as whoever it is done to chooses. */
export function unlessThey(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context, into } = run;
  const [only, ...others] = into;
  if (desk.standing || only === undefined || others.length > 0 || !cursor.sees('unless')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const choice = cursor.try((): Node | undefined => {
    if (!cursor.take('unless')) return undefined;
    const who = pronoun(cursor, context)?.ref;
    if (who === undefined || who === 'you' || who !== context.them) return undefined;
    cursor.takeAny('choose|chooses to');
    // "Unless they have a Coin", "unless they lost a Coin": that is a question.
    if (!cursor.sees('discard|discards|lose|loses|spend|spends|take|takes')) return undefined;
    const from = cursor.at;
    const done = effect({ cursor, context, clause, subject: who, hurt: run.hurt });
    const [price, ...more] = done?.nodes ?? [];
    if (price === undefined || more.length > 0 || !borne.has(price.node) || done?.head || !cursor.done)
      return undefined;
    const said = desk.sheet.clauses[only.clause];
    const options: Option[] = [
      { clause: only.clause, label: desk.source.slice(said?.from ?? 0, said?.to ?? 0).trim(), then: [only] },
      {
        clause,
        label: desk.source.slice(desk.tokens[from]?.from, desk.tokens[cursor.at - 1]?.to),
        ...needs(price),
        then: [price],
      },
    ];
    return { clause: only.clause, node: 'choose', who, count: 1, options };
  });
  if (choice === undefined) return false;
  into[0] = choice;
  ran(desk, start, cursor.at);
  return true;
}
unlessThey.begins = beginning('unless');

/** Who has no Coin cannot lose one. */
function needs(price: Node): Pick<Option, 'needs'> | undefined {
  if (price.node !== 'lose' || price.from === 'you' || typeof price.count !== 'object') return undefined;
  const { base } = price.count;
  return { needs: [{ is: 'has', of: price.from, token: price.token, ...(base > 1 && { min: base }) }] };
}
