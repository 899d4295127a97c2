import { describe, expect, it } from 'vitest';
import { amount, burn, condition, control, hit, modifier, modify, support } from '../designs.ts';
import { type Drawn, scene } from '../scene.ts';

const duel = (more: Partial<Drawn> & Pick<Drawn, 'figures'>): Drawn => ({ map: 'A a', ...more });

describe('an opposed roll', () => {
  it('U-020 U-021 U-042: what is left of attack over defence is lost in HP', () => {
    const found = scene(duel({ figures: { A: { abilities: [hit('Cut', '1d10')] }, a: { base: { defence: 3 } } } }));
    found.use('Cut', { target: 'a' }, { value: 7, label: 'attack' }, { value: 4, label: 'defence' });
    expect(found.all('attacked')).toMatchObject([{ total: 12, roll: 'attack' }]);
    expect(found.all('defended')).toMatchObject([{ total: 7, difference: 5 }]);
    expect(found.all('damage')).toMatchObject([{ amount: 5, hp: 15 }]);
  });

  it('U-020: status meets resistance', () => {
    const found = scene(
      duel({
        figures: {
          A: { abilities: [hit('Blast', '1d6', { roll: 'status' })], base: { status: 7 } },
          a: { base: { resistance: 1 } },
        },
      }),
    );
    found.use('Blast', { target: 'a' }, { value: 6, label: 'status' }, { value: 2, label: 'resistance' });
    expect(found.of('a').hp).toBe(10);
  });

  it('U-025 U-044: a tie does nothing, and neither does less', () => {
    const figures = { A: { abilities: [hit('Cut', '1d10')] } };
    expect(scene(duel({ figures })).use('Cut', { target: 'a' }, 5, 5).of('a').hp).toBe(20);
    expect(scene(duel({ figures })).use('Cut', { target: 'a' }, 1, 12).of('a').hp).toBe(20);
    const kindle = control('Kindle', '1d12', [{ do: 'condition', who: 'target', condition: burn(), turns: 3 }]);
    expect(
      scene(duel({ figures: { A: { abilities: [kindle] } } }))
        .use('Kindle', { target: 'a' }, 8, 8)
        .has('a'),
    ).toEqual([]);
    expect(
      scene(duel({ figures: { A: { abilities: [kindle] } } }))
        .use('Kindle', { target: 'a' }, 9, 8)
        .has('a'),
    ).toEqual(['Burn (3)']);
  });

  it('U-021: bonuses and penalties count, their dice are rolled each time, and a roll may be below 0', () => {
    const figures = {
      A: {
        abilities: [hit('Cut', '1d10')],
        rules: [modify('attack -1d12'), modify('attack +1d4')],
        base: { attack: 0 },
      },
      a: { base: { defence: -9 } },
    };
    const found = scene(duel({ figures }));
    found.use('Cut', { target: 'a' }, 2, { value: 9, label: 'penalty' }, { value: 1, label: 'bonus' }, 1);
    expect(found.all('attacked')).toMatchObject([{ total: -6 }]);
    expect(found.of('a').hp).toBe(18);
  });

  it('U-022: the defender rolls the die of the ability’s element, as it is now', () => {
    const figures = (wind: number) => ({
      A: { abilities: [hit('Gale', '1d10', { element: 'wind' as const })] },
      a: { base: { 'em-wind': wind, defence: 0 } },
    });
    const dice = (wind: number, ...defence: number[]) =>
      scene(duel({ figures: figures(wind) }))
        .use('Gale', { target: 'a' }, 10, ...defence)
        .all('defended')[0]?.total;
    expect(dice(14, 4, 5)).toBe(9);
    expect(dice(5, 12)).toBe(12);
    expect(dice(-21)).toBe(1);
    const found = scene(duel({ figures: figures(6) }));
    found.of('a').has.push({
      has: 'condition',
      name: 'Root',
      rules: [modify('em-wind -5')],
      by: 0,
      turns: 1,
      fresh: false,
      temporary: 0,
    });
    expect(found.use('Gale', { target: 'a' }, 10, 11).all('defended')).toMatchObject([{ total: 11 }]);
  });

  it('U-022: by the option defenceElement it is the die of the damage’s element', () => {
    const figures = {
      A: { abilities: [{ ...hit('Blade', '1d10', { element: 'earth' }), element: 'fire' as const }] },
      a: { base: { 'em-fire': 8, 'em-earth': -30, defence: 0 } },
    };
    expect(scene(duel({ figures })).use('Blade', { target: 'a' }, 1, 1, 6).all('defended')).toMatchObject([
      { total: 7 },
    ]);
    const other = scene(duel({ figures, options: { defenceElement: 'damage' } })).use('Blade', { target: 'a' }, 1);
    expect(other.all('defended')).toMatchObject([{ total: 1 }]);
  });

  it('U-041 U-043: one roll against all, each defends alone, and what the user gains comes once', () => {
    const sweep = hit('Sweep', '2d6', {
      shape: 'burst',
      who: 'enemies',
      success: [
        { do: 'modify', who: 'self', modifiers: [modifier('initiative +5')], turns: 3 },
        { do: 'modify', who: 'enemies', modifiers: [modifier('attack -2')], turns: 2 },
      ],
    });
    const found = scene({ map: 'a A b . c', figures: { A: { abilities: [sweep] } } });
    found.use('Sweep', {}, 3, 4, 2, 9);
    expect(found.all('attacked')).toHaveLength(1);
    expect(found.all('defended').map(({ difference }) => difference)).toEqual([5, -2]);
    expect([found.has('a'), found.has('b'), found.has('A')]).toEqual([['attack -2 (2)'], [], ['initiative +5 (3)']]);
  });

  it('U-042: what narrows to the primary target comes to that one only', () => {
    const raze = hit('Raze', '2d6', {
      shape: 'splash',
      range: 3,
      who: 'all',
      success: [{ do: 'modify', who: 'target', modifiers: [modifier('defence -2')], turns: 3 }],
    });
    const found = scene({ map: 'A . a b', figures: { A: { abilities: [raze] } } });
    found.use('Raze', { target: 'a' }, 6, 6, 1, 1);
    expect([found.has('a'), found.has('b'), found.of('b').hp]).toEqual([['defence -2 (3)'], [], 9]);
  });

  it('U-103: what a damage ability does besides needs damage, unless extraNeedsDamage says otherwise', () => {
    const swing = hit('Swing', '1d10', {
      success: [{ do: 'modify', who: 'target', modifiers: [modifier('status -2')], turns: 3 }],
    });
    const figures = { A: { abilities: [swing] } };
    expect(scene(duel({ figures })).use('Swing', { target: 'a' }, 6, 5).has('a')).toEqual(['status -2 (3)']);
    expect(scene(duel({ figures })).use('Swing', { target: 'a' }, 5, 5).has('a')).toEqual([]);
    const loose = scene(duel({ figures, options: { extraNeedsDamage: false } })).use('Swing', { target: 'a' }, 5, 5);
    expect(loose.has('a')).toEqual(['status -2 (3)']);
  });

  it('U-103: damage that a control ability adds needs success, unless addedDamageNeedsSuccess says otherwise', () => {
    const snap = control('Snap', '1d10', [{ do: 'damage', who: 'target', amount: amount('2d6') }]);
    const figures = { A: { abilities: [snap] } };
    expect(scene(duel({ figures })).use('Snap', { target: 'a' }, 5, 5).of('a').hp).toBe(20);
    expect(scene(duel({ figures })).use('Snap', { target: 'a' }, 6, 5, 2, 3).of('a').hp).toBe(15);
    const loose = scene(duel({ figures, options: { addedDamageNeedsSuccess: false } }));
    expect(loose.use('Snap', { target: 'a' }, 5, 5, 2, 3).of('a').hp).toBe(15);
  });
});

