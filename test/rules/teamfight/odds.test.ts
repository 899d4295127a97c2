import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../rules/kernel/fraction.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { openSet } from '../../../rules/open.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import { duelOn } from '../../../rules/teamfight/odds/field.ts';
import { tellOdds } from '../../../rules/teamfight/odds/tell.ts';
import { type AbilityOdds, type Against, fieldOf, oddsOf } from '../../../rules/teamfight/odds.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import { shipped } from './support.ts';

const abilities = {
  Shot: 'Range 4, 2dmg, +2def, +1crit.',
  Volley: 'Range 4, 1dmg, then roll a die: 1-2: 1dmg; 3-6: nothing.',
  Sure: 'Tap:\nRange 4, 3dmg.',
  Poison: 'Range 4, 1dmg, DoT 1.',
  Blast: 'Range 4 3x3, +2def, +1crit, 2dmg.',
  Choice: 'Choose one --\n- Range 4, 1dmg.\n- Range 4, 2dmg.',
  Once: 'Ultimate 3:\nRange 4, 5dmg.',
  Tune: 'Both players sing a song.',
  Song: 'Ally in range 3 heals 1.',
  Riddle: 'Range 4, 1dmg.\nBoth players sing a song.',
  Lucky: 'Range 4, 2dmg, +2def, +1crit. Roll two dice and use the higher.',
};

const files = new Map([
  ['set.json', JSON.stringify({ id: 'try', system: 'teamfight', format: 1, name: 'Try', uses: ['../common'] })],
  [
    'heroes/archer.json',
    JSON.stringify({
      name: 'Archer',
      health: 10,
      speed: 3,
      defaultAbilities: Object.entries(abilities).map(([name, text]) => ({ name, text })),
    }),
  ],
]);
const { set } = openSet('try', files, { uses: new Map([['../common', { set: shipped('common'), problems: [] }]]) });
const sets = set ? [set] : [];

function ask(name: keyof typeof abilities, against: Against = {}): AbilityOdds {
  const answer = oddsOf(fieldOf(sets, { card: 'try/archer' }, against), Object.keys(abilities).indexOf(name));
  if ('refusal' in answer) throw new Error(answer.refusal.message);
  return answer.odds;
}

const refusal = (name: keyof typeof abilities, against: Against = {}): string => {
  const answer = oddsOf(fieldOf(sets, { card: 'try/archer' }, against), Object.keys(abilities).indexOf(name));
  return 'refusal' in answer ? answer.refusal.code : '';
};

const figures = ({ hit, crit, kill, expected, damage }: AbilityOdds) => ({
  hit: hit && toNumber(hit),
  crit: toNumber(crit),
  kill: toNumber(kill),
  expected: toNumber(expected),
  damage: damage.map(({ damage: taken, chance }) => [taken, toNumber(chance)]),
});

