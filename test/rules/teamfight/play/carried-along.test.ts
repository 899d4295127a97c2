import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

/** One hero with one text. */
const goes = (text: string, more: object = {}) => ({ speed: 4, defaults: { Go: text }, ...more });

const files = {
  'tokens/leech.json': { name: 'Leech', text: 'At the start of your turn, take 1 damage.' },
  'tokens/owl.json': { name: 'Owl Art', text: '+2 speed.' },
  'tokens/ox.json': { name: 'Ox Art', text: 'Armor.' },
  'tokens/fury.json': { name: 'Fury Stance' },
  'counters/seed.json': { name: 'Seed' },
  'markers/log.json': { name: 'Log' },
  'markers/fern.json': { name: 'Fern' },
};

describe('whoever is contacted first', () => {
  const text =
    'Move up to 4 in a straight line. The first enemy you contact is pushed with you, and takes 3dmg at the end. +2dmg if they hit a wall.';

  it('is pushed for what is left of the way, and followed', () => {
    const play = scene('a . B . . . . .\n. . . . . . . .', { a: goes(text), B: {} });
    play.use('a', 'Go').pick(1, 0).pick(5, 0).pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '7 at 5,0' });
  });

  it('takes more where a wall stops it', () => {
    const play = scene('a . B . # . . .\n. . . . . . . .', { a: goes(text), B: {} });
    play.use('a', 'Go').pick(1, 0).pick(3, 0).pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '5 at 3,0' });
  });

  it('is nobody where the way ends before', () => {
    const play = scene('a . . B . .\n. . . . . .', { a: goes(text), B: {} });
    play.use('a', 'Go').pick(1, 0);
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '10 at 3,0' });
  });
});

describe('tokens that are taken back from everybody', () => {
  it('bring as many as there were', () => {
    const text = 'Remove all Leeches, and gain that many Seeds.';
    const defaults = { Go: text, Give: 'Free Action:\nTarget enemy in range 3 gets a Leech.' };
    const play = scene('a B C', { a: { defaults }, B: {}, C: {} }, { files });
    for (const who of ['B', 'B', 'C']) play.use('a', 'Give').pick(who);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 1,0, 2 Leech', C: '10 at 2,0, Leech' });
    play.use('a', 'Go');
    expect(play.shows()).toEqual({ a: '10 at 0,0, 3 Seed', B: '10 at 1,0', C: '10 at 2,0' });
  });
});

describe('what stands before alternatives', () => {
  it('is done with whatever was chosen', () => {
    const text = 'Choose one. Place in an empty space in range 2 --\n- a Log\n- a Fern';
    const play = scene('a . .', { a: goes(text) }, { files });
    play.use('a', 'Go').pick('a Fern').pick(1, 0);
    expect(play.shows()).toMatchObject({ Fern: '1,0' });
  });

  it('lets the others of their kind go', () => {
    const text = 'Free Action:\nChoose one, and lose any other Art --\n- Gain Owl Art\n- Gain Ox Art';
    const play = scene('a .', { a: goes(text) }, { files });
    play.use('a', 'Go').pick('Gain Ox Art');
    expect(play.shows().a).toBe('10 at 0,0, Ox Art');
    play.use('a', 'Go').pick('Gain Owl Art');
    expect(play.shows().a).toBe('10 at 0,0, Owl Art');
  });
});

describe('a stance', () => {
  it('uses what its hero has, on whom it speaks of, so often', () => {
    const text =
      'Free Action:\nEnter Fury Stance:\n  Once per turn, after you damage an enemy, you can use Jab on them as a Free Action.';
    const defaults = { Do: text, Jab: 'Range 1, undefendable 1dmg.' };
    const play = scene('a B', { a: { defaults }, B: {} }, { files });
    play.use('a', 'Do').use('a', 'Jab').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0' });
  });
});

describe('an instant', () => {
  it('asks who has aimed at its hero, and from where', () => {
    const text =
      'Instant:\nIf an adjacent enemy targeted you with a default ability, the ability is cancelled.\nThey take 3dmg, and you may swap places with them.';
    const hits = { defaults: { Hit: 'Range 2, undefendable 2dmg.' } };
    const near = scene('a B .', { a: { abilities: { Throw: text } }, B: hits });
    near.turnOf('B').use('B', 'Hit').pick('a').pick('a', 'Throw').pick('no');
    expect(near.shows()).toEqual({ a: '10 at 0,0', B: '7 at 1,0' });
  });
});
