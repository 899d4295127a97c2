import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

/** Abilities by their texts, from the words to what happens on the map. */
describe('the text of an ability is played', () => {
  it('damage by a formula: half of the full health, rounded up, less one', () => {
    const play = scene('a B', {
      a: { defaults: { Shears: 'Range 1, Xdmg, where X is (1/2 the target’s max hp) - 1.' } },
      B: { health: 9 },
    });
    play.use('a', 'Shears').pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
  });

  it('a share of the damage dealt comes back as health', () => {
    const play = scene('a B', {
      a: {
        hurt: 5,
        passives: { 'When you deal damage': 'Heal half the amount.' },
        defaults: { Cut: 'Range 1, 3dmg.' },
      },
      B: {},
    });
    play.use('a', 'Cut').pick('B');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('everybody on the way of a movement is meant, and a death makes the card ready again', () => {
    const play = scene('a B . C\n. . . .', {
      a: {
        abilities: {
          Lunge:
            '1/Game, Free Action:\nMove 2 in a straight line, ignoring enemies.\n2dmg to each enemy you move through.\nWhen an enemy dies, refresh this ability.',
        },
      },
      B: { health: 2 },
      C: {},
    });
    play.use('a', 'Lunge').pick(2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: 'dead', C: '10 at 3,0' });
    expect(play.usable()).toContain('Lunge');
  });

  it('a lost Standard Action is missing from the turn that begins', () => {
    const play = scene('a . B', {
      a: {
        defaults: { Aim: 'At the start of your next turn: Range 3, 4dmg, lose a Standard Action.', Wait: 'Heal 1' },
      },
      B: {},
    });
    play.use('a', 'Aim').end().end().pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
    expect(play.state.turn).toMatchObject({ standard: 0, move: 1 });
  });

  it('a default ability for free, once per turn, stands beside the actions of the turn', () => {
    const play = scene('a B', {
      a: {
        defaults: { Jab: 'Range 1, 1dmg.' },
        passives: { Quick: 'You can use a default ability as a Free Action once per turn.' },
      },
      B: {},
    });
    play
      .play({ do: 'use', unit: play.unit('a'), ability: 1000 })

      .pick('B')
      .use('a', 'Jab')
      .pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    expect(play.usable()).toEqual([]);
  });

  it('nobody hides from who makes enemies targetable', () => {
    const hide = { passives: { Hidden: 'You cannot be targeted.' } };
    const play = scene('a . B', { a: { defaults: { Shot: 'Enemy in range 3, 1dmg.' } }, B: hide });
    expect(play.usable()).toEqual(['Shot']);
    play.use('a', 'Shot');
    expect(() => play.pick('B')).toThrow();
    const seer = scene('a . B', {
      a: { defaults: { Shot: 'Enemy in range 3, 1dmg.' }, passives: { Seer: 'Enemies cannot be untargetable.' } },
      B: hide,
    });
    seer.use('a', 'Shot').pick('B');
    expect(seer.shows().B).toBe('9 at 2,0');
  });

  it('who flies with every movement walks over what blocks walkers', () => {
    const play = scene('a ~ .\n~ ~ ~', { a: { passives: { Wings: '', 'All of your movement is flying.': '' } } });
    expect(play.destinations()).toContain('2,0');
  });

  it('a unit and a space are chosen in one sentence; who is known and who is around share an effect', () => {
    const play = scene('a B . . C .\n. . . . . .', {
      a: {
        defaults: {
          Fling:
            'Target any unit in range 2 and an empty space in range 5.\nTeleport the target to that space.\nThe target unit and enemies in burst 1 of the target space take 1dmg.',
        },
      },
      B: {},
      C: {},
    });
    play.use('a', 'Fling').pick('B').pick(5, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 5,0', C: '9 at 4,0' });
  });

  it('a flight goes to a space that is chosen', () => {
    const play = scene('a ~ ~ . .', {
      a: { abilities: { Hook: 'Move Action:\nFly directly to any point in range 3.' } },
    });
    play.use('a', 'Hook');
    expect(play.shows().a).toBe('10 at 3,0');
  });

  it('a token that only one may have leaves whom it was with before; what it does may be told again', () => {
    const files = { 'tokens/hex.json': { name: 'Hex', text: 'Receive +50% damage.' } };
    const hex = 'Free Action:\nRange 9, give your Hex (max 1, remove oldest).\nThey receive +50% damage.';
    const play = scene('a B C', { a: { abilities: { Curse: hex } }, B: {}, C: {} }, { files });
    play.use('a', 'Curse').pick('B');
    expect(play.shows().B).toBe('10 at 1,0, Hex');
    play.use('a', 'Curse').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '10 at 2,0, Hex' });
  });

  it('default abilities are replaced by what stands below', () => {
    const play = scene('a B', {
      a: {
        defaults: { Jab: 'Range 1, 1dmg.' },
        abilities: {
          Blade:
            'Ultimate 1, Free Action:\nYou have +1 speed, and replace your default abilities with:\n  Range 1, 5dmg.',
        },
      },
      B: {},
    });
    play.use('a', 'Blade');
    expect(() => play.use('a', 'Jab')).toThrow('ability/replaced');
    const [own] = play.actions().flatMap((action) => (action.do === 'use' && action.ability >= 1000 ? [action] : []));
    if (own === undefined) throw new Error('nothing stands in for the default ability');
    play.play(own).pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
  });

  it('more actions for this turn and the next are there at once', () => {
    const text = 'Free Action, 1/Game\nThis turn and next turn you have an additional Standard Action.';
    const play = scene('a . B', { a: { abilities: { Rush: text } }, B: {} });
    play.use('a', 'Rush');
    expect(play.state.turn?.standard).toBe(2);
    play.turnOf('a');
    expect(play.state.turn?.standard).toBe(2);
    play.turnOf('a');
    expect(play.state.turn?.standard).toBe(1);
  });

  it('what a card deploys with is there from the beginning', () => {
    const load =
      'You deploy with a Powder.\n\nIf you have Powder, choose one --\n- Range 4, 2dmg\n- Lose a Powder. Range 1, 4dmg.';
    const play = scene('a B', { a: { defaults: { Gun: load } }, B: {} });
    expect(play.shows().a).toContain('Powder');
    play.use('a', 'Gun').pick('Lose a Powder. Range 1, 4dmg').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '6 at 1,0' });
  });

  it('rest heals who took no damage since its last turn began', () => {
    const play = scene('a . B', {
      a: {
        hurt: 6,
        passives: { 'Start of turn': 'If you did not take damage since the start of your last turn, Heal 3.' },
      },
      B: { defaults: { Poke: 'Range 2, 1dmg.' } },
    });
    expect(play.shows().a).toBe('7 at 0,0');
    play.turnOf('B').use('B', 'Poke').pick('a').turnOf('a');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });

  it('what is done now and at the start of the next turn is done twice', () => {
    const play = scene('a . B', {
      a: { hurt: 6, defaults: { Brew: 'Now, and at the start of your next turn, heal 2.' } },
      B: {},
    });
    play.use('a', 'Brew');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('a');
    expect(play.shows().a).toBe('8 at 0,0');
    play.turnOf('a');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('who has moved in this turn hits harder', () => {
    const stab = { a: { defaults: { Stab: 'Range 3, 1dmg, +2dmg if you moved this turn.' } }, B: {} };
    expect(scene('a . B\n. . .', stab).use('a', 'Stab').pick('B').shows().B).toBe('9 at 2,0');
    expect(scene('a . B\n. . .', stab).move('a', 0, 1).use('a', 'Stab').pick('B').shows().B).toBe('7 at 2,0');
  });

  it('who is passed is knocked aside, as the user sees it then', () => {
    const play = scene('. . . .\na B . .\n. . . .', {
      a: {
        defaults: {
          Rush: 'Fly 2 in a straight line. Each enemy you move through takes 1dmg, and 1 knockback to the side.',
        },
      },
      B: {},
    });
    play.use('a', 'Rush').pick(2, 1).pick(1, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,1', B: '9 at 1,0' });
  });
});
