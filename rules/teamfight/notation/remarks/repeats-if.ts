import type { Condition, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { isAgain, repeats, repeatsLater } from '../sentences/links.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `Repeat once if you haven't moved this turn`, `if the target is Slowed, repeat this once`, behind one attack: it is asked when that is
 * through. Said without "once" it could be asked again each time.
 */
export function repeatsIf({ desk, out, context, tail }: Flow, sentence: Sentence): boolean {
  const { tokens } = desk;
  const [first, second] = [tokens[sentence.from]?.text, tokens[sentence.from + 1]?.text];
  if (desk.standing || sentence.opens || sentence.bullet || out.nodes.length !== 1) return false;
  if (!/^(?:if|with|repeat|then|you|may|attack|do|make|use)$/.test(first ?? '')) return false;
  if (first === 'you' && second !== 'may' && second !== 'can') return false;
  const asked =
    first === 'if' || first === 'with'
      ? before(desk, sentence, tail?.context ?? context)
      : behind(desk, sentence, tail?.context ?? context);
  if (asked === undefined) return false;
  const again = attacksAgain(desk, out.nodes, asked) ?? repeated(desk, out.nodes, { ...sentence, ...asked }, context);
  if (again === undefined) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  out.nodes.push({ clause, node: 'if', if: asked.if, then: [{ ...again, clause }], else: [] });
  return true;
}
repeatsIf.begins = beginning('if|with|repeat|then|you|may|attack|do|make|use');
repeatsIf.needs = oneOf('if with');

/**
 * `If they are still damaged, this ability repeats on them at the start of your next turn`, behind what was done: whether it is done once more is asked
 * now.
 */
export function repeatsLaterIf({ desk, out, context, tail }: Flow, sentence: Sentence): boolean {
  if (desk.standing || sentence.opens || sentence.bullet || desk.tokens[sentence.from]?.text !== 'if') return false;
  const asked = before(desk, sentence, tail?.context ?? context);
  if (asked === undefined) return false;
  const mark = desk.sheet.next;
  const [first] = out.nodes;
  const count = out.nodes.length;
  const isRead = repeatsLater(desk, out.nodes, { ...sentence, from: asked.from }, context);
  desk.sheet.backTo(mark);
  if (!isRead) return false;
  const list =
    out.nodes.length > count ? out.nodes : first !== undefined && 'then' in first ? (first.then as Node[]) : [];
  const later = list.pop();
  if (later === undefined) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  list.push({ clause, node: 'if', if: asked.if, then: [{ ...later, clause }], else: [] });
  return true;
}
repeatsLaterIf.begins = beginning('if');
repeatsLaterIf.needs = repeatsLater.needs;

/**
 * `At the start of your next turn, if the target is still adjacent, repeat this for free`: whether it is done once more, to the same unit of whom is asked, is
 * asked then.
 */
export function repeatsThenIf(flow: Flow, sentence: Sentence): boolean {
  const { desk, out, context, tail } = flow;
  const { tokens } = desk;
  const { from, to } = sentence;
  const at = tokens.findIndex(({ text }, n) => n > from && n < to && text === 'if');
  if (desk.standing || sentence.opens || sentence.bullet || at < 0 || !out.nodes.every(isAgain)) return false;
  const cursor = new Cursor(tokens, at + 1, to);
  const mark = desk.sheet.next;
  const asked = conditions(cursor, tail?.context ?? context);
  if (asked === undefined || !JSON.stringify(asked).includes('"target"')) return false;
  cursor.take(',');
  const isBehind = cursor.done;
  const like = tokens[at] as Token;
  const said = [
    ...tokens.slice(from, tokens[at - 1]?.text === ',' && isBehind ? at - 1 : at),
    ...tokens.slice(cursor.at, to),
  ];
  const onThem = said.some(({ text }) => /^(?:them|it|same|target)$/.test(text)) ? [] : wordsLike(like, 'on them');
  const again = [...said.filter(({ text }) => text !== '.'), ...onThem];
  const [only, ...besides] = out.nodes;
  if (only?.node !== 'target') return false;
  const then = only.then as Node[];
  const count = then.length;
  const isRead = repeatsLater({ ...desk, tokens: again }, [only], { ...sentence, from: 0, to: again.length }, context);
  desk.sheet.backTo(mark);
  const later = isRead && then.length > count ? then.pop() : undefined;
  if (later?.node !== 'later') return false;
  const clause = ran(desk, from, to);
  // "Heal 1", in a sentence of its own, is a part of all that.
  const all = [...later.then, ...structuredClone(besides)];
  then.push({ ...later, clause, then: [{ clause, node: 'if', if: asked, then: all, else: [] }] });
  return true;
}
repeatsThenIf.begins = beginning('at|repeat');
repeatsThenIf.needs = oneOf('if');

/** What is asked, and the words that say what is done again then. */
interface Asked {
  readonly if: readonly Condition[];
  readonly from: number;
  readonly to: number;
}

function before({ tokens }: Desk, { from, to }: Sentence, context: Context): Asked | undefined {
  // "With 3 Coins, do this again": if you have so many.
  const like = tokens[from];
  const has = like?.text === 'with' ? wordsLike(like, 'you have') : [];
  const more = Math.max(has.length - 1, 0);
  const said = has.length > 0 ? [...tokens.slice(0, from), ...has, ...tokens.slice(from + 1)] : tokens;
  const cursor = new Cursor(said, has.length > 0 ? from : from + 1, to + more);
  const found = conditions(cursor, context);
  cursor.take(',');
  return found && { if: found, from: cursor.at - more, to };
}

function behind({ tokens }: Desk, { from, to }: Sentence, context: Context): Asked | undefined {
  const at = tokens.findIndex(({ text }, index) => index > from && index < to && text === 'if');
  if (at < 0) return undefined;
  const cursor = new Cursor(tokens, at + 1, to);
  const found = conditions(cursor, context);
  const end = tokens[at - 1]?.text === ',' ? at - 1 : at;
  return found !== undefined && cursor.done ? { if: found, from, to: end } : undefined;
}

/** `attack again`, `do this one more time`: that is once. */
function attacksAgain({ tokens }: Desk, [only]: readonly Node[], { from, to }: Asked): Node | undefined {
  if (only?.node !== 'target' || only.links !== undefined || only.then.length === 0) return undefined;
  const cursor = new Cursor(tokens, from, to);
  const may = cursor.take('you? may|can');
  if (!cursor.takeAny('attack again|once', 'do|repeat this one|once', 'make this attack again', 'do this again'))
    return undefined;
  cursor.takeAny('more time?');
  if (!cursor.done || JSON.stringify(only.then).includes('"node":"manual"')) return undefined;
  const again = structuredClone(only);
  return may ? { clause: only.clause, node: 'may', then: [again] } : again;
}

function repeated(desk: Desk, nodes: readonly Node[], said: Sentence, { words }: Context): Node | undefined {
  if (!saysOnce(desk, said.from, said.to)) return undefined;
  const mark = desk.sheet.next;
  const after = structuredClone(nodes) as Node[];
  const again = repeats(desk, after, said, words) ? onlyAgain(nodes, after) : undefined;
  desk.sheet.backTo(mark);
  return again;
}

/** Said so often and no more. */
const saysOnce = ({ tokens }: Desk, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:once|twice|times?)$/.test(text)) &&
  !tokens.slice(from, to).some(({ text }) => text === 'turn' || text === 'round');

/** What comes of it beside the attack itself; undefined where that has become another one. */
function onlyAgain([only]: readonly Node[], [first, second, ...more]: readonly Node[]): Node | undefined {
  if (only === undefined || first === undefined || more.length > 0) return undefined;
  if (second !== undefined) return JSON.stringify(first) === JSON.stringify(only) ? second : undefined;
  if (first.node !== 'repeat' || first.times === 'any' || first.times.terms !== undefined) return undefined;
  const times = first.times.base - 1;
  return times === 1 ? first.then[0] : { ...first, times: { base: times } };
}
