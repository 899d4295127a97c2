import type { Node } from '../../program.ts';
import { gaveOne } from '../given/gave.ts';
import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { isForGood } from './all-end.ts';
import type { Desk } from './desk.ts';
import type { Flow, InOtherWords } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

/**
 * `The ally cannot be targeted. Ends at the start of your next turn, or when they deal damage`: what holds without an end of its own, and its end in
 * the next sentence, as if that stood in the first. Undefined where that cannot be read so.
 */
export function endInNext(
  { desk, out, tail, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): InOtherWords | undefined {
  const [first, behind] = [sentences[index], sentences[index + 1]];
  if (first === undefined || behind === undefined || desk.standing || first.opens || behind.opens || behind.bullet)
    return undefined;
  const end = endOf(desk.tokens.slice(behind.from, behind.to));
  if (end === undefined) return undefined;
  // What was said before that holds so long, too.
  if (out.nodes.some(isForGood)) return undefined;
  // What is told of a token holds for as long as somebody has it, and it is the token that ends.
  if (gaveOne(out.nodes, context.words) !== undefined) return undefined;
  const holding = cannotAct(desk.tokens.slice(first.from, first.to));
  // "Until the end of their next turn. If they take damage, this ends": whichever comes first.
  const sooner = holding.some(({ text }) => lasting.test(text)) && end.some(({ text }) => text === 'damage');
  if (holding.some(({ text }) => hasEnd.test(text)) && !sooner) return undefined;
  const plain: Desk = { ...desk, sheet: new Sheet(), notes: { ...desk.notes } };
  const before = [...desk.tokens, ...holding];
  const itself = new Cursor(before, desk.tokens.length, before.length);
  const alone = phrases({ ...plain, tokens: before }, itself, tail?.context ?? context, undefined, tail);
  // What is given is taken back then.
  const turns = end[0]?.text === 'for';
  if (!turns && JSON.stringify(alone.nodes).includes('"node":"give"')) return undefined;
  // "When they take damage, you take half of it instead. Ends ...": until then, when they do.
  const waits = /^(?:when|whenever|while)$/.test(holding[0]?.text ?? '');
  const or = sooner ? [wordLike(end[0] as Token, 'or')] : [];
  const said = waits ? [...end, wordLike(end[0] as Token, ','), ...holding] : [...holding, ...or, ...end];
  const tokens = [...desk.tokens, ...said];
  const sentence: Sentence = { ...first, from: desk.tokens.length, to: tokens.length };
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const cursor = new Cursor(tokens, sentence.from, sentence.to);
  const read = phrases(trial, cursor, tail?.context ?? context, undefined, tail);
  const isRead = !read.fault && cursor.done && read.held.length === 0 && read.nodes.length > 0;
  return isRead && read.nodes.every(isEnded) ? { desk: { ...desk, tokens }, sentence, taken: 2 } : undefined;
}
endInNext.several = true;

/** `does not act`, which is that somebody cannot. */
function cannotAct(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, n) => /^(?:does|do)$/.test(text) && tokens[n + 1]?.text === 'not');
  const like = tokens[at];
  if (like === undefined || tokens[at + 2]?.text !== 'act') return tokens;
  return [...tokens.slice(0, at), wordLike(like, 'cannot'), ...tokens.slice(at + 2)];
}

const lasting = /^(?:until|till|activations|turns)$/;
const hasEnd = /^(?:until|till|lasts?|game|place|create|summon|enter|if)$/;

const ending = beginning('this|the|it|these|they|ends|end|stops|stop|lasts|last|if|when|once');

/** `Ends at the start of your next turn, or when they attack`: "until the start of your next turn, or until they attack". */
function endOf(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.misses(ending)) return undefined;
  // "Range 3, Slow. Lasts 2 turns": of whoever has it.
  const turns = new Cursor(tokens, 0, tokens.length);
  turns.takeAny('this effect?', 'the effect', 'it|these|they');
  if (turns.take('lasts|last for? # turns')) {
    const [like] = tokens;
    const number = tokens[turns.at - 2];
    return turns.done && like && number ? [wordLike(like, 'for'), number, wordLike(like, 'turns')] : undefined;
  }
  const broken = brokenBy(tokens);
  if (broken !== undefined) return broken;
  cursor.takeAny('this effect?', 'the effect', 'it|these');
  const after =
    cursor.sees('ends|end|stops|stop after your|their|its next turn') && cursor.take('ends|end|stops|stop after');
  if (!after && !cursor.take('ends|end|stops|stop at|when|whenever|if|once')) return undefined;
  const said = tokens.slice(cursor.at);
  return [
    ...wordsLike(tokens[0] as Token, after ? 'until the end of' : 'until'),
    ...said.map((token, n) =>
      said[n - 1]?.text === 'or' && /^(?:at|when|whenever|if|once)$/.test(token.text)
        ? wordLike(token, 'until')
        : token,
    ),
  ];
}

/** `If they take damage from another source, this ends`: until they take damage, as what made it last is through by then. */
function brokenBy(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('if|when|once they|it|you')) return undefined;
  const harmed = cursor.takeAny('take|takes|receive|receives any? damage', 'are|is damaged') ? cursor.at : undefined;
  if (harmed === undefined) return undefined;
  cursor.take('from another|any|other source|sources');
  if (
    !cursor.take(',') ||
    !cursor.takeAny('end this|the effect|condition?', 'this effect? ends', 'it ends', 'the effect ends')
  )
    return undefined;
  return cursor.done ? [...wordsLike(like, 'until'), ...tokens.slice(1, harmed)] : undefined;
}

/** Whether all that is done lasts, up to then. */
const isEnded = (node: Node): boolean =>
  node.node === 'target' || node.node === 'each' || node.node === 'area'
    ? node.then.length > 0 && node.then.every(isEnded)
    : (node.node === 'lasting' && node.until.moment !== 'game-end') ||
      (node.node === 'give' && node.until !== undefined);
