import { describe, expect, it } from 'vitest';
import type { ConditionRules, Effect } from '../../../../rules/thoua/program.ts';
import { amount, condition, hit, modifier, modify, support } from '../designs.ts';
import { type Drawn, scene } from '../scene.ts';

const give = (given: ConditionRules, turns = 3) =>
  support(given.name, [{ do: 'condition', who: 'target', condition: given, turns }], {
    target: 'any',
    range: 9,
    cooldown: 0,
  });
const harm = (name: string, dice: string) =>
  support(name, [{ do: 'damage', who: 'target', amount: amount(dice) }], { target: 'any', range: 9, cooldown: 0 });
const table = (more: Partial<Drawn> & Pick<Drawn, 'figures'>) =>
  scene({ map: 'A B . a b', ...more, figures: { ...more.figures, A: { base: { ap: 9 }, ...more.figures?.A } } });

const barrier = condition('Barrier', { rule: 'temporary-hp', amount: amount('2d6') });

describe('temporary HP', () => {
  it('U-090: are rolled when they are gained and lost before others', () => {
    const found = table({ figures: { A: { abilities: [give(barrier), harm('Harm', '1d12')] } } });
    found.of('B').hp = 12;
    found.use('Barrier', { target: 'B' }, { value: 3, label: 'temporary' }, 4);
    expect(found.all('gained')).toMatchObject([{ temporary: 7 }]);
    found.use('Harm', { target: 'B' }, 10);
    expect([found.of('B').hp, found.all('damage')[0]?.absorbed]).toEqual([9, 7]);
  });

  it('U-090: go with their condition, and healing does not fill them', () => {
    const heal = support('Mend', [{ do: 'heal', who: 'target', amount: amount('1d8') }], { range: 9 });
    const found = table({ figures: { A: { abilities: [give(barrier, 1), harm('Harm', '1d12'), heal] } } });
    found.use('Barrier', { target: 'A' }, 3, 4).use('Harm', { target: 'A' }, 2).use('Mend', { target: 'A' }, 8);
    expect(found.of('A').has).toMatchObject([{ temporary: 5 }]);
    found.pass();
    expect([found.of('A').hp, found.has('A')]).toEqual([20, []]);
  });
});

describe('healing', () => {
  const mend = support('Mend', [{ do: 'heal', who: 'target', amount: amount('1d8') }], { range: 9, cooldown: 0 });

  it('U-091: ends at the maximum', () => {
    const found = table({ figures: { A: { abilities: [mend] } } });
    found.of('B').hp = 17;
    found.use('Mend', { target: 'B' }, 8);
    expect([found.of('B').hp, found.all('healed')]).toEqual([20, [expect.objectContaining({ amount: 3 })]]);
  });

  it('U-091: is none for the fallen, and for who cannot be healed', () => {
    const found = table({ figures: { A: { abilities: [mend, harm('Harm', '1d12')] } } });
    found.of('B').hp = 1;
    found.use('Harm', { target: 'B' }, 1);
    expect(found.check(found.usage('Mend', { target: 'B' }))?.code).toBe('ability/target');
    const cursed = table({ figures: { A: { abilities: [mend] }, B: { rules: [{ rule: 'cannot', what: 'heal' }] } } });
    cursed.of('B').hp = 1;
    expect(cursed.use('Mend', { target: 'B' }).of('B').hp).toBe(1);
  });
});

