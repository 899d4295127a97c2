import type { Amount, Condition, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { conditions } from '../occasions/condition.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf, someOf } from '../words/cursor.ts';
import { counting, ifConditions, type Term } from './amount.ts';
import { multiplied, timesWords } from './times-of-it.ts';

type Kind = 'damage' | 'heal';

/** `take 1 more damage`, `heal an additional 2`, `+1dmg`, `1 extra`: how much more, and of what where that is said. */
function surplus(cursor: Cursor): { readonly by: number; readonly of?: Kind } | undefined {
  const takes = cursor.take('take|takes|suffer|suffers|deal|deals');
  const heals = !takes && cursor.take('heal|heals|are|is? healed? for?');
  const more = cursor.takeAny('an? additional|extra|further +? #', '# more|additional|extra|further', '+ #');
  if (!more) {
    const behind =
      (takes && cursor.take('# dmg|damage more|extra')) || (heals && cursor.take('# health|hp more|extra'));
    if (!behind) return undefined;
    return { by: cursor.numbers[0] ?? 0, of: takes ? 'damage' : 'heal' };
  }
  const by = cursor.numbers[0] ?? 0;
  const said = cursor.take('dmg|damage') ? 'damage' : cursor.take('healing|health|hp') ? 'heal' : undefined;
  if ((takes && said === 'heal') || (heals && said === 'damage')) return undefined;
  const of = said ?? (takes ? 'damage' : heals ? 'heal' : undefined);
  return { by, ...(of && { of }) };
}

type Grows = Extract<Node, { node: Kind }>;

/** Adds to the one damage or healing of a list where something holds. False where there is none, or more than one it could be of. */
function grow(list: Node[], kind: Kind | undefined, term: Term): boolean {
  const all = list.flatMap((node, index) =>
    (node.node === 'damage' || node.node === 'heal') && (kind === undefined || node.node === kind)
      ? [{ node: node as Grows, index }]
      : [],
  );
  const [only] = all;
  if (only === undefined || all.length > 1 || typeof only.node.amount === 'string') return false;
  if (list.slice(only.index + 1).some(({ node }) => node !== 'give' && !(isMoved(node) && isOfState(term))))
    return false;
  const amount: Amount = { ...only.node.amount, terms: [...(only.node.amount.terms ?? []), term] };
  list[only.index] = { ...only.node, amount } as Node;
  return true;
}

/** What stands between may change what is asked: who was moved is elsewhere. */
export const isMoved = (node: Node['node']): boolean => node === 'push' || node === 'move';

export const isOfState = ({ if: asked, per }: Term): boolean =>
  per === undefined && asked?.every(({ is }) => is === 'has' || is === 'flag' || is === 'side') === true;

/** `take 1 more`, said of those of whom something is asked. */
export function increase(cursor: Cursor, list: Node[], asked: readonly Condition[]): boolean {
  const found = surplus(cursor);
  return (
    found !== undefined && (cursor.done || cursor.sees('.')) && grow(list, found.of, { each: found.by, if: asked })
  );
}

const beside = someOf(oneOf('more additional extra further +'), timesWords);

const begins = 'if|heal|heals|it|they|them|the|target|this|that|an|a|+|#|double|doubled|twice|triple|tripled|x';

/** `Heal 2. If it is Unprotected, it heals 1 more`, `heal 3, +1 if Slowed`: more of the healing before it. */
export function moreHealing(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing || cursor.lacks(beside) || !cursor.sees(begins)) return false;
  const lists = [run.into, run.out.nodes, run.tail?.then ?? []];
  const list = lists.find((nodes) => nodes.some(({ node }) => node === 'heal'));
  if (list === undefined) return false;
  const start = cursor.at;
  const term = cursor.try(() => healedMore(cursor, run.context, list));
  if (term === undefined || !grow(list, 'heal', term)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
moreHealing.begins = beginning(begins);

/** `Heal 2. If you have a Coin, heal 1 more`, in a sentence of its own. */
export function healsMore(desk: Desk, before: Node[], sentence: Sentence, context: Context): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (sentence.opens || cursor.lacks(beside) || !before.some(({ node }) => node === 'heal')) return false;
  const term = healedMore(cursor, context, before);
  if (term === undefined || !cursor.done || !grow(before, 'heal', term)) return false;
  ran(desk, sentence.from, sentence.to);
  return true;
}
healsMore.needs = beside;

/** `Heal 2, doubled for Slowed allies`: of one healing by a plain number, where no damage is told of that it could be of, too. */
function timesHealed(cursor: Cursor, context: Context, list: readonly Node[]): Term | undefined {
  const [heals, ...more] = list.filter(({ node }) => node === 'heal' || node === 'damage');
  if (cursor.lacks(timesWords) || heals?.node !== 'heal' || more.length > 0) return undefined;
  if (typeof heals.amount === 'string' || heals.amount.terms !== undefined || heals.amount.half) return undefined;
  const found = cursor.try(() => multiplied(cursor, context));
  return found && { each: heals.amount.base * (found.by - 1), if: found.if };
}

function healedMore(cursor: Cursor, context: Context, list: readonly Node[]): Term | undefined {
  const times = timesHealed(cursor, context, list);
  if (times !== undefined) return times;
  const first = cursor.take('if') ? conditions(cursor, context) : undefined;
  if (/^if$/.test(cursor.before?.text ?? '')) return undefined;
  if (first !== undefined) cursor.take(',|then');
  const whom = cursor.try(() =>
    cursor.takeAny('this', 'that ally|unit|target') ? 'target' : pronoun(cursor, context)?.ref,
  );
  const heals = list.find(({ node }) => node === 'heal');
  if (whom !== undefined && whom !== 'target' && heals?.node === 'heal' && heals.to !== whom) return undefined;
  const found = surplus(cursor);
  if (found === undefined || found.of === 'damage') return undefined;
  if (found.of === undefined && list.some(({ node }) => node === 'damage')) return undefined;
  const per = counting(cursor, context);
  const asked = first ?? ifConditions(cursor, context);
  if (asked === undefined && per === undefined) return undefined;
  return { each: found.by, ...per, ...(asked && { if: asked }) };
}
