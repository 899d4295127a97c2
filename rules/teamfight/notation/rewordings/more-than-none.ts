import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** Who uses something else deals the damage of that. */
const elsewhere = /^(?:attack|attacks|ability|abilities|use|uses|default|next|deal|deals|dealt)$/;
const heads = /^(?:range|burst|line|adjacent|enemy|enemies|unlimited|infinite|global|all|each)$/;

const moves = /^(?:push|pull|move|moves|teleport|swap|fly)$/;
const near = /^(?:adjacent|range|within|next|near|beyond|space|wall|walls)$/;

const isDamage = (token: Token | undefined): boolean => token?.text === 'dmg' || token?.text === 'damage';

/** `Range 1, push 3, +2dmg if they have a Coin`, in a text that deals no other damage: that much where it is so, and none else. */
export const moreThanNone: Rewording = (tokens, { words }, { before }) => {
  const plus = tokens.findIndex(
    ({ text }, at) => text === '+' && tokens[at + 1]?.kind === 'number' && isDamage(tokens[at + 2]),
  );
  const more = new Cursor(tokens, plus + 3, tokens.length);
  if (plus < 0 || !more.sees('if|against|while')) return undefined;
  const all = [...before, ...tokens];
  if (!heads.test(firstOf(all)) || all.filter(isDamage).length !== 1) return undefined;
  if (all.some(({ text }) => elsewhere.test(text))) return undefined;
  // What the text itself brings about could be asked before that, or behind it.
  const done = all.slice(0, before.length + plus);
  const asked = all.slice(before.length + plus + 3);
  if (done.some(({ text }) => moves.test(text)) && asked.some(({ text }) => near.test(text))) return undefined;
  const states = (said: readonly Token[]) =>
    said.flatMap((__, at) => wordAt(words, said, at, said.length, ['condition', 'token', 'counter'])?.word ?? []);
  const given = new Set(states(done));
  if (states(asked).some((one) => given.has(one))) return undefined;
  return [...tokens.slice(0, plus), ...tokens.slice(plus + 1)];
};

/** The first word behind what it costs, which ends with a line or a colon. */
function firstOf(tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ text }) => heads.test(text));
  const behind = tokens[at - 1];
  return at === 0 || behind?.kind === 'line' || /^[:.,]$/.test(behind?.text ?? '') ? (tokens[at]?.text ?? '') : '';
}

/** `Move 2 in a straight line for each Coin lost`: how far stands with the number. */
export const lineBehindEach: Rewording = (tokens) => {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'in' && tokens[n - 1]?.kind === 'number' && /^(?:move|fly|to)$/.test(tokens[n - 2]?.text ?? ''),
  );
  const line = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 0 || !line.takeAny('in a straight? line', 'in one|any direction') || !line.sees('for|per')) return undefined;
  const end = tokens.findIndex(({ text }, n) => n >= line.at && /^(?:,|\.|and|ignoring|through)$/.test(text));
  const to = end < 0 ? tokens.length : end;
  return [...tokens.slice(0, at), ...tokens.slice(line.at, to), ...tokens.slice(at, line.at), ...tokens.slice(to)];
};

/** `Cancel the rest of a movement of a unit in range 3`, `stop the movement of an enemy`: they end it. */
export const endsMovement: Rewording = (tokens) => {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('cancel|end|stop|interrupt|halt')) return undefined;
  cursor.takeAny('the rest|remainder of', 'the remaining', 'what remains of');
  if (!cursor.takeAny('the|a|an|any? movement|move of')) return undefined;
  const stop = tokens.findIndex(({ text }, n) => n >= cursor.at && /^(?:,|\.|and|then)$/.test(text));
  const to = stop < 0 ? tokens.length : stop;
  if (to <= cursor.at) return undefined;
  const words = ['ends', 'its', 'movement'].map((text) => wordLike(like, text));
  return [...tokens.slice(cursor.at, to), ...words, ...tokens.slice(to)];
};

/** `The first enemy contacted takes 2 damage`, `first enemy contacted, 1dmg, slow`, `2dmg to the first enemy contacted`, behind a movement of yours: whom you contact. */
export const firstContacted: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => /^(?:contacted|touched|met|reached|encountered)$/.test(text));
  const like = tokens[at];
  const first = tokens.findIndex(({ text }) => text === 'first');
  if (like === undefined || first < 0 || at !== first + 2) return undefined;
  if (!new Cursor(tokens, first, at).sees('first enemy|unit|ally|hero')) return undefined;
  const from = tokens[first - 1]?.text === 'the' ? first - 1 : first;
  const whom = [...wordsLike(like, 'the first'), ...tokens.slice(first + 1, at), ...wordsLike(like, 'you contact')];
  const rest = tokens.slice(at + 1);
  if (from === 0) return [...whom, ...rest];
  // "2dmg to the first enemy contacted".
  const harm = tokens.slice(0, from - 1);
  if (tokens[from - 1]?.text !== 'to' || harm.length !== 2 || !isDamage(harm[1])) return undefined;
  return [...whom, wordLike(like, 'takes'), ...harm, ...rest];
};

/** `First enemy hit takes 2dmg`, behind who moves, is pushed or pulled: whom that one runs into. */
export function firstHit(
  tokens: readonly Token[],
  { them, drawn }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (drawn || like === undefined || !cursor.takeAny('the? first enemy|unit|ally|hero hit')) return undefined;
  const last = before.findLastIndex(({ text }, at) => text === '.' && at < before.length - 1);
  const moved = before.slice(last + 1).some(({ text }) => /^(?:move|moves|push|pull|dash|charge|walk)$/.test(text));
  if (!moved || (them !== undefined && them !== 'target')) return undefined;
  const who = wordLike(cursor.tokens[cursor.at - 2] as Token, cursor.tokens[cursor.at - 2]?.text ?? '');
  return [
    ...wordsLike(like, 'the first'),
    who,
    ...wordsLike(like, them ? 'it touches' : 'you contact'),
    ...tokens.slice(cursor.at),
  ];
}
