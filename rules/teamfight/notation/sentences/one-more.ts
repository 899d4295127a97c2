import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const more = oneOf('more another');
const comes = 'summon|place|create';

/**
 * `Summon a Wolf in range 2, and one more if you are Slowed`, `if you are Slowed, summon another`: once more what was summoned or placed
 * right before it, and in the same way.
 */
export function oneMore(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || new Cursor(tokens, 0, tokens.length).lacks(more)) return undefined;
  return inOne(tokens) ?? behind(tokens, before);
}

/** In the sentence that brings the first one. */
function inOne(tokens: readonly Token[]): Token[] | undefined {
  const again = tokens.findIndex(
    ({ text }, at) =>
      text === 'and' &&
      ((tokens[at + 1]?.text === 'one' && tokens[at + 2]?.text === 'more') || tokens[at + 1]?.text === 'another'),
  );
  const like = tokens[again];
  if (like === undefined) return undefined;
  const isTwo = tokens[again + 1]?.text === 'one' || tokens[again + 2]?.text === 'one';
  const to = again + (isTwo ? 3 : 2);
  if (to < tokens.length && !/^(?:if|when|for|,)$/.test(tokens[to]?.text ?? '')) return undefined;
  const head = tokens[again - 1]?.text === ',' ? again - 1 : again;
  const brought = broughtIn(tokens, head);
  return brought && [...tokens.slice(0, head), wordLike(like, ','), like, ...brought, ...tokens.slice(to)];
}

/** Behind the sentence that brings the first one. */
function behind(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(`${comes} another one?`, `${comes} one more`) || !(cursor.done || cursor.sees('if|,')))
      continue;
    const to = before.findLastIndex(({ kind, text }) => kind !== 'line' && text !== '.') + 1;
    const brought = broughtIn(before, to);
    return brought !== undefined && brought[0]?.text === tokens[at]?.text
      ? [...tokens.slice(0, at), ...brought, ...tokens.slice(cursor.at)]
      : undefined;
  }
  return undefined;
}

/** `summon a Wolf in range 2`, as the last that is said before `end`; nothing in it is told from what stands before. */
function broughtIn(tokens: readonly Token[], end: number): readonly Token[] | undefined {
  const from = tokens.findLastIndex(({ text }, at) => at < end && /^(?:summon|place|create)$/.test(text));
  if (from < 0 || !/^(?:a|an)$/.test(tokens[from + 1]?.text ?? '')) return undefined;
  const said = tokens.slice(from, end);
  const isPlain = !said.some(
    ({ kind, text }) =>
      kind === 'line' ||
      /^(?:it|them|they|that|there|its|their|target|if|when|and|or|,|\.|:|\(|another|other)$/.test(text),
  );
  return isPlain ? said : undefined;
}
