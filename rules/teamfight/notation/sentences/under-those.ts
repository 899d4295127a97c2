import type { Rewording } from '../rewordings/rewording.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

const verbs = 'remove|removes|destroy|destroys';

/** `Remove their Plate`, `destroy those Plates`, behind `each enemy on a Plate`: what lies under each of them. */
export const underThose: Rewording = (tokens, { words }, { before, tail }) => {
  if (tail?.node.node !== 'each' && tail?.node.node !== 'area' && tail?.node.node !== 'target') return undefined;
  const at = tokens.findIndex((_, n) => new Cursor(tokens, n, tokens.length).sees(`${verbs} their|that|those`));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const said = [...before, ...tokens.slice(0, at)];
  const ground = stoodOn(said, words);
  // Whoever has moved since stands elsewhere.
  if (ground && said.slice(ground.to).some(({ text }) => moves.test(text))) return undefined;
  const piece = ground && pieceAt(tokens, at + 2, ground, said, words);
  if (piece === undefined) return undefined;
  const cursor = new Cursor(tokens, piece.to, tokens.length);
  cursor.take('marker|markers');
  if (!cursor.done && !cursor.sees('.|,|and|:')) return undefined;
  return [
    ...tokens.slice(0, at + 1),
    ...wordsLike(like, 'the'),
    ...piece.name.map((token): Token => ({ ...token, from: like.from, to: like.to })),
    ...wordsLike(like, 'under them'),
    ...tokens.slice(cursor.at),
  ];
};

const moves = /^(?:push|pull|move|fly|teleport|swap|place|drag)(?:s|es|ed)?$/;

/** `on a Gravity Plate`: on what those stand who are told of last. */
function stoodOn(said: readonly Token[], words: Words): { readonly at: number; readonly to: number } | undefined {
  for (let at = said.length - 1; at >= 0; at--) {
    const on = new Cursor(said, at, said.length);
    if (!on.take('on|in a|an|the|your|any')) continue;
    const found = wordAt(words, said, on.at, said.length, ['marker', 'terrain']);
    if (found !== undefined) return { at: on.at, to: found.to };
  }
  return undefined;
}

/** The piece by its name, or by the last word of it: "their plate". */
function pieceAt(
  tokens: readonly Token[],
  at: number,
  ground: { readonly at: number; readonly to: number },
  said: readonly Token[],
  words: Words,
): { readonly name: readonly Token[]; readonly to: number } | undefined {
  const name = said.slice(ground.at, ground.to);
  const on = wordAt(words, said, ground.at, said.length, ['marker', 'terrain']);
  const found = wordAt(words, tokens, at, tokens.length, ['marker', 'terrain']);
  if (found !== undefined) return found.word === on?.word ? { name, to: found.to } : undefined;
  const last = name.at(-1)?.text;
  const short = tokens[at]?.text;
  return short !== undefined && (short === last || short === `${last}s`) ? { name, to: at + 1 } : undefined;
}

/** `Your abilities targeting a Marked unit have +2 crit`: of what one does to such a unit, as `against` says. */
export function yoursAgainst(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex((_, n) =>
    ['your default? abilities|attacks targeting', 'your default? abilities|attacks that target'].some((said) =>
      new Cursor(tokens, n, tokens.length).sees(said),
    ),
  );
  if (at < 0) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  cursor.take('your default? abilities|attacks');
  const like = tokens[cursor.at];
  const { at: from } = cursor;
  cursor.takeAny('targeting', 'that target');
  // "Your abilities targeting you" are of oneself.
  if (like === undefined || cursor.sees('you|yourself|only')) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'against'), ...tokens.slice(cursor.at)];
}
