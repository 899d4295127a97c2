import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an attack that is under way', () => {
  it('is turned on somebody else, measured from who was targeted; but not one that reaches only range 1', () => {
    const files = {};
    const play = scene(
      'a . . B . C',
      {
        a: { defaults: { Shot: 'Range 3, 2dmg.' } },
        B: {
          abilities: {
            Mirror:
              '1/Game, Free Action:\nUntil the end of your next turn, when an ability with max range greater than 1 targets you, choose a new target with you as the attack origin.',
          },
        },
        C: {},
      },
      { files },
    );
    play.end().use('B', 'Mirror').turnOf('a').use('a', 'Shot').pick('B');
    expect(play.asks()).toBe('2 target: a C');
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 3,0', C: '8 at 5,0' });

    const near = scene('a B C', {
      a: { defaults: { Jab: 'Range 1, 2dmg.' } },
      B: { passives: { 'An ability with range greater than 1 targets you': 'Choose a new target.' } },
      C: {},
    });
    near.use('a', 'Jab').pick('B');
    expect(near.shows().B).toBe('8 at 1,0');
  });

  it('hits a guard in the place of whom it was meant for', () => {
    const play = scene('a B C', {
      a: { defaults: { Jab: 'Range 1, 2dmg.' } },
      B: {},
      C: { passives: { 'An adjacent ally is targeted by an attack': 'You may become the target instead.' } },
    });
    play.use('a', 'Jab').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '8 at 2,0' });
  });

  it('misses on a roll that somebody waits for, and ends the turn of who rolled it', () => {
    const play = scene(
      'a B',
      {
        a: { defaults: { Jab: 'Free Action: Range 1, 2dmg.' } },
        B: {
          passives: { 'Enemy rolls 1-2 while targeting you': 'The ability misses. The attacker ends their turn.' },
        },
      },
      { rolls: [3, 2] },
    );
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    expect(play.state.turn?.unit).not.toBe(play.unit('a'));
  });

  it('is cancelled by a reaction, which is paid for once', () => {
    const play = scene('a B', {
      a: { defaults: { Jab: 'Free Action: Range 1, 2dmg. Heal 1.' }, hurt: 3 },
      B: { abilities: { Parry: '1/Game, Reaction: When you are targeted by an attack, cancel it.' } },
    });
    play.use('a', 'Jab').pick('B');
    play.play({ do: 'pick', value: 0 });
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '10 at 1,0' });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('is told of only where it is undefendable, when that is asked', () => {
    const play = scene('a B', {
      a: { defaults: { Jab: 'Free Action: Range 1, 1dmg.', Sure: 'Free Action: Range 1, undefendable, 1dmg.' } },
      B: { passives: { 'Targeted by an undefendable ability': 'Deal 1 damage to the attacker.' } },
    });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('a', 'Sure').pick('B');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('damage that would be taken', () => {
  it('is replaced, halved, lowered, or taken by another', () => {
    const coins = { 'counters/spark.json': { name: 'Spark', text: '' } };
    const hit = { defaults: { Jab: 'Range 1, 5dmg.' } };
    const instead = scene(
      'a B',
      { a: hit, B: { passives: { 'You would take damage': 'Gain a Spark instead.' }, with: ['scene/spark'] } },
      { files: coins },
    );
    instead.use('a', 'Jab').pick('B');
    expect(instead.shows().B).toBe('10 at 1,0, Spark');

    const half = scene('a B', { a: hit, B: { passives: { 'When you would take damage,': 'Take half of it.' } } });
    half.use('a', 'Jab').pick('B');
    expect(half.shows().B).toBe('7 at 1,0');

    const less = scene('a B', { a: hit, B: { passives: { 'You would take damage': 'Reduce that damage by 2.' } } });
    less.use('a', 'Jab').pick('B');
    expect(less.shows().B).toBe('7 at 1,0');

    const other = scene('a B C', {
      a: hit,
      B: {},
      C: { passives: { 'Adjacent ally would take damage': 'You may take that damage instead.' } },
    });
    other.use('a', 'Jab').pick('B').pick('yes');
    expect(other.shows()).toMatchObject({ B: '10 at 1,0', C: '5 at 2,0' });
    other.turnOf('a').use('a', 'Jab').pick('B').pick('no');
    expect(other.shows()).toMatchObject({ B: '5 at 1,0', C: '5 at 2,0' });
  });

  it('of an area is announced for each, and of a hazard too', () => {
    const play = scene('a B C', {
      a: { defaults: { Blast: 'Enemies in burst 2, 2dmg.' } },
      B: { passives: { 'You would take damage': 'Reduce it by 1.' } },
      C: {},
    });
    play.use('a', 'Blast');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '8 at 2,0' });

    const fire = { 'terrain/fire.json': { name: 'Fire', text: 'Hazard: 3dmg' } };
    const burn = scene(
      'a f B',
      { a: { passives: { 'You would take damage': 'Reduce it by 1.' } }, B: {} },
      { files: fire, terrain: { f: 'scene/fire' } },
    );
    burn.move('a', 1, 0);
    expect(burn.shows().a).toBe('8 at 1,0');
  });

  it('is known of the target that was chosen, for as long as it is said', () => {
    const play = scene('a b C', {
      a: {
        abilities: {
          Ward: 'Free Action:\nRange 1. Until the end of your next turn, when the target would take damage, instead you heal 1.',
        },
        hurt: 5,
      },
      b: {},
      C: { defaults: { Jab: 'Range 2, 3dmg.' } },
    });
    play.use('a', 'Ward').pick('b').turnOf('C').use('C', 'Jab').pick('b');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', b: '10 at 1,0' });
    play.turnOf('C').use('C', 'Jab').pick('a');
    expect(play.shows().a).toBe('3 at 0,0');
  });
});

