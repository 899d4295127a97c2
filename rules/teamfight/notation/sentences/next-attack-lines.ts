import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Flow, InOtherWords } from './flow.ts';
import { bulletsAfter, type Sentence, scopeOf } from './sentence.ts';

/** What an attack deals or has more is said with a verb in one sentence. */
const dealt = /^(?:dmg|damage)$/;
const had = /^(?:range|crit|reach)$/;

/**
 * `Your next attack this turn also:` with lines or bullets below, `- push 2`, `- +1 damage`: all of them, as if they stood behind one another. Undefined
 * where something else stands there.
 */
export function nextAttackLines(
  { desk }: Flow,
  sentences: readonly Sentence[],
  index: number,
): InOtherWords | undefined {
  const { tokens } = desk;
  const head = sentences[index] as Sentence;
  if (!head.opens) return undefined;
  const cursor = new Cursor(tokens, head.from, head.to);
  if (!cursor.take('your next attack|attacks')) return undefined;
  cursor.take('this turn');
  const also = cursor.take('also');
  const verb = cursor.take('has|deals|gains|gets');
  cursor.take(':');
  if (!cursor.done) return undefined;
  const bullets = bulletsAfter(sentences, index);
  const to = bullets.at(-1)?.to ?? index + 1 + scopeOf(sentences, index);
  const lines = sentences.slice(index + 1, to);
  if (lines.length === 0 || lines.some(({ opens }) => opens)) return undefined;
  const like = tokens[head.from] as Token;
  const whole = verb ? cursor.at - (tokens[cursor.at - 1]?.text === ':' ? 2 : 1) : cursor.at;
  const end = !verb && tokens[whole - 1]?.text === ':' ? whole - 1 : whole;
  const parts = lines.map(({ from, to: last }) => withVerb(tokens.slice(from, last)));
  if (parts.some((part) => part === undefined)) return undefined;
  const said = [
    ...tokens.slice(head.from, end),
    ...(parts as Token[][]).flatMap((part, n) => (n === 0 ? part : [wordLike(like, 'and'), ...part])),
  ];
  // Whether "also 1dmg" is more of its damage is not said.
  if (
    also &&
    said.some(
      ({ kind, text }, n) =>
        kind === 'number' && dealt.test(said[n + 1]?.text ?? '') && said[n - 1]?.text !== '+' && text !== '',
    )
  )
    return undefined;
  const all = [...tokens, ...said];
  const sentence: Sentence = { ...head, opens: false, from: tokens.length, to: all.length };
  return { desk: { ...desk, tokens: all }, sentence, taken: 1 + lines.length };
}
nextAttackLines.begins = beginning('your');
nextAttackLines.needs = oneOf('next');

/** `+1 damage` as "deals +1 damage", `+1 crit` as "has +1 crit". */
function withVerb(part: readonly Token[]): Token[] | undefined {
  const [first] = part;
  if (first === undefined) return undefined;
  if (first.text !== '+') return [...part];
  const what = part[2]?.text ?? '';
  if (dealt.test(what)) return [...wordsLike(first, 'deals'), ...part];
  return had.test(what) ? [...wordsLike(first, 'has'), ...part] : undefined;
}
