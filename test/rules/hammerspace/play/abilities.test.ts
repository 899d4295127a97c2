import { describe, expect, it } from 'vitest';
import { rules } from '../../../../rules/hammerspace/rules.ts';
import { setupOf } from '../deck.ts';
import { scene } from '../scene.ts';

const quiet = (seats: number) => setupOf(seats, { flipWithCards: false, reordering: false });

describe('an ability card', () => {
  it('H-050: is the action of a turn, and leaves', () => {
    const found = scene(['medicine', '', ''], { hp: [19], setup: quiet(3) }).use('medicine', undefined, 5);
    expect([found.state.hp[0], found.discards, found.seat]).toEqual([24, 'medicine', 1]);
    expect(scene(['giant', '', '']).check({ do: 'use', place: 0 })?.rule).toBe('H-050');
    expect(scene(['wrecker', '', '']).check({ do: 'use', place: 0 })?.rule).toBe('H-050');
  });

  it('H-051 H-057: of a set of three needs the other two face up, and restores up to the beginning', () => {
    const found = scene(['bread butter knife pan', '', ''], { hp: [4], setup: quiet(3) }).use('butter');
    expect([found.state.hp[0], found.discards]).toEqual([20, 'knife butter bread']);
    expect(found.all('drew').find(({ seat }) => seat === 0)?.cards).toHaveLength(3);
    expect(scene(['bread butter knife', '', ''], { hp: [23] }).use('bread').state.hp[0]).toBe(23);
    expect(scene(['bread butter ?knife', '', '']).check({ do: 'use', place: 0 })?.rule).toBe('H-057');
    expect(scene(['bread butter pan', '', '']).check({ do: 'use', place: 0 })?.rule).toBe('H-057');
  });

  it('H-052: steals a card, hidden ones unseen; the thief knows it then, and the victim draws', () => {
    const found = scene(['monkey pan', 'golem ?dome', ''], { next: 'broom', setup: quiet(3) }).use('monkey');
    expect(rules.view(found.game, found.state, 0).rows[1]![1]).toBe(-1);
    const dome = found.state.rows[1]![1]!;
    found.play({ do: 'take', from: 1, place: 1 });
    expect(found.all('took')).toMatchObject([{ seat: 0, from: 1, cards: [dome], known: 0b011 }]);
    expect(rules.viewEvent(found.game, found.all('took')[0]!, 2)).toMatchObject({ cards: [-1] });
    expect(found.row(0)).toContain('dome');
  });

  it('H-052: up to four cards may come from several players, or none', () => {
    const found = scene(['octopus', 'golem', 'dome', '']).use('octopus');
    found.play({ do: 'take', from: 2, place: 0 });
    expect(found.check({ do: 'stop' })).toBeUndefined();
    expect(found.check({ do: 'take', from: 0, place: 0 })?.rule).toBe('H-052');
    found.play({ do: 'take', from: 1, place: 0 });
    expect(found.row(0)).toMatch(/dome \+golem/);
    expect(scene(['monkey', 'golem', '']).use('monkey').check({ do: 'stop' })?.rule).toBe('H-052');
  });

  it('H-053: swaps a card, which both know then', () => {
    const found = scene(['trade pan', 'golem ?dome', ''], { empty: true, setup: quiet(3) }).use('trade');
    found.play({ do: 'swap', place: 1, from: 1, at: 1 });
    // The deck is empty, so the card that was used is drawn again.
    expect([found.row(0), found.row(1)]).toEqual(['dome trade', 'golem pan']);
  });

  it('H-053: swaps all cards with a player, but not itself', () => {
    const found = scene(['exchange pan', 'golem ?dome', ''], { empty: true, setup: quiet(3) }).use('exchange', 1);
    expect([found.row(0), found.row(1)]).toEqual(['golem dome exchange', 'pan']);
    expect(scene(['exchange', '', '']).check({ do: 'use', place: 0, target: 0 })?.code).toBe('action/useless');
  });

  it('H-054 H-016: reverses the order of turns', () => {
    const found = scene(['about', '', ''], { hp: [9], setup: quiet(3) }).use('about');
    expect([found.state.hp[0], found.seat]).toEqual([11, 2]);
  });

  it('H-055: makes a player attack themselves; it counts as theirs', () => {
    const found = scene(['spell', 'broom pan cape', ''], { traits: [undefined, 'brawler'] }).use('spell', 1);
    expect(found.check({ do: 'command', place: 1, targets: [1] })?.rule).toBe('H-055');
    expect(found.check({ do: 'command', place: 0, targets: [2] })?.rule).toBe('H-055');
    found.play({ do: 'command', place: 0, targets: [1] }, 4, 1, 1);
    expect(found.all('defended')).toMatchObject([{ seat: 1, attack: 14, points: 3, lost: 10, with: [] }]);
    expect([found.state.hp, found.state.attacked, found.state.lastAttacker]).toEqual([
      [20, 10, 20],
      [false, true, false],
      [-1, -1, -1],
    ]);
  });

  it('H-055: the second of two together is chosen, a card for all hits the caster too, and a hidden one is no choice', () => {
    const pair = scene(['spell', 'catapult', '', '']).use('spell', 1);
    const listed = rules.actions(pair.game, pair.state).actions.map((one) => (one.do === 'command' ? one.targets : []));
    expect(listed).toEqual([
      [1, 2],
      [1, 0],
    ]);
    const all = scene(['spell', 'storm', ''])
      .use('spell', 1)
      .play({ do: 'command', place: 0, targets: [2, 0, 1] }, 1, 1, 1, 1);
    expect(all.state.hp).toEqual([12, 12, 12]);
    expect(scene(['spell', '?storm', '']).check({ do: 'use', place: 0, target: 1 })?.code).toBe('action/useless');
  });

  it('H-055: makes a player attack whom the card reaches, where it says so', () => {
    const found = scene(['puppet', 'broom', 'pan', '']).use('puppet', 1);
    expect(found.check({ do: 'command', place: 0, targets: [1] })?.rule).toBe('H-055');
    expect(found.play({ do: 'command', place: 0, targets: [2] }, 4, 1, 1).state.hp).toEqual([20, 20, 15, 20]);
  });

  it('H-056: all take a card from their neighbour in turn, the user first', () => {
    const found = scene(['whirl pan', 'golem', 'dome'], { empty: true, setup: quiet(3) }).use('whirl');
    found.play({ do: 'take', from: 1, place: 0 });
    expect(found.seat).toBe(1);
    expect(found.check({ do: 'take', from: 0, place: 1 })?.rule).toBe('H-056');
    found.play({ do: 'take', from: 2, place: 0 });
    expect(found.seat).toBe(2);
    // The last one may take the card that the user has just got.
    found.play({ do: 'take', from: 0, place: found.at(0, 'golem') });
    expect([found.row(0), found.row(1), found.row(2)]).toEqual(['pan whirl', 'dome', 'golem']);
  });

  it('H-058: gives a player of one’s choice a new row', () => {
    const found = scene(['wrecker', 'golem ?dome', ''], {
      setup: quiet(3),
      next: 'pan quilt wire bucket broom ray torch lye',
    });
    expect(found.use('wrecker', 1).discards).toBe('wrecker dome golem');
    expect(found.row(1)).toBe('broom ray torch lye');
  });
});

