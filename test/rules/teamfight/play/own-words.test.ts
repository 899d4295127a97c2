import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('whom it is for, said behind it', () => {
  it.each([
    ['Free Action, 1/Turn: 1dmg to each enemy in range 2.', { B: '9 at 1,0', C: '10 at 3,0' }],
    ['Free Action, 1/Turn: 1dmg to enemies in range 3.', { B: '9 at 1,0', C: '9 at 3,0' }],
  ])('%s', (text, shown) => {
    const play = scene('a B . C', { a: { abilities: { Act: text } }, B: {}, C: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('what a token says of itself in short', () => {
  it('"your next attack" uses it up', () => {
    const files = { 'tokens/blade.json': { name: 'Blade', text: 'Your next attack deals +2dmg, then remove this.' } };
    const a = {
      abilities: { Arm: 'Free Action, Range 2, give a Blade.' },
      with: ['blade'],
    };
    const b = { defaults: { Hit: 'Free Action: Range 9, 1dmg.' } };
    const play = scene('a b C', { a, b, C: {} }, { files });
    play.use('a', 'Arm').pick('b');
    expect(play.shows().b).toBe('10 at 1,0, Blade');
    play.turnOf('b').use('b', 'Hit').pick('C');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', C: '7 at 2,0' });
    play.use('b', 'Hit').pick('C');
    expect(play.shows().C).toBe('6 at 2,0');
  });

  it('"when you have 2 or more" counts itself', () => {
    const files = { 'tokens/doom.json': { name: 'Doom', text: 'When you have 2 or more, you deal +2 damage.' } };
    const a = { abilities: { Omen: 'Free Action, Range 2, give Doom.' }, with: ['doom'] };
    const b = { defaults: { Hit: 'Free Action: Range 9, 1dmg.' } };
    const play = scene('a b C', { a, b, C: {} }, { files });
    play.use('a', 'Omen').pick('b').turnOf('b').use('b', 'Hit').pick('C');
    expect(play.shows().C).toBe('9 at 2,0');
    play.turnOf('a').use('a', 'Omen').pick('b').turnOf('b').use('b', 'Hit').pick('C');
    expect(play.shows().C).toBe('6 at 2,0');
  });
});

describe('the name of a passive', () => {
  it('may be what one has', () => {
    const a = { passives: { '2+ Charges': '+1dmg' }, defaults: { Hit: 'Free Action: Range 9, 1dmg.' } };
    const play = scene('a B', { a: { ...a, tokens: { charge: 2 } }, B: {} });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    const few = scene('a B', { a: { ...a, tokens: { charge: 1 } }, B: {} });
    few.use('a', 'Hit').pick('B');
    expect(few.shows().B).toBe('9 at 1,0');
  });
});

describe('ground that is left', () => {
  it('is left for what is outside of it', () => {
    const a = { passives: { 'When an enemy leaves Rough Ground': 'They take 1 damage.' } };
    const play = scene('a . B = = . .', { a, B: { speed: 9 } });
    play.turnOf('B').move('B', 4, 0);
    expect(play.shows().B).toBe('10 at 4,0');
    play.move('B', 5, 0);
    expect(play.shows().B).toBe('9 at 5,0');
  });
});

describe('"this", of a token of which one has several', () => {
  it('is one of them, where it is used up for something', () => {
    const files = { 'tokens/flask.json': { name: 'Flask', text: 'Free Action: discard this: heal 2.' } };
    const a = { hurt: 6, abilities: { Brew: 'Free Action: gain 2 Flasks.' }, with: ['flask'] };
    const play = scene('a B', { a, B: {} }, { files });
    play.use('a', 'Brew').use('a', 'Flask');
    expect(play.shows().a).toBe('6 at 0,0, Flask');
    play.use('a', 'Flask');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('is one of them, where something comes in the place of damage', () => {
    const files = {
      'tokens/slat.json': { name: 'Slat', text: 'When you take damage, take 1 less and lose this.' },
    };
    const a = { abilities: { Nail: 'Free Action: gain 2 Slats.' }, with: ['slat'] };
    const B = { defaults: { Hit: 'Free Action: Range 9, 3dmg.' } };
    const play = scene('a B', { a, B }, { files });
    play.use('a', 'Nail').turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('8 at 0,0, Slat');
    play.use('B', 'Hit').pick('a').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('3 at 0,0');
  });
});
