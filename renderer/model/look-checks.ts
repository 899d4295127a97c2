import { badgeColours } from '../../exporters/face/badge.ts';
import { teams } from '../../exporters/face/board/zones.ts';
import { contrast } from '../../exporters/face/contrast.ts';
import { type FaceTheme, groundsOf, textContrast } from '../../exporters/face/theme.ts';
import { apart, type Sight } from './sight.ts';

/** How well something is read on its ground. */
export interface Contrast {
  readonly of: 'text' | 'names' | 'bands' | 'cost';
  readonly text: string;
  readonly ground: string;
  /** 1 to 21, on the worst of the grounds that it stands on. */
  readonly ratio: number;
  readonly enough: boolean;
}

/** What of a look is read, on what, and how well. Pure. */
export function contrastsOf(theme: FaceTheme): Contrast[] {
  const measured = (of: Contrast['of'], text: string, grounds: readonly string[]): Contrast => {
    const ratios = grounds.map((ground) => contrast(text, ground));
    const ratio = Math.min(...ratios);
    return { of, text, ground: grounds[ratios.indexOf(ratio)] ?? '', ratio, enough: ratio >= textContrast };
  };
  const papers = groundsOf(theme.paper, theme.main);
  return [
    measured('text', theme.ink, papers),
    measured('names', theme.accent, papers),
    measured('bands', theme.onDeep, [theme.deep, theme.shade]),
    measured('cost', theme.deep, [theme.bright]),
  ];
}

/** A thing that is told by its colour, beside others of its group. */
export interface Mark {
  readonly group: 'badges' | 'signs' | 'teams';
  readonly name: 'health' | 'speed' | 'damage' | 'heal' | 'def' | 'red' | 'blue';
  readonly colour: string;
}

export interface ClosePair {
  readonly group: Mark['group'];
  readonly one: Mark;
  readonly other: Mark;
}

/**
 * The least distance in OKLab of colours that are told apart across a table. Neighbours in the palette of Okabe and Ito, which was made
 * for all of these sights, keep about as much without one kind of cones.
 */
const leastApart = 0.1;

/** What is told by colour on the faces and maps of a look. */
export const marksOf = ({ signs }: FaceTheme): Mark[] => [
  { group: 'badges', name: 'health', colour: badgeColours.health },
  { group: 'badges', name: 'speed', colour: badgeColours.speed },
  ...(['damage', 'heal', 'def'] as const).flatMap((name): Mark[] => {
    const colour = signs[name];
    return colour === undefined ? [] : [{ group: 'signs', name, colour }];
  }),
  { group: 'teams', name: 'red', colour: teams.red.colour },
  { group: 'teams', name: 'blue', colour: teams.blue.colour },
];

/** Marks of one group that look nearly alike to somebody. Pure. */
export function closePairs(marks: readonly Mark[], sight: Sight): ClosePair[] {
  return marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter(({ group, colour }) => group === one.group && apart(one.colour, colour, sight) < leastApart)
      .map((other) => ({ group: one.group, one, other })),
  );
}
