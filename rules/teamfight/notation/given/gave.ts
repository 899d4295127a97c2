import type { Condition, Node, Rule, Use, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

/** The one token that a text has given so far; undefined for none and for several. */
export function gaveOne(nodes: readonly Node[], words: Words): Word | undefined {
  const ref = onlyGiven(nodes);
  return wordOf(words, ref, 'token');
}

/** The only thing that was given so far, of whatever kind. */
export function onlyGiven(nodes: readonly Node[]): string | undefined {
  const given = givenIn(nodes);
  const ref = given[0]?.token;
  return given.every(({ token }) => token === ref) ? ref : undefined;
}

/** The only thing that was given so far, once and for as long as its own text says. */
export function onlyGift(nodes: readonly Node[]): string | undefined {
  const [gift, ...more] = givenIn(nodes);
  return gift?.until === undefined && more.length === 0 ? gift?.token : undefined;
}

/** The only thing that was given or lost so far, in what a text answers too. */
export function onlyMoved({ nodes, held }: Out): string | undefined {
  const moved = (all: readonly Node[]): string[] =>
    all.flatMap((node) => [
      ...(node.node === 'give' || node.node === 'lose' ? [node.token] : []),
      ...('then' in node ? moved(node.then) : []),
    ]);
  const answers = held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));
  const [ref, ...more] = new Set(moved([...nodes, ...answers]));
  return more.length === 0 ? ref : undefined;
}

type Give = Extract<Node, { node: 'give' }>;

/** All that is given, in heads and questions too. */
export function givenIn(nodes: readonly Node[], found: Give[] = []): Give[] {
  for (const node of nodes) {
    if (node.node === 'give') found.push(node);
    if ('then' in node) givenIn(node.then, found);
  }
  return found;
}

/** The one counter that a text has brought so far, to nobody but its own card: "put a Rage counter on this; at 3, ...". */
export function ownCounter({ nodes, held }: Out, words: Words): string | undefined {
  const answers = held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));
  const given = givenIn([...nodes, ...answers]);
  const ref = given[0]?.token;
  return given.every(({ token, to }) => token === ref && to === 'you') ? wordOf(words, ref, 'counter')?.ref : undefined;
}

/** Whether a sentence may be about a token that was given before it. */
export const speaksOfToken = ({ tokens }: Desk, { from, to }: Sentence): boolean => {
  for (let at = from; at < to; at++) if (spoken.has(tokens[at]?.text ?? '')) return true;
  return false;
};

/** Whether a sentence may be about those of a side who have it: "if they're an ally, ...", "else, ...", "allies with it ...". */
export const speaksOfSide = ({ tokens }: Desk, { from }: Sentence): boolean => {
  const cursor = new Cursor(tokens, from, tokens.length);
  return (
    cursor.sees('if|while they|it are|is an? ally|enemy') ||
    cursor.sees('an|a|any? ally|allies|enemy|enemies|unit|units with|that|who') ||
    cursor.sees('else|otherwise ,? they|it')
  );
};

const spoken = new Set(['mark', 'marked', 'token', 'remove', 'end', 'clear', 'discard', 'dismiss', 'either']);

/** `the mark`, `the token`: the one that this text has given, of the bearer's own giving. Takes nothing where it is none. */
export function tokenGiven(cursor: Cursor, { gave }: Context): Word | undefined {
  if (gave === undefined || !cursor.sees('the mark|token')) return undefined;
  if (cursor.peek(1)?.text === 'mark' && !/\bmark/i.test(gave.name)) return undefined;
  cursor.at += 2;
  return gave;
}

/** Whether a unit has that token: the bearer's own. */
export const hasGiven = ({ ref }: Word): Condition => ({ is: 'has', of: 'each', token: ref, yours: true });

/** `You may remove the mark as a Free Action at the start of your turn`: one action more, for as long as somebody has it. */
export function takesBack(desk: Desk, context: Context, sentence: Sentence): boolean {
  const { gave } = context;
  if (gave === undefined || desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const theirs = cursor.take('they|it|target may|can remove|end|clear|discard');
  if (!theirs && !cursor.take('you? may|can remove|end|clear|dismiss')) return false;
  const named =
    tokenGiven(cursor, context) ?? (cursor.take('it|this') ? gave : undefined) ?? ownToken(cursor, context, gave);
  if (
    named === undefined ||
    !cursor.take(theirs ? 'as|with|for a free|move|standard action' : 'as a free|move|standard action')
  )
    return false;
  const action = cursor.tokens[cursor.at - 2]?.text as 'free' | 'move' | 'standard';
  const at = cursor.take('at the start|beginning of your turn')
    ? ('turn-start' as const)
    : cursor.take('at the end of your turn')
      ? ('turn-end' as const)
      : undefined;
  if (!cursor.done) return false;
  const clause = desk.sheet.next;
  const who: Who = { side: 'any', if: [hasGiven(gave)] };
  if (theirs) {
    if (at !== undefined || action === 'free') return false;
    // "They may remove it as a Move Action": whoever has it pays for that.
    const lose: Node = { clause, node: 'lose', token: gave.ref, from: 'you', count: 'all' };
    const own = { use: { clause, action }, body: [lose], rules: [] };
    const rule: Rule = { clause, rule: 'ability', who, name: `Remove ${gave.name}`, program: own };
    desk.notes.rules = [...(desk.notes.rules ?? []), rule];
    ran(desk, sentence.from, sentence.to);
    return true;
  }
  const use: Use = { clause, action, ...(at && { at }), needs: [{ is: 'there-is', who }] };
  const gone: Node = { clause, node: 'lose', token: gave.ref, from: 'each', count: 'all', yours: true };
  const program = { use, body: [{ clause, node: 'each' as const, who, then: [gone] }], rules: [] };
  const rule: Rule = { clause, rule: 'ability', who: { side: 'you' }, name: `Remove ${gave.name}`, program };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  ran(desk, sentence.from, sentence.to);
  return true;
}
takesBack.begins = beginning('they|it|target|you|may|can');
takesBack.needs = oneOf('may can');

function ownToken(cursor: Cursor, { words }: Context, gave: Word): Word | undefined {
  cursor.take('your|the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token']);
  if (found?.word.ref !== gave.ref) return undefined;
  cursor.at = found.to;
  return gave;
}
