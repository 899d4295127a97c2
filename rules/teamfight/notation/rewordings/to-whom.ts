import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { saysWhich } from '../words/which-of-them.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Heal 1 to each ally in range 2`, `2dmg to all enemies in the area`, `give 2 overshield to yourself and an adjacent ally`, `DoT 1 to the
 * target and each enemy adjacent to it`: they heal 1, take 2dmg, gain it.
 */
export function toWhom(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const to = tokens.findIndex(({ text }) => text === 'to');
  if (to < 1) return undefined;
  const whom = new Cursor(tokens, to + 1, tokens.length);
  const two = whom.sees(twoOf) || endsWithYou(tokens);
  if (!two && !whom.sees('both') && !whom.sees(`each|all|every? ${others}`)) return undefined;
  const from = tokens.slice(0, to).findLastIndex(({ text }) => text === ',' || text === ':') + 1;
  const said = tokens.slice(to + 1);
  if (!saysWhich(said) && tokens.slice(0, from).some(({ text }) => text === 'dmg')) return undefined;
  // "1dmg to each enemy, push 1": whom the rest is for is said by the order there is.
  if (said.some(({ text }) => /^(?:,|then|or)$/.test(text))) return undefined;
  if (said.filter(({ text }) => text === 'and').length !== (two ? 1 : 0)) return undefined;
  const does = verb(tokens, from, to, two, words);
  if (does === undefined) return undefined;
  const group = said.filter(({ text }, n) => n > 0 || text !== 'all');
  return [...tokens.slice(0, from), ...group, ...does];
}
toWhom.needs = oneOf('to');

const others = 'other|adjacent|enemy|enemies|ally|allies|unit|units|others|hero|heroes|summon|summons';

/** Somebody known, and others with them. */
const twoOf = 'the? target|them|it|you|yourself and';

const endsWithYou = (tokens: readonly Token[]): boolean => {
  const [and, you] = tokens.slice(-2);
  return and?.text === 'and' && /^(?:you|yourself)$/.test(you?.text ?? '');
};

/** What they do or get: `heal 1`, `take 2dmg`, `are pushed 2`, `gain 2 overshield`. */
export function verb(
  tokens: readonly Token[],
  from: number,
  to: number,
  two: boolean,
  words: Context['words'],
): Token[] | undefined {
  const does = new Cursor(tokens, from, to);
  const first = tokens[from] as Token;
  const number = tokens.slice(from, to).find(({ kind, text }) => kind === 'number' || /^(?:one|two|three)$/.test(text));
  if (does.take('heal|heals #') && does.done && number) return [wordLike(first, 'heal'), number];
  does.at = from;
  if (does.take('deal? # dmg|damage') && does.done && number)
    return [wordLike(number, 'take'), number, wordLike(number, 'dmg')];
  does.at = from;
  const shoves = does.take('push|pull #') && does.done;
  if (shoves && number) return two ? undefined : [...wordsLike(first, `are ${first.text}ed`), number];
  does.at = from;
  const condition = wordAt(words, tokens, from, to, ['condition']);
  if (condition && (condition.to === to || (condition.to === to - 1 && tokens[to - 1]?.kind === 'number')))
    return [wordLike(first, 'gain'), ...tokens.slice(from, to)];
  if (!two || does.sees('heal|deal|move|push|pull')) return undefined;
  const gives = does.take('give|gives|grant|grants|apply|applies|inflict|inflicts');
  // "DoT 1 to the target and ...": what comes to them is named alone.
  if (!gives && to - from > 2) return undefined;
  return does.done ? undefined : [wordLike(first, 'gain'), ...tokens.slice(does.at, to)];
}
