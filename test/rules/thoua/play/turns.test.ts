import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../rules/kernel/scripted-dice.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import type { Event } from '../../../../rules/thoua/event.ts';
import { rules } from '../../../../rules/thoua/rules.ts';
import { amount, condition, hit, modifier, support } from '../designs.ts';
import { type Drawn, drawn, scene } from '../scene.ts';

/** Starts a game with scripted dice and names who acts, in order. */
function order(drawing: Drawn, ...dice: number[]): string[] {
  const game = drawn(drawing);
  const events: Event[] = [];
  rules.start(game, scriptedDice(dice), (event) => events.push(event));
  const round = events.find((event) => event.event === 'round');
  return round?.event === 'round' ? round.order.map((figure) => game.figures[figure]!.name) : [];
}

const two: Drawn = { map: 'A B . . a' };

describe('start positions', () => {
  it('U-002: are free spaces of the own zone, the enemies first, and nobody is asked for the last one left', () => {
    const game = drawn({ map: '1 1 . # 2 2', waiting: 'ABa' });
    const state = rules.start(game, seededDice(stream('start')), () => {});
    expect(rules.seat(game, state)).toBe(1);
    expect(rules.actions(game, state).actions).toEqual([
      { do: 'place', at: 4 },
      { do: 'place', at: 5 },
    ]);
    expect(rules.check(game, state, { do: 'place', at: 2 })?.rule).toBe('U-002');
    rules.apply(game, state, { do: 'place', at: 5 }, seededDice(stream('dice')), () => {});
    expect(rules.seat(game, state)).toBe(0);
    expect(rules.check(game, state, { do: 'place', at: 4 })?.rule).toBe('U-002');
    rules.apply(game, state, { do: 'place', at: 1 }, seededDice(stream('dice')), () => {});
    expect(state.figures.map(({ at }) => at)).toEqual([1, 0, 5]);
    expect(state.round).toBe(1);
  });
});

describe('initiative', () => {
  it('U-003 U-004: a d12 and what is added, the highest first', () => {
    const figures = { A: { base: { initiative: 4 } }, a: { base: { initiative: 3 } } };
    expect(order({ ...two, figures }, 5, 8, 2)).toEqual(['A', 'B', 'a']);
    expect(order({ ...two, figures }, 1, 8, 6)).toEqual(['a', 'B', 'A']);
  });

  it('U-005: a tie goes to the higher WIS, then to the higher die, then to the party', () => {
    const figures = { B: { base: { initiative: 2, resistance: 2 } }, a: { base: { resistance: 6 } } };
    expect(order({ ...two, figures }, 1, 4, 6)).toEqual(['a', 'B', 'A']);
    const alike = { B: { base: { initiative: 2 } } };
    expect(order({ ...two, figures: alike }, 1, 4, 6)).toEqual(['a', 'B', 'A']);
    expect(order(two, 4, 6, 6)).toEqual(['B', 'a', 'A']);
    expect(order({ ...two, figures, options: { initiativeTie: 'party' } }, 1, 4, 6)).toEqual(['B', 'a', 'A']);
  });

  it('U-004: a changed initiative counts from the next round, or at once by the option initiativeChange', () => {
    const haste = support('Haste', [{ do: 'modify', who: 'target', modifiers: [modifier('initiative +9')], turns: 3 }]);
    const play = (initiativeChange: 'next-round' | 'at-once') => {
      const found = scene({ map: 'A B C . a', figures: { A: { abilities: [haste] } }, options: { initiativeChange } });
      found.state.figures.forEach((figure, index) => {
        figure.die = 12 - index;
      });
      found.use('Haste', { target: 'C' }).pass();
      return found;
    };
    expect(play('next-round').acting).toBe('B');
    expect(play('at-once').acting).toBe('C');
    const found = play('next-round').pass().pass().pass();
    expect([found.acting, found.state.round]).toEqual(['C', 1 + 1]);
  });
});

