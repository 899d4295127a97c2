import type { Rule } from '../../program.ts';
import { type About, is } from './predicate.ts';

const once = ['skip|skips your|their|its next turn', 'lose|loses your|their|its next turn'];
const always = ['skip|skips your|their|its turn|turns', 'take|takes|get|gets|have|has no turns'];

/** What says that somebody has no turns begins with one of these. */
export const turnlessly = [...once, ...always];

/** Words by which a token or condition goes with the turn that it takes. */
const goes =
  /\b(?:clear|remove|lose|discard|ends?)\b[^.\n]*\b(?:(?:start|beginning|end) of (?:your|their) next turn|end of that turn|would (?:have )?(?:start|begin|beg[au]n))/i;

/** `Skip your next turn`, of a condition that goes with that turn; `you get no turns`, for as long as one has it: they pass as those of the dead do (T-012). */
export function turnless(about: About): Rule[] | undefined {
  const { cursor, context, who } = about;
  const { slot, self } = context;
  if ((slot !== 'token' && slot !== 'condition') || who.side !== 'you' || self === undefined) return undefined;
  const next = cursor.takeAny(...once);
  if (!next && !cursor.takeAny(...always)) return undefined;
  if (!cursor.done && !cursor.sees(',|and')) return undefined;
  // Without an end it would be skipped again and again.
  return next && !goes.test(self.text) ? undefined : is(about, 'no-turns');
}
