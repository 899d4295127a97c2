import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../rules/thoua/program.ts';
import { ability, amount, condition, hit, modifier, modify, program, support } from '../designs.ts';
import { type Drawn, scene } from '../scene.ts';

/** Whom an ability can be used on, by letter. */
const targets = (found: ReturnType<typeof scene>, name: string): string =>
  found
    .uses(name)
    .map(({ target }) => found.game.figures[target ?? -1]?.name ?? '-')
    .join('');

describe('using an ability', () => {
  it('U-040: costs its points and starts to wait', () => {
    const found = scene({ map: 'A a', figures: { A: { abilities: [hit('Cut', '1d4', { cooldown: 3 })] } } });
    found.use('Cut', { target: 'a' }, 1, 12);
    expect([found.of('A').ap, found.of('A').waits]).toEqual([1, [3]]);
    expect(found.check({ do: 'use', ability: 4 })?.code).toBe('action/shape');
  });

  it('U-040: is none for who cannot use abilities', () => {
    const found = scene({
      map: 'A a',
      figures: { A: { abilities: [hit('Cut', '1d4')], rules: [{ rule: 'cannot', what: 'use-abilities' }] } },
    });
    expect(found.check(found.usage('Cut', { target: 'a' }))).toMatchObject({ code: 'ability/barred', rule: 'U-040' });
    expect(found.uses('Cut')).toEqual([]);
  });

  it('U-050 U-076: on enemies, allies, oneself or anybody, in range and in sight', () => {
    const of = (target: 'enemy' | 'ally' | 'self' | 'any') =>
      ability('Point', { type: 'support', roll: undefined, target, range: 3 });
    const map = 'A B . a b\n. # . . .\n. c . . .';
    const on = (target: 'enemy' | 'ally' | 'self' | 'any') =>
      targets(scene({ map, figures: { A: { abilities: [of(target)] } } }), 'Point');
    expect(on('enemy')).toBe('ac');
    expect(on('ally')).toBe('AB');
    expect(on('any')).toBe('ABac');
    expect(on('self')).toBe('-');
    const found = scene({ map, figures: { A: { abilities: [of('enemy')] } } });
    expect(found.check(found.usage('Point', { target: 'B' }))?.rule).toBe('U-076');
    expect(found.check(found.usage('Point', { target: 'b' }))?.rule).toBe('U-050');
  });

  it('U-052: enemies and obstacles are in the way, allies are not; for enemies it is the other way round', () => {
    const shot = hit('Shot', '1d8', { range: 9 });
    const abilities = [shot];
    expect(targets(scene({ map: 'A . a . b', figures: { A: { abilities } } }), 'Shot')).toBe('a');
    expect(targets(scene({ map: 'A . B . b', figures: { A: { abilities } } }), 'Shot')).toBe('b');
    expect(targets(scene({ map: 'A . # . b', figures: { A: { abilities } } }), 'Shot')).toBe('');
    expect(targets(scene({ map: 'A . B . a', figures: { a: { abilities } } }).turnOf('a'), 'Shot')).toBe('B');
    expect(targets(scene({ map: 'A . b . a', figures: { a: { abilities } } }).turnOf('a'), 'Shot')).toBe('A');
  });

  it('U-054: past everything for who needs no sight of allies, or for the next ability', () => {
    const mend = support('Mend', [{ do: 'heal', who: 'target', amount: amount('1d4') }], { range: 9 });
    const trick = support('Trick', [{ do: 'next-ability', rules: [{ rule: 'ignore-sight', targeting: 'all' }] }], {
      target: 'self',
      cost: 0,
      cooldown: 0,
    });
    const abilities = [mend, hit('Shot', '1d8', { range: 9 }), trick];
    const map = 'A # B . a';
    const found = scene({ map, figures: { A: { abilities } } });
    expect([targets(found, 'Mend'), targets(found, 'Shot')]).toEqual(['A', '']);
    found.use('Trick');
    expect([targets(found, 'Mend'), targets(found, 'Shot')]).toEqual(['AB', 'a']);
    found.use('Mend', { target: 'B' }, 1);
    expect(targets(found, 'Shot')).toBe('');
    const wise = scene({ map, figures: { A: { abilities, rules: [{ rule: 'ignore-sight', targeting: 'allies' }] } } });
    expect([targets(wise, 'Mend'), targets(wise, 'Shot')]).toEqual(['AB', '']);
  });

  it('U-106: with more range, what has one reaches further', () => {
    const far = support('Far', [{ do: 'next-ability', rules: [modify('range +2')] }], {
      target: 'self',
      cost: 0,
      cooldown: 0,
    });
    const abilities = [hit('Shot', '1d8', { range: 2 }), far, support('Own', [], { range: 0 })];
    const found = scene({ map: 'A B . . . a', figures: { A: { abilities, rules: [modify('range +1')] } } });
    expect([targets(found, 'Shot'), targets(found, 'Own')]).toEqual(['', 'A']);
    expect(targets(found.use('Far'), 'Shot')).toBe('a');
    expect(targets(found.pass().pass().pass(), 'Shot')).toBe('');
  });
});