describe('auras', () => {
  const hymn: Effect = {
    do: 'aura',
    name: 'Hymn',
    side: 'allies',
    rules: [
      modify('attack +2'),
      { rule: 'at', moment: 'turn-start', do: [{ do: 'heal', who: 'bearer', amount: amount('1d4') }] },
    ],
    turns: 2,
  };
  const sing = support('Hymn', [hymn], { shape: 'aura', range: 1, cooldown: 0 });

  it('U-092: move along and hold for allies inside, the bearer too, for their turns', () => {
    const found = scene({ map: 'A B C . . . a', figures: { A: { abilities: [sing], base: { movement: 9 } } } });
    found.use('Hymn');
    const attacks = () => ['A', 'B', 'C', 'a'].map((letter) => found.value(letter, 'attack'));
    expect(attacks()).toEqual([7, 7, 5, 5]);
    found.move('3,0');
    expect(attacks()).toEqual([7, 5, 7, 5]);
    expect(found.has('A')).toEqual(['Hymn (1)']);
  });

  it('U-092: what they do at the start of a turn comes to those inside', () => {
    const found = scene({ map: 'A B . . a', figures: { A: { abilities: [sing] } } });
    for (const letter of ['A', 'B']) found.of(letter).hp = 9;
    found.use('Hymn').pass({ value: 3, label: 'heal' });
    expect([found.acting, found.of('B').hp]).toEqual(['B', 12]);
  });

  it('U-092: two of one name do not add up', () => {
    const found = scene({ map: 'A B C a', figures: { A: { abilities: [sing] }, C: { abilities: [sing] } } });
    found.use('Hymn').turnOf('C').use('Hymn');
    expect(found.value('B', 'attack')).toBe(7);
  });

  it('U-092: those of passive abilities hold all the time, for enemies too', () => {
    const dread = {
      rule: 'aura' as const,
      name: 'Dread',
      side: 'enemies' as const,
      range: 1,
      rules: [modify('defence -2')],
    };
    const found = scene({ map: 'A . a b', figures: { a: { rules: [dread] } } });
    expect([found.value('A', 'defence'), found.value('b', 'defence')]).toEqual([5, 5]);
    expect(found.move('1,0').value('A', 'defence')).toBe(3);
  });
});

describe('what comes when something happens', () => {
  const hand = condition("Fate's Hand", {
    rule: 'on',
    event: { event: 'would-take-damage' },
    do: [{ do: 'heal', who: 'bearer', amount: amount('3d6') }],
    ends: true,
  });

  it('U-094: instead of damage, replaces the whole hit, once', () => {
    const found = table({ figures: { A: { abilities: [give(hand), harm('Harm', '1d12')] } } });
    found.of('a').hp = 5;
    found.use("Fate's Hand", { target: 'a' }).use('Harm', { target: 'a' }, 12, 1, 1, 2);
    expect([found.of('a').hp, found.all('replaced')]).toEqual([9, [expect.objectContaining({ amount: 12 })]]);
    expect(found.use('Harm', { target: 'a' }, 2).of('a').hp).toBe(7);
  });

  it('a condition goes with damage of its element, and only with that', () => {
    const root = condition('Root', {
      rule: 'on',
      event: { event: 'takes-damage', element: 'fire' },
      do: [],
      ends: true,
    });
    const abilities = [
      give(root),
      hit('Fire', '1d12', { range: 9 }),
      hit('Wind', '1d12', { range: 9, element: 'wind' }),
    ];
    const found = table({ figures: { A: { abilities } } });
    found.use('Root', { target: 'a' }).use('Wind', { target: 'a' }, 12, 1);
    expect(found.has('a')).toEqual(['Root (3)']);
    expect(found.use('Fire', { target: 'a' }, 12, 1).has('a')).toEqual([]);
  });

  it('a condition acts when its bearer uses an ability', () => {
    const hex = condition('Hex', {
      rule: 'on',
      event: { event: 'uses-ability', type: 'damage' },
      do: [{ do: 'damage', who: 'bearer', amount: amount('1d4') }],
      ends: false,
    });
    const found = table({ figures: { A: { abilities: [give(hex), hit('Cut', '1d4', { range: 9 })] } } });
    found.use('Hex', { target: 'A' });
    expect(found.of('A').hp).toBe(20);
    expect(found.use('Cut', { target: 'a' }, 1, 12, 3).of('A').hp).toBe(17);
  });
});

describe('more HP', () => {
  it('U-107: are more of both; what ends takes only what is above the maximum', () => {
    const vigour = support('Vigour', [{ do: 'modify', who: 'target', modifiers: [modifier('hp +5')], turns: 1 }], {
      cooldown: 0,
    });
    const found = table({ figures: { A: { abilities: [vigour, harm('Harm', '1d12')] } } });
    found.use('Vigour', { target: 'A' });
    expect([found.of('A').hp, found.value('A', 'hp')]).toEqual([25, 25]);
    found.use('Harm', { target: 'A' }, 2).pass();
    expect([found.of('A').hp, found.value('A', 'hp')]).toEqual([20, 20]);
    const low = table({ figures: { A: { abilities: [vigour] } } });
    low.of('A').hp = 3;
    expect(low.use('Vigour', { target: 'A' }).pass().of('A').hp).toBe(8);
  });

  it('U-107: fewer leave a maximum of 1 at least', () => {
    const found = scene({ map: 'A a', figures: { A: { rules: [modify('hp -99')] } } });
    expect(found.value('A', 'hp')).toBe(1);
  });
});
