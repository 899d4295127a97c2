import type { Means, Rule } from '../program.ts';
import type { Cursor } from './cursor.ts';
import type { About } from './predicate.ts';
import { pronoun } from './pronoun.ts';

/** Everybody but the one who says it. */
const others = { side: 'any', except: ['you'] } as const;

/**
 * A taunt: `can only target you`, `cannot attack anyone but you`. Nobody else can be targeted by them, their own side and themselves
 * included; what is laid over an area still strikes whom it covers.
 */
export const onlyTarget = (about: About): Rule[] | undefined =>
  about.cursor.try(() => {
    const { cursor } = about;
    if (!cursor.take('only')) return undefined;
    const means = aiming(cursor);
    return means && isYou(about) ? rulesOf(about, means) : undefined;
  });

/** The same behind `cannot`. */
export const noneBut = (about: About): Rule[] | undefined =>
  about.cursor.try(() => {
    const { cursor } = about;
    const means = aiming(cursor);
    if (means === undefined || !cursor.take('anyone|anybody|anything|units|others|any')) return undefined;
    if (cursor.tokens[cursor.at - 1]?.text === 'any' && !cursor.take('unit|units|hero')) return undefined;
    if (!cursor.takeAny('but|except|besides', 'other than')) return undefined;
    return isYou(about) ? rulesOf(about, means) : undefined;
  });

/** How they aim: by whatever they use, or by attacks only. */
function aiming(cursor: Cursor): { readonly means?: Means } | undefined {
  if (cursor.take('target')) return {};
  return cursor.take('attack') ? { means: { attack: true } } : undefined;
}

const isYou = ({ cursor, context }: About): boolean =>
  pronoun(cursor, context)?.ref === 'you' && !cursor.sees('with|from|if|unless|while|in|and|or');

const rulesOf = ({ clause, who }: About, means: { readonly means?: Means }): Rule[] => [
  { clause, rule: 'is', who: others, flag: 'not-targetable', against: who, ...means },
];
