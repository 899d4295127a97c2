import type { KindField } from '../../../schemas/types.generated.ts';
import { nearest, quoted } from '../../../schemas/words.ts';
import type { CardValue } from '../fields.ts';

/** What a cell means: a value of a card, undefined where the cell is empty; or why it means nothing. */
export type Cell = { readonly value: CardValue | undefined } | { readonly refused: string };

const yes: ReadonlySet<string> = new Set(['yes', 'true', 'y', 'x', '1', '✓', '✔']);
const no: ReadonlySet<string> = new Set(['no', 'false', 'n', '0', '-']);
const numeral = /^[+\-\u2212]?\d{1,12}(?:[.,]\d{1,6})?$/;

export const isNumber = (text: string): boolean => numeral.test(text);
export const isYesOrNo = (text: string): boolean => yes.has(text.toLowerCase()) || no.has(text.toLowerCase());
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
export const isPicture = (text: string): boolean => /\.(?:png|jpe?g|svg|webp)$/i.test(text);

/** Reads a cell as a spreadsheet or a person wrote it. */
export function readCell({ name, type, choices = [] }: KindField, text: string): Cell {
  const words = text.trim();
  if (words === '') return { value: undefined };
  const refuse = (what: string) => ({ refused: `${name} is ${what}; ${quoted(words)} is not.` });
  switch (type) {
    case 'number':
      return isNumber(words)
        ? { value: Number(words.replace('\u2212', '-').replace(',', '.')) }
        : refuse('a number, such as 3 or 2.5');
    case 'yes-no':
      return isYesOrNo(words) ? { value: yes.has(words.toLowerCase()) } : refuse('yes or no');
    case 'colour':
      return isColour(words) ? { value: words.toLowerCase() } : refuse('a colour, such as #b5541c');
    case 'picture':
      return { value: isPicture(words) ? { file: words } : { icon: words.toLowerCase().replace(/\s+/g, '-') } };
    case 'choice': {
      const known = choices.find((choice) => choice.toLowerCase() === words.toLowerCase());
      if (known !== undefined) return { value: known };
      const meant = nearest(words, choices);
      return { refused: `${name} has no choice ${quoted(words)}${meant ? `; did you mean ${quoted(meant)}?` : '.'}` };
    }
    case 'text':
      return { value: words.replace(/\s+/g, ' ') };
    case 'rich-text':
      return { value: words };
  }
}

/** What stands in a cell of the table, as `readCell` takes it back. */
export function cellText(value: CardValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.file ?? value.icon ?? '';
  return String(value);
}
