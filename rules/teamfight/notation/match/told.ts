import type { Law, Rounds, Rule } from '../../program.ts';
import { inRounds } from '../occasions/rounds.ts';
import type { Cursor } from '../words/cursor.ts';

/** A rule without the clause that it stands in. */
type Bare<R> = R extends unknown ? Omit<R, 'clause'> : never;

/**
 * What a sentence says of the match: rules of their own, `said` where that is so anyway, or why it is by hand although each word of it is
 * understood.
 */
export type OfMatch =
  | readonly (Law | Bare<Extract<Rule, { rule: 'when' | 'is' }>>)[]
  | 'said'
  | { readonly why: string };

/** What is told of control points. */
export const control = 'control|capture point|points|zone|zones';
/** One of those for whom points are counted. */
export const side = 'player|side|team';

export const game = ['the? game|match', 'it'] as const;

/** Whether control points come next, in whatever words. */
export const takesControl = (cursor: Cursor): boolean => cursor.takeAny(`the? ${control}`, 'the? objective|objectives');

/** `2 points`, `an extra point`, `2 more victory points`: how many, and whether beside what there is. */
export function pointsSaid(cursor: Cursor): { readonly points: number; readonly more: boolean } | undefined {
  return cursor.try(() => {
    if (cursor.takeAny('no victory? points|point', 'nothing')) return { points: 0, more: false };
    if (cursor.takeAny('an? additional|extra|bonus victory? point', 'one more|additional|extra victory? point'))
      return { points: 1, more: true };
    if (!cursor.take('a victory? point') && !cursor.take('#')) return undefined;
    const [points = 1] = cursor.numbers;
    const more = cursor.take('more|additional|extra|bonus');
    cursor.takeAny('victory? point|points', 'vp|vps');
    return { points, more };
  });
}

/** `At the end of each round`, `in round 6`, `from round 4 on`, `at the end of round 3`: in which rounds, `false` where the words say something else of them. */
export function roundsSaid(cursor: Cursor): Rounds | undefined {
  return cursor.try(() => {
    cursor.take(',');
    if (
      cursor.takeAny(
        'at the? end of each|every|the|a round',
        'at the? end of all rounds',
        'in? each|every round',
        'when a|the|each round ends',
      )
    ) {
      cursor.take(',');
      return {};
    }
    const last = cursor.take('at the? end of round #') ? cursor.numbers[0] : undefined;
    const asked = last === undefined ? inRounds(cursor) : undefined;
    cursor.take(',');
    if (last !== undefined) return { min: last, max: last };
    const [only] = asked ?? [];
    if (only === undefined || asked?.length !== 1) return undefined;
    if (only.is === 'rounds' && only.parity === undefined)
      return { ...(only.min !== undefined && { min: only.min }), ...(only.max !== undefined && { max: only.max }) };
    if (only.is !== 'round') return undefined;
    const [min = 1] = only.rounds;
    const max = only.rounds.at(-1) ?? min;
    return max - min === only.rounds.length - 1 ? { min, max } : undefined;
  });
}

/** A law with the rounds that are said of it. */
export const during = <L extends Law>(law: L, rounds: Rounds | undefined): L =>
  rounds?.min === undefined && rounds?.max === undefined ? law : { ...law, rounds };

/** Those of rounds that stand before or behind something; both at once say two things. */
export const oneOfBoth = (before: Rounds | undefined, behind: Rounds | undefined): Rounds | undefined => {
  const named = [before, behind].filter((one) => one?.min !== undefined || one?.max !== undefined);
  return named[0];
};

/** Whether a sentence names rounds twice: it says two things of when. */
export const namesRoundsTwice = ({ tokens, at, end }: Cursor): boolean =>
  tokens.slice(at, end).filter(({ text }) => text === 'round' || text === 'rounds').length > 1;
