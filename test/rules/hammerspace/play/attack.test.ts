import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../rules/hammerspace/action.ts';
import { rules } from '../../../../rules/hammerspace/rules.ts';
import { setupOf } from '../deck.ts';
import { type Scene, scene } from '../scene.ts';

/** Whom a card can be made to hit, as lists of seats. */
function targets(found: Scene, id: string): string[] {
  const { actions } = rules.actions(found.game, found.state);
  const of = (action: Action) =>
    action.do === 'attack' && action.place === found.at(0, id) && action.with.length === 0
      ? [action.targets.join(' ')]
      : [];
  return actions.flatMap(of);
}

describe('an attack', () => {
  it('H-020 H-030 H-034 H-035: strength and die against matching cards and another die', () => {
    const found = scene(['broom', 'pan quilt torch', '']).attack('broom', [1], {}, 4, 1, 6);
    expect(found.all('attacked')).toMatchObject([{ die: 4, points: [9] }]);
    expect(found.all('defended')).toMatchObject([{ points: 7, die: 1, lost: 1 }]);
    expect(found.state.hp).toEqual([20, 19, 20]);
  });

  it('H-035: a defence as high as the attack, or higher, loses nothing and gives nothing', () => {
    expect(scene(['stones', 'pan', '']).attack('stones', [1], {}, 4, 4).state.hp).toEqual([20, 20, 20]);
    expect(scene(['stones', 'pan', '']).attack('stones', [1], {}, 1, 6).state.hp).toEqual([20, 20, 20]);
  });

  it('H-031: negative points count against the defender', () => {
    const found = scene(['ray', 'wire', '']).attack('ray', [1], {}, 3, 2, 1);
    expect(found.all('defended')).toMatchObject([{ points: -2, lost: 8 }]);
    expect(found.state.hp[1]).toBe(12);
  });

  it('H-010 H-030: a bonus adds against its subtype only, and a card of another type stays', () => {
    const found = scene(['torch', 'pan bucket', '']).attack('torch', [1], {}, 6, 1);
    expect(found.all('defended')).toMatchObject([{ points: 10, lost: 0 }]);
    expect(found.row(1)).toContain('pan');
    expect(scene(['lye', 'bucket', '']).attack('lye', [1], {}, 1, 1).all('defended')).toMatchObject([{ points: 2 }]);
  });

  it('H-003 H-030: a card that lies face down does not defend', () => {
    const found = scene(['broom', 'pan ?golem', '']).attack('broom', [1], {}, 4, 1, 6);
    expect(found.all('defended')).toMatchObject([{ points: 3, lost: 5 }]);
    expect(found.row(1)).toContain('golem');
  });

  it('H-021: one player is any other', () => {
    expect(targets(scene(['stones', '', '', '']), 'stones')).toEqual(['1', '2', '3']);
    expect(scene(['stones', '', '']).check({ do: 'attack', place: 0, targets: [0], with: [], pay: false })?.code).toBe(
      'action/target',
    );
  });

  it('H-022 H-049: adjacent is left or right, past those who fell', () => {
    expect(targets(scene(['broom', '', '', '']), 'broom')).toEqual(['1', '3']);
    expect(targets(scene(['broom', '']), 'broom')).toEqual(['1']);
    const found = scene(['broom', '', '', '']);
    found.state.fell[1] = 1;
    expect(targets(found, 'broom')).toEqual(['2', '3']);
  });

  it('H-023: two together may include the attacker; the second is to the right if it is left out', () => {
    expect(targets(scene(['catapult', '', '', '']), 'catapult')).toEqual(['0 1', '1 2', '2 3', '3 0']);
    expect(targets(scene(['catapult', '']), 'catapult')).toEqual(['1 0']);
    const found = scene(['catapult', '', '', '']).attack('catapult', [1], {}, 1, 1, 1, 1);
    expect(found.all('attacked')).toMatchObject([{ targets: [1, 2] }]);
    expect(
      scene(['catapult', '', '', '']).check({ do: 'attack', place: 0, targets: [1, 3], with: [], pay: false })?.code,
    ).toBe('action/target');
  });

  it('H-024: all players are hit, the attacker last', () => {
    const found = scene(['storm', '', '']).attack('storm', [], {}, 2, 1, 2, 3);
    expect(found.all('defended').map(({ seat, lost }) => [seat, lost])).toEqual([
      [1, 9],
      [2, 8],
      [0, 7],
    ]);
  });

  it('H-025: ability cards are added, several or one by option, and leave with the attack', () => {
    const found = scene(['stones giant spread', '', '']).attack('stones', [], { with: 'giant spread' }, 3, 4, 1);
    expect(found.all('attacked')).toMatchObject([{ points: [12, 12], targets: [1, 2] }]);
    expect(found.state.hp).toEqual([20, 12, 9]);
    expect(found.discards).toBe('spread giant stones');
    const one = scene(['stones giant spread', '', ''], { setup: setupOf(3, { boosts: 'one' }) });
    expect(one.check({ do: 'attack', place: 0, targets: [], with: [1, 2], pay: false })?.code).toBe('action/boosts');
    const hidden = scene(['stones ?giant', '', '']);
    expect(hidden.check({ do: 'attack', place: 0, targets: [1], with: [1], pay: false })?.code).toBe('action/boost');
  });

  it('H-027: an attack that fails by its die does nothing, and its card leaves', () => {
    const found = scene(['cannon', '', '']).attack('cannon', [1], {}, 1);
    expect(found.all('failed')).toHaveLength(1);
    expect(found.state.hp).toEqual([20, 20, 20]);
    expect(found.discards).toBe('cannon');
    expect(scene(['cannon', '', '']).attack('cannon', [1], {}, 2, 1).state.hp[1]).toBe(10);
  });

  it('H-011: only a face-up card of one’s own is played', () => {
    const found = scene(['?broom pan', 'stones', '']);
    expect(found.check({ do: 'attack', place: 0, targets: [1], with: [], pay: false })?.rule).toBe('H-011');
    expect(found.check({ do: 'attack', place: 1, targets: [1], with: [], pay: false })?.rule).toBe('H-011');
    expect(found.check({ do: 'use', place: 1 })?.code).toBe('action/card');
  });
});

