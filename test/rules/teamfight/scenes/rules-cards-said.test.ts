import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const coin = { 'counters/coin.json': { name: 'Coin' }, 'counters/rage.json': { name: 'Rage' } };
const law = (...lines: string[]) => ({ ...coin, 'cards/law.json': { name: 'Law', text: lines.join('\n') } });
const deadly = { Blow: 'Range 9, 99dmg.' };

describe('a line of a rules card that is played by hand', () => {
  const begins = 'Heroes start with 1 Coin.';
  const dies = 'When a hero dies, each hero gains 1 Rage.';

  it.each([
    'Ultimates can only be used while the moon is up.',
    'Units cannot attack in round 1 unless the moon is up.',
    'Except for summons, units can only sing while the moon is up.',
    'Once per turn, the active hero may sing.',
    'Cover only counts while the moon is up.',
    'Units have -1 def against attacks from behind.',
    'Note: each hero may sing only once per round.',
    'The player who goes second may sing only once per game.',
  ])('leaves the lines beside it: %s', (line) => {
    const play = scene(
      'a . B D\n. . . .',
      { a: { abilities: deadly }, B: {}, D: {} },
      { files: law(begins, line, dies) },
    );
    play.use('a', 'Blow').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Coin, Rage', D: '10 at 3,0, Coin, Rage' });
  });

  it('is of what stands before it in its own line', () => {
    const offer = 'A hero may spend 1 Coin as a Free Action to gain 1 Rage. Heroes can only be healed under the moon.';
    const play = scene('a . B\n. . .', { a: {}, B: {} }, { files: law(begins, offer) });
    expect(play.shows().a).toBe('10 at 0,0, Coin');
    expect(play.usable()).toEqual([]);
  });

  it.each([
    'Each hero can only do this under the moon.',
    'Heroes may only spend 1 Coin per moon, once per turn.',
    'Only while the moon is up.',
  ])('is of the other lines where it goes back to them: %s', (line) => {
    const offer = 'A hero may spend 1 Coin as a Free Action to gain 1 Rage.';
    const play = scene('a . B\n. . .', { a: {}, B: {} }, { files: law(begins, offer, line) });
    expect(play.usable()).toEqual([]);
  });
});

describe('how often, at the end of a line', () => {
  it('is of what that line says', () => {
    const files = law(
      'When a hero dies, each hero gains 1 Rage. Once per round.',
      'When a hero dies, each hero gains 1 Coin.',
    );
    const pieces = {
      a: { abilities: { Blow: 'Range 9, 99dmg.', Blast: 'Free Action\nRange 9, 99dmg.' } },
      B: {},
      D: {},
    };
    const play = scene('a . B D\n. . . .', pieces, { files });
    play.use('a', 'Blast').pick('B').use('a', 'Blow').pick('D');
    expect(play.shows().a).toBe('10 at 0,0, Rage, 2 Coin');
  });

  it('is of what that line offers', () => {
    const files = law(
      'Heroes start with 3 Coins.',
      'A hero may spend 1 Coin as a Free Action to heal 1. Once per round.',
    );
    const play = scene('a . B\n. . .', { a: { hurt: 4 }, B: {} }, { files });
    play.use('a', 'Law');
    expect(play.shows().a).toBe('7 at 0,0, 2 Coin');
    expect(play.usable()).toEqual([]);
  });
});

describe('a rules card that is a list', () => {
  it.each([
    ['- Heroes start with 1 Coin.', '- Heroes have -2 speed.'],
    ['1. Heroes start with 1 Coin.', '2. Heroes have -2 speed.'],
  ])('is played as its lines: %s', (...lines) => {
    const play = scene('a . . .\n. . . B', { a: {}, B: {} }, { files: law(...lines) });
    expect(play.shows().a).toBe('10 at 0,0, Coin');
    expect(play.destinations().sort()).toEqual(['0,1', '1,0']);
  });

  it('does all that stands under a moment', () => {
    const files = law('At the end of each round:', '- Each hero gains 1 Coin.', '- Each hero takes 1 damage.');
    const play = scene('a . B\n. . .', { a: {}, B: {} }, { files });
    play.end().end();
    expect(play.shows()).toMatchObject({ a: '9 at 0,0, Coin', B: '9 at 2,0, Coin' });
  });
});

describe('pieces that a rules card speaks of', () => {
  it('are whoever’s they are', () => {
    const files = {
      ...law('When a Snare is destroyed, each hero gains 1 Coin.'),
      'markers/snare.json': { name: 'Snare' },
    };
    const abilities = { Lay: 'Place a Snare in range 1.', Raze: 'Destroy a Snare in range 3.' };
    const play = scene('a . B\n. . .', { a: { abilities }, B: { abilities } }, { files });
    play.use('a', 'Lay').pick(1, 0).end();
    play.use('B', 'Raze');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Coin', B: '10 at 2,0, Coin' });
  });
});