describe('an unopposed roll', () => {
  it('U-024: is the dice as printed, without attribute, bonus or penalty, and one roll for all', () => {
    const mend = support('Mend', [{ do: 'heal', who: 'allies', amount: amount('1d10') }], { shape: 'burst', range: 1 });
    const found = scene({
      map: 'A B a',
      figures: { A: { abilities: [mend], rules: [modify('attack +5', 'status +5')] } },
    });
    found.of('A').hp = 5;
    found.of('B').hp = 5;
    found.use('Mend', {}, { value: 6, label: 'heal' });
    expect([found.of('A').hp, found.of('B').hp]).toEqual([11, 11]);
  });

  it('U-024: of a condition too, whoever gave it and whatever its bearer defends with', () => {
    const kindle = control('Kindle', '1d12', [{ do: 'condition', who: 'target', condition: burn('1d6'), turns: 3 }]);
    const found = scene(
      duel({
        figures: {
          A: { abilities: [kindle], rules: [modify('attack +5', 'status +5')] },
          a: { rules: [modify('defence +9')] },
        },
      }),
    );
    found.use('Kindle', { target: 'a' }, 12, 1).pass().pass({ value: 4, label: 'damage' });
    expect([found.of('a').hp, found.has('a')]).toEqual([16, ['Burn (2)']]);
  });
});

describe('a roll that is made twice', () => {
  const foresight = condition('Foresight', {
    rule: 'roll-twice',
    keep: 'higher',
    rolls: ['attack', 'status', 'defence', 'resistance'],
  });
  const give = support('Foresight', [{ do: 'condition', who: 'target', condition: foresight, turns: 2 }]);

  it('U-095: is the next one of its bearer, as a whole, and only that', () => {
    const found = scene({
      map: 'A a',
      figures: { A: { abilities: [give, hit('Cut', '1d10')], rules: [modify('attack +1d4')], base: { ap: 3 } } },
    });
    found.use('Foresight', { target: 'A' }).use('Cut', { target: 'a' }, 3, 4, 9, 1, 5);
    expect(found.all('attacked')).toMatchObject([{ total: 15 }]);
    expect(found.has('A')).toEqual([]);
  });

  it('U-095: keeps the first where that is higher', () => {
    const found = scene({ map: 'A a', figures: { A: { abilities: [give, hit('Cut', '1d10')] } } });
    found.use('Foresight', { target: 'A' }).use('Cut', { target: 'a' }, 9, 3, 5);
    expect(found.all('attacked')).toMatchObject([{ total: 14 }]);
  });

  it('U-095: in defence too', () => {
    const found = scene({
      map: 'A B a',
      figures: { A: { abilities: [give] }, a: { abilities: [hit('Cut', '1d10')] } },
    });
    found.use('Foresight', { target: 'B' }).turnOf('a').use('Cut', { target: 'B' }, 10, 2, 8);
    expect(found.all('defended')).toMatchObject([{ total: 13 }]);
  });
});
