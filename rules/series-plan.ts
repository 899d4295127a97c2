import type { Kind } from '../schemas/kinds.ts';
import { byLikeness, listed, nearest, quoted } from '../schemas/words.ts';
import { entitiesOf, type GameSet } from './game-set.ts';
import type { Refusal } from './kernel/rules.ts';
import { isFullOptions, type OptionsOf, type PlanOptions } from './series-options.ts';

/** What plans of all systems say. */
export interface CommonPlan<Options> extends PlanOptions<Options> {
  readonly seed: number;
  /** Bots by name. */
  readonly bots: readonly string[];
  /** A bot that is asked at one of so many decisions whether it would do the same. */
  readonly second?: { readonly bot: string; readonly every: number };
}

/** A second bot is asked at one of so many decisions. */
const secondEvery = 20;

/** The second bot of a plan, where words name one. */
export const secondOf = (bot: string | undefined): Pick<CommonPlan<never>, 'second'> =>
  bot === undefined ? {} : { second: { bot, every: secondEvery } };

/** Bots of a plan that there are none of. */
export function botProblems(
  { bots, second }: Pick<CommonPlan<never>, 'bots' | 'second'>,
  known: readonly string[],
): Refusal[] {
  return [...new Set([...bots, ...(second ? [second.bot] : [])])].flatMap((bot) => {
    if (known.includes(bot)) return [];
    const meant = nearest(bot, known);
    const hint = meant ? `did you mean ${quoted(meant)}?` : `there are ${listed(byLikeness(bot, known), 'and')}.`;
    return { code: 'bot/unknown', message: `There is no bot ${quoted(bot)}; ${hint}` };
  });
}

/** A reference from an id as it is typed: of the only set that has it, else as it is, for a refusal that names what there is. */
export function refIn(sets: readonly GameSet[], kind: Kind, ref: string): string {
  if (ref.includes('/')) return ref;
  const owners = sets.filter((set) => entitiesOf(set, kind).some(({ id }) => id === ref));
  const [owner] = sets.length === 1 ? sets : owners;
  return owner && owners.length <= 1 ? `${owner.id}/${ref}` : ref;
}

/** The words that ask again for what plans of all systems say. */
export const commonWords = <Options extends object>({
  seed,
  bots,
  options,
  compared,
  second,
}: CommonPlan<Options>) => ({
  seed,
  bots,
  options: Object.entries(options[0]).map(([key, value]) =>
    key === compared?.key ? `${key}=${compared.values.join(',')}` : `${key}=${value}`,
  ),
  ...(second && { second: second.bot }),
});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether JSON from outside has what plans of all systems say. */
export function isCommonPlan<Options extends object>(
  value: unknown,
  switches: OptionsOf<Options>,
): value is CommonPlan<Options> {
  if (!isObject(value)) return false;
  const { seed, bots, options, compared, second }: Partial<Record<keyof CommonPlan<Options>, unknown>> = value;
  return (
    Number.isSafeInteger(seed) &&
    isTexts(bots) &&
    Array.isArray(options) &&
    (options.length === 1 || options.length === 2) &&
    options.every((one) => isFullOptions(one, switches)) &&
    (compared === undefined ||
      (isObject(compared) &&
        typeof compared.key === 'string' &&
        isTexts(compared.values) &&
        compared.values.length === 2)) &&
    (second === undefined ||
      (isObject(second) &&
        typeof second.bot === 'string' &&
        Number.isSafeInteger(second.every) &&
        Number(second.every) > 0))
  );
}
