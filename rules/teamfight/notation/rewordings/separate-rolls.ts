import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

const separately = [
  'separate rolls|roll for? each? target?',
  'roll|rolling separately for? each? target?',
  'roll for each separately',
  'one|a roll for each target?',
] as const;

/** `Up to 3 targets in range 4, separate rolls, 2dmg`: each of several targets has a roll of its own anyway (T-122). Of an area it says more. */
export function separateRolls(tokens: readonly Token[]): Token[] | undefined {
  const head = new Cursor(tokens, 0, tokens.length);
  if (!head.takeAny('any number of', 'up to #', '#')) return undefined;
  head.take('different');
  if (!head.take('enemies|targets|units|heroes')) return undefined;
  const at = tokens.findIndex(({ text }, n) => n >= head.at && /^(?:separate|roll|rolling|one|a)$/.test(text));
  const said = new Cursor(tokens, at, tokens.length);
  if (at < 1 || !said.takeAny(...separately) || !(said.done || said.sees(',|.|)'))) return undefined;
  if (tokens.slice(head.at, at).some(({ text }) => /^(?:burst|line|path|x)$/.test(text))) return undefined;
  const open = tokens[at - 1]?.text;
  if (open === '(') return said.take(')') ? [...tokens.slice(0, at - 1), ...tokens.slice(said.at)] : undefined;
  return open === ',' ? [...tokens.slice(0, at - 1), ...tokens.slice(said.at)] : undefined;
}
separateRolls.needs = oneOf('separate separately roll');
