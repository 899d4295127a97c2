import { Cursor } from '../words/cursor.ts';
import type { Rewording } from './rewording.ts';

/** `The 3x3 area centered on the target becomes Mud`, `the burst 1 around it gains Hazard: 1dmg`: said without the article, as areas are. */
export const theAreaAround: Rewording = (tokens) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  for (; !cursor.done; cursor.at += 1) {
    if (!cursor.sees('the|a')) continue;
    const { at } = cursor;
    const said =
      cursor.takeAny('the|a # x # area|square? centered|centred on|around', 'the|a # x # area|square? around') ||
      cursor.take('the|a burst # around');
    if (said) return [...tokens.slice(0, at), ...tokens.slice(at + 1)];
    cursor.at = at;
  }
  return undefined;
};

const harm = /^(?:dmg|damage)$/;

/** `Enemies that hit a wall this way take 2dmg more`, `if they hit a wall, they take 2 more damage and are Stunned`: by the push that was told, and 2 damage. */
export const byThatPush: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => /^(?:wall|walls|obstacle|obstacles)$/.test(text));
  const [this_, way] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  const isSaid = at >= 0 && this_ === 'this' && way === 'way';
  const rest = isSaid ? [...tokens.slice(0, at + 1), ...tokens.slice(at + 3)] : tokens;
  const runsIn = rest
    .slice(0, Math.max(at, 0))
    .some(({ text }) => /^(?:hits?|collides?|pushed|slams?|slammed)$/.test(text));
  const more = rest.findIndex(({ text }, n) => {
    if (n <= at || text !== 'more') return false;
    const behind = harm.test(rest[n - 1]?.text ?? '') && rest[n - 2]?.kind === 'number';
    return behind || (runsIn && harm.test(rest[n + 1]?.text ?? '') && rest[n - 1]?.kind === 'number');
  });
  if (at < 0 || (!isSaid && more < 0)) return undefined;
  return more < 0 ? rest : [...rest.slice(0, more), ...rest.slice(more + 1)];
};
