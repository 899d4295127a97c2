import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const each = 'for|per';

/**
 * `Range 1, 2dmg to the target for each Coin you have`, `deal 1 damage to an enemy in range 3 per Coin`: so much for each stands right behind the
 * damage, and whom it is dealt to before it. `aimed`: the sentence before has chosen one target.
 */
export function harmPerEach(tokens: readonly Token[], aimed: boolean): Token[] | undefined {
  const at = tokens.findIndex((_, n) => new Cursor(tokens, n, tokens.length).sees('# dmg|damage to'));
  const verb = /^deals?$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const from = at + 3;
  const per = tokens.findIndex((_, n) => n > from && new Cursor(tokens, n, tokens.length).sees(each));
  if (at < 0 || per < 0) return undefined;
  const isEach = tokens[per]?.text === 'per' || /^(?:each|every)$/.test(tokens[per + 1]?.text ?? '');
  const whom = tokens.slice(from, per);
  if (!isEach || whom.some(({ text }) => /^(?:,|and|or|\.|:|if|who|that)$/.test(text))) return undefined;
  const harm = tokens.slice(at, at + 2);
  const before = tokens.slice(0, verb);
  const attacker = new Cursor(whom, 0, whom.length);
  const like = tokens[at] as Token;
  if (attacker.take('the attacker') && attacker.done && /^when(?:ever)?$/.test(before[0]?.text ?? ''))
    return [...before, ...whom, wordLike(like, 'takes'), ...harm, ...tokens.slice(per)];
  const known = new Cursor(whom, 0, whom.length);
  if (known.takeAny('the target', 'it', 'them') && known.done) {
    const isAimed = before.length === 0 ? aimed : before[0]?.text === 'range' && before.at(-1)?.text === ',';
    return isAimed ? [...before, ...harm, ...tokens.slice(per)] : undefined;
  }
  // "You and allies heal 1, 1dmg to enemies": what stands before it is about somebody else.
  if (before.length > 0) return undefined;
  return [...whom, wordLike(like, ','), ...harm, ...tokens.slice(per)];
}
harmPerEach.needs = oneOf('for per');
