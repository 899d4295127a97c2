import { phrases } from '../phrases/phrases.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

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
  const clause = ran(desk, start, cursor.at);
  const { them: _, side: _side, later: _later, centre: _centre, ...own } = run.context;
  const context = { ...own, them: undefined, side: undefined, named: {}, rolled: false, centre: undefined };
  const acting: Desk = { ...desk, standing: false, lasts: false, holds: false, notes: {} };
  const body = inLine ? phrases(acting, cursor, context, undefined) : run.open(context, false);
  const byHand = body === undefined || body.fault !== undefined || body.held.length > 0 || body.nodes.length === 0;
  if (byHand || desk.sheet.clauses.slice(clause).some(({ status }) => status === 'manual')) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  const program = { use: { clause, action: 'standard' as const }, body: body.nodes, rules: [] };
  const who = { side: 'you' as const };
  run.out.held.push(
    { of: 'you', rule: { clause, rule: 'is', who, flag: 'defaults-replaced' } },
    { of: 'you', rule: { clause, rule: 'ability', who, name: 'Default ability', program, isDefault: true } },
  );
  return true;
}
replaces.begins = replacing;
