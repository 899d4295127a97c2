import { describe, expect, it } from 'vitest';
import type { Effect, Rule } from '../../../../rules/thoua/program.ts';
import { amount, burn, condition, modifier, modify, program, support } from '../designs.ts';
import { type Drawn, scene } from '../scene.ts';

const give = (name: string, texts: readonly string[], turns = 3, target: 'any' | 'ally' = 'any') =>
  support(name, [{ do: 'modify', who: 'target', modifiers: texts.map(modifier), turns }], {
    target,
    range: 9,
    cooldown: 0,
  });

const afflict = (name: string, rules: readonly Rule[] = [], turns = 3) =>
  support(name, [{ do: 'condition', who: 'target', condition: { name, rules }, turns }], {
    target: 'any',
    range: 9,
    cooldown: 0,
  });

const table = (more: Partial<Drawn> & Pick<Drawn, 'figures'>) => {
  const own = { A: { base: { ap: 9 }, ...more.figures?.A } };
  return scene({ map: 'A B . a b', ...more, figures: { ...more.figures, ...own } });
};

describe('bonuses and penalties', () => {
  it('U-060 U-061 U-064: numbers add up, and dice stand beside them', () => {
    const found = table({
      figures: {
        A: {
          abilities: [
            give('Up', ['resistance +2']),
            give('Dice', ['resistance +1d4']),
            give('Down', ['resistance -3']),
          ],
        },
      },
    });
    found.use('Up', { target: 'a' }).use('Dice', { target: 'a' }).use('Down', { target: 'a' });
    expect(found.has('a')).toEqual(['resistance +2 (3)', 'resistance +1d4 (3)', 'resistance -3 (3)']);
    expect(found.value('a', 'resistance')).toBe(4);
  });

  it('U-062: what passive abilities and artifacts give adds to them and never collides', () => {
    const found = table({
      figures: {
        A: {
          abilities: [give('Forge', ['attack +2'])],
          rules: [modify('attack +2', 'defence -2')],
          passives: [program({ rules: [modify('attack +2')] })],
        },
      },
    });
    found.use('Forge', { target: 'A' });
    expect([found.value('A', 'attack'), found.value('A', 'defence')]).toEqual([11, 3]);
  });

  it('U-066 U-067: another of the sort has no effect, even if it is stronger or longer', () => {
    const found = table({
      figures: {
        A: {
          abilities: [
            give('Forge', ['attack +2'], 1),
            give('Better', ['attack +5'], 9),
            give('Other', ['status +5'], 2),
          ],
        },
      },
    });
    found.use('Forge', { target: 'a' }).use('Better', { target: 'a' });
    expect(found.all('ignored')).toMatchObject([{ name: 'attack' }]);
    found.use('Other', { target: 'a' });
    expect(found.has('a')).toEqual(['attack +2 (1)', 'status +5 (2)']);
  });

  it('U-068: on several stats each is one of its own', () => {
    const found = table({
      figures: {
        A: {
          abilities: [
            give('One', ['attack -2']),
            give('Both', ['attack -1d8', 'status -1d8']),
            give('Two', ['attack -3', 'status -3']),
          ],
        },
      },
    });
    found.use('One', { target: 'a' }).use('Two', { target: 'a' }).use('Both', { target: 'a' });
    expect(found.has('a')).toEqual(['attack -2 (3)', 'status -3 (3)', 'attack -1d8 (3)', 'status -1d8 (3)']);
  });

  it('U-063 U-014: count down at the end of the bearer’s own turn, and go at 0', () => {
    const found = table({ map: 'A . a', figures: { A: { abilities: [give('Weaken', ['defence -2'], 2)] } } });
    found.use('Weaken', { target: 'a' }).pass();
    expect(found.has('a')).toEqual(['defence -2 (2)']);
    found.pass();
    expect(found.has('a')).toEqual(['defence -2 (1)']);
    found.pass().pass();
    expect([found.has('a'), found.all('ended')]).toEqual([[], [{ event: 'ended', figure: 1, name: 'defence' }]]);
  });

  it('U-065: in one’s own turn they count at its end already, or not by the option ownTurn', () => {
    const left = (ownTurn: 'counts' | 'waits') =>
      table({ figures: { A: { abilities: [give('Forge', ['attack +2'])] } }, options: { ownTurn } })
        .use('Forge', { target: 'A' })
        .pass()
        .has('A');
    expect([left('counts'), left('waits')]).toEqual([['attack +2 (2)'], ['attack +2 (3)']]);
  });

  it('U-105: turns are added to what is given or gained; with none left it is not gained', () => {
    const abilities = [give('Weaken', ['attack -2']), give('Help', ['attack +2'], 3, 'ally'), afflict('Burn')];
    const turns = (
      what: 'conditions' | 'bonuses' | 'penalties',
      way: 'given' | 'gained',
      other: 'ally' | 'enemy',
      by: number,
    ): Rule => ({ rule: 'turns', what, way, other, by });
    const giver = table({ figures: { A: { abilities, rules: [turns('conditions', 'given', 'enemy', 2)] } } });
    giver.use('Burn', { target: 'a' }).use('Burn', { target: 'B' });
    expect([giver.has('a'), giver.has('B')]).toEqual([['Burn (5)'], ['Burn (3)']]);
    const bearer = table({
      figures: {
        A: { abilities },
        a: { rules: [turns('penalties', 'gained', 'enemy', -3)] },
        B: { rules: [turns('bonuses', 'gained', 'ally', 2)] },
      },
    });
    bearer.use('Weaken', { target: 'a' }).use('Help', { target: 'B' });
    expect([bearer.has('a'), bearer.has('B')]).toEqual([[], ['attack +2 (5)']]);
  });

  it('U-108: turns that an effect takes away are gone at once', () => {
    const effects: Effect[] = [
      { do: 'turns', who: 'target', what: 'penalties', by: -1 },
      { do: 'turns', who: 'target', what: 'cooldowns', by: -1 },
    ];
    const abilities = [
      give('Weaken', ['attack -2'], 1),
      give('Slow', ['status -2'], 2),
      give('Up', ['defence +2'], 1),
      support('Clean', effects, { cooldown: 4 }),
    ];
    const found = table({ figures: { A: { abilities } } });
    for (const name of ['Weaken', 'Slow', 'Up']) found.use(name, { target: 'A' });
    found.use('Clean', { target: 'A' });
    expect([found.has('A'), found.of('A').waits]).toEqual([
      ['status -2 (1)', 'defence +2 (1)'],
      [0, 0, 0, 3],
    ]);
  });
});

