import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `When you start your turn adjacent to your Lantern, you may pick it up`, `when you enter range 2 of your Lantern, remove it`: one of yours that is so
 * near then.
 */
export function itNear(tokens: readonly Token[], { words, slot }: Context): readonly Token[] | undefined {
  if (slot === 'marker' || slot === 'terrain') return undefined;
  const your = tokens.findIndex(({ text }, at) => text === 'your' && nearAt(tokens, at) !== undefined);
  const like = tokens[your];
  const near = nearAt(tokens, your);
  const named = wordAt(words, tokens, your + 1, tokens.length, ['marker']);
  if (like === undefined || near === undefined || named === undefined || named.word.fields.object) return undefined;
  if (!youAreThere(tokens, your)) return undefined;
  const cursor = new Cursor(tokens, named.to, tokens.length);
  cursor.take('marker');
  if (!cursor.take(',')) return undefined;
  cursor.take('you may|can');
  const to = cursor.at;
  if (!cursor.takeAny('remove|destroy|collect|take it', 'pick|take it up', 'pick up it')) return undefined;
  const verb = tokens[to]?.text === 'destroy' ? 'destroy' : 'remove';
  return [
    ...tokens.slice(0, to),
    ...wordsLike(like, `${verb} your`),
    ...tokens.slice(your + 1, named.to),
    ...wordsLike(like, 'in range'),
    near,
    ...tokens.slice(cursor.at),
  ];
}
itNear.begins = beginning('when|whenever|at|if');
itNear.needs = oneOf('it');

/** `when you start your turn adjacent to`: the one who is near is you, and nobody whom you hit there or who comes there. */
function youAreThere(tokens: readonly Token[], your: number): boolean {
  const you = tokens.slice(0, your).findLastIndex(({ text }) => /^you(?:'re)?$/.test(text));
  if (!/^(?:when|whenever|if)$/.test(tokens[you - 1]?.text ?? '')) return false;
  const cursor = new Cursor(tokens, you + 1, your);
  cursor.takeAny('start|begin|end your turn', 'are|enter|become', 'move|come|step into|in|within?');
  cursor.take('a? space? in|within?');
  cursor.takeAny('adjacent|next to', 'range # of');
  return cursor.done;
}

/** How near it is whose name begins at a token: behind `adjacent to`, `range 2 of`. */
function nearAt(tokens: readonly Token[], at: number): Token | undefined {
  const [first, second] = [tokens[at - 2], tokens[at - 1]];
  if (first === undefined || second === undefined) return undefined;
  if (second.text === 'to' && /^(?:adjacent|next)$/.test(first.text)) return numberLike(first, 1);
  return second.text === 'of' && first.kind === 'number' && tokens[at - 3]?.text === 'range' ? first : undefined;
}