describe('who is attacked', () => {
  it('H-032: uses all matching cards until they reach the attack, and of those that do, none too many', () => {
    expect(scene(['broom', 'golem dome', '']).attack('broom', [1], {}, 4).defences).toEqual(['golem', 'dome']);
    expect(scene(['stones', 'golem quilt wire', '']).attack('stones', [1], {}, 1).defences).toEqual(['golem', 'quilt']);
    const found = scene(['broom', 'golem dome', '']).attack('broom', [1], {}, 4);
    expect(found.check({ do: 'defend', cards: [], with: [] })?.rule).toBe('H-032');
    expect(found.check({ do: 'defend', cards: [0, 1], with: [] })?.rule).toBe('H-032');
    expect(found.defend('dome', '', 1, 6).row(1)).toContain('golem');
  });

  it('H-032: never has a negative card in a cover, but in a defence that nothing covers', () => {
    const found = scene(['storm', 'wire dome', '', '']).attack('storm', [], {}, 1, 1, 1, 1, 1);
    expect(found.row(1)).toContain('wire');
  });

  it('H-032: may use more, or whatever it likes, where the option covering says so', () => {
    const more = scene(['broom', 'golem dome', ''], { setup: setupOf(3, { covering: 'more' }) });
    expect(more.attack('broom', [1], {}, 4).defences).toEqual(['golem', 'dome', 'dome golem']);
    const free = scene(['broom', 'golem dome', ''], { setup: setupOf(3, { covering: 'free' }) });
    expect(free.attack('broom', [1], {}, 4).defences).toEqual(['', 'golem', 'dome', 'dome golem']);
  });

  it('H-033: loses nothing behind an infinite card, whatever else defends', () => {
    const found = scene(['storm', 'dome wire', ''], { setup: setupOf(3, { covering: 'free' }) }).attack(
      'storm',
      [],
      {},
      6,
    );
    expect(found.defend('dome wire', '', 1, 1, 1).state.hp).toEqual([7, 20, 7]);
  });

  it('H-034: rolls even where the cards are enough, but for the option defenceDie', () => {
    expect(scene(['stones', 'dome', '']).attack('stones', [1], {}, 1, 6).all('rolled')).toHaveLength(2);
    const needed = scene(['stones', 'dome', ''], { setup: setupOf(3, { defenceDie: 'needed' }) });
    expect(needed.attack('stones', [1], {}, 1).all('rolled')).toHaveLength(1);
  });

  it('H-036: may add ability cards, which count as cards', () => {
    const found = scene(['torch', 'cape bucket', '']).attack('torch', [1], {}, 1);
    expect(found.defences).toEqual(['bucket', 'cape']);
    expect(scene(['cannon', 'cape', '']).attack('cannon', [1], {}, 3).defend('', 'cape', 2).state.hp[1]).toBe(16);
    expect(scene(['cannon', 'cape', '']).attack('cannon', [1], {}, 3).defend('', '', 2).row(1)).toContain('cape');
  });

  it('H-037: with an ability all its defence cards match by their highest value', () => {
    const found = scene(['ray', 'master quilt bucket', '']).attack('ray', [1], {}, 6);
    expect(found.defences).toEqual(['', 'bucket master quilt']);
    const done = found.defend('bucket quilt', 'master', 1, 1);
    expect(done.all('defended')).toMatchObject([{ points: 18, lost: 0 }]);
    const plain = scene(['ray', 'master quilt bucket', ''], { setup: setupOf(3, { multidefence: 'without' }) });
    expect(plain.attack('ray', [1], {}, 6).defend('bucket quilt', 'master', 1, 1).all('defended')).toMatchObject([
      { points: 6 },
    ]);
  });

  it('H-038: sends an attack on to another player, with its points and all that comes with it', () => {
    const found = scene(['spark', 'mirror', 'pan bucket quilt']).attack('spark', [1], {}, 5);
    expect(found.seat).toBe(1);
    expect(found.check({ do: 'reflect', target: 1 })?.rule).toBe('H-038');
    found.play({ do: 'reflect', target: 2 }, 2);
    expect(found.state.hp).toEqual([20, 20, 16]);
    expect(found.row(2)).toMatch(/^quilt/);
    expect(found.state.lastAttacker[2]).toBe(0);
  });

  it('H-038: a card that was only made to match reflects by option alone', () => {
    const layout = ['torch', 'master mirror', ''];
    const matching = scene(layout).attack('torch', [1], {}, 5).defend('mirror', 'master', 1);
    expect(matching.all('reflected')).toEqual([]);
    expect(matching.state.hp[1]).toBe(20);
    const any = scene(layout, { setup: setupOf(3, { reflection: 'any' }) }).attack('torch', [1], {}, 5);
    expect(any.defend('mirror', 'master').seat).toBe(1);
    expect(any.play({ do: 'reflect', target: 0 }, 1).state.hp).toEqual([11, 20, 20]);
  });
});