describe('conditions', () => {
  it('U-066 U-067: of one name come once, of different names together', () => {
    const found = table({ figures: { A: { abilities: [afflict('Burn', [], 1), afflict('Chill')] } } });
    found.use('Burn', { target: 'a' }).use('Burn', { target: 'a' }).use('Chill', { target: 'a' });
    expect(found.has('a')).toEqual(['Burn (1)', 'Chill (3)']);
  });

  it('U-064: change the elemental map only while they are there', () => {
    const found = table({
      figures: { A: { abilities: [afflict('Chill', [modify('em-fire +5', 'em-water -5')], 1)] } },
    });
    found.use('Chill', { target: 'A' });
    expect([found.value('A', 'em-fire'), found.value('A', 'em-water')]).toEqual([5, -5]);
    expect(found.pass().value('A', 'em-fire')).toBe(0);
  });

  it('U-014: do what they do at the end of a turn before they are counted', () => {
    const found = table({ map: 'A . a', figures: { A: { abilities: [afflict('Burn', burn('1d6').rules, 1)] } } });
    found.use('Burn', { target: 'a' }).pass().pass({ value: 4, label: 'damage' });
    expect([found.of('a').hp, found.has('a')]).toEqual([16, []]);
  });

  it('U-014: take turns away at the end of a turn before these are counted', () => {
    const calm = condition('Calm', {
      rule: 'at',
      moment: 'turn-end',
      do: [{ do: 'turns', who: 'bearer', what: 'penalties', by: -1 }],
    });
    const abilities = [give('Weaken', ['attack -2'], 2), give('Slow', ['status -2'], 3), afflict('Calm', calm.rules)];
    const found = table({ map: 'A . a', figures: { A: { abilities } } });
    for (const name of ['Weaken', 'Slow', 'Calm']) found.use(name, { target: 'a' });
    expect(found.pass().pass().has('a')).toEqual(['status -2 (1)', 'Calm (2)']);
  });

  it('can be taken away, by name or all of them', () => {
    const abilities = [
      afflict('Burn'),
      afflict('Chill'),
      give('Weaken', ['attack -2']),
      support('Warm', [{ do: 'remove', who: 'target', condition: 'chill' }], { target: 'any', cooldown: 0 }),
      support('Clean', [{ do: 'remove-all', who: 'target', what: 'conditions' }], { target: 'any', cooldown: 0 }),
    ];
    const found = table({ figures: { A: { abilities } } });
    for (const name of ['Burn', 'Chill', 'Weaken', 'Warm']) found.use(name, { target: 'A' });
    expect(found.has('A')).toEqual(['Burn (3)', 'attack -2 (3)']);
    expect(found.use('Clean', { target: 'A' }).has('A')).toEqual(['attack -2 (3)']);
  });
});

describe('effects that come at once', () => {
  const regrow = condition('Regrow', {
    rule: 'at',
    moment: 'turn-end',
    do: [{ do: 'heal', who: 'bearer', amount: amount('1d8') }],
  });

  it('U-069: the one whom they come to chooses the first', () => {
    const abilities = [afflict('Burn', burn('1d6').rules), afflict('Regrow', regrow.rules)];
    const burning = () => {
      const found = table({ map: 'A . a', figures: { A: { abilities } } });
      found.of('a').hp = 3;
      return found.use('Burn', { target: 'a' }).use('Regrow', { target: 'a' }).pass().pass();
    };
    const found = burning();
    expect([found.seat, found.actions]).toEqual([
      1,
      [
        { do: 'first', effect: 0 },
        { do: 'first', effect: 1 },
      ],
    ]);
    expect(found.check({ do: 'first', effect: 2 })?.rule).toBe('U-069');
    found.play({ do: 'first', effect: 1 }, { value: 8, label: 'heal' }, { value: 6, label: 'damage' });
    expect([found.of('a').hp, found.acting]).toEqual([5, 'A']);
    expect(burning().play({ do: 'first', effect: 0 }, 6).state.over).toBe('victory');
  });

  it('U-069: nobody is asked where all of it is damage', () => {
    const abilities = [afflict('Burn', burn('1d6').rules), afflict('Sting', burn('1d4', 'Sting').rules)];
    const found = table({ map: 'A . a', figures: { A: { abilities } } });
    found.use('Burn', { target: 'a' }).use('Sting', { target: 'a' }).pass().pass(5, 2);
    expect([found.of('a').hp, found.acting]).toEqual([13, 'A']);
  });
});
