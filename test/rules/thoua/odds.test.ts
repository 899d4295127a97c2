import { describe, expect, it } from 'vitest';
import { odds } from '../../../rules/kernel/odds.ts';
import { type Odds, oddsOf } from '../../../rules/thoua/odds.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import { control, hit, modify, support } from './designs.ts';
import { type Drawn, type Scene, scene } from './scene.ts';

const drawn = (figures: NonNullable<Drawn['figures']>) => scene({ map: 'A a .\n. b .', figures });

/** The same by playing every way in which the dice can fall. */
function played(found: Scene, name: string, target: string): Omit<Odds, 'figure'> {
  const action = found.usage(name, { target });
  const { outcomes, remainder } = odds(rules, found.game, found.state, action, { branches: 60_000 });
  expect(Number(remainder.over)).toBe(0);
  const before = found.of(target).hp;
  const who = found.who(target);
  const sum = (of: (hp: number) => number) =>
    outcomes.reduce(
      (all, { chance, state }) => all + (Number(chance.over) / Number(chance.under)) * of(state.figures[who]!.hp),
      0,
    );
  return {
    success: sum((hp) => Number(hp < before)),
    loss: sum((hp) => Math.max(0, before - hp)),
    falls: sum((hp) => Number(hp === 0)),
    gain: sum((hp) => Math.max(0, hp - before)),
  };
}

function expectAlike(found: Scene, name: string, target: string): void {
  const told = oddsOf(found, 0, found.usage(name, { target }));
  const one = told.find(({ figure }) => figure === found.who(target))!;
  const engine = played(found, name, target);
  expect(one.success).toBeCloseTo(engine.success!, 10);
  expect(one.loss).toBeCloseTo(engine.loss, 10);
  expect(one.falls).toBeCloseTo(engine.falls, 10);
}

describe('the odds beside a target', () => {
  it('are those of the engine: dice, attributes, bonuses and the die of the element', () => {
    const found = drawn({
      A: { abilities: [hit('Cut', '1d10+3')], rules: [modify('attack +1d4', 'attack -2')] },
      a: { rules: [modify('defence -1d6')] },
    });
    expectAlike(found, 'Cut', 'a');
  });

  it('count a roll that is made twice as a whole', () => {
    const twice = (keep: 'higher' | 'lower', roll: 'attack' | 'defence') =>
      [{ rule: 'roll-twice', keep, rolls: [roll] }] as const;
    for (const keep of ['higher', 'lower'] as const) {
      expectAlike(drawn({ A: { abilities: [hit('Cut', '1d8')], rules: twice(keep, 'attack') } }), 'Cut', 'a');
      expectAlike(drawn({ A: { abilities: [hit('Cut', '1d8')] }, a: { rules: twice(keep, 'defence') } }), 'Cut', 'a');
    }
  });

  it('add what comes without a roll, and what comes with success', () => {
    const burnt = { do: 'damage', who: 'target', amount: { dice: [{ count: 1, sides: 4 }], flat: 1 } } as const;
    expectAlike(drawn({ A: { abilities: [hit('Cut', '1d6', { success: [burnt] })] } }), 'Cut', 'a');
    const found = drawn({ A: { abilities: [support('Mend', [{ ...burnt, do: 'heal' }], { target: 'any' })] } });
    expect(oddsOf(found, 0, found.usage('Mend', { target: 'a' }))).toEqual([
      { figure: found.who('a'), loss: 0, falls: 0, gain: 3.5 },
    ]);
  });

  it('of a control ability are its success alone', () => {
    const found = drawn({ A: { abilities: [control('Stare', '1d8', [])] } });
    const [one] = oddsOf(found, 0, found.usage('Stare', { target: 'a' }));
    expect(one).toMatchObject({ loss: 0, falls: 0, gain: 0 });
    expect(one!.success).toBeGreaterThan(0);
  });

  it('tell of everybody whom an area reaches, and that a fall is near', () => {
    const found = drawn({ A: { abilities: [hit('Quake', '1d10', { shape: 'burst', who: 'enemies' })] } });
    found.of('b').hp = 1;
    const told = oddsOf(found, 0, { do: 'use', ability: 0 });
    expect(told.map(({ figure }) => found.game.figures[figure]!.name)).toEqual(['a', 'b']);
    expect(told[1]!.falls).toBeCloseTo(told[1]!.success!, 10);
    expect(told[0]!.falls).toBe(0);
  });
});
