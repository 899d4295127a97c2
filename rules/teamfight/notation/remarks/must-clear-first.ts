import type { Node, Rule } from '../../program.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/**
 * `You must spend your Move Action to clear this before doing anything else`, in the text of a token or condition: whoever has it can do that, and
 * nothing else until it is gone.
 */
export function mustClearFirst({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { self, slot } = context;
  if (bullet || opens || self === undefined || (slot !== 'token' && slot !== 'condition')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('you must spend|use a|your move|standard action to clear|remove|lose|end this|it')) return false;
  const action = cursor.tokens.slice(from, cursor.at).some(({ text }) => text === 'move') ? 'move' : 'standard';
  if (!cursor.takeAny('before doing anything else', 'before you can? do anything else') || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const who = { side: 'you' } as const;
  const name = `End ${self.name}`;
  const gone: Node = { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
  const rules: Rule[] = [
    { clause, rule: 'is', who, flag: 'no-actions' },
    {
      clause,
      rule: 'ability',
      who,
      name,
      program: { use: { clause, action, despite: [self.ref] }, body: [gone], rules: [] },
    },
    { clause, rule: 'duty', who, must: 'use', means: { named: name.toLowerCase() } },
  ];
  out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}
mustClearFirst.begins = beginning('you');
mustClearFirst.needs = oneOf('before');