describe('a special', () => {
  /** Whether a special of an ability holds: then it gives initiative. */
  function special(
    when: Condition,
    more: Partial<Drawn> = {},
    prepare: (found: ReturnType<typeof scene>) => void = () => {},
  ) {
    const cut = hit('Cut', '1d4');
    const held = {
      ...cut.program.action,
      effects: [{ do: 'modify' as const, who: 'self' as const, modifiers: [modifier('initiative +5')], turns: 3 }],
    };
    const abilities = [{ ...cut, program: program(cut.program.action, { when: [when], action: held }) }];
    const found = scene({ map: 'A a', ...more, figures: { ...more.figures, A: { abilities, ...more.figures?.A } } });
    prepare(found);
    found.use('Cut', { target: 'a' }, 1, 12);
    return found.has('A').length > 0;
  }

  it('U-100: asks for attributes by their permanent values', () => {
    const when: Condition = { if: 'attribute', of: 'self', attribute: 'str', from: 10 };
    expect(special(when, { figures: { A: { attributes: [10, 1, 1, 1] } } })).toBe(true);
    expect(special(when, { figures: { A: { attributes: [9, 1, 1, 1], rules: [modify('attack +5')] } } })).toBe(false);
  });

  it('U-100: asks for the elemental map as it is now, and for initiative', () => {
    const when: Condition = { if: 'em', of: 'self', element: 'fire', from: 5 };
    expect(special(when)).toBe(false);
    expect(special(when, { figures: { A: { rules: [modify('em-fire +5')] } } })).toBe(true);
    const quick: Condition = { if: 'initiative', of: 'self', from: 25 };
    expect(special(quick, { figures: { A: { base: { initiative: 30 } } } })).toBe(true);
    expect(special(quick)).toBe(false);
  });

  it('U-100: half of the HP is neither above nor below', () => {
    const asked = (is: 'above' | 'below', hp: number) =>
      special({ if: 'hp-percent', of: 'self', is, percent: 50 }, {}, (found) => {
        found.of('A').hp = hp;
      });
    expect([asked('above', 11), asked('above', 10), asked('below', 10), asked('below', 9)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('U-100: asks for conditions, turns, levels and who is near', () => {
    const burning: Condition = { if: 'has', of: 'target', condition: 'burn' };
    expect(special(burning)).toBe(false);
    expect(
      special(burning, {}, (found) => {
        found
          .of('a')
          .has.push({ has: 'condition', name: 'Burn', rules: [], by: 0, turns: 1, fresh: false, temporary: 0 });
      }),
    ).toBe(true);
    expect(special({ if: 'turn', to: 3 })).toBe(true);
    expect(special({ if: 'not', not: { if: 'turn', to: 3 } })).toBe(false);
    expect(special({ if: 'level', of: 'self', from: 10 })).toBe(false);
    const near: Condition = { if: 'near', of: 'self', side: 'ally', within: 1 };
    expect([special(near), special(near, { map: 'B A a' }), special(near, { map: 'B . A a' })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('U-100: of a passive ability is asked for all the time, without what such specials add', () => {
    const fury = program(
      { rules: [modify('em-fire +2')] },
      {
        when: [{ if: 'hp-percent', of: 'self', is: 'below', percent: 50 }],
        action: { effects: [], rules: [modify('em-fire +2', 'attack +3')] },
      },
    );
    const loop = program(
      {},
      {
        when: [{ if: 'em', of: 'self', element: 'fire', from: 2 }],
        action: { effects: [], rules: [modify('em-fire +9')] },
      },
    );
    const found = scene({ map: 'A a', figures: { A: { passives: [fury, loop] } } });
    expect([found.value('A', 'attack'), found.value('A', 'em-fire')]).toEqual([5, 11]);
    found.of('A').hp = 9;
    expect([found.value('A', 'attack'), found.value('A', 'em-fire')]).toEqual([8, 11]);
  });

  it('U-102: one marked enemy among those who are reached is enough, and the dice go into the roll against all', () => {
    const growth = hit('Growth', '2d6', { shape: 'area', size: [2, 1], range: 3, who: 'all' });
    const more = { ...growth.program.action, opposed: { ...growth.program.action.opposed!, dice: amount('2d6+1d6') } };
    const abilities = [
      {
        ...growth,
        program: program(growth.program.action, {
          when: [{ if: 'has', of: 'any-enemy', condition: 'root' }],
          action: more,
        }),
      },
    ];
    const found = scene({ map: 'A . a b', figures: { A: { abilities } } });
    found.of('b').has.push({ has: 'condition', ...condition('Root'), by: 0, turns: 1, fresh: false, temporary: 0 });
    found.use('Growth', { at: '2,0' }, 1, 2, 3, 12, 12);
    expect(found.all('attacked')).toMatchObject([{ total: 11 }]);
  });

  it('U-102: what rules add against somebody marked goes into the roll of the ability they name', () => {
    const rules = [
      {
        rule: 'extra-damage' as const,
        ability: 'Claw',
        amount: amount('2d4'),
        when: [{ if: 'has-any' as const, of: 'target' as const, what: 'penalty' as const }],
      },
    ];
    const figures = { A: { abilities: [hit('Claw', '1d4'), hit('Bite', '1d4')], rules } };
    const marked = () => {
      const found = scene({ map: 'A a', figures });
      found.of('a').has.push({ has: 'modifier', stat: 'attack', sign: -1, amount: 2, by: 0, turns: 1, fresh: false });
      return found;
    };
    expect(marked().use('Claw', { target: 'a' }, 1, 4, 4, 12).all('attacked')).toMatchObject([{ total: 14 }]);
    expect(marked().use('Bite', { target: 'a' }, 1, 12).all('attacked')).toMatchObject([{ total: 6 }]);
    expect(scene({ map: 'A a', figures }).use('Claw', { target: 'a' }, 1, 12).all('attacked')).toMatchObject([
      { total: 6 },
    ]);
  });

  it('U-104: that changes the cost is asked for before anything is paid', () => {
    const hand = support('Hand', [], { cost: 2 });
    const abilities = [
      {
        ...hand,
        program: program(
          {},
          {
            when: [{ if: 'has', of: 'target', condition: 'ward' }],
            action: { effects: [], rules: [], actionPoints: 1 },
          },
        ),
      },
    ];
    const found = scene({ map: 'A B a', figures: { A: { abilities } } });
    found.of('A').ap = 1;
    found.of('B').has.push({ has: 'condition', ...condition('Ward'), by: 0, turns: 1, fresh: false, temporary: 0 });
    expect(targets(found, 'Hand')).toBe('B');
    expect(found.check(found.usage('Hand', { target: 'A' }))?.code).toBe('ability/ap');
    expect(found.use('Hand', { target: 'B' }).all('used')).toMatchObject([{ cost: 1, variant: 0 }]);
  });
});
