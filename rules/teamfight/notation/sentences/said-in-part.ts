import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const verbs = /^(?:gain|gains|get|gets|give|gives|heal|heals|push|pull|move|fly|teleport|lose|loses)$/;

/** `Gain 2 Coins if you have Burn, otherwise gain 1`, `if it has Burn, 3dmg, else 1`: so much of the same. */
export function otherwiseLess(tokens: readonly Token[]): Token[] | undefined {
  const other = tokens.findLastIndex(({ text }) => text === 'else' || text === 'otherwise');
  const rest = tokens.slice(other + 1);
  const number = rest.at(-1);
  const [verb] = rest.length === 2 ? rest : [];
  if (other < 1 || number?.kind !== 'number' || rest.length > 2 || (verb !== undefined && !verbs.test(verb.text)))
    return undefined;
  const at = tokens.findLastIndex(({ kind }, n) => n < other && kind === 'number' && isSoMuch(tokens, n));
  const does = tokens[at - 1];
  if (at < 0 || (verb !== undefined && verb.text !== does?.text)) return undefined;
  const behind = tokens.slice(at + 1, other);
  const ends = behind.findIndex(({ text }) => /^(?:,|if|unless|and|while)$/.test(text));
  const what = ends < 0 ? behind : behind.slice(0, ends);
  if (what.length > 4) return undefined;
  const said = does !== undefined && verbs.test(does.text) ? [does] : [];
  return [...tokens.slice(0, other + 1), ...said, number, ...what];
}

/** The number of what is done, and not one that is asked for. */
const isSoMuch = (tokens: readonly Token[], at: number): boolean =>
  verbs.test(tokens[at - 1]?.text ?? '') || /^(?:dmg|damage)$/.test(tokens[at + 1]?.text ?? '');

const named = /^(?:you|they|it|a|an|the|there|no|your|this|on|if|when|until|at|for|one|any|all)$/;

/** `You are undefendable, unless in Bear Stance`, `you have +1 speed unless Slowed`: unless you are so. */
export function unlessSo(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const unless = tokens.findLastIndex(({ text }) => text === 'unless');
  const rest = tokens.slice(unless + 1);
  const [like] = rest;
  if (slot !== 'passive' || unless < 2 || like === undefined || rest.length > 4 || named.test(like.text))
    return undefined;
  if (tokens[0]?.text !== 'you' || rest.some(({ text }) => /^(?:,|and|or|is|are|has|have)$/.test(text)))
    return undefined;
  const said = tokens[unless - 1]?.text === ',' ? unless - 1 : unless;
  return [...tokens.slice(0, said), ...wordsLike(like, 'unless you are'), ...rest];
}

/** `Repeat twice on the same or another target`, `repeat up to 2 times against any targets`: on whoever is chosen then. */
export function repeatOnAny(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'on' || text === 'against');
  const end = new Cursor(tokens, at + 1, tokens.length);
  const before = tokens.slice(0, Math.max(at, 0)).map(({ text }) => text);
  if (!before.includes('repeat') || !before.some((text) => /^(?:once|twice|times?)$/.test(text))) return undefined;
  const any = end.takeAny(
    'the same or a? different|another|other target|targets|unit|units',
    'any target|targets|units',
  );
  if (!any || !end.done) return undefined;
  return tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
}
