import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Let an ally in range 3 use a default ability`, `allow an adjacent ally to move 2`: whoever it is may. */
export function letsAct(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:let|allow)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const before = tokens.slice(0, at);
  if (/^(?:may|can)$/.test(before.at(-1)?.text ?? '')) before.pop();
  if (before.at(-1)?.text === 'you') before.pop();
  if (before.length > 0 && !/^[,:]$/.test(before.at(-1)?.text ?? '') && before.at(-1)?.text !== 'then')
    return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const whom = cursor.takeAny('them|it', 'the target') || noun(cursor, context) !== undefined;
  const named = tokens
    .slice(at + 1, cursor.at)
    .map((token) => (token.text === 'them' ? wordLike(token, 'they') : token));
  if (!whom) return undefined;
  if (like.text === 'allow' && !cursor.take('to')) return undefined;
  if (!cursor.sees('use|make|move|attack|heal|fly|teleport|take|gain|refresh|draw|push|reroll')) return undefined;
  return [...before, ...named, wordLike(like, 'may'), ...tokens.slice(cursor.at)];
}

/** `Enemies in burst 2, push 1 or pull 1`: the one or the other, by the same number. */
export function pushOrPull(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('push # or pull #', 'pull # or push #')) continue;
    const [one, other] = cursor.numbers;
    if (one !== other) return undefined;
    return [...tokens.slice(0, at + 1), ...tokens.slice(at + 2)];
  }
  return undefined;
}

/** `After the attack, move 1`, in an ability of one's own turn: then. */
export function afterAttack(
  tokens: readonly Token[],
  { slot, instant, underWay, anyTurn }: Context,
): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || instant || anyTurn || underWay !== undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('after the|this|your attack ,')) return undefined;
  return [wordLike(tokens[0] as Token, 'then'), ...tokens.slice(cursor.at)];
}

/** `Push 1 from the center`: away from it. */
export function fromCenter(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('push|pushed #') || !cursor.sees('from the center|centre|middle')) continue;
    return [...tokens.slice(0, cursor.at), wordLike(tokens[at] as Token, 'away'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}

const kinds = /^(?:enemy|unit|target|hero|ally)$/;
/** Which of several it is, and nothing that it is like. */
const whichOne = /^(?:first|second|third|fourth|next|last|other|another|new|different|single|lone|random|same)$/;

/** `If this hits a Slowed enemy, stun it`, behind an attack that has not made it so: if it hits, and the target is one. */
export function hitsSuch(tokens: readonly Token[], { rolled }: Context, before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!rolled || !cursor.takeAny('if this|it hits a|an', 'if you hit a|an')) return undefined;
  const from = cursor.at - 1;
  const [state, kind, comma] = tokens.slice(cursor.at, cursor.at + 3);
  if (
    state === undefined ||
    whichOne.test(state.text) ||
    kinds.test(state.text) ||
    !kinds.test(kind?.text ?? '') ||
    comma?.text !== ','
  )
    return undefined;
  const stem = state.text.slice(0, 4);
  if (before.some(({ text }) => text.startsWith(stem))) return undefined;
  const said = kind?.text === 'target' ? [state] : tokens.slice(from, cursor.at + 2);
  return [...wordsLike(state, 'if it hits and the target is'), ...said, ...tokens.slice(cursor.at + 2)];
}
hitsSuch.begins = beginning('if');

/** `At the start of your next turn, another 1dmg`: so much then. */
export function anotherLater(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'another');
  if (at < 2 || tokens[0]?.text !== 'at' || tokens[at - 1]?.text !== ',') return undefined;
  return new Cursor(tokens, at, tokens.length).sees('another # dmg|damage|irreducible|undefendable')
    ? [...tokens.slice(0, at), ...tokens.slice(at + 1)]
    : undefined;
}
