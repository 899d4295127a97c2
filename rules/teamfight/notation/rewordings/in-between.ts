import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const between = [
  'you are in|on the? line between them|it and the|an|their attacker',
  'you are between them|it and the|an|their attacker',
  'you stand between them|it and the|an|their attacker',
  'you are in the way of the|an attack',
] as const;

/**
 * `Allies behind you (you are in the line between them and the attacker) have +1def`, `allies have +1def while you are between them and the
 * attacker`: against attacks that pass through you.
 */
export function inBetween(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => n > 0 && text === 'you' && new Cursor(tokens, n, tokens.length).sees('you are|stand'),
  );
  const said = new Cursor(tokens, at, tokens.length);
  const opens = tokens[at - 1]?.text ?? '';
  if (at < 2 || !said.takeAny(...between)) return undefined;
  const like = tokens[at] as Token;
  const whom = tokens[0]?.text;
  if (whom !== 'allies' && whom !== 'units') return undefined;
  const way = wordsLike(like, 'against attacks that pass through you');
  if (opens === '(') {
    if (!said.take(')') || !new Cursor(tokens, 1, at - 1).sees('behind you')) return undefined;
    return at === 4 ? [tokens[0] as Token, ...tokens.slice(said.at), ...way] : undefined;
  }
  const before = /^(?:while|if|when)$/.test(opens) && said.done ? tokens.slice(0, at - 1) : undefined;
  return before && [...(before.at(-1)?.text === ',' ? before.slice(0, -1) : before), ...way];
}
inBetween.needs = oneOf('between way');
