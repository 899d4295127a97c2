import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SetFolder } from '../../../app/contract/studio.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { toSetFolder } from '../../../app/studio/set-folder.ts';
import { root } from '../../../bin/build.mjs';
import { choicesOf } from '../../../renderer/match/thoua/choices.ts';
import type { CombatAsked, CombatMoment } from '../../../renderer/match/thoua/moment.ts';
import type { CombatScenery } from '../../../renderer/match/thoua/scenery.ts';
import { shownOf } from '../../../renderer/match/thoua/shown.ts';
import { MatchDesk } from '../../../renderer/match/worker/match-desk.ts';
import type { Refused, Seated } from '../../../renderer/match/worker/questions.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import { amount, hit } from '../../rules/thoua/designs.ts';
import { scene } from '../../rules/thoua/scene.ts';

let read: SetFolder;
beforeAll(async () => {
  read = toSetFolder(await loadSet(join(root, 'content/thoua/four-shrines')), undefined);
});

const sound = <T>(answer: T | Refused): T => {
  if (typeof answer === 'object' && answer !== null && 'refusal' in answer) throw new Error(answer.refusal);
  return answer as T;
};

const path: CombatAsked = {
  encounter: 'four-shrines/something-on-the-path',
  party: ['odo-of-the-cut', 'maren-kiln', 'sel-by-the-reeds'].map((id) => `four-shrines/${id}`),
};

function begun(setup = path, seed = 7) {
  const desk = new MatchDesk();
  desk.keep(read);
  const { scenery, moments } = sound(desk.begin({ seed, setup, setwright: '0' }));
  return { desk, scenery: scenery as CombatScenery, moments: [...moments] as CombatMoment[] };
}

/** Lets bots decide until a person must, or to the end. */
function goOn(desk: MatchDesk, bots: Seated, line = 0): CombatMoment[] {
  const all: CombatMoment[] = [];
  for (;;) {
    const { moments } = sound(desk.goOn({ line, bots, decisions: 50 }));
    all.push(...(moments as CombatMoment[]));
    if (moments.length < 50) return all;
  }
}

describe('the desk of matches plays THOUA', () => {
  it('to an end on its map, with enemies in character; every event has its rule, and the order is the one that is played', () => {
    const { desk, scenery, moments } = begun();
    expect(scenery).toMatchObject({ name: 'Something on the Path', board: { name: 'The First Bend' } });
    expect(scenery.board.ground).toBeDefined();
    const all = [...moments, ...goOn(desk, ['greedy', 'in-character'])];
    const last = all.at(-1)!;
    expect([last.next, last.state.phase, last.told.at(-1)?.mark]).toEqual([undefined, 'over', 'over']);
    const told = all.flatMap((moment) => moment.told);
    expect(told.filter(({ cause }) => !/U-\d{3}$/.test(cause))).toEqual([]);
    expect(told.some(({ ref }) => ref?.startsWith('four-shrines/'))).toBe(true);
    const fell = last.state.figures.filter(({ hp }) => hp === 0).length;
    expect(told.filter(({ mark }) => mark === 'fell')).toHaveLength(fell);
    for (const { state, seat } of all.slice(1)) {
      if (state.round === 0 || seat === undefined || state.phase === 'over') continue;
      // Whoever acts is the last of those who have begun, and what waits is counted in turns.
      expect(state.order[state.begun - 1]).toBe(state.acting);
      expect(state.figures.flatMap(({ has }) => has).every(({ turns }) => turns > 0)).toBe(true);
    }
  });

  it('refuses a party that is not there, in a sentence', () => {
    const desk = new MatchDesk();
    desk.keep(read);
    expect(desk.begin({ seed: 1, setup: { ...path, party: [] }, setwright: '0' })).toEqual({
      refusal: 'Nobody is in the party; name at least one character.',
    });
  });

  it('takes changes by hand on a line of their own: HP, a condition that counts down, a place', () => {
    const { desk, moments } = begun();
    const all = [...moments, ...goOn(desk, ['greedy', 'in-character'])];
    const at = all.findIndex(({ state }) => state.round === 2 && state.phase === 'actions');
    const { line } = sound(desk.branch({ line: 0, at }));
    const change = (edit: object) =>
      sound(desk.change({ line, change: { edit } })).moments[0] as CombatMoment | undefined;
    const { acting } = all[at]!.state;
    change({ edit: 'hp', figure: acting, value: 5 });
    const given = change({ edit: 'condition', figure: acting, condition: 0, value: 2 });
    expect(given?.state.figures[acting]?.hp).toBe(5);
    const [held] = given!.state.figures[acting]!.has.filter(({ sort }) => sort === 'condition').slice(-1);
    expect(held?.turns).toBe(2);
    const { moments: after } = sound(desk.goOn({ line, bots: ['greedy', 'greedy'], decisions: 30 }));
    const counted = (after as CombatMoment[]).flatMap(({ state }) =>
      state.figures[acting]!.has.filter(({ name }) => name === held!.name).map(({ turns }) => turns),
    );
    expect([...new Set(counted)]).toEqual([2, 1]);
    expect(desk.refused({ line, at: at + 2, change: { edit: { edit: 'move', figure: acting, at: 9999 } } })).toMatch(
      /cannot stand there/,
    );
    // What was there before stays.
    expect(sound(desk.see({ line: 0, eyes: undefined })).moments).toHaveLength(all.length);
  });
});