describe('a turn', () => {
  it('U-010 U-011: begins with all action points, those left over are lost, and with what comes at its start', () => {
    const snare = condition('Snare', {
      rule: 'at',
      moment: 'turn-start',
      do: [{ do: 'damage', who: 'bearer', amount: amount('1d4') }],
    });
    const own = support('Snare', [{ do: 'condition', who: 'target', condition: snare, turns: 3 }], { target: 'any' });
    const found = scene({ map: 'A a', figures: { A: { abilities: [own] } } });
    found.use('Snare', { target: 'a' }).pass(3);
    expect([found.acting, found.of('a').ap, found.of('a').hp]).toEqual(['a', 2, 17]);
    found.pass();
    expect([found.acting, found.of('A').ap]).toEqual(['A', 2]);
  });

  it('U-012: actions in any order while points are left, and the end with the last of them', () => {
    const found = scene({ map: 'A . . a', figures: { A: { abilities: [hit('Cut', '1d4', { range: 9 })] } } });
    found.move('1,0');
    expect([found.acting, found.of('A').ap]).toEqual(['A', 1]);
    found.use('Cut', { target: 'a' }, 1, 12);
    expect([found.acting, found.seat]).toEqual(['a', 1]);
    const dear = scene({ map: 'A a', figures: { A: { abilities: [hit('Crush', '1d4', { cost: 2 })] } } });
    dear.of('A').ap = 1;
    expect(dear.check(dear.usage('Crush', { target: 'a' }))?.rule).toBe('U-012');
    expect(dear.check({ do: 'dance' } as never)?.rule).toBe('U-012');
  });

  it('U-013: who passes loses the points that are left', () => {
    const found = scene({ map: 'A a' }).pass();
    expect([found.acting, found.of('A').ap]).toEqual(['a', 0]);
  });

  it('U-014 U-015: a cooldown counts at the end of the own turn: 1 is every turn, 2 every second', () => {
    const abilities = [hit('Often', '1d4'), hit('Rare', '1d4', { cooldown: 2 })];
    const found = scene({ map: 'A a', figures: { A: { abilities } } });
    found.use('Often', { target: 'a' }, 1, 12);
    expect(found.check(found.usage('Often', { target: 'a' }))).toMatchObject({
      code: 'ability/cooldown',
      rule: 'U-015',
    });
    found.use('Rare', { target: 'a' }, 1, 12);
    expect([found.acting, found.of('A').waits]).toEqual(['a', [0, 1]]);
    found.pass();
    expect(found.check(found.usage('Often', { target: 'a' }))).toBeUndefined();
    expect(found.check(found.usage('Rare', { target: 'a' }))?.message).toBe('Rare can be used again in one turn.');
    found.pass().pass();
    expect(found.check(found.usage('Rare', { target: 'a' }))).toBeUndefined();
  });

  it('U-015: by the option cooldownFrom the turn of use does not count', () => {
    const found = scene({
      map: 'A a',
      figures: { A: { abilities: [hit('Cut', '1d4')] } },
      options: { cooldownFrom: 'next-turn' },
    });
    found.use('Cut', { target: 'a' }, 1, 12).pass().pass();
    expect(found.check(found.usage('Cut', { target: 'a' }))?.code).toBe('ability/cooldown');
    found.pass().pass();
    expect(found.check(found.usage('Cut', { target: 'a' }))).toBeUndefined();
  });

  it('U-016: what can be used once a combat is used up, and costs nothing', () => {
    const crush = support('Crush', [{ do: 'destroy-obstacles', within: 1 }], {
      target: 'self',
      cost: 0,
      cooldown: 0,
      uses: 1,
    });
    const found = scene({ map: 'A # a', figures: { A: { abilities: [crush] } } });
    found.use('Crush');
    expect([found.of('A').ap, found.of('A').uses]).toEqual([2, [0]]);
    expect(found.check(found.usage('Crush'))).toMatchObject({ code: 'ability/used-up', rule: 'U-016' });
  });
});
