import type { Amount, Node, Rule } from '../../program.ts';
import { counting } from '../amounts/amount.ts';
import { within } from '../context.ts';
import { type Draft, ignoresWalls } from '../nouns/head.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** How such a phrase begins, right behind a head. */
const growing = '+ # per|for';

/**
 * `Enemies in burst 1 + 1 per Coin, 2dmg`, `line 3 + 1 per Coin`, `range 2 + 1 per Coin, 2dmg`: how much larger the area is, or how much farther
 * the ability reaches.
 */
export function grownReach(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head } = run;
  if (
    !cursor.sees(growing) ||
    head === undefined ||
    head.then.length > 0 ||
    run.subject !== undefined ||
    run.context.asked
  )
    return false;
  // "Burst 1, +1 per Coin" could be of what comes then.
  if (cursor.before?.text === ',') return false;
  const { node } = head;
  const start = cursor.at;
  const more = cursor.try(() => {
    if (!cursor.take('+ #')) return undefined;
    const [each = 0] = cursor.numbers;
    const nobody = within(run.context, { them: undefined, named: {}, laid: false, handed: undefined });
    const per = counting(cursor, nobody);
    // "(max 6)" could be of all, or of what comes to it.
    if (per === undefined || /:"(?:target|each)"/.test(JSON.stringify(per))) return undefined;
    return cursor.done || cursor.sees(',|:') ? { base: 0, terms: [{ each, ...per }] } : undefined;
  });
  if (more === undefined) return false;
  if (node.node === 'area' && node.range === undefined && hasSize(node.shape)) {
    const area = node as Draft<Extract<Node, { node: 'area' }>>;
    area.more = more;
    if (ignoresWalls(cursor)) area.sight = false;
    run.context = within(run.context, { burst: undefined });
  } else if (node.node === 'target' && node.range?.max !== undefined) {
    const rule = reachesFarther(desk, run, more, start);
    if (rule === undefined) {
      cursor.at = start;
      return false;
    }
    desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  } else {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
grownReach.begins = beginning(growing);

const hasSize = (shape: Extract<Node, { node: 'area' }>['shape']): boolean =>
  shape.shape === 'burst' || shape.shape === 'path' || (shape.shape === 'line' && shape.size !== undefined);

/** The range of the ability, whenever it is used; of several heads it is not said which reaches farther. */
function reachesFarther(desk: Desk, { context }: Run, add: Amount, start: number): Rule | undefined {
  const { card } = context;
  if (card?.kind !== 'ability' || desk.standing || desk.holds) return undefined;
  if (desk.tokens.slice(0, start).filter(({ text }) => text === 'range').length !== 1) return undefined;
  if (!add.terms?.every(({ per }) => per?.count === 'tokens' && per.on === 'you')) return undefined;
  const means = { named: card.name.toLowerCase() };
  return { clause: desk.sheet.next, rule: 'change', who: { side: 'you' }, what: 'range', add, means };
}
