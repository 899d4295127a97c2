import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Free Action:\nRange 9, undefendable, 2dmg.' } };

describe('a piece around which nothing passes', () => {
  const files = {
    'markers/glass-dome.json': { name: 'Glass Dome', text: 'Attacks cannot pass into or out of burst 1.' },
  };
  const a = {
    abilities: {
      Cover:
        'Free Action:\nPlace a Glass Dome in range 1 until the end of your next turn. Attacks cannot pass into or out of burst 1 of the dome.',
    },
    ...shot,
    with: ['glass-dome'],
  };
  const covered = () =>
    scene('. a . . . C\n. . . . . .\nB . . . . .', { a, B: shot, C: shot }, { files }).use('a', 'Cover').pick(1, 1);

  it('keeps attacks out and in as far as its burst comes, and lets pass what stays within', () => {
    expect(covered().turnOf('C').use('C', 'Shot').pick('a').shows().a).toBe('10 at 1,0');
    expect(covered().use('a', 'Shot').pick('C').shows().C).toBe('10 at 5,0');
    expect(covered().turnOf('B').use('B', 'Shot').pick('a').shows().a).toBe('8 at 1,0');
  });
});

describe('what others do to each other', () => {
  it('is more between enemies, and not what one of them does to itself or to you', () => {
    const a = { passives: { Venom: 'Enemies deal +1 damage to other enemies.' } };
    const wild = {
      defaults: { Wild: 'Free Action:\nRange 9, undefendable, 2dmg.', Cut: 'Free Action:\nTake 2 damage.' },
    };
    const play = scene('a . B . C', { a, B: wild, C: {} }).turnOf('B');
    play.use('B', 'Wild').pick('C').use('B', 'Wild').pick('a').use('B', 'Cut');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '8 at 2,0', C: '7 at 4,0' });
  });
});

describe('enemies that are out of sight', () => {
  it('lose what marks them, and others do not', () => {
    const a = {
      defaults: {
        Track: 'Free Action:\nRange 9, give a Pin. At the end of your turn, each enemy out of your LoS loses a Pin.',
        Leave: 'Free Action:\nTeleport 9.',
      },
      with: ['pin'],
    };
    const files = { 'tokens/pin.json': { name: 'Pin', text: '' } };
    const unseen = scene('a . B\n# # .\n. . .', { a, B: {} }, { files }).use('a', 'Track').pick('B');
    expect(unseen.shows().B).toBe('10 at 2,0, Pin');
    expect(unseen.use('a', 'Leave').pick(0, 2).end().shows().B).toBe('10 at 2,0');
    const seen = scene('a . B\n# # .\n. . .', { a, B: {} }, { files }).use('a', 'Track').pick('B');
    expect(seen.end().shows().B).toBe('10 at 2,0, Pin');
  });
});

describe('a row of pieces of which each says of all', () => {
  it('is gone with the first of them that is entered, and harms around that one', () => {
    const text = 'When an enemy enters this, remove all Wires. Burst 1, 2dmg.';
    const files = { 'markers/wire.json': { name: 'Wire', text } };
    const a = {
      abilities: {
        Lay: 'Free Action:\nPlace 3 Wires in a line, in range 3. When an enemy enters one, remove them all and burst 1 of the enemy, 2dmg.',
      },
      with: ['wire'],
    };
    const play = scene(
      'a . . . C\n. . . . D',
      { a, C: { defaults: { Go: 'Free Action:\nMove 1.' } }, D: {} },
      { files },
    )
      .use('a', 'Lay')
      .pick(1, 0);
    play.pickArea([1, 0], [2, 0], [3, 0]).turnOf('C').use('C', 'Go').pick(3, 0);
    expect(play.shows()).toMatchObject({ C: '8 at 3,0', D: '8 at 4,1', a: '10 at 0,0' });
    expect(play.state.markers.every(({ order }) => order < 0)).toBe(true);
  });
});

describe('an instant that an attack does nothing to', () => {
  it('spares whoever has it all of that attack, and nothing that comes behind it', () => {
    const a = { abilities: { Veil: '1/Game, Instant +2: The triggering attack does not affect you.' } };
    const C = { defaults: { Shot: 'Free Action:\nRange 9, undefendable, 2dmg, push 1.' } };
    const play = scene('. a . C', { a, C }, { rolls: [2] })
      .turnOf('C')
      .use('C', 'Shot')
      .pick('a')
      .pick('a', 'Veil');
    expect(play.shows().a).toBe('10 at 1,0');
  });
});

describe('overshield that is spent', () => {
  it('sets off what comes when there is none left', () => {
    const a = {
      abilities: { Shell: 'Free Action:\nGain 2 overshield.' },
      passives: { 'When you have no overshield left': 'Enemies in range 9 take 1 damage.' },
    };
    const play = scene('a . C', { a, C: shot }).use('a', 'Shell').turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', C: '9 at 2,0' });
    expect(play.use('C', 'Shot').pick('a').shows()).toMatchObject({ a: '8 at 0,0', C: '9 at 2,0' });
  });
});

describe('an ability that another one comes in the place of', () => {
  it('is told to the end of the sentence, without quotation marks, too', () => {
    const a = {
      abilities: { Edge: '1/Game, Free Action:\nUntil the end of your next turn, replace Bite with range 3, 2dmg.' },
      defaults: { Bite: 'Range 1, 1dmg' },
    };
    const play = scene('a . . B', { a, B: {} }).use('a', 'Edge');
    expect(play.use('a', 'Bite instead').pick('B').shows().B).toBe('8 at 3,0');
  });
});
