import type { Context } from '../context.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const does: Readonly<Record<string, string>> = {
  heals: 'heal',
  heal: 'heal',
  takes: 'take',
  take: 'take',
  gains: 'gain',
  gain: 'gain',
  loses: 'lose',
  lose: 'lose',
  may: 'may',
  moves: 'move',
  move: 'move',
};

/** `When Ironbeard enters this space, remove this, and it heals 1`, in the text of his own piece: what is done by him is told to him. */
export function ownerNamed(tokens: readonly Token[], { slot, self, words }: Context): Token[] | undefined {
  if (slot !== 'marker' || self?.owners.length !== 1 || !/^when(?:ever)?$/.test(tokens[0]?.text ?? ''))
    return undefined;
  const owner = wordAt(words, tokens, 1, tokens.length, ['hero', 'summon']);
  if (owner === undefined || owner.word.ref !== self.owners[0]) return undefined;
  const at = tokens.findIndex(
    ({ text }, n) =>
      n > owner.to &&
      /^(?:it|they|he|she)$/.test(text) &&
      /^(?:,|and|then|:)$/.test(tokens[n - 1]?.text ?? '') &&
      does[tokens[n + 1]?.text ?? ''] !== undefined,
  );
  const [who, verb] = [tokens[at], tokens[at + 1]];
  if (who === undefined || verb === undefined) return undefined;
  return [
    ...tokens.slice(0, at),
    wordLike(who, 'you'),
    wordLike(verb, does[verb.text] ?? verb.text),
    ...tokens.slice(at + 2),
  ];
}
