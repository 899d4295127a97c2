import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Desk } from './desk.ts';
import { endInNext } from './end-in-next.ts';
import type { Flow, InOtherWords } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

/** What says nothing but how hard it is to hit: `1def + 1def/2 distance`. */
const odds = /^(?:\d+|def|crit|\+|-|\/|,|and|per|distance|spaces?|for|each|every)$/;

const action = /^(?:free|move|standard|action|\+|and)$/;
const aims = /^(?:range|burst|line|path|target)$/;

/**
 * `1def/2 distance.` and in the next sentence `Range 4, 2dmg`: the odds of that, as if a comma stood between them; what it costs may stand
 * there, too. Undefined where something else stands there, or behind what is done already.
 */
export function oddsFirst(
  flow: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | InOtherWords | undefined {
  const { desk, out, tail, context } = flow;
  const [first, second, ...more] = sentences.slice(index);
  if (first === undefined || second === undefined || desk.standing || tail !== undefined) return undefined;
  if (first.opens || first.bullet || second.opens || second.bullet || out.nodes.length > 0) return undefined;
  const words = ({ from, to }: Sentence): readonly Token[] => desk.tokens.slice(from, to);
  const said = words(first);
  const [like] = said;
  if (like === undefined || !said.every(({ text }) => odds.test(text))) return undefined;
  if (!said.some(({ text }) => text === 'def' || text === 'crit')) return undefined;
  // Of which of several attacks it is is not said.
  if (more.some((one) => aims.test(words(one)[0]?.text ?? '') && words(one)[1]?.kind === 'number')) return undefined;
  if (words(second).every(({ text }) => action.test(text)) && more.length > 0)
    return [...sentences.slice(0, index), second, first, ...more];
  // How long it lasts may be told behind it.
  const ended = endInNext(flow, sentences, index + 1);
  const attack = ended ? ended.desk.tokens.slice(ended.sentence.from, ended.sentence.to) : words(second);
  const both = [...said, wordLike(like, ','), ...attack];
  const tokens = [...desk.tokens, ...both];
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const cursor = new Cursor(tokens, desk.tokens.length, tokens.length);
  const read = phrases(trial, cursor, context, undefined);
  if (read.fault || !cursor.done) return undefined;
  const sentence: Sentence = { ...first, from: desk.tokens.length, to: tokens.length };
  return { desk: { ...desk, tokens }, sentence, taken: ended ? 3 : 2 };
}
oddsFirst.begins = beginning('#|+|-');
oddsFirst.several = true;