describe('a trait', () => {
  const points = (trait: string, card: string, layout: { hp?: number[]; rows?: string[] } = {}, target = 1) => {
    const rows = layout.rows ?? [card, '', ''];
    const found = scene(rows, { hp: layout.hp ?? [], traits: [trait] });
    found.attack(
      card,
      [target],
      {},
      { value: 1, label: 'attack' },
      6,
      ...(card === 'broom' || card === 'ray' ? [1] : []),
    );
    return found.all('attacked')[0]!.points[0];
  };

  it('H-026: adds to attacks of its type, or with few HP', () => {
    expect([points('brawler', 'broom'), points('brawler', 'stones'), points('shooter', 'stones')]).toEqual([11, 3, 9]);
    expect([points('cornered', 'stones', { hp: [10] }), points('cornered', 'stones', { hp: [11] })]).toEqual([8, 3]);
  });

  it('H-028 H-065: adds only against whom it speaks of', () => {
    expect([points('rebel', 'stones', { hp: [5, 9, 9] }), points('rebel', 'stones', { hp: [5, 8, 9] })]).toEqual([
      6, 3,
    ]);
    const alone = scene(['stones', '', ''], {
      hp: [5, 9, 9],
      traits: ['rebel'],
      setup: setupOf(3, { mostHp: 'alone' }),
    });
    expect(alone.attack('stones', [1], {}, 1, 6).all('attacked')[0]!.points).toEqual([3]);
    const found = scene(['stones spread', '', ''], { traits: ['avenger'] });
    found.state.lastAttacker[0] = 2;
    found.attack('stones', [], { with: 'spread' }, 1, 6, 6);
    expect(found.all('attacked')[0]!.points).toEqual([3, 6]);
  });

  it('H-065: of the peaceful defends until its owner has attacked in a turn of theirs', () => {
    const lost = (attacked: boolean) => {
      const found = scene(['cannon', '', ''], { traits: [undefined, 'calm'] });
      found.state.attacked[1] = attacked;
      return found.attack('cannon', [1], {}, 2, 1).all('defended')[0]!.lost;
    };
    expect([lost(false), lost(true)]).toEqual([7, 10]);
    const wary = (row: string) =>
      scene(['cannon', row, ''], { traits: [undefined, 'wary'] })
        .attack('cannon', [1], {}, 2, 1)
        .all('defended')[0]!.points;
    expect([wary('torch ?pan'), wary('pan')]).toEqual([2, 2]);
  });

  it('H-061: lets its owner hide more cards', () => {
    const found = scene(['broom pan stones wire', '', ''], { traits: ['sly'] });
    expect(found.play({ do: 'arrange', order: [0, 1, 2, 3], hidden: [0, 1, 2, 3] }).row(0)).toBe(
      '?broom ?pan ?stones ?wire',
    );
  });

  it('H-052: keeps thieves away', () => {
    const found = scene(['monkey', 'golem', 'dome'], { traits: [undefined, 'guarded'] }).use('monkey');
    expect(found.check({ do: 'take', from: 1, place: 0 })?.rule).toBe('H-052');
    expect(found.check({ do: 'take', from: 2, place: 0 })).toBeUndefined();
    expect(
      scene(['monkey', 'golem', ''], { traits: [undefined, 'guarded'] }).check({ do: 'use', place: 0 })?.code,
    ).toBe('action/useless');
  });

  it('H-046 H-060: may roll to keep an attack card, or lose the chance', () => {
    const attacked = () => scene(['stones', '', ''], { traits: ['thrifty'] }).attack('stones', [1], {}, 1, 6);
    expect(attacked().play({ do: 'roll', roll: true }, 5).row(0)).toMatch(/^stones/);
    expect(attacked().play({ do: 'roll', roll: true }, 4).discards).toBe('stones');
    expect(attacked().play({ do: 'roll', roll: false }).discards).toBe('stones');
    expect(
      scene(['stones', '', ''], { traits: ['tidy'] })
        .attack('stones', [1], {}, 1, 6, 5)
        .row(0),
    ).toMatch(/^stones/);
    const second = scene(['ray', '', ''], { traits: ['thrifty'] }).attack('ray', [1], {}, 1, 6, 3);
    expect(second.play({ do: 'roll', roll: true }, 6).row(0)).toMatch(/^ray/);
  });

  it('H-043: of the vampire gives HP for a heavy wound', () => {
    expect(scene(['ray', '', ''], { hp: [9], traits: ['vampire'] }).attack('ray', [1], {}, 2, 1, 1).state.hp).toEqual([
      11, 14, 20,
    ]);
  });

  it('H-062: buys points with HP before anybody defends, with the last HP too: the attack comes first', () => {
    const found = scene(['stones', '', ''], { hp: [2], traits: ['frenzy'] }).attack('stones', [1], { pay: true }, 6, 1);
    expect([found.state.hp, found.state.fell]).toEqual([
      [0, 10, 20],
      [1, 0, 0],
    ]);
    const poor = scene(['stones', '', ''], { hp: [1], traits: ['frenzy'] });
    expect(poor.check({ do: 'attack', place: 0, targets: [1], with: [], pay: true })?.rule).toBe('H-062');
  });

  it('H-063: lets its owner rest instead of a turn, not twice in a row', () => {
    const found = scene(['stones', '', ''], { hp: [9], traits: ['dreamer'] }).play({ do: 'rest' });
    expect(found.state.hp[0]).toBe(11);
    const again = scene(['stones', '', ''], { traits: ['dreamer'] });
    again.state.rested[0] = true;
    expect(again.check({ do: 'rest' })?.rule).toBe('H-063');
    expect(scene(['stones', '', '']).check({ do: 'rest' })?.rule).toBe('H-063');
  });

  it('H-064: attacks without a card where no attack card lies face up', () => {
    const found = scene(['?stones pan', '', ''], { traits: ['fists'] });
    found.play({ do: 'improvise', targets: [2], with: [], pay: false }, 4, 1);
    expect(found.state.hp).toEqual([20, 20, 14]);
    const armed = scene(['stones', '', ''], { traits: ['fists'] });
    expect(armed.check({ do: 'improvise', targets: [2], with: [], pay: false })?.rule).toBe('H-064');
  });
});