describe('after an attack', () => {
  it('H-040: what has no condition happens to all defenders, by option only to those who lost HP', () => {
    const found = scene(['hail', 'dome broom stones', 'torch', '']).attack('hail', [1, 2], {}, 6, 1, 1);
    expect(found.row(1)).not.toMatch(/broom|stones/);
    expect(found.row(2)).not.toContain('torch');
    const struck = scene(['hail', 'dome broom', 'torch', ''], { setup: setupOf(4, { effectsWithoutLoss: false }) });
    expect(struck.attack('hail', [1, 2], {}, 6, 1, 1).row(1)).toContain('broom');
    expect(struck.row(2)).not.toContain('torch');
  });

  it('H-039 H-040: what needs success happens to each who lost HP, by option to all where one did', () => {
    const found = scene(['lye spread', 'dome quilt', 'pan', '']).attack('lye', [], { with: 'spread' }, 1, 1, 1, 1);
    expect(found.row(1)).toContain('quilt');
    expect(found.row(2)).not.toContain('pan');
    const all = scene(['lye spread', 'dome quilt', 'pan', ''], { setup: setupOf(4, { success: 'attack' }) });
    expect(all.attack('lye', [], { with: 'spread' }, 1, 1, 1, 1).row(1)).not.toContain('quilt');
  });

  it('H-040: a condition on a die is asked of each defender', () => {
    const found = scene(['pepper', '', '']).attack('pepper', [], {}, 1, 3, 4, 4);
    expect(found.all('will-lose-turn').map(({ seat }) => seat)).toEqual([1]);
    expect(scene(['rake', 'pan torch', '']).attack('rake', [1], {}, 5, 1).row(1)).not.toContain('torch');
    expect(scene(['rake', 'pan torch', '']).attack('rake', [1], {}, 4, 1).row(1)).toContain('torch');
  });

  it('H-041: places are counted with the cards spent in the defence, by option without', () => {
    const found = scene(['spark', 'dome broom stones torch', '']).attack('spark', [1], {}, 3, 2);
    expect(found.row(1)).toMatch(/^stones torch /);
    const after = scene(['spark', 'dome broom stones torch', ''], { setup: setupOf(3, { positions: 'after' }) });
    expect(after.attack('spark', [1], {}, 3, 2).row(1)).toMatch(/^torch /);
  });

  it('H-042: cards of a kind are discarded face down or not, by option only those in view', () => {
    expect(scene(['hail', '?broom', '', '']).attack('hail', [1, 2], {}, 1, 1, 1).row(1)).not.toContain('broom');
    const seen = scene(['hail', '?broom', '', ''], { setup: setupOf(4, { hiddenDiscarded: false }) });
    expect(seen.attack('hail', [1, 2], {}, 1, 1, 1).row(1)).toContain('broom');
  });

  it('H-043: HP that an attack gives back come once, and not from oneself', () => {
    expect(scene(['leech', '', ''], { hp: [10] }).attack('leech', [1], {}, 1, 1).state.hp).toEqual([12, 14, 20]);
    expect(scene(['leech', '', ''], { hp: [10] }).attack('leech', [1], {}, 1, 2).state.hp[0]).toBe(10);
    const both = scene(['leech spread', '', ''], { hp: [10] });
    expect(both.attack('leech', [], { with: 'spread' }, 6, 1, 1).state.hp).toEqual([12, 9, 9]);
  });

  it('H-040: a card spent in a defence does what its text says to the attacker', () => {
    expect(scene(['broom', 'thorns', '']).attack('broom', [1], {}, 1, 1, 1).state.hp).toEqual([19, 18, 20]);
  });
});
