import type { Node, Rule } from '../../program.ts';
import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';

const replacing = beginning('replace|your|default');

/** `Replace your default abilities with:` and what stands in its scope or behind it in the line: that is the only default ability then. */
export function replaces(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const found = cursor.takeAny(
    'replace your default ability|abilities|attack|attacks with|by',
    'your default ability|abilities|attack|attacks is|are replaced with|by',
    'your? default ability|abilities|attack|attacks become|becomes|is|are',
  );
  const told = found && (cursor.take(':') || cursor.sees('range|burst|enemy|line|path|melee'));
  const inLine = told && run.inside === undefined && !cursor.done;
  if (!found || (!inLine && (!cursor.done || run.inside === undefined))) {
    cursor.at = start;
    return false;
  }
  comesInstead(desk, cursor, run, start, inLine, 'Default ability', { flag: 'defaults-replaced' });
  return true;
}
replaces.begins = replacing;

const another = oneOf('replace replaced becomes become');

/** `Replace Bite with:`, `Bite becomes:`, of an ability of its own, and what stands in its scope or behind it in the line: that comes in its place. */
export function replacesNamed(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (run.context.bearer === undefined) return false;
  const start = cursor.at;
  const named = cursor.try(() => {
    const first = cursor.take('replace');
    cursor.take('your');
    const name = ownAbility(cursor, run.context);
    const says = first ? cursor.take('with|by') : cursor.takeAny('becomes|become', 'is replaced with|by');
    return name !== undefined && says ? name : undefined;
  });
  const inLine = named !== undefined && run.inside === undefined && cursor.take(':') && !cursor.done;
  const old = named === undefined ? undefined : ownDefault(named, run.context);
  if (old === undefined || (!inLine && (!cursor.done || run.inside === undefined))) {
    cursor.at = start;
    return false;
  }
  const means = { named: old.name.toLowerCase() };
  comesInstead(desk, cursor, run, start, inLine, `${old.name} instead`, { flag: 'no-use', means });
  return true;
}
replacesNamed.needs = another;

/** The default ability of the bearer that is called so: any other has a cost, of which nothing would be said. */
const ownDefault = (named: string, { words, bearer }: Context): Word | undefined =>
  words.all.find(
    (one) => one.kind === 'ability' && one.ref === bearer && one.isDefault && one.name.toLowerCase() === named,
  );

/** Has the other ability, by its name, beside what takes the old one away; a fault where something of it is by hand. */
function comesInstead(
  desk: Desk,
  cursor: Cursor,
  run: Run,
  start: number,
  inLine: boolean,
  name: string,
  gone: Pick<Extract<Rule, { rule: 'is' }>, 'flag' | 'means'>,
): void {
  const clause = ran(desk, start, cursor.at);
  const body = bodyOf(desk, cursor, run, clause, inLine);
  if (body === undefined) {
    run.out.fault = { at: start, governs: true };
    return;
  }
  const program = { use: { clause, action: 'standard' as const }, body, rules: [] };
  const who = { side: 'you' as const };
  run.out.held.push(
    { of: 'you', rule: { clause, rule: 'is', who, ...gone } },
    { of: 'you', rule: { clause, rule: 'ability', who, name, program, isDefault: true } },
  );
}

/** What the other ability does; undefined where something of it is by hand. */
function bodyOf(desk: Desk, cursor: Cursor, run: Run, clause: number, inLine: boolean): Node[] | undefined {
  const { them: _, side: _side, later: _later, centre: _centre, ...own } = run.context;
  const context = { ...own, them: undefined, side: undefined, named: {}, rolled: false, centre: undefined };
  const acting: Desk = { ...desk, standing: false, lasts: false, holds: false, notes: {} };
  const body = inLine ? phrases(acting, cursor, context, undefined) : run.open(context, false);
  const byHand = body === undefined || body.fault !== undefined || body.held.length > 0 || body.nodes.length === 0;
  // Two heads in a row could be two abilities.
  if (!byHand && body.nodes.filter(isAimed).length > 1) return undefined;
  if (byHand || desk.sheet.clauses.slice(clause).some(({ status }) => status === 'manual')) return undefined;
  return body.nodes;
}

/** An attack or an area of its own, drawn from whoever uses it. */
const isAimed = (node: Node): boolean =>
  (node.node === 'target' && node.from === undefined) ||
  (node.node === 'area' && (node.of === 'you' || node.range !== undefined));
