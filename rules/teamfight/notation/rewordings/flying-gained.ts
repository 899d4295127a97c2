import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Gain Flying until ...`, `an ally in range 3 has Flying until ...`, `they gain immunity to conditions`: who flies, or is immune, for so long. */
export function flyingGained(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('gain|gains|get|gets|have|has|receive|receives')) continue;
    const what = cursor.take('flying') ? 'flying' : cursor.takeAny('immunity to|against') ? 'immune to' : undefined;
    if (what === undefined) continue;
    const before = tokens[at - 1]?.text ?? ',';
    const bare = at === 0 || /^[,:.]$/.test(before);
    if (bare && like.text.endsWith('s')) return undefined;
    const many = /^(?:you|they|enemies|allies|units|heroes|we)$/.test(before) || !/s$/.test(like.text);
    const is = bare ? wordsLike(like, 'you are') : [wordLike(like, many ? 'are' : 'is')];
    return [...tokens.slice(0, at), ...is, ...wordsLike(like, what), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
flyingGained.needs = oneOf('flying immunity');
