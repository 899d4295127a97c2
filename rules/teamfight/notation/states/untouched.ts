import type { Flag, Rule } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { type About, is } from './predicate.ts';

/** `Nothing affects you`, `immune to everything`, `[cannot] be affected by anything`: all that could come from anybody. */
export const untouchedBy: readonly Flag[] = [
  'immune-damage',
  'unmovable',
  'immune-hazards',
  'immune-tokens',
  'immune-area',
  'no-healing',
];

/** Behind "cannot". */
export const byAnything = [
  'be affected by anything|everything',
  'be affected in any way',
  'be affected by any? effects',
] as const;

/** The rules of that, where nothing is left out of it. */
export const untouched = (about: About): Rule[] | undefined =>
  about.cursor.sees('else|but|except|while|from|of|other|besides') || healsAtOnce(about.cursor)
    ? undefined
    : untouchedBy.flatMap((flag) => is(about, flag));

/** "The target can't be affected by anything until your next turn. Heal 4": no more than anything else would that come to it. */
const healsAtOnce = ({ tokens, at }: Cursor): boolean =>
  tokens.some(({ text }, n) => n > at && /^heals?$/.test(text) && !/^[,:]$/.test(tokens[n - 1]?.text ?? ''));
