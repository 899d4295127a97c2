import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import type { Tail } from '../sentences/desk.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const kinds = 'unit|enemy|ally|hero|summon';

/**
 * `If an ally is adjacent to you, that ally heals 1`, `if the target is adjacent to another enemy, 1dmg to that enemy`: done to one of
 * those that there are, whom the player chooses where there are more.
 */
export function ifThereIs(tokens: readonly Token[], context: Context, tail: Tail | undefined): Token[] | undefined {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const [like] = tokens;
  if (like?.text !== 'if' || comma < 4) return undefined;
  const whom = whoIs(tokens, comma) ?? besideTarget(tokens, comma);
  if (whom === undefined) return undefined;
  const cursor = new Cursor(whom, 0, whom.length);
  if (noun(cursor, context) === undefined || !cursor.done) return undefined;
  const kind = whom.find(({ text }) => kinds.split('|').includes(text))?.text ?? '';
  const does = tokens.slice(comma + 1);
  const that = does.findIndex(({ text }, at) => text === 'that' && [kind, 'unit'].includes(does[at + 1]?.text ?? ''));
  if (that >= 0) {
    // "That enemy" once more is the same one, whom "they" names.
    const rest = does.slice(that + 2);
    if (rest.some(({ text }) => text === 'that')) return undefined;
    const others = rest.at(-1)?.text === 'too' || rest.at(-1)?.text === 'also' ? rest.slice(0, -1) : rest;
    return [...does.slice(0, that), ...whom, ...others];
  }
  // With a target "it" could be either of them.
  if (tail !== undefined || !/^(?:it|they|he|she)$/.test(does[0]?.text ?? '')) return undefined;
  return [
    ...whom,
    ...(does[1]?.text === 'is' || does[1]?.text === 'are' ? wordsLike(like, 'is') : [does[1] as Token]),
    ...does.slice(2),
  ];
}
ifThereIs.begins = beginning('if');

/** `if there is an ally in range 2`, `if an ally is in range 2`. */
function whoIs(tokens: readonly Token[], comma: number): Token[] | undefined {
  const cursor = new Cursor(tokens, 1, comma);
  const first = cursor.takeAny('there is|are');
  const from = cursor.at;
  if (!cursor.take(`a|an|another other? ${kinds}`)) return undefined;
  if (first) return tokens.slice(from, comma);
  const said = tokens.slice(from, cursor.at);
  return cursor.take('is') && !cursor.done ? [...said, ...tokens.slice(cursor.at, comma)] : undefined;
}

/** `if the target is adjacent to another enemy`, `to an enemy of yours`: one adjacent to the target. */
function besideTarget(tokens: readonly Token[], comma: number): Token[] | undefined {
  const cursor = new Cursor(tokens, 1, comma);
  if (!cursor.takeAny('the target is adjacent|next to', 'they are adjacent|next to', 'it is adjacent|next to'))
    return undefined;
  const from = cursor.at;
  if (!cursor.take(`a|an|another other? ${kinds}`)) return undefined;
  const said = tokens.slice(from, cursor.at);
  cursor.take('of yours');
  return cursor.done ? [...said, ...wordsLike(tokens[0] as Token, 'adjacent to the target')] : undefined;
}
