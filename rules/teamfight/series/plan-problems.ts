import type { GameSet } from '../../game-set.ts';
import { rowLimit } from '../../kernel/rows.ts';
import { botProblems } from '../../series-plan.ts';
import { bots } from '../bots.ts';
import { problemsOf, type SetupProblem } from '../play/setup-problems.ts';
import { bytesOf, shapeOf } from './columns.ts';
import type { Plan } from './plan.ts';

/** All that is wrong with a plan; a series can be opened where this is empty. */
export function planProblems(sets: readonly GameSet[], plan: Plan): SetupProblem[] {
  const problems: SetupProblem[] = botProblems(plan, Object.keys(bots));
  const { map, teams, hero } = plan;
  const told = new Set<string>();
  for (const options of plan.options) {
    for (const problem of problemsOf({
      sets,
      options,
      ...(map && { map }),
      ...(teams && { teams }),
      ...(hero && { hero }),
    })) {
      if (!told.has(problem.message)) problems.push(problem);
      told.add(problem.message);
    }
  }
  return problems.length > 0 ? problems : roomProblems(plan);
}

/** Turns that a row can count: rounds times heroes. */
const mostTurns = 255;

function roomProblems({ options, teams }: Plan): SetupProblem[] {
  const sides = teams
    ? Math.max(...teams.map((team) => team.length))
    : Math.max(...options.map((one) => one.heroesPerSide));
  const pool = teams ? teams[0].length + teams[1].length : Math.max(...options.map(({ poolSize }) => poolSize));
  const rounds = Math.max(...options.map((one) => one.rounds));
  if (rounds * sides * 2 > mostTurns) {
    const message = `Matches of ${rounds} rounds with ${sides} heroes a side have ${rounds * sides * 2} turns; a series counts ${mostTurns} at most.`;
    return [{ code: 'series/too-long', message }];
  }
  const bytes = bytesOf(shapeOf(options, sides, pool, 0));
  if (bytes <= rowLimit) return [];
  const message = `Matches with ${sides} heroes a side from a pool of ${pool} need ${bytes} bytes each, a series keeps ${rowLimit}; lower "heroesPerSide" or "poolSize".`;
  return [{ code: 'series/too-wide', message }];
}
