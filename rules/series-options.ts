import { validate } from '../schemas/validate.ts';
import { listed, nearest, quoted } from '../schemas/words.ts';
import type { Refusal } from './kernel/rules.ts';

/** The rule options of a system: their schema, and what each version of its rules decides. */
export interface OptionsOf<Options> {
  readonly schema: Parameters<typeof validate>[0];
  readonly presets: { readonly current: Options; readonly older?: Options };
  /** One of them as it is written: `rounds=5`. */
  readonly example: string;
}

/** The rule options that all matches of a series play by; two where an option's values are compared. */
export interface PlanOptions<Options> {
  readonly options: readonly [Options] | readonly [Options, Options];
  /** The option that is compared, and its two values as they were written. */
  readonly compared?: { readonly key: string; readonly values: readonly [string, string] };
}

/**
 * The rule options of a series from words such as `rounds=5`; `rounds=5,6` compares two values. Later words go before earlier ones.
 * @param base the options where no word says otherwise
 */
export function seriesOptions<Options extends object>(
  words: readonly string[],
  base: Options,
  { schema, presets, example }: OptionsOf<Options>,
): PlanOptions<Options> | { readonly refusal: Refusal } {
  const keys = ['preset', ...Object.keys(presets.current)];
  /** The value has been held against the schema. */
  const withOption = (to: Options, key: string, value: Value | undefined): Options =>
    key === 'preset' ? (presets[value as keyof typeof presets] ?? presets.current) : { ...to, [key]: value };
  let options: PlanOptions<Options>['options'] = [base];
  let compared: PlanOptions<Options>['compared'];
  for (const word of words) {
    const [, key = '', text = ''] = /^([^=]*)=(.*)$/s.exec(word.trim()) ?? [];
    if (key === '' || text === '') {
      return refuse(
        'unclear',
        `${quoted(word)} is no rule option; write it as key=value, such as ${example}, or key=a,b to compare two.`,
      );
    }
    if (!keys.includes(key)) {
      const close = nearest(key, keys);
      const hint = close ? `did you mean ${quoted(close)}?` : `there are ${listed(keys, 'and')}.`;
      return refuse('unknown', `There is no rule option ${quoted(key)}; ${hint}`);
    }
    const values = text.split(',').map((value) => parsed(value.trim()));
    if (values.length > 2)
      return refuse('too-many', `${quoted(word)} has ${values.length} values; a series compares two.`);
    if (values.length === 2 && compared) {
      return refuse(
        'two-compared',
        `Both ${quoted(compared.key)} and ${quoted(key)} have two values; a series compares one option.`,
      );
    }
    for (const value of values) {
      const [problem] = validate(schema, '', { [key]: value });
      if (problem) return refuse('value', `${quoted(word)}: ${problem.message.replace(/^[^:]*:\s*/, '')}`);
    }
    const [first, second] = values;
    if (values.length === 2 && first === second) {
      return refuse('same-value', `${quoted(word)} has the same value twice; two different ones can be compared.`);
    }
    const a: Options = options[0];
    const b: Options = options[1] ?? a;
    if (values.length === 2) {
      options = [withOption(a, key, first), withOption(b, key, second)];
      compared = { key, values: [String(first), String(second)] };
    } else if (options.length === 2) options = [withOption(a, key, first), withOption(b, key, first)];
    else options = [withOption(a, key, first)];
  }
  return { options, ...(compared && { compared }) };
}

const refuse = (reason: string, message: string): { refusal: Refusal } => ({
  refusal: { code: `option/${reason}`, message },
});

/** Whether a value from outside is options that leave nothing open. */
export const isFullOptions = <Options extends object>(
  value: unknown,
  { schema, presets }: OptionsOf<Options>,
): value is Options =>
  typeof value === 'object' &&
  value !== null &&
  validate(schema, '', value).length === 0 &&
  Object.keys(presets.current).every((key) => key in value);

type Value = string | number | boolean;

function parsed(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
