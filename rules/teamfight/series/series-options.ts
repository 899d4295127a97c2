import { validate } from '../../../schemas/validate.ts';
import { listed, nearest, quoted } from '../../../schemas/words.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { type FullRuleOptions, presets } from '../options.ts';
import type { Plan } from './plan.ts';

/**
 * The rule options of a series from words such as `rounds=5`; `rounds=5,6` compares two values. Later words go before earlier ones.
 * @param base the options where no word says otherwise
 */
export function seriesOptions(
  words: readonly string[],
  base: FullRuleOptions,
): Pick<Plan, 'options' | 'compared'> | { readonly refusal: Refusal } {
  let options: Plan['options'] = [base];
  let compared: Plan['compared'];
  for (const word of words) {
    const [, key = '', text = ''] = /^([^=]*)=(.*)$/s.exec(word.trim()) ?? [];
    if (key === '' || text === '') {
      return refuse(
        'unclear',
        `${quoted(word)} is no rule option; write it as key=value, such as rounds=5, or key=a,b to compare two.`,
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
      const [problem] = validate('setwright:teamfight/rule-options', '', { [key]: value });
      if (problem) return refuse('value', `${quoted(word)}: ${problem.message.replace(/^[^:]*:\s*/, '')}`);
    }
    const [first, second] = values;
    if (values.length === 2 && first === second) {
      return refuse('same-value', `${quoted(word)} has the same value twice; two different ones can be compared.`);
    }
    const a: FullRuleOptions = options[0];
    const b: FullRuleOptions = options[1] ?? a;
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

const keys = ['preset', ...Object.keys(presets.current)];

/** Whether a value from outside is options that leave nothing open. */
export const isFullOptions = (value: unknown): value is FullRuleOptions =>
  typeof value === 'object' &&
  value !== null &&
  validate('setwright:teamfight/rule-options', '', value).length === 0 &&
  Object.keys(presets.current).every((key) => key in value);

type Value = string | number | boolean;

function parsed(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** The value has been held against the schema. */
const withOption = (options: FullRuleOptions, key: string, value: Value | undefined): FullRuleOptions =>
  key === 'preset' ? presets[value as keyof typeof presets] : { ...options, [key]: value };
