import type { Option } from '../../program.ts';
import { head as headAt } from '../nouns/head.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { price } from './bullets.ts';
import { choice } from './choice.ts';
import { type Desk, type Notes, type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { ofClause } from './of-clause.ts';
import { bulletsAfter, type Sentence } from './sentence.ts';

/** What changes the roll of an attack, which is made before anything of it is done. */
const rolls = /^(?:def|crit|undefendable)$/;

/** "You have +2def until ...", "abilities targeting you are undefendable": what holds, and no roll of this attack. */
const holds = /^(?:have|has|gain|gains|get|gets|is|are|becomes?|until|till|while|abilities|attacks)$/;

/** Whether an alternative says something about the roll of what stands before all of them. */
function changesRoll({ tokens }: Desk, group: readonly Sentence[]): boolean {
  return group.some(({ from, to }) => {
    const said = tokens.slice(from, to);
    const changes = said.some(({ text }) => rolls.test(text)) || (said[0]?.text === '+' && isDamage(said, 0));
    return changes && !said.some(({ text }) => holds.test(text));
  });
}

/** `+1dmg`, as a word of its own or two. */
const isDamage = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.kind === 'number' && /^(?:dmg|damage)$/.test(tokens[at + 2]?.text ?? '');

/** `Range 2, 2dmg` with so much more damage as the alternative begins with. */
function addsTo(said: readonly Token[], tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const [number, damage] = said.slice(-2);
  const more = tokens[at + 1];
  if (tokens[at]?.text !== '+' || more === undefined || !isDamage(tokens, at)) return undefined;
  if (number?.kind !== 'number' || damage === undefined || !/^(?:dmg|damage)$/.test(damage.text)) return undefined;
  const value = number.value + more.value;
  return [...said.slice(0, -2), { ...number, value, text: String(value) }, damage];
}

/** `Empty space, place a Snare`, `enemy, Slow`: who or what is chosen, of how many words, behind how far away it may be. */
const named = (tokens: readonly Token[], { from, to }: Sentence): number => {
  const cursor = new Cursor(tokens, from, to);
  return cursor.takeAny('an? enemy|ally|unit|hero', 'an? empty|free|unoccupied space') && cursor.sees(',')
    ? cursor.at - from
    : 0;
};

const isSpace = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  /^(?:empty|free|unoccupied)$/.test(tokens[from]?.text ?? '') && named(tokens, { from, to } as Sentence) > 0;

/** Where the words for the choice begin, where nothing but `choose one:` stands there. */
function choosesOne(desk: Desk, { from, to }: Sentence): number | undefined {
  for (let at = from; at < to; at++) {
    if (!/^(?:choose|pick|do)$/.test(desk.tokens[at]?.text ?? '')) continue;
    const cursor = new Cursor(desk.tokens, at, to);
    return choice(cursor) === 'choose' && cursor.done ? at : undefined;
  }
  return undefined;
}

/** The attack before a choice, in the same sentence or in one of its own, and how many sentences both are. */
function attackBefore(flow: Flow, sentences: readonly Sentence[], index: number) {
  const { desk, context } = flow;
  const [first, second] = [sentences[index] as Sentence, sentences[index + 1]];
  const own = choosesOne(desk, first);
  const apart = own === undefined && second !== undefined && choosesOne(desk, second) === second.from;
  if (own === undefined && !apart) return undefined;
  let to = own ?? first.to;
  while (to > first.from && /^(?:,|and|;|:|\.)$/.test(desk.tokens[to - 1]?.text ?? '')) to -= 1;
  const head = headAt(new Cursor(desk.tokens, first.from, to), context, 0);
  if (head?.node.node !== 'target' || desk.tokens[to - 1]?.text === 'then') return undefined;
  // Of several it could be chosen for each of them.
  if ((head.node.max ?? 1) > 1 || head.node.links !== undefined) return undefined;
  return {
    said: desk.tokens.slice(first.from, to),
    sentence: apart ? (second as Sentence) : first,
    taken: apart ? 2 : 1,
  };
}

/**
 * `Range 3, choose one:` before `+2def, 3dmg` and `1dmg, Slow`: what changes the roll is of one alternative only, so that each is an attack by
 * itself. Returns how many sentences were taken; none where one of them is not understood so.
 */
export function headInEach(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context } = flow;
  if (desk.standing || flow.tail !== undefined || (sentences[index] as Sentence).bullet) return 0;
  if (!sentences[index + 1]?.bullet && !sentences[index + 2]?.bullet) return 0;
  const before = attackBefore(flow, sentences, index);
  if (before === undefined) return 0;
  const { said, sentence, taken } = before;
  const bullets = bulletsAfter(sentences, index + taken - 1);
  const groups = bullets.map(({ from, to }) => sentences.slice(from, to));
  const placed = said.length === 2 && said[0]?.text === 'range' && groups.some(([one]) => one && isSpace(desk, one));
  if (groups.length < 2 || !(placed || groups.some((group) => changesRoll(desk, group)))) return 0;
  const mark = desk.sheet.next;
  const clause = ran(desk, (sentences[index] as Sentence).from, sentence.to);
  const options: Option[] = [];
  const rest = sentences.slice(bullets.at(-1)?.to ?? 0);
  for (const group of groups) {
    const option = alternative(desk, said, [group, rest], context, read, placed);
    if (option === undefined) {
      desk.sheet.backTo(mark);
      return 0;
    }
    options.push(option);
  }
  for (const { from, to } of rest) ran(desk, from, to);
  out.nodes.push({ clause, node: 'choose', count: 1, options });
  return sentences.length - index;
}
headInEach.several = true;

