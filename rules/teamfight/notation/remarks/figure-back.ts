import type { Node } from '../../program.ts';
import { reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `Your opponent gives back the figure`, `the enemy loses the point again`, behind a hero who comes back from death: so it is anyway (T-021). */
export function figureBack({ desk, out, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.takeAny('your|the opponent', 'the enemy player|team|side?', 'the other player|side|team', 'they'))
    return false;
  const gives = cursor.takeAny(
    'gives|give|hands|hand back the|your|their|its|that figure|point',
    'gives|give|hands|hand the|your|their|its|that figure|point back',
    'returns|return the|your|their|its|that figure|point',
    'loses|lose the|that|its? point again?',
  );
  if (!gives || !cursor.done) return false;
  const held = out.held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));
  if (!revives([...out.nodes, ...(tail?.then ?? []), ...held])) return false;
  reminded(desk, from, to);
  return true;
}
figureBack.begins = beginning('your|the|they');
figureBack.needs = oneOf('figure point');

const revives = (nodes: readonly Node[]): boolean => JSON.stringify(nodes).includes('"node":"revive"');
