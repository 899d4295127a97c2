import type { ComparedFigure, Comparison, Verdict } from '../series-report.ts';
import { findings } from './discovery.ts';
import { couldHaveSeen, digits, rounded } from './figure.ts';
import type { Difference } from './paired.ts';
import { decimal, percent, points1 } from './tell-figure.ts';
import { chanceOf } from './verdict.ts';

/** A figure in two arms, and what it is called. */
export interface InBothArms extends Difference {
  readonly name: string;
  /** References of what it is about. */
  readonly about: readonly string[];
  readonly share: boolean;
}

/** What differs between two arms, corrected for the number of looks. */
export function comparisonOf(
  lines: readonly InBothArms[],
  arms: readonly [string, string],
  paired: boolean,
): Comparison {
  const found = findings(
    lines.map(({ difference }) => ({ chance: chanceOf({ figure: difference, reference: 0 }), weight: 1 })),
  );
  const verdicts: Verdict[] = [];
  const compared = lines.map(({ about, ...line }, index): ComparedFigure => {
    const isFound = found[index]!;
    const one: ComparedFigure = {
      name: line.name,
      share: line.share,
      before: digits(line.before),
      after: digits(line.after),
      difference: rounded(line.difference),
      couldHaveSeen: digits(couldHaveSeen(line.difference)),
      found: isFound,
    };
    if (isFound) verdicts.push({ judgement: 'look', code: 'figure/differs', about, text: tellDifference(one, arms) });
    return one;
  });
  return { arms, paired, verdicts, lines: compared };
}

/** `Warden: 61 % before, 55 % after: 6 points less (3 to 9)`; where nothing was found, what would have shown. */
export function tellDifference(figure: ComparedFigure, [a, b]: readonly [string, string]): string {
  const { name, share, before, after, difference, found } = figure;
  const [say, unit] = share ? [percent, ' %'] : [decimal, ''];
  const size = (value: number) => (share ? points1(value) : decimal(value));
  const sides = `${name}: ${say(before)}${unit} ${a}, ${say(after)}${unit} ${b}`;
  if (!found && figure.couldHaveSeen > (share ? 1 : 1e6)) return `${sides}; too few matches to see a difference`;
  if (!found && figure.couldHaveSeen === 0 && before === after) return `${sides}; alike in every match`;
  if (!found) return `${sides}; only a difference of ${size(figure.couldHaveSeen)} would have shown`;
  const { value, from, to } = difference;
  const [low, high] = value < 0 ? [-to, -from] : [from, to];
  return `${sides}: ${size(Math.abs(value))} ${value < 0 ? 'less' : 'more'} (${say(low)} to ${say(high)})`;
}
