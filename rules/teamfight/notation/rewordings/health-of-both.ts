import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `You and an ally in range 3 swap health`: you do so with that one. */
export function bothSwapHealth(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => /^(?:swap|switch|exchange|trade)$/.test(text));
  const like = tokens[verb];
  if (like === undefined || verb < 3 || !new Cursor(tokens, 0, verb).take('you and')) return undefined;
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  if (!cursor.take('your|their? current? health|hp') || !cursor.done) return undefined;
  return [...wordsLike(like, 'swap health with'), ...tokens.slice(2, verb)];
}
bothSwapHealth.begins = beginning('you');
bothSwapHealth.needs = oneOf('swap switch exchange trade');

/** `Your health becomes equal to the target's health`, `its health is set to 3`: it is set so. */
export function healthIsSet(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('your|its|their current? health|hp', "the? target's current? health|hp")) continue;
    const whose = tokens.slice(at, cursor.at);
    const said = cursor.takeAny(
      'becomes? equal to',
      'is|are set|equal to',
      'becomes the same as',
      'becomes',
      'is|are now',
    );
    if (!said || cursor.done) return undefined;
    const like = tokens[at] as Token;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, 'set'),
      ...whose,
      ...wordsLike(like, 'to'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
healthIsSet.needs = oneOf('becomes become is are');