describe('what a person can choose', () => {
  it('is legal, all of it, and has the odds of everybody whom it reaches beside it', () => {
    const found = scene({
      map: 'A . . a\n. B . b\n. . . .',
      figures: {
        A: {
          abilities: [
            hit('Cut', '1d10', { range: 9 }),
            hit('Quake', '1d6', { shape: 'area', size: [2, 1], who: 'all', range: 9 }),
            hit('Ray', '1d6', { shape: 'line', who: 'all', range: 3 }),
            hit('Splash', '1d6', { shape: 'splash', who: 'all', range: 9 }),
            hit('Later', '1d6', { range: 1 }),
          ],
        },
      },
    });
    const { choices, abilities } = choicesOf(found.game, found.state);
    for (const { action } of choices) expect(rules.check(found.game, found.state, action)).toBeUndefined();
    const listed = choices.filter(({ unlisted }) => !unlisted).map(({ action }) => action);
    expect(listed).toEqual(rules.actions(found.game, found.state).actions);
    // An area may lie anywhere that is seen, either way round.
    const quakes = choices.filter(({ ability }) => ability === 1);
    expect(quakes.length).toBeGreaterThan(12);
    expect(quakes.every(({ area }) => area?.length === 2)).toBe(true);
    const both = quakes.find(({ area }) => area?.join() === '3,7');
    expect(both?.odds?.map(({ space }) => space)).toEqual([3, 7]);
    expect(both?.odds?.[0]?.told).toMatch(/^\d+ % success, [\d.]+ HP lost/);
    const splash = choices.find(({ action }) => action.do === 'use' && action.ability === 3 && action.target === 2);
    expect([splash?.space, splash?.area]).toEqual([3, [2, 3, 6, 7]]);
    // The way of a move begins where its figure stands.
    const move = choices.find(({ action }) => action.do === 'move');
    expect([move?.path?.[0], move?.path?.at(-1)]).toEqual([0, move?.space]);
    expect(abilities.find(({ name }) => name === 'Later')?.why).toMatch(/in sight and in range/);
  });

  it('shows the phase: what comes at once is asked of the one affected', () => {
    const burns = (name: string) => ({
      has: 'condition' as const,
      name,
      by: 1,
      turns: 2,
      fresh: false,
      temporary: 0,
      rules: [
        {
          rule: 'at' as const,
          moment: 'turn-end' as const,
          do: [
            { do: 'damage' as const, who: 'bearer' as const, amount: amount('1') },
            ...(name === 'Slow' ? [{ do: 'push' as const, who: 'bearer' as const, spaces: 1 }] : []),
          ],
        },
      ],
    });
    const found = scene({ map: 'A . a' });
    expect(shownOf(found.game, found.state).phase).toBe('actions');
    found.of('A').has.push(burns('Burn'), burns('Slow'));
    found.play({ do: 'pass' });
    const shown = shownOf(found.game, found.state);
    expect([shown.phase, shown.acting]).toEqual(['end', 0]);
    expect(choicesOf(found.game, found.state)).toMatchObject({
      asked: 'A: which effect comes first',
      choices: [{ told: 'First Burn' }, { told: 'First Slow' }],
    });
  });
});
