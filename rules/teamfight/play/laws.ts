import type { Board } from '../board/board.ts';
import type { Law, Rounds, Rule } from '../program.ts';
import { boardOf } from './board-now.ts';
import type { Look } from './play.ts';

const kinds: { readonly [rule in Law['rule']]: true } = {
  control: true,
  'control-each': true,
  'control-most': true,
  'control-times': true,
  'death-worth': true,
  wins: true,
  'wins-by-control': true,
  eliminated: true,
  'tie-break': true,
  leads: true,
};

/** What some rules say of the match itself. */
export const lawsIn = (rules: readonly Rule[]): readonly Law[] =>
  rules.filter((rule): rule is Extract<Rule, Law> => rule.rule in kinds);

const none: readonly Law[] = [];

/** What the map and the rules cards say of the match, the map last. */
export const lawsOf = ({ game, state }: Pick<Look, 'game' | 'state'>): readonly Law[] =>
  boardOf(game, state)?.laws ?? none;

/** Those of one kind. */
export const lawsOfKind = <K extends Law['rule']>(
  laws: readonly Law[],
  kind: K,
): readonly Extract<Law, { rule: K }>[] =>
  laws.length === 0
    ? (none as never)
    : laws.filter((law): law is Extract<Law, { rule: K }> => (law.rule as Law['rule']) === kind);

/** Whether something that is said of some rounds holds in this one. */
export const isInRounds = ({ rounds }: { readonly rounds?: Rounds }, round: number): boolean =>
  rounds === undefined || (round >= (rounds.min ?? 1) && round <= (rounds.max ?? round));

/** What control points score at the end of a round. */
export interface ControlPay {
  /** For each of them, to whoever holds it. */
  readonly each: readonly number[];
  /** To whoever holds more of them, and beside that for all of three or more (T-025). */
  readonly most: number;
  readonly all: number;
}

/** What the control points of a board score at the end of a round, by the rules page or as texts say. */
export function controlPay({ controlPoints, laws }: Board, round: number): ControlPay {
  const now = laws.filter((law) => !('rounds' in law) || isInRounds(law, round));
  const each = lawsOfKind(now, 'control-each');
  const times = lawsOfKind(now, 'control-times').reduce((all, law) => all * law.times, 1);
  const instead = each.filter(({ beside }) => !beside);
  const most = lawsOfKind(now, 'control-most');
  const ofMost = (all: boolean): number => {
    if (instead.length > 0) return 0;
    const usual = all && controlPoints.length < 3 ? 0 : 1;
    return (mostExact(most.filter((law) => (law.all === true) === all))?.points ?? usual) * times;
  };
  return {
    each: controlPoints.map((name) => {
      const own = mostExact(instead.filter(({ point }) => point === undefined || point === name));
      const beside = each.filter((law) => law.beside && (law.point === undefined || law.point === name));
      return beside.reduce((sum, { points }) => sum + points, own?.points ?? 0) * times;
    }),
    most: ofMost(false),
    all: ofMost(true),
  };
}

/** Of several that hold the one that says most of when and what: of one point, or of some rounds; of two alike the last. */
const mostExact = <L extends { readonly rounds?: Rounds; readonly point?: string }>(
  laws: readonly L[],
): L | undefined => {
  const exact = ({ rounds, point }: L): number => (point === undefined ? 0 : 2) + (rounds === undefined ? 0 : 1);
  return laws.reduce<L | undefined>(
    (best, law) => (best === undefined || exact(law) >= exact(best) ? law : best),
    undefined,
  );
};