/**
 * One alternative behind the attack that stands before all of them, with what stands behind all of them, which may speak of whom it was on.
 * Undefined where not all of it is understood.
 */
function alternative(
  desk: Desk,
  said: readonly Token[],
  [group, rest]: readonly [readonly Sentence[], readonly Sentence[]],
  context: Flow['context'],
  read: Read,
  placed: boolean,
): Option | undefined {
  const first = group[0] as Sentence;
  const whom = placed ? named(desk.tokens, first) : 0;
  const last = group.at(-1) as Sentence;
  const begin = desk.tokens[first.from] as Token;
  // "Range 3, choose one: 2dmg, or range 1, 4dmg": an attack of its own is not behind the first one.
  const own = whom > 0 ? undefined : headAt(new Cursor(desk.tokens, first.from, first.to), context, 0)?.node;
  if (own?.node === 'target' || own?.node === 'each' || (own?.node === 'area' && own.of === 'you')) return undefined;
  // "Range 2, 2dmg. Choose one: +1dmg, or Slow": more of that damage.
  const sum = addsTo(said, desk.tokens, first.from);
  const far = [...desk.tokens.slice(first.from, first.from + whom), wordLike(begin, 'in'), ...said];
  const head = sum ?? (whom > 0 ? far : [...said, wordLike(begin, ',')]);
  const behind = sum === undefined ? first.from + whom : first.from + 3;
  const tokens = [...desk.tokens.slice(0, first.from), ...head, ...desk.tokens.slice(behind)];
  const more = head.length - (behind - first.from);
  const shifted = [...group, ...rest].map((one, n) => ({
    ...one,
    from: n === 0 ? one.from : one.from + more,
    to: one.to + more,
  }));
  const notes: Notes = {};
  const mark = desk.sheet.next;
  const inner = read(
    { ...desk, tokens, notes },
    [{ ...(shifted[0] as Sentence), bullet: false }, ...shifted.slice(1)],
    context,
  );
  const whole = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (inner.fault || !whole || inner.held.length > 0 || inner.nodes.length === 0 || Object.keys(notes).length > 0)
    return undefined;
  desk.sheet.backTo(mark);
  const clause = ran(desk, first.from, last.to);
  ofClause(inner.nodes, clause);
  const label = desk.source.slice(begin.from, desk.tokens[last.to - 1]?.to);
  const [attack] = inner.nodes;
  const needs = price(attack?.node === 'target' ? attack.then : inner.nodes, 'you');
  return { clause, label, ...(needs && { needs }), then: inner.nodes };
}
