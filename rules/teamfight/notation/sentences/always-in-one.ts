import type { Node, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import { type Held, type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** Two stances of which one always holds. */
type Both = readonly [first: Word, second: Word];

/**
 * `You are always in Owl stance or Wolf stance. Switch as a Free Action, 1/Turn.`, and lines "Owl: +1 speed" below: one is chosen at the beginning, the
 * other one may be entered in its place, and what each line says holds in that stance. Nothing where any of it is not understood.
 */
export function alwaysInOne(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context } = flow;
  const [first, second] = [sentences[index] as Sentence, sentences[index + 1]];
  if (!desk.standing || context.slot !== 'passive' || second === undefined || first.opens || first.bullet) return 0;
  const both = bothSaid(new Cursor(desk.tokens, first.from, first.to), context);
  const often = both && switches(new Cursor(desk.tokens, second.from, second.to));
  if (both === undefined || often === undefined) return 0;
  const { line } = second;
  const lines = linesOf(sentences.slice(index + 2));
  const mark = desk.sheet.next;
  const held = out.held.length;
  const begins = ran(desk, first.from, first.to);
  const options = both.map((word) => ({ clause: begins, label: word.name, then: [enters(begins, word)] }));
  const choose: Node = { clause: begins, node: 'choose', count: 1, options };
  out.held.push({ rule: { clause: begins, rule: 'when', trigger: { on: 'deploy' }, then: [choose] }, of: 'you' });
  out.held.push({ rule: switching(both, ran(desk, second.from, second.to), often), of: 'you' });
  for (const below of lines) {
    const found = below[0]?.line === line ? undefined : inStance(flow, below, both, read);
    if (found === undefined) {
      desk.sheet.backTo(mark);
      out.held.length = held;
      return 0;
    }
    out.held.push(...found);
  }
  return 2 + lines.flat().length;
}
alwaysInOne.several = true;
alwaysInOne.begins = beginning('you');
alwaysInOne.needs = oneOf('stance');

/** `You are always in Owl stance or Wolf stance`. */
function bothSaid(cursor: Cursor, { words }: Context): Both | undefined {
  if (!cursor.takeAny('you are always? in either?', 'you always have either?', 'you are always')) return undefined;
  const one = stance(cursor, words);
  if (one === undefined || !cursor.take('or')) return undefined;
  const other = stance(cursor, words);
  return other !== undefined && other !== one && cursor.done ? [one, other] : undefined;
}

function stance(cursor: Cursor, words: Context['words']): Word | undefined {
  cursor.take('the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['stance']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.take('stance');
  return found.word;
}

/** `Switch as a Free Action, 1/Turn`, `once per turn, you may switch as a Free Action`: without a limit it would never end. */
function switches(cursor: Cursor): { readonly action: 'free' | 'move'; readonly perTurn?: number } | undefined {
  const limited = cursor.takeAny('once per|each turn ,', '1 / turn ,|:');
  if (!cursor.take('you? may|can? switch|swap|change')) return undefined;
  cursor.takeAny('stance|stances', 'between them|the|both two? stances?', 'from one to the other');
  if (!cursor.take('as|for a free|move action')) return undefined;
  const action = cursor.tokens[cursor.at - 2]?.text === 'move' ? 'move' : 'free';
  const often =
    cursor.takeAny(', 1 / turn', '1 / turn', '( 1 / turn )', ', once per|each turn', 'once per|each turn') || limited;
  if (!cursor.done || (action === 'free' && !often)) return undefined;
  return { action, ...(often && { perTurn: 1 }) };
}

const enters = (clause: number, { ref }: Word): Node => ({ clause, node: 'stance', token: ref });

const switching = ([one, other]: Both, clause: number, use: { readonly action: 'free' | 'move' }): Rule => ({
  clause,
  rule: 'ability',
  who: { side: 'you' },
  name: 'Switch',
  program: {
    use: { clause, ...use },
    body: [
      {
        clause,
        node: 'if',
        if: [{ is: 'stance', token: one.ref }],
        then: [enters(clause, other)],
        else: [enters(clause, one)],
      },
    ],
    rules: [],
  },
});

/** The sentences of each line. */
function linesOf(sentences: readonly Sentence[]): Sentence[][] {
  const lines: Sentence[][] = [];
  for (const one of sentences) {
    const last = lines.at(-1);
    if (last?.[0]?.line === one.line) last.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** `Owl: At the end of your turn, heal 1`: in that stance, each sentence of the line. */
function inStance({ desk, context }: Flow, line: readonly Sentence[], both: Both, read: Read): Held[] | undefined {
  const head = line[0] as Sentence;
  const cursor = new Cursor(desk.tokens, head.from, head.to);
  cursor.take('in|while');
  const named = both.find(({ name }) => {
    const words = name.toLowerCase().replace(/ stance$/, '');
    if (!cursor.take(words)) return false;
    cursor.take('stance');
    return cursor.take(':');
  });
  const like = desk.tokens[head.from];
  if (named === undefined || like === undefined || head.opens) return undefined;
  const under = [
    ...wordsLike(like, `in ${named.name.toLowerCase().replace(/ stance$/, '')} stance`),
    wordLike(like, ','),
  ];
  const all: Held[] = [];
  for (const [n, one] of line.entries()) {
    const rest: readonly Token[] = desk.tokens.slice(n === 0 ? cursor.at : one.from, one.to);
    const tokens = [...desk.tokens, ...under, ...rest];
    const whole: Sentence = { ...one, from: desk.tokens.length, to: tokens.length, bullet: false, opens: false };
    const mark = desk.sheet.next;
    const found = read({ ...desk, tokens }, [whole], context);
    const isRead = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
    if (found.fault || !isRead || found.until || found.nodes.length > 0 || found.held.length === 0) return undefined;
    all.push(...found.held);
  }
  return all;
}
