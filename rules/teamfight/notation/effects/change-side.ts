import type { Node, Ref } from '../../program.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { duration } from '../occasions/time.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

type Changed = Extract<Node, { node: 'change-side' }>;

const sides = [
  'is|are|becomes|become|counts|count on? your team|side',
  'is|are|becomes|become|counts|count as? your ally',
  'is|are|becomes|become|counts|count as? an ally',
  'joins|join your team|side',
  'changes|change sides|side|team|teams',
  'fights|fight for you',
];
const control = 'take? control of';

/** `They are on your team until the end of their next turn`, `the target fights for you`, `take control of it`. */
export function changesSide({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const joins = cursor.takeAny(...sides);
    const taken = !joins && (subject === undefined || subject === 'you') && cursor.take(control);
    const who: Ref | undefined = joins ? subject : taken ? pronoun(cursor, context)?.ref : undefined;
    if (who !== 'target' && who !== 'each') return undefined;
    cursor.takeAny('( swap ally / hostile|enemy )', '( swap allies and enemies )');
    const until = cursor.try(() => duration(cursor, context));
    return { nodes: [{ clause, node: 'change-side', who, ...(until && { until }) }] };
  });
}
changesSide.begins = beginning(...sides, control);

/** What changes sides must come back, and the text says when. */
export const staysOver = (said: string): boolean => /"node":"change-side","who":"\w+"\}/.test(said);

/**
 * `You control their next activation, during which you cannot use any x/Game actions`, behind a change of side to the end of that turn: its new
 * player plays it anyway.
 */
export function playsIt(desk: Desk, nodes: readonly Node[], sentence: Sentence): boolean {
  const changed = lastChange(nodes);
  if (desk.standing || sentence.bullet || sentence.opens || changed?.node.until?.moment !== 'turn-end') return false;
  const { clause: _, who, until } = changed.node;
  if (until === undefined || !('of' in until) || until.of !== who) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.takeAny('you? control|play|take their|its|his|her|the next turn|activation', 'you? control it|them'))
    return false;
  const clause = desk.sheet.next;
  if (cursor.takeAny(', during which', ', in which', ', but', 'but')) {
    if (!cursor.take("you|it|they cannot|can't use any? x|n / game actions|abilities|action|ability")) return false;
    const rules = [{ clause, rule: 'is', who: { side: 'you' }, flag: 'no-use', means: { limited: true } }] as const;
    changed.list.push({ clause, node: 'lasting', of: who, until, rules });
  }
  if (!cursor.done) return false;
  ran(desk, sentence.from, sentence.to);
  return true;
}
playsIt.begins = beginning('you? control|play|take');

function lastChange(nodes: readonly Node[]): { readonly node: Changed; readonly list: Node[] } | undefined {
  const last = nodes.at(-1);
  if (last?.node === 'change-side') return { node: last, list: nodes as Node[] };
  return last !== undefined && 'then' in last ? lastChange(last.then) : undefined;
}
