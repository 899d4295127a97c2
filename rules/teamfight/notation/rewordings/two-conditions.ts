import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Slow and silence enemies in burst 2`, `disarm and silence the target`: whoever is named is given both. */
export function twoConditions(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let from = 0; from < tokens.length - 3; from++) {
    const before = tokens[from - 1]?.text;
    if (before !== undefined && before !== ',' && before !== 'then' && before !== '.') continue;
    const first = wordAt(words, tokens, from, tokens.length, ['condition']);
    if (first === undefined || tokens[first.to]?.text !== 'and') continue;
    const second = wordAt(words, tokens, first.to + 1, tokens.length, ['condition']);
    const whom = second && tokens[second.to];
    if (second === undefined || whom === undefined || !/^(?:the|all|each|enem|allies|units|an?|target)/.test(whom.text))
      continue;
    const comma = tokens.findIndex(
      ({ text }, at) => at > second.to && (text === ',' || text === 'and' || text === 'then'),
    );
    const to = comma < 0 ? tokens.length : comma;
    const named = tokens.slice(second.to, to);
    // "Slow and stun all enemies" of an area that is laid: each is done to those, and "them" would be all in it.
    const isKnown =
      /^(?:the|target)$/.test(whom.text) || named.some(({ text }) => /^(?:in|within|adjacent)$/.test(text));
    return [
      ...tokens.slice(0, first.to),
      ...named,
      wordLike(whom, 'and'),
      ...tokens.slice(first.to + 1, second.to),
      ...(isKnown ? [wordLike(whom, 'them')] : named),
      ...tokens.slice(to),
    ];
  }
  return undefined;
}
twoConditions.needs = oneOf('and');