describe('the exact odds of an ability', () => {
  it('count both dice where the better of two is used', () => {
    const [one, two] = [figures(ask('Shot')), figures(ask('Lucky'))];
    expect(two.hit).toBeCloseTo(1 - (1 - (one.hit ?? 0)) ** 2);
    expect(two.crit).toBeCloseTo(1 - (1 - one.crit) ** 2);
  });

  it('are those of the die for each unit in an area that is rolled for', () => {
    expect(figures(ask('Blast', { health: 4 }))).toEqual(figures(ask('Shot', { health: 4 })));
  });

  it('are those of the die: def 2 lets 3 to 6 through, and a critical 6 deals double', () => {
    const odds = ask('Shot', { health: 4 });
    expect(figures(odds)).toEqual({
      hit: expect.closeTo(2 / 3),
      crit: expect.closeTo(1 / 6),
      kill: expect.closeTo(1 / 6),
      expected: expect.closeTo((3 * 2 + 4) / 6),
      damage: [
        [0, expect.closeTo(1 / 3)],
        [2, expect.closeTo(1 / 2)],
        [4, expect.closeTo(1 / 6)],
      ],
    });
    expect(odds).toMatchObject({ hitsOn: 3, distance: 3, byHand: false, standIn: false });
    expect(tellOdds(odds)).toEqual([
      'Hits on 3 or more (67 %), critical 17 %.',
      '1.7 damage on average: 0 with 33 %, 2 with 50 %, 4 with 17 %.',
      expect.stringMatching(
        /^Kills a unit with 4 health in one use 17 %, within 2 turns 56 %, within 6 turns 9\d %\.$/,
      ),
    ]);
    expect(odds.assumption).toContain('until somebody else decides; a unit with 4 health stands at distance 3');
  });

  it('know what the target has: armor, resistance, def, half shadow, overshield, conditions', () => {
    expect(figures(ask('Sure', { armor: true })).damage).toEqual([[2, 1]]);
    expect(figures(ask('Sure', { resistance: true })).damage).toEqual([[2, 1]]);
    expect(ask('Sure', { def: 1 }).hitsOn).toBe(2);
    expect(ask('Shot', { halfShadow: true }).hitsOn).toBe(5);
    expect(toNumber(ask('Sure', { health: 3, overshield: 1 }).kill)).toBe(0);
    expect(toNumber(ask('Sure', { health: 3 }).kill)).toBe(1);
    const invisible: Against = { tokens: [{ token: 'common/invisible', count: 1 }], distance: 3 };
    expect(refusal('Sure', invisible)).toBe('odds/out-of-reach');
  });

  it('count the turns to the kill as cost, limits and what stays on the target allow', () => {
    const turns = (name: keyof typeof abilities, health: number) => ask(name, { health }).turns;
    // Tapped until the end of the next turn: every second one.
    expect(turns('Sure', 6).kills.map(toNumber)).toEqual([0, 0, 1]);
    expect(turns('Once', 6)).toMatchObject({ kills: [], lives: { over: 1n, under: 1n } });
    expect(turns('Once', 5).kills.map(toNumber)).toEqual([1]);
    // 1 and 1 at the start of the target's turn.
    expect(turns('Poison', 2).kills.map(toNumber)).toEqual([1]);
  });

  it('take the best of the options, and say why there are none', () => {
    expect(figures(ask('Choice')).damage).toEqual([[2, 1]]);
    expect(refusal('Tune')).toBe('odds/by-hand');
    expect(refusal('Song')).toBe('odds/out-of-reach');
    expect(refusal('Sure', { distance: 5 })).toBe('odds/out-of-reach');
    expect(refusal('Sure', { distance: 99 })).toBe('odds/no-place');
    expect(refusal('Sure', { halfShadow: true, distance: 1 })).toBe('odds/no-place');
    expect(ask('Riddle')).toMatchObject({ byHand: true });
    expect(tellOdds(ask('Riddle')).join(' ')).toContain('a lower bound');
  });

  it('agree with thousands of played matches', () => {
    const field = fieldOf(
      [shipped('saltmarch')],
      { card: 'saltmarch/finn' },
      { card: 'saltmarch/mud-crab', health: 2 },
    );
    const answer = oddsOf(field, 0);
    const odds = 'odds' in answer ? answer.odds : undefined;
    const duel = odds && duelOn(field, field.user, odds.distance, 1);
    if (odds === undefined || duel === undefined) throw new Error('Finn cannot use his knife');
    const matches = 2000;
    const found = new Map<number, number>();
    for (let match = 0; match < matches; match++) {
      const dice = seededDice(stream(7, match, 'dice'));
      const state = teamfight.start(duel.game, dice, () => {});
      // Instants at the start of the turn are passed.
      while (state.pending !== undefined) teamfight.apply(duel.game, state, { do: 'pick', value: -1 }, dice, () => {});
      let [damage, def, rolled] = [0, 0, 0];
      let action: Action = { do: 'use', unit: duel.user, ability: 0 };
      for (;;) {
        teamfight.apply(duel.game, state, action, dice, (event) => {
          if (event.event === 'damaged' && event.unit === duel.target) damage += event.amount;
          if (event.event === 'targeted') def = event.def;
          if (event.event === 'rolled') rolled = event.value;
        });
        const { pending } = teamfight.view(duel.game, state, 0);
        if (pending === undefined) break;
        const at = state.units[duel.target]?.at ?? -1;
        // Luck is for misses.
        action = { do: 'pick', value: pending.ask === 'yes' ? Number(rolled <= def) : at };
      }
      found.set(damage, (found.get(damage) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual(odds.damage.map(({ damage }) => damage));
    // Four standard errors of a share of one half.
    for (const { damage, chance } of odds.damage)
      expect(Math.abs((found.get(damage) ?? 0) / matches - toNumber(chance))).toBeLessThan(2 / Math.sqrt(matches));
  });
});
