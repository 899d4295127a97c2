import { counted } from '../../../schemas/words.ts';
import type { Verdict } from '../series-report.ts';
import { findings } from './discovery.ts';
import { matchesNeeded } from './matches-needed.ts';
import { chanceOf, judge, type Question } from './verdict.ts';

/** Differences up to this do not matter to a designer: no hero above 55 %, nobody ahead by being first. */
export const tolerance = 0.05;

/** Something that a series is asked, with the sentence for what it finds. */
export interface Asked<Group extends string> extends Omit<Question, 'tolerance'> {
  readonly group: Group;
  readonly code: string;
  readonly about: readonly string[];
  readonly text: string;
  /** Differences up to this do not matter; `tolerance` if left out. */
  readonly tolerance?: number;
  /** How much of the attention it gets. */
  readonly weight: number;
  /** The share of matches that such a figure is counted over as a rule. */
  readonly usual: number;
  /** True where nobody should act on it alone: what it rests on is not played as written, or is only thought. */
  readonly unsure?: boolean;
  /** True where only more than the reference is something to look at. */
  readonly onlyMore?: boolean;
}

/** What cannot be told yet is told once for all of a group: what it is, and to what it is told. */
export type GroupNames<Group extends string> = Readonly<Record<Group, string>>;

const order = { act: 0, look: 1, 'cannot-tell': 2 } as const;

/** Verdicts on what was asked, what is most certain and largest first. */
export function answer<Group extends string>(
  asked: readonly Asked<Group>[],
  groups: GroupNames<Group>,
  matches: number,
): Verdict[] {
  const found = findings(asked.map((one) => ({ chance: chanceOf(one), weight: one.weight })));
  const verdicts: (Verdict & { readonly size: number })[] = [];
  const open = new Map<Group, number>();
  for (const [index, one] of asked.entries()) {
    const { group, code, about, figure, reference, text, usual } = one;
    const borne = one.tolerance ?? tolerance;
    if (one.onlyMore && figure.value <= reference) continue;
    const judged = judge({ ...one, tolerance: borne }, found[index]!);
    if (!judged) continue;
    if (judged.judgement === 'cannot-tell') {
      const needs = matchesNeeded({ figure, needs: judged.needs ?? 0, usual, tolerance: borne }, matches);
      open.set(group, Math.max(open.get(group) ?? 0, needs));
      continue;
    }
    const size = Math.abs(figure.value - reference) / borne;
    verdicts.push({ judgement: one.unsure ? 'look' : judged.judgement, code, about, text, size });
  }
  verdicts.sort((a, b) => order[a.judgement] - order[b.judgement] || b.size - a.size);
  const told: Verdict[] = verdicts.map(({ size: _, ...verdict }) => verdict);
  for (const [group, needs] of open) {
    const rounded = twoDigits(needs);
    const text = `yet ${groups[group]}: that takes ${counted(rounded, 'match', 'matches')}`;
    told.push({ judgement: 'cannot-tell', code: `${group}/too-few`, about: [], text, needs: rounded });
  }
  return told;
}

/** Two digits are all that such an estimate is worth. */
export function twoDigits(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.ceil(count / unit) * unit;
}

/** `Look: ...`, as reports print it. */
export const tellVerdict = ({ judgement, text }: Pick<Verdict, 'judgement' | 'text'>): string =>
  `${{ act: 'Act:', look: 'Look:', 'cannot-tell': 'Cannot tell' }[judgement]} ${text}`;
