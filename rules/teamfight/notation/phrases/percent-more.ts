import type { Node } from '../../program.ts';
import { againstSome, ifConditions } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import type { Context } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { areKnownBefore } from './asked-attack.ts';
import type { Run } from './run.ts';

type Damage = Extract<Node, { node: 'damage' }>;
type Percent = NonNullable<Damage['percents']>[number];

const percent = oneOf('%');
const before = '+|-|#|if|it|this|deal|deals|against';

/** `3dmg, +50% damage if the target is Flying`, `3dmg. 50% more damage to summons`: a multiplier of the one damage before it (T-141). */
export function percentMore(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing || !cursor.sees(before)) return false;
  const lists = [run.into, run.out.nodes, run.tail?.then ?? []];
  const list = lists.find((nodes) => nodes.filter(({ node }) => node === 'damage').length === 1);
  const index = list?.findIndex(({ node }) => node === 'damage') ?? -1;
  const last = list?.[index];
  // What stands between may change what is asked.
  if (list === undefined || last?.node !== 'damage' || last.to === 'you' || index !== list.length - 1) return false;
  const start = cursor.at;
  const found = cursor.try(() => asked(cursor, run.context));
  if (found === undefined || !areKnownBefore(found.if)) {
    cursor.at = start;
    return false;
  }
  list[index] = { ...last, percents: [...(last.percents ?? []), found] };
  ran(desk, start, cursor.at);
  return true;
}
percentMore.begins = beginning(before);
percentMore.needs = percent;

function asked(cursor: Cursor, context: Context): Percent | undefined {
  const first = cursor.take('if') ? conditions(cursor, context) : againstSome(cursor, context);
  if (/^if$/.test(cursor.before?.text ?? '')) return undefined;
  if (first !== undefined) cursor.takeAny(',', 'then');
  cursor.takeAny('this|it deals', 'deal|deals');
  const minus = cursor.sees('- # %');
  if (!cursor.takeAny('+|- # % dmg|damage', '# % more|additional|extra dmg|damage')) return undefined;
  const said = (minus ? -1 : 1) * (cursor.numbers[0] ?? 0);
  const only =
    first ??
    ifConditions(cursor, context) ??
    atDistance(cursor, context) ??
    againstSome(cursor, context, 'against|vs|versus|to');
  // "+50% damage until ...", "+50% damage dealt": of whoever has it.
  return only && (cursor.done || cursor.sees(',|.|and')) ? { percent: said, if: only } : undefined;
}
