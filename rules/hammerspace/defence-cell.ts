import type { DefenceLine, SubtypeBonus } from '../../schemas/types.generated.ts';
import { type Codec, short, textOf } from '../table/cell.ts';
import { attackTypes, type Subtype, subtypesOf } from './types.ts';

const types: readonly string[] = [...attackTypes, 'all'];
const subtypes: readonly string[] = Object.values(subtypesOf).flat();

/** Lines of defence in one cell: "physical 3; energy infinite; all 2, melee +1". */
export const defenceCell = (title: string): Codec => ({
  sort: 'line',
  read: (words) => {
    const lines = words
      .split(/[;\n]/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map(readLine);
    if (lines.every((line) => line !== undefined)) return { value: lines };
    return {
      refused: `${title} is written such as "physical 3; energy infinite; all 2, melee +1"; "${short(words)}" is not.`,
    };
  },
  write: (value) => (Array.isArray(value) ? value.map(writeLine).join('; ') : textOf(value)),
});

function readLine(line: string): DefenceLine | undefined {
  const [first = '', ...rest] = line.toLowerCase().replaceAll('\u2212', '-').split(',');
  const [, against = '', points] = /^\s*([a-z]+)\s*([+-]?\d{1,2}|infinite|∞)?\s*$/.exec(first) ?? [];
  const bonuses = rest.map(readBonus);
  if (!types.includes(against) || !bonuses.every((bonus) => bonus !== undefined)) return undefined;
  const isInfinite = points === 'infinite' || points === '∞';
  return {
    against: against as DefenceLine['against'],
    ...(isInfinite ? { infinite: true } : points === undefined ? {} : { points: Number(points) }),
    ...(bonuses.length > 0 && { bonuses }),
  };
}

function readBonus(words: string): SubtypeBonus | undefined {
  const [, subtype = '', points] = /^\s*([a-z]+)\s*([+-]?\d{1,2})\s*$/.exec(words) ?? [];
  return subtypes.includes(subtype) ? { subtype: subtype as Subtype, points: Number(points) } : undefined;
}

/** A file may hold anything in the place of a line. */
function writeLine(line: unknown): string {
  if (typeof line !== 'object' || line === null) return textOf(line);
  const { against, points, infinite, bonuses } = line as Partial<DefenceLine>;
  const figure = infinite === true ? 'infinite' : textOf(points);
  const more = Array.isArray(bonuses) ? bonuses.map((one) => writeBonus(one)) : [];
  return [`${textOf(against)} ${figure}`.trim(), ...more].join(', ');
}

function writeBonus(bonus: Partial<SubtypeBonus> | null): string {
  const { subtype, points } = bonus ?? {};
  return `${textOf(subtype)} ${typeof points === 'number' && points > 0 ? '+' : ''}${textOf(points)}`;
}
