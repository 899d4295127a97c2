import type { Condition, Node, Ref, Rule, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { placeRef } from '../nouns/place-of.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor, neededBy, oneOf, someOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, type Out, ran, reminded } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const shares: Condition = { is: 'shares-place', of: 'you' };
const spoken = oneOf('share occupy');
const figure = 'figure|miniature|mini|model|marker|token|piece|figurine';

/**
 * Who stands in the place of somebody else: `You share the target's space and cannot move away`, and what is said of that while it lasts.
 * Returns how many sentences were taken.
 */
export function sharing(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, context } = flow;
  const sentence = sentences[index] as Sentence;
  if (desk.standing || context.self !== undefined || sentence.opens || sentence.bullet) return 0;
  if (context.shares) return meanwhile(flow, sentence) ? 1 : 0;
  const next = sentences[index + 1];
  const gone = next !== undefined && takenOff(desk, sentence);
  const said = gone ? next : sentence;
  if (said.opens || !began(flow, said, gone ? sentence : undefined)) return 0;
  return gone ? 2 : 1;
}
sharing.needs = someOf(spoken, neededBy(figure));

/** `Remove your figure from the board`: it stands with the other one from then on. */
const takenOff = ({ tokens }: Desk, { from, to }: Sentence): boolean => {
  const cursor = new Cursor(tokens, from, to);
  return (
    cursor.take(`remove|take|lift your ${figure}`) &&
    (cursor.take('from|off the board|map|table') || cursor.done) &&
    cursor.done
  );
};

function began(flow: Flow, { from, to }: Sentence, before: Sentence | undefined): boolean {
  const { desk, out } = flow;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.holds(spoken)) return false;
  const about = flow.tail?.context ?? flow.context;
  cursor.take('you');
  if (!cursor.take('share|occupy')) return false;
  const same = cursor.take('the same space|place|location as|with');
  const other: Ref | undefined = same ? placeRef(cursor, about) : possessive(cursor, about);
  if (other !== 'target' || (!same && !cursor.take('location|space|place|position'))) return false;
  cursor.take('with it|them');
  const stays = cursor.takeAny(
    ",? and cannot|can't move|go|get away",
    ",? and cannot|can't leave it?",
    ",? and cannot|can't move",
  );
  cursor.takeAny(',? and? move with it|them', ',? and? go where it|they goes|go');
  // For good it is only where it comes once a game.
  if (!cursor.done || (stays && !desk.lasts)) return false;
  if (before !== undefined) reminded(desk, before.from, before.to);
  const clause = desk.sheet.next;
  ran(desk, from, to);
  const node: Node = { clause, node: 'share-place', who: 'you', with: 'target' };
  (flow.tail?.then ?? out.nodes).push(node);
  const who: Who = { side: 'you' };
  if (stays)
    note(desk, [
      { clause, rule: 'is', who, flag: 'no-voluntary-movement', if: [shares] },
      { clause, rule: 'is', who, flag: 'unmovable', if: [shares] },
    ]);
  flow.context = within(flow.context, { shares: true });
  out.shares = true;
  return true;
}

const note = (desk: Desk, rules: readonly Rule[]): void => {
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
};

/** What is said while it lasts, and how it ends. */
function meanwhile(flow: Flow, sentence: Sentence): boolean {
  const { desk, out } = flow;
  const about = flow.tail?.context ?? flow.context;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (setDown(cursor, about) && cursor.done) {
    reminded(desk, sentence.from, sentence.to);
    return true;
  }
  cursor.at = sentence.from;
  if (ends(cursor) && cursor.done) {
    const clause = desk.sheet.next;
    ran(desk, sentence.from, sentence.to);
    out.nodes.push({ clause, node: 'part', who: 'you' });
    return true;
  }
  cursor.at = sentence.from;
  const gained = gains(cursor, about, desk.sheet.next);
  if (gained !== undefined && cursor.done) {
    ran(desk, sentence.from, sentence.to);
    note(desk, gained);
    return true;
  }
  return holds(flow, sentence);
}

/** `When this effect ends, place yourself as close as possible to the target`: as it always is. */
const setDown = (cursor: Cursor, context: Context): boolean => {
  if (!cursor.take('when|once|after')) return false;
  if (!cursor.takeAny('this|the effect? ends', 'it ends', 'you leave', 'you stop sharing it?') || !cursor.take(',?'))
    return false;
  if (!cursor.takeAny('place|put|set yourself', 'you are placed|put|set down?')) return false;
  const near = cursor.takeAny('as close|near as possible to', 'as close|near to', 'next|adjacent to');
  return near && placeRef(cursor, context) !== undefined;
};

const ends = (cursor: Cursor): boolean => {
  cursor.take('you');
  return cursor.takeAny(
    'end|stop|leave this|the effect',
    'end|stop it|this',
    "leave the? target's|ally's|unit's|their|its space|place|location",
  );
};

/** `You also take any Stress or conditions the ally takes`. */
function gains(cursor: Cursor, context: Context, clause: number): Rule[] | undefined {
  const gain = 'take|takes|gain|gains|get|gets|receive|receives|suffer|suffers';
  return cursor.try(() => {
    if (!cursor.take('you also?') || !cursor.take(gain)) return undefined;
    const of: Who = { side: 'any', if: [{ is: 'shares-place', of: 'you', with: 'each' }] };
    const rules: Rule[] = [];
    do {
      cursor.takeAny('any', 'all', 'the', 'every');
      if (cursor.take('conditions|condition')) {
        rules.push({ clause, rule: 'shares-gains', of, condition: true });
        continue;
      }
      const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
      if (found === undefined) return undefined;
      cursor.at = found.to;
      rules.push({ clause, rule: 'shares-gains', of, token: found.word.ref });
    } while (cursor.takeAny(', or|and', 'or|and', ','));
    cursor.take('that|which');
    return pronoun(cursor, context)?.ref === 'target' && cursor.take(gain) ? rules : undefined;
  });
}

/** What holds for the bearer, and is for as long as it shares the place. */
function holds({ desk, context }: Flow, { from, to }: Sentence): boolean {
  const mark = desk.sheet.next;
  const cursor = new Cursor(desk.tokens, from, to);
  const acting: Desk = { ...desk, standing: true, lasts: false, notes: {} };
  const read: Out = phrases(acting, cursor, within(context, { them: undefined, named: {} }), undefined);
  const rules = read.held.flatMap(({ rule, of }) =>
    of === 'you' && (rule.rule === 'is' || rule.rule === 'change' || rule.rule === 'when')
      ? [{ ...rule, if: [...(rule.if ?? []), shares] }]
      : [],
  );
  if (!read.fault && cursor.done && read.nodes.length === 0 && rules.length > 0 && rules.length === read.held.length) {
    note(desk, rules);
    return true;
  }
  desk.sheet.backTo(mark);
  return false;
}

/** The action that ends it can be used while it lasts. */
export const whileShared = (nodes: readonly Node[]): readonly Condition[] =>
  nodes.some(({ node }) => node === 'part') ? [shares] : [];
