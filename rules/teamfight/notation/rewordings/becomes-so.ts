import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** What somebody only is for a while: no condition of these names could be given. */
const state = 'untargetable|immune|unaffected';
const ends = oneOf('until till for during while');

/** What may be so beside it, by a word of its own. */
const alike = /^(?:untargetable|undefendable|immune|unaffected|invisible|flying)$/;

/** `Become untargetable and immune to damage until the start of your next turn`, `you become immune to damage until ...`: you are. */
export function becomesSo(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 1; at++) {
    if (!/^becomes?$/.test(tokens[at]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at + 1, tokens.length);
    // Without an end it could be for good.
    if (!cursor.sees(state) || !cursor.holds(ends)) return undefined;
    const like = tokens[at] as Token;
    const [before] = tokens.slice(0, at).slice(-1);
    const unnamed = before === undefined || /^(?:,|:|then)$/.test(before.text);
    const verb = like.text === 'becomes' ? 'is' : 'are';
    return [...tokens.slice(0, at), ...wordsLike(like, unnamed ? `you ${verb}` : verb), ...tokens.slice(at + 1)];
  }
  return undefined;
}
becomesSo.needs = oneOf('become becomes');

/** `You are immune to damage and untargetable until ...`: and are so. */
export function areBoth(tokens: readonly Token[]): Token[] | undefined {
  const first = tokens.findIndex(({ text }) => text === 'is' || text === 'are');
  const and = tokens.findIndex(({ text }, at) => at > first + 1 && text === 'and');
  const verb = tokens[first];
  if (verb === undefined || and < 0 || !alike.test(tokens[first + 1]?.text ?? '')) return undefined;
  if (!alike.test(tokens[and + 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, and + 1), wordLike(verb, verb.text), ...tokens.slice(and + 1)];
}
areBoth.needs = oneOf('and');

const hinders = /^(?:a|an|any|another|other|wall|walls|unit|units|or|blocking|terrain|obstacle|something|anything)$/;

/** `If a wall or unit stops the push, 2dmg`: if the push is stopped by it. */
export function stopsPush(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first?.text !== 'if') return undefined;
  let at = 1;
  while (hinders.test(tokens[at]?.text ?? '')) at += 1;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at === 1 || !cursor.take('stops|stop|blocks|block')) return undefined;
  if (!cursor.takeAny('the|this push|pull|knockback', 'them|it', 'the? target')) return undefined;
  if (!cursor.sees(',|:')) return undefined;
  return [first, ...wordsLike(first, 'the push is stopped by'), ...tokens.slice(1, at), ...tokens.slice(cursor.at)];
}
stopsPush.begins = beginning('if');

/** `1dmg irreducible per Coin lost`, `Xdmg irreducible`, `X irreducible damage`: so much irreducible damage for each. */
export function irreducibleFirst(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'irreducible' &&
      ((/^(?:dmg|damage)$/.test(tokens[n - 1]?.text ?? '') && /^(?:per|for|equal)$/.test(tokens[n + 1]?.text ?? '')) ||
        tokens[n - 1]?.text === 'xdmg' ||
        (tokens[n - 1]?.text === 'x' && /^(?:dmg|damage)$/.test(tokens[n + 1]?.text ?? ''))),
  );
  return at < 2
    ? undefined
    : [...tokens.slice(0, at - 1), tokens[at] as Token, tokens[at - 1] as Token, ...tokens.slice(at + 1)];
}
irreducibleFirst.needs = oneOf('irreducible');
