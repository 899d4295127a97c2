import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('who has used a Standard Action', () => {
  const rests = { 'At the end of your turn, if you did not use a Standard Action, heal 1': '' };
  const a = {
    passives: rests,
    defaults: { Jab: 'Range 9, 1dmg.', Wave: 'Free Action:\nRange 9, 1dmg.' },
    hurt: 5,
  };

  it('is who has spent one on an ability, or on a second move, and nobody else', () => {
    const play = scene('a . B .', { a, B: {} });
    play.use('a', 'Wave').pick('B').turnOf('B');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('a').use('a', 'Jab').pick('B').turnOf('B');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('a').move('a', 1, 0).turnOf('B');
    expect(play.shows().a).toBe('7 at 1,0');
    play.turnOf('a').move('a', 0, 0).move('a', 1, 0, { double: true }).turnOf('B');
    expect(play.shows().a).toBe('7 at 1,0');
  });
});

describe('who has used a Move Action', () => {
  const a = {
    passives: { "At the end of your turn, if you didn't use your Move Action, heal 1": '' },
    defaults: { Jab: 'Range 9, 1dmg.', Roll: 'Move Action:\nRange 9, 1dmg.' },
    hurt: 5,
  };

  it('is who has spent one on a move or an ability, and nobody else', () => {
    const play = scene('a . . B .', { a, B: {} });
    play.use('a', 'Jab').pick('B').turnOf('B');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('a').use('a', 'Roll').pick('B').turnOf('B');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('a').move('a', 1, 0).turnOf('B');
    expect(play.shows().a).toBe('6 at 1,0');
    play.turnOf('a').use('a', 'Jab').pick('B').turnOf('B');
    expect(play.shows().a).toBe('7 at 1,0');
  });
});

describe('what is repeated in later turns', () => {
  it('comes in each of them that is said', () => {
    const text = '1/Game:\nEnemies in burst 3, 1dmg. Repeat at the start of your next two turns.';
    const play = scene('a . B', { a: { abilities: { Pulse: text } }, B: {} });
    play.use('a', 'Pulse').turnOf('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.turnOf('a').turnOf('B');
    expect(play.shows().B).toBe('8 at 2,0');
    play.turnOf('a').turnOf('B');
    expect(play.shows().B).toBe('7 at 2,0');
    play.turnOf('a').turnOf('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('who is left out, and what only reminds', () => {
  it('those near a target who are not you', () => {
    const text = 'Range 3, 1dmg. Units other than you adjacent to the target take 1dmg.';
    const play = scene('a B C', { a: { defaults: { Kick: text } }, B: {}, C: {} });
    play.use('a', 'Kick').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '9 at 1,0', C: '9 at 2,0' });
  });

  it('another unit near the target is one of all but you and the target', () => {
    const text = 'Range 3, 2dmg, then another unit in range 2 of that target, 1dmg (not yourself).';
    const play = scene('a B C', { a: { defaults: { Skip: text } }, B: {}, C: {} });
    play.use('a', 'Skip').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 2,0' });
    // A space may be chosen in which nobody can be the target (T-091).
    play.turnOf('B').turnOf('a').use('a', 'Skip').pick('B').pick('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '6 at 1,0', C: '9 at 2,0' });
  });

  it('cover is +2def, however often that is said', () => {
    const a = { passives: { 'Adjacent allies have cover (+2def)': '' } };
    const B = { defaults: { Dart: 'Free Action, Range 9, 1dmg.' } };
    const play = scene('a b . B', { a, b: {}, B }, { rolls: [2, 3] });
    play.turnOf('B').use('B', 'Dart').pick('b');
    expect(play.shows().b).toBe('10 at 1,0');
    play.use('B', 'Dart').pick('b');
    expect(play.shows().b).toBe('9 at 1,0');
  });

  it('nobody blocks either of two ways', () => {
    const text = "Free Action:\nMove 2. Range 9, 1dmg. Move 2. Enemies don't block you.";
    const play = scene('a B . C .', { a: { defaults: { Slip: text } }, B: {}, C: {} });
    play.use('a', 'Slip').pick(2, 0).pick('C').pick(4, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 4,0', C: '9 at 3,0' });
  });

  it('what is taken as a price comes to whoever pays', () => {
    const files = { 'conditions/singe.json': { name: 'Singe', text: 'At the end of your turn, take 1dmg per Singe.' } };
    const play = scene('a . B', { a: { defaults: { Flare: 'Take 2 Singe:\nRange 3, 3dmg.' } }, B: {} }, { files });
    play.use('a', 'Flare').pick('B').turnOf('B');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0, 2 Singe', B: '7 at 2,0' });
  });
});

describe('summons that are all called so', () => {
  const ability = (id: string, text: string) => ({ id: id.toLowerCase(), name: id, text });
  const files = {
    'summons/grey-hound.json': {
      name: 'Grey Hound',
      health: 3,
      speed: 2,
      defaultAbilities: [{ name: 'Snap', text: 'Range 1, 1dmg.' }],
    },
    'summons/red-hound.json': { name: 'Red Hound', health: 3, speed: 2 },
    'heroes/ostler.json': {
      name: 'Ostler',
      health: 8,
      speed: 3,
      summons: ['grey-hound', 'red-hound'],
      abilities: [
        ability('Feed', 'Free Action:\nEach of your hounds heals 1.'),
        ability('Fetch', 'Tap, Free Action:\nEach of your hounds heals 1. One of them uses a default ability.'),
      ],
    },
  };
  const pieces = {
    a: { card: 'scene/ostler' },
    g: { card: 'scene/grey-hound', of: 'a', health: 3, hurt: 2 },
    r: { card: 'scene/red-hound', of: 'a', health: 3, hurt: 2 },
    B: {},
  };

  it('are meant by the end of their names, and one of them is chosen of all', () => {
    const play = scene('a . r . g B', pieces, { files });
    play.use('a', 'Feed');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', g: '2 at 4,0', r: '2 at 2,0' });
    play.use('a', 'Fetch').pick('g');
    expect(play.shows()).toMatchObject({ g: '3 at 4,0', r: '3 at 2,0' });
    play.pick('B');
    expect(play.shows().B).toBe('9 at 5,0');
  });
});

describe('what hits with which ability', () => {
  it('a default one, and no other', () => {
    const a = { passives: { 'When you are hit by a default ability, heal 2': '' }, hurt: 6 };
    const B = { defaults: { Dart: 'Free Action, Range 9, 1dmg.' }, abilities: { Bolt: 'Free Action, Range 9, 1dmg.' } };
    const play = scene('a . B', { a, B });
    play.turnOf('B').use('B', 'Bolt').pick('a');
    expect(play.shows().a).toBe('3 at 0,0');
    play.use('B', 'Dart').pick('a');
    expect(play.shows().a).toBe('4 at 0,0');
  });

  it('the next melee attack deals more, and none that reaches farther', () => {
    const a = {
      defaults: {
        Wind: 'Free Action:\nYour next melee attack this turn deals +2dmg.',
        Jab: 'Free Action, Range 1, 1dmg.',
        Dart: 'Free Action, Range 9, 1dmg.',
      },
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Wind').use('a', 'Dart').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
  });
});