describe('the next time', () => {
  it('something happens, and then no more', () => {
    const play = scene(
      'a B',
      {
        a: {
          abilities: {
            Aim: '1/Game, Free Action:\nThe next time you make an attack\n  On hit, deal 1 damage to the target.\n  On miss, heal 2.',
          },
          defaults: { Jab: 'Free Action: Range 1, +2def, 2dmg.' },
          hurt: 5,
        },
        B: {},
      },
      { rolls: [1, 6] },
    );
    play.use('a', 'Aim').use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '8 at 1,0' });
  });

  it('an enemy that may not act in a turn neither reacts nor uses instants', () => {
    const foe = { abilities: { Parry: 'Reaction: When you are targeted by an attack, cancel it.' } };
    const play = scene('a B', {
      a: { defaults: { Jab: 'Range 1, 2dmg.' }, passives: { 'Enemies cannot act during your turn.': '' } },
      B: foe,
    });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});

describe('damage that is shared or given back', () => {
  const jab = { defaults: { Jab: 'Range 2, undefendable, 5dmg.' } };

  it('is halved between an ally and whoever takes a share of it, each half rounded up', () => {
    const share = { passives: { 'When an adjacent ally would take damage,': 'You may each take half the damage.' } };
    const play = scene('a B C', { a: jab, B: {}, C: share });
    play.use('a', 'Jab').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '7 at 2,0' });
    const alone = scene('a B C', { a: jab, B: {}, C: share });
    alone.use('a', 'Jab').pick('B').pick('no');
    expect(alone.shows()).toMatchObject({ B: '5 at 1,0', C: '10 at 2,0' });
  });

  it('comes back to whoever dealt it, as much or a half of it', () => {
    const answers = (text: string) => {
      const play = scene('a B', { a: jab, B: { passives: { 'When you are damaged,': text } } });
      return play.use('a', 'Jab').pick('B').shows().a;
    };
    expect(answers('The attacker takes that much damage.')).toBe('5 at 0,0');
    expect(answers('Deal half that damage to the attacker.')).toBe('7 at 0,0');
  });
});

describe('what is given until something happens', () => {
  it('goes then, from you or from the target, and stays through everything else', () => {
    const files = { 'tokens/ember.json': { name: 'Ember', text: 'You take +1 damage.' } };
    const play = scene(
      'a . B . .',
      {
        a: {
          defaults: { Kindle: 'Free Action:\nRange 3, undefendable, give Ember. This ends if they move.' },
          abilities: { Glow: 'Free Action:\nGain Ember. It ends when you are damaged.' },
        },
        B: { defaults: { Jab: 'Free Action:\nRange 4, undefendable, 1dmg.' } },
      },
      { files },
    );
    play.use('a', 'Kindle').pick('B').use('a', 'Glow').move('a', 1, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 1,0, Ember', B: '10 at 2,0, Ember' });
    play.turnOf('B').move('B', 3, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 1,0, Ember', B: '10 at 3,0' });
    play.use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('8 at 1,0');
  });
});
