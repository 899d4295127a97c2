import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** How many words may name those who are ordered, or what is given up. */
const longestName = 9;

const joins = /^(?:,|and|or|then)$/;

/** What somebody can be told to do, as it is said of one who does it. */
const verbs = /^(?:attack|move|use|make|deal|heal|gain|push|pull|take|fly|teleport|swap|give|do)$/;

/** `Order your Wolf to move 2 and attack`, `command a Wolf to attack`: your Wolf moves 2 and attacks. */
export function ordered(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('order|command|direct|instruct|tell')) return undefined;
  const to = tokens.findIndex(({ text }, at) => at > 1 && at < longestName && text === 'to');
  const said = tokens.slice(1, to);
  if (to < 0 || said.some(({ text }) => joins.test(text)) || !verbs.test(tokens[to + 1]?.text ?? '')) return undefined;
  // Whom one orders about is one's own.
  const near = /^(?:adjacent)$/.test(said[1]?.text ?? '') ? 2 : 1;
  const isOne = /^(?:a|an|1|one)$/.test(said[0]?.text ?? '') && said[1]?.text !== 'of';
  const isSummon = isOne && wordAt(words, said, near, said.length, ['summon']) !== undefined;
  const whom = isSummon ? [wordLike(like, 'your'), ...said.slice(1)] : said;
  const many = /^(?:all|both|any|up|two|2|three|3)$/.test(said[0]?.text ?? '');
  const does = tokens.slice(to + 1).map((token, at, all) => {
    const first = at === 0 || joins.test(all[at - 1]?.text ?? '');
    return first && !many && verbs.test(token.text) ? wordLike(token, inThird(token.text)) : token;
  });
  return [...whom, ...does];
}
ordered.begins = beginning('order|command|direct|instruct|tell');

const inThird = (verb: string): string =>
  /(?:sh|o)$/.test(verb) ? `${verb}es` : /fly/.test(verb) ? 'flies' : `${verb}s`;

/** What may be had for something that is given up. */
const gains =
  /^(?:heal|gain|deal|move|summon|draw|give|push|pull|ready|refresh|teleport|fly|make|use|take|burst|range|create|place|clear)$/;

/** `Sacrifice a Wolf: heal 3`, `destroy an adjacent Wolf to heal 2`: it is given up, then the other happens. */
export function forGivenUp(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  // Who is dead has nothing of it.
  if (!cursor.take('sacrifice|destroy|kill') || cursor.sees('yourself|itself|this|it|them')) return undefined;
  const at = tokens.findIndex(({ text }, n) => n > 1 && n < longestName && (text === ':' || text === 'to'));
  const does = tokens[at + 1];
  if (at < 0 || does === undefined || tokens.slice(0, at).some(({ text }) => joins.test(text))) return undefined;
  if (tokens[at]?.text === 'to' && !gains.test(does.text)) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(does, ', then'), ...tokens.slice(at + 1)];
}
forGivenUp.begins = beginning('sacrifice|destroy|kill');

/** `Summon a Wolf in range 2, if you have less than 2`: of those that are summoned. */
export function fewerOfThem(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const asked = tokens.findIndex(({ text }, at) => text === 'if' && tokens[at + 1]?.text === 'you');
  const cursor = new Cursor(tokens, Math.max(asked, 0), tokens.length);
  if (
    asked < 2 ||
    !cursor.takeAny('if you have less|fewer than #', 'if you have # or less|fewer', 'if you have no|none')
  )
    return undefined;
  if (!cursor.done || !/^(?:summon|place|create)$/.test(tokens[0]?.text ?? '')) return undefined;
  const from = /^(?:a|an|one|1)$/.test(tokens[1]?.text ?? '') ? 2 : 1;
  const found = wordAt(words, tokens, from, asked, ['summon', 'marker']);
  if (found === undefined) return undefined;
  const none = tokens.at(-1)?.text === 'none';
  const question = none ? [...tokens.slice(asked, -1), wordLike(tokens[asked] as Token, 'no')] : tokens.slice(asked);
  const does = tokens.slice(0, tokens[asked - 1]?.text === ',' ? asked - 1 : asked);
  return [...does, ...question, ...tokens.slice(from, found.to)];
}
fewerOfThem.begins = beginning('summon|place|create');
fewerOfThem.needs = oneOf('if');

/** `Kill target with 3 or less health in range 2`: an enemy or whoever has so much. */
export function killsSuch(tokens: readonly Token[]): Token[] | undefined {
  const target = tokens.findIndex(({ text }, at) => text === 'target' && /^kills?$/.test(tokens[at - 1]?.text ?? ''));
  const like = tokens[target];
  if (like === undefined || !/^(?:with|that)$/.test(tokens[target + 1]?.text ?? '')) return undefined;
  // "Range 2, kill target with 3 or less health": who has been chosen is asked.
  if (target > 1) {
    const rest = tokens.slice(target + 2);
    const isLast =
      rest.length > 0 &&
      rest.every(({ kind, text }) => kind === 'number' || /^(?:or|less|fewer|health|hp|at|most)$/.test(text));
    return isLast ? [...tokens.slice(0, target), ...wordsLike(like, 'target if it has'), ...rest] : undefined;
  }
  return [...tokens.slice(0, target), ...wordsLike(like, 'a unit'), ...tokens.slice(target + 1)];
}
killsSuch.needs = oneOf('target');

/** `Then 1dmg again`, `move 2 again`, `1dmg to the target again if they are in LoS`: once more damage is damage of its own, and so is a movement. */
export function harmAgain(tokens: readonly Token[]): Token[] | undefined {
  const again = tokens.findIndex(
    ({ text }, at) =>
      text === 'again' &&
      (/^(?:dmg|damage)$/.test(tokens[at - 1]?.text ?? '') ||
        (at > 3 && new Cursor(tokens, at - 4, at).sees('dmg|damage to the target')) ||
        (at > 2 && new Cursor(tokens, at - 3, at).sees('dmg|damage to them|it')) ||
        (tokens[at - 1]?.kind === 'number' &&
          /^(?:move|fly|teleport|push|pull|heal)$/.test(tokens[at - 2]?.text ?? ''))),
  );
  // "1dmg again for each Coin" is so often 1, and not once so much.
  if (again < 0 || /^(?:for|per)$/.test(tokens[again + 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, again), ...tokens.slice(again + 1)];
}
harmAgain.needs = oneOf('again');
