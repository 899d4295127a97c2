import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/step.json': { name: 'Step' },
  'tokens/thread.json': { name: 'Thread' },
  'tokens/guard.json': { name: 'Low Stance', text: 'You have Armor.' },
  'summons/hawk.json': { name: 'Hawk', health: 4, speed: 5 },
  'terrain/scree.json': { name: 'Scree' },
};

describe('what two have who are bound to each other', () => {
  const bind =
    'Free Action:\nTwo units in LoS each get a Thread. When either takes damage from an ability, the other takes 1dmg. They lose the Threads when one dies.';

  it('harms the other one, whoever hurt the first, and once', () => {
    const a = { abilities: { Bind: bind, Hit: 'Free Action:\nRange 9, undefendable, 2dmg.' }, with: ['thread'] };
    const play = scene('a . B . C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Bind').pick('B').pick('C').use('a', 'Hit').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 2,0, Thread', C: '9 at 4,0, Thread' });
  });

  it('is gone with the one who dies', () => {
    const a = { abilities: { Bind: bind, Hit: 'Free Action:\nRange 9, undefendable, 2dmg.' }, with: ['thread'] };
    const play = scene('a . B . C', { a, B: { hurt: 8 }, C: {} }, { files });
    play.use('a', 'Bind').pick('B').pick('C').use('a', 'Hit').pick('B');
    expect(play.shows().C).toMatch(/^(?:9|10) at 4,0$/);
  });
});

describe('a summon that comes back', () => {
  const call = 'Free Action:\nSwap with your Hawk. If the Hawk is dead, summon it adjacent to you with 1hp instead.';

  it('has as little health as is said, where there was none', () => {
    const play = scene('a . . .', { a: { abilities: { Call: call } } }, { files });
    play.use('a', 'Call');
    expect(play.shows().Hawk).toBe('1 at 1,0');
  });

  it('changes places where it is there', () => {
    const a = { abilities: { Call: call } };
    const play = scene('a . . h', { a, h: { card: 'hawk', of: 'a' } }, { files });
    play.use('a', 'Call');
    expect(play.shows()).toMatchObject({ a: '10 at 3,0', h: '4 at 0,0' });
  });
});

describe('an attack that may be drawn from a summon instead', () => {
  const text = 'Range 2, 2dmg\nYou may draw range from your Hawk instead, with +2def.';

  it('is harder from there, and only there', () => {
    const make = () =>
      scene('a B . h . C', { a: { defaults: { Bow: text } }, h: { card: 'hawk', of: 'a' }, B: {}, C: {} }, { files });
    const here = make().use('a', 'Bow').pick('from where you are').pick('B');
    expect(here.shows().B).toBe('8 at 1,0');
    const there = make().rolls(2).use('a', 'Bow').pick('from there').pick('C');
    expect(there.shows().C).toBe('10 at 5,0');
  });
});

describe('the healing of others', () => {
  it('is answered with as much of one’s own, or with something else at full health', () => {
    const a = {
      passives: {
        'When an ally in range 3 heals': 'Heal the same amount. If you are at max health, gain 2 overshield instead.',
      },
    };
    const b = { abilities: { Mend: 'Free Action, 2/Turn:\nHeal 3.' } };
    const play = scene('b . a', { a: { ...a, hurt: 3 }, b: { ...b, hurt: 6 } });
    play.turnOf('b').use('b', 'Mend');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', b: '7 at 0,0' });
    play.use('b', 'Mend');
    expect(play.shows().a).toContain('2 overshield');
  });
});

describe('pieces told apart from the one that one has gone to', () => {
  it('go, and that one stays', () => {
    const a = {
      abilities: {
        Tread: 'Free Action:\nPlace 3 Steps in range 9.',
        Trace: 'Free Action:\nTeleport to any Step, then remove all other Steps.',
      },
      with: ['step'],
    };
    const play = scene('a . . . .', { a }, { files });
    play.use('a', 'Tread').pick(1, 0).pick(2, 0).pick(4, 0).use('a', 'Trace').pick(4, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 4,0', Step: '4,0' });
  });

  it('is the one that was left', () => {
    const a = {
      abilities: {
        Tread: 'Free Action:\nPlace 2 Steps in range 9.',
        Dive: "Free Action:\nIf you're on a Step, teleport to another Step in LoS and remove the one you left.",
      },
      with: ['step'],
    };
    const play = scene('a . . . .', { a }, { files });
    play.use('a', 'Tread').pick(0, 0).pick(3, 0).use('a', 'Dive');
    expect(play.shows()).toMatchObject({ a: '10 at 3,0', Step: '3,0' });
  });
});

describe('pieces in a burst', () => {
  it('come to each of its spaces, and around a summon that is given up for them', () => {
    const a = {
      abilities: { Break: 'Free Action:\nSacrifice the Hawk to place Steps in burst 1 of it.' },
      with: ['step'],
    };
    const play = scene('a . . h .', { a, h: { card: 'hawk', of: 'a' } }, { files });
    play.use('a', 'Break');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', Step: '2,0 3,0 4,0' });
    expect(play.shows().h).toMatch(/dead/);
  });
});

describe('a straight way through units', () => {
  it('pushes them aside, hurts whom it has pushed, and changes the ground that was left', () => {
    const text =
      'Move 3 in a straight line, pushing units to the side. Units pushed take 2dmg.\nSpaces you left become Scree.';
    const a = { abilities: { Roll: text }, with: ['scree'] };
    const play = scene('. . . .\na B . .\n. . . .', { a, B: {} }, { files });
    play.use('a', 'Roll').pick(3, 1).pick(1, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 3,1', B: '8 at 1,0' });
  });

  it('strikes one of those who were passed', () => {
    const a = { abilities: { Vault: 'Fly 3 in a straight line. An enemy you passed takes 2dmg.' } };
    const play = scene('a B C .', { a, B: {}, C: {} });
    play.use('a', 'Vault').pick(3, 0).pick('C');
    expect(play.shows()).toMatchObject({ a: '10 at 3,0', B: '10 at 1,0', C: '8 at 2,0' });
  });
});

describe('a stance that its card tells more of than its own text', () => {
  it('does that while one is in it, and something as one leaves it', () => {
    const sit =
      'Free Action:\nEnter Low Stance:\n  You have Armor.\n  When you are targeted, gain 1 overshield.\n  Exit as a Free Action at the start of your turn, then move 2.';
    const a = { abilities: { Sit: sit }, with: ['guard'] };
    const B = { defaults: { Hit: 'Range 9, undefendable, 2dmg.' } };
    const play = scene('a . . . B', { a, B }, { files });
    play.use('a', 'Sit').turnOf('B').use('B', 'Hit').pick('a');
    // The one overshield and Armor take all of it.
    expect(play.shows().a).toContain('10 at 0,0');
    expect(play.shows().a).toContain('Low Stance');
    play.end().pick('yes').pick(2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
  });
});
