import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Range 9, 1dmg.' } };

describe('somebody who is told by what they did', () => {
  it('is whoever has damaged you in this round, and nobody in the next', () => {
    const a = { abilities: { Grudge: 'Free Action, 1/Turn: An enemy that damaged you this round takes 3dmg.' } };
    const play = scene('a . B C', { a, B: shot, C: shot }, { first: 1 });
    play.turnOf('B').use('B', 'Shot').pick('a').turnOf('a').use('a', 'Grudge').pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '10 at 3,0' });
    play.turnOf('C').turnOf('B').turnOf('a').use('a', 'Grudge');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '10 at 3,0' });
  });

  it('may have damaged an ally', () => {
    const a = { abilities: { Avenge: 'All enemies that damaged an ally this round take 2dmg.' } };
    const play = scene('a b B C', { a, b: {}, B: shot, C: shot }, { first: 1 });
    play.turnOf('B').use('B', 'Shot').pick('b').turnOf('a').use('a', 'Avenge');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 3,0' });
  });

  it('is the attacker of whom the text says that', () => {
    const a = { passives: { Thorns: 'When you are damaged, 1dmg to whoever damaged you.' } };
    const play = scene('a . B C', { a, B: shot, C: {} }, { first: 1 });
    play.turnOf('B').use('B', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', B: '9 at 2,0', C: '10 at 3,0' });
  });
});

describe('somebody who is told by place or state, without a range', () => {
  it('is one of those in sight who are so', () => {
    const a = { abilities: { Mire: 'Deal 2 damage to an enemy on Rough Ground.' } };
    const map = { terrain: [{ kind: 'common/rough-ground', cells: ['4,0', '5,0'] }] };
    const play = scene('a . B . C . D', { a, B: {}, C: {}, D: {} }, { map });
    play.use('a', 'Mire').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', C: '8 at 4,0', D: '10 at 6,0' });
    expect(scene('a . B . C . D', { a, B: {}, C: {}, D: {} }, { map }).use('a', 'Mire').asks()).toMatch(
      /^1 space: 4,0 /,
    );
  });

  it('may be two, who both are so', () => {
    const a = { abilities: { Snap: 'Two enemies below half health take 1dmg.' } };
    const play = scene('a B C D', { a, B: { hurt: 6 }, C: {}, D: { hurt: 6 } });
    play.use('a', 'Snap').pick('B').pick('D');
    expect(play.shows()).toMatchObject({ B: '3 at 1,0', C: '10 at 2,0', D: '3 at 3,0' });
  });
});

describe('you both', () => {
  it('are you and whoever set it off', () => {
    const a = { hurt: 3, passives: { Camp: 'When an ally ends its turn adjacent to you, you both heal 1.' } };
    const play = scene('a b . B', { a, b: { hurt: 3 }, B: {} });
    play.turnOf('b').turnOf('B');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', b: '8 at 1,0' });
  });
});

describe('a summon that comes', () => {
  it('is who is meant by "it", of whichever side it is said', () => {
    const files = { 'summons/imp.json': { name: 'Imp', health: 2, speed: 2 } };
    const abilities = { Call: 'Free Action: Summon an Imp in range 1.' };
    const a = { passives: { Ward: 'When an enemy is summoned, 1dmg to it.' }, abilities };
    const play = scene('a . . . B .', { a, B: { abilities } }, { files });
    play.use('a', 'Call');
    play.turnOf('B').use('B', 'Call').pick(5, 0);
    const imps = play.state.units.filter(({ card }) => play.game.cards[card]?.name === 'Imp');
    expect(imps.map(({ health }) => health)).toEqual([2, 1]);
  });
});

describe('questions about somebody who is not known', () => {
  it('are asked of each, and whoever asks is none of the units near it', () => {
    const a = { defaults: { Cut: 'Range 1, 1dmg, +2dmg if two or more units are in range 2.' } };
    expect(scene('a B', { a, B: {} }).use('a', 'Cut').pick('B').shows().B).toBe('9 at 1,0');
    expect(scene('a B C', { a, B: {}, C: {} }).use('a', 'Cut').pick('B').shows().B).toBe('7 at 1,0');
  });

  it('count whoever is so', () => {
    const a = { defaults: { Cut: 'Range 1, 1dmg, +2dmg if two enemies are below half health.' } };
    expect(
      scene('a B C', { a, B: { hurt: 6 }, C: {} })
        .use('a', 'Cut')
        .pick('B')
        .shows().B,
    ).toBe('3 at 1,0');
    expect(
      scene('a B C', { a, B: { hurt: 6 }, C: { hurt: 6 } })
        .use('a', 'Cut')
        .pick('B')
        .shows().B,
    ).toBe('1 at 1,0');
  });
});
