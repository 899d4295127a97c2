import type { ValyrUnit } from '../../schemas/types.generated.ts';

export type Range = ValyrUnit['range'];

/** What of a range string cannot be understood: a sentence that goes on after the field's name. */
export interface WrongRange {
  readonly sentence: string;
}

const border = /^\d+(\.\d+)?/;
const change = /^\(\s*([+-]?\d+)\s*\/\s*([+-]?\d+)\s*\)/;

/**
 * A range as the game's own files write it, such as "0(-2/-3)1(-1/0)8(+1/0)16": borders in inches, and between two of them the change of
 * strength and skill (V-032). Borders rise from left to right.
 */
export function parseRange(text: string): Range | WrongRange {
  let rest = text.replace(/\s+/g, '');
  const first = border.exec(rest)?.[0];
  if (first === undefined) return wrong(text, 'it begins with the shortest distance');
  rest = rest.slice(first.length);
  const from = Number(first);
  let last = from;
  const bands: Range['bands'][number][] = [];
  while (rest !== '') {
    const changes = change.exec(rest);
    if (!changes) return wrong(text, `after ${last} stands a change of strength and skill in brackets, such as (0/0)`);
    rest = rest.slice(changes[0].length);
    const far = border.exec(rest)?.[0];
    if (far === undefined) return wrong(text, `after ${changes[0]} stands the distance at which it ends`);
    rest = rest.slice(far.length);
    const to = Number(far);
    if (to <= last) return wrong(text, `${to} comes after ${last}, and distances rise`);
    bands.push({ to, strength: Number(changes[1]), skill: Number(changes[2]) });
    last = to;
  }
  if (bands.length === 0) return wrong(text, `after ${first} stands a change in brackets and the greatest distance`);
  return { from, bands };
}

const wrong = (text: string, because: string): WrongRange => ({
  sentence: `${JSON.stringify(text.slice(0, 60))} is no range: ${because}. A range looks like "0(-1/-3)3(0/0)16".`,
});

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** A range as the game's own files write it. */
export const formatRange = ({ from, bands }: Range): string =>
  `${from}${bands.map(({ to, strength = 0, skill = 0 }) => `(${signed(strength)}/${signed(skill)})${to}`).join('')}`;
