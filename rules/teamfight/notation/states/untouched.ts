import type { Flag, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

/** Of whom nothing takes hold, friend or foe. */
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
  'be affected by anyone or anything',
  'be affected in any way',
  'be affected by any? effects',
] as const;

/**
 * What keeps everything from somebody; nothing where something is left out of it, or where the text does them good at once behind that, which would not arrive. "At the start of your next turn,
 * heal 4" comes later.
 */
export const spared = (cursor: Cursor, who: Who, clause: number): Rule[] | undefined =>
  cursor.sees('else|but|except|while|from|of|other|besides') ||
  cursor.tokens.some(
    ({ text }, n) => n >= cursor.end && helping.test(text) && !/^[,:]$/.test(cursor.tokens[n - 1]?.text ?? ''),
  )
    ? undefined
    : untouchedBy.map((flag) => ({ clause, rule: 'is', who, flag }));

const helping = /^heals?$/;

/** `Nothing affects you`, `nothing else can affect them`, `area abilities do not affect you`. */
export function untouched(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const areas = cursor.takeAny('areas|aoes', 'area|aoe abilities|attacks|effects');
    if (areas) {
      if (!cursor.takeAny("don't affect|hit you", 'do not affect|hit you')) return undefined;
      return {
        of: 'you' as const,
        rules: [{ clause, rule: 'is' as const, who: { side: 'you' as const }, flag: 'immune-area' as const }],
      };
    }
    if (!cursor.takeAny('nothing else? affects', 'nothing else? can|may? affect')) return undefined;
    const of = pronoun(cursor, context)?.ref;
    const rules = of && spared(cursor, { side: 'you' }, clause);
    return of && rules && { of, rules };
  });
}
untouched.begins = beginning('nothing|area|areas|aoe|aoes');
