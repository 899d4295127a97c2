import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Range 9, 1dmg.' } };

describe('what was not done in a turn', () => {
  it.each([
    ['When you end your turn without attacking, heal 1.', '8 at 0,0', '9 at 0,0'],
    ['When you end a turn without moving, heal 1.', '9 at 0,0', '10 at 0,0'],
    ['If you end your turn without dealing damage, heal 1.', '8 at 0,0', '9 at 0,0'],
  ])('%s', (text, attacked, waited) => {
    const play = scene('a . B', { a: { hurt: 2, passives: { Calm: text }, ...shot }, B: {} });
    play.use('a', 'Shot').pick('B').turnOf('B');
    expect(play.shows().a).toBe(attacked);
    play.turnOf('a').turnOf('B');
    expect(play.shows().a).toBe(waited);
  });

  it('is an attack where a whole area is attacked, too, and none where somebody is only pushed', () => {
    const a = {
      hurt: 5,
      passives: { Calm: 'When you end your turn without attacking, heal 1.' },
      abilities: { Roar: 'Enemies in range 3, 1dmg.', Gust: 'Range 3, push 1.' },
    };
    const play = scene('a . B . .', { a, B: {} });
    play.use('a', 'Roar').turnOf('B');
    expect(play.shows().a).toBe('5 at 0,0');
    play.turnOf('a').use('a', 'Gust').pick('B').pick(3, 0).turnOf('B');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('an enemy who was targeted', () => {
  const hidden = { 'End of turn': 'If you did not take damage or target an enemy this turn, heal 1.' };
  it('is one by an ability without damage, too, and an ally is none', () => {
    const a = {
      hurt: 5,
      passives: hidden,
      abilities: { Gust: 'Range 5, push 1.' },
    };
    const play = (used: string) => scene('a b . B . .', { a, b: {}, B: {} }).use('a', used);
    expect(play('Gust').pick('B').pick(4, 0).turnOf('B').shows().a).toBe('5 at 0,0');
    expect(play('Gust').pick('b').pick(2, 0).turnOf('B').shows().a).toBe('6 at 0,0');
    expect(scene('a b . B . .', { a, b: {}, B: {} }).turnOf('B').shows().a).toBe('6 at 0,0');
  });
});

describe('the turn before', () => {
  it('is one’s own', () => {
    const a = { defaults: { Cut: 'Range 9, 1dmg, +2dmg if you didn’t attack last turn.' } };
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Cut').pick('B').turnOf('B').turnOf('a').use('a', 'Cut').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('6 at 2,0');
    play.turnOf('B').turnOf('a').use('a', 'Cut').pick('B');
    expect(play.shows().B).toBe('3 at 2,0');
  });

  it('is what damage is counted since', () => {
    const a = { hurt: 4, passives: { 'Start of turn': 'If you were not damaged since your last turn, heal 1.' } };
    const play = scene('a . B', { a, B: shot });
    play.turnOf('B').use('B', 'Shot').pick('a').turnOf('a');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('7 at 0,0');
  });
});

describe('damage from an enemy', () => {
  const passives = {
    'Start of turn': 'If no enemy damaged you since the end of your last turn, set your overshield to 1.',
  };

  it('is none of what one does to oneself', () => {
    const a = { hurt: 4, passives, abilities: { Strain: 'Take 1 damage.', Wall: 'Free Action: Gain 3 overshield.' } };
    const play = scene('a . B', { a, B: shot });
    play.turnOf('B').use('B', 'Shot').pick('a').turnOf('a');
    expect(play.shows().a).toBe('6 at 0,0');
    play.use('a', 'Strain').turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('5 at 0,0, 1 overshield');
    play.use('a', 'Wall').turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('5 at 0,0, 1 overshield');
  });
});

describe('this round', () => {
  it('knows who has had its turn', () => {
    const a = { defaults: { Bite: 'Range 9, 1dmg, +2dmg if the target hasn’t acted yet this round.' } };
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Bite').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });

  it('knows who was damaged in it, and forgets it', () => {
    const B = { hurt: 5, passives: { 'End of round': 'If you took damage this round, heal 3.' } };
    const play = scene('a . B', { a: shot, B });
    play.use('a', 'Shot').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 2,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 2,0');
  });

  it('knows whether an ally has died in it', () => {
    const B = { defaults: { Wrath: 'Range 9, 1dmg. If an ally died this round, +3dmg.' } };
    const play = scene('a . B C', { a: shot, B, C: { health: 1 } });
    play.use('a', 'Shot').pick('C').turnOf('B').use('B', 'Wrath').pick('a');
    expect(play.shows().a).toBe('6 at 0,0');
  });

  it('lets something happen once in it', () => {
    const B = { passives: { Wary: 'The first time each round you are damaged, heal 1.' } };
    const a = { defaults: { Shot: 'Free Action: Range 9, 2dmg.' } };
    const play = scene('a . B', { a, B });
    play.use('a', 'Shot').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    play.turnOf('B').turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
  });

  it('ends once the next one is over, where that is said', () => {
    const a = { speed: 1, abilities: { Brace: 'Until the end of the next round, you have +1 speed.' } };
    const play = scene('a . . . B', { a, B: {} });
    play.use('a', 'Brace');
    const far = () => play.destinations().includes('2,0');
    expect(far()).toBe(true);
    play.turnOf('B').turnOf('a');
    expect(far()).toBe(true);
    play.turnOf('B').turnOf('a');
    expect(far()).toBe(false);
  });
});

describe('turns of others', () => {
  it('hurt who ends one beside somebody', () => {
    const a = { passives: { Thorns: "At the end of each enemy's turn, if it is adjacent to you, it takes 1 damage." } };
    const play = scene('a B . C', { a, B: {}, C: {} });
    play.turnOf('B').turnOf('C').end();
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 1,0', C: '10 at 3,0' });
  });
});

describe('turns that come', () => {
  it('are those in which somebody cannot attack', () => {
    const a = { defaults: { Shot: 'Range 9, 1dmg. You may push 1. If you do, you cannot attack next turn.' } };
    const play = scene('a . B . .', { a, B: {} });
    play.use('a', 'Shot').pick('B').pick('yes').pick(3, 0).turnOf('B').turnOf('a');
    expect(play.usable()).toEqual([]);
    play.turnOf('B').turnOf('a');
    expect(play.usable()).toEqual(['Shot']);
  });

  it('may be two of them', () => {
    const a = { speed: 1, abilities: { Stride: '1/Game, Free Action:\nOn your next two turns, you have +1 speed.' } };
    const play = scene('a . . . B', { a, B: {} });
    play.use('a', 'Stride');
    const far = () => play.destinations().includes('2,0');
    const seen = [far()];
    for (let turn = 0; turn < 3; turn++) seen.push(play.turnOf('B').turnOf('a') && far());
    expect(seen).toEqual([false, true, true, false]);
  });
});

describe('rounds by number', () => {
  it('change what is dealt in them', () => {
    const a = { passives: { Star: 'On rounds 1 and 3, you deal +1 damage.' }, ...shot };
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Shot').pick('B').turnOf('B').turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('numbers', () => {
  it('are never less than is said', () => {
    const a = { defaults: { Lob: 'Range 9, 4dmg, -1dmg for each space of distance (minimum 2).' } };
    const play = scene('a B . . . C', { a, B: {}, C: {} });
    play.use('a', 'Lob').pick('B').turnOf('a').use('a', 'Lob').pick('C');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '8 at 5,0' });
  });

  it('grow with what X is', () => {
    const files = { 'counters/candle.json': { name: 'Candle' } };
    const a = {
      with: ['candle'],
      tokens: { 'scene/candle': 2 },
      defaults: { Flare: 'Range 1, 1dmg + 2*X, push 1+X, X is the number of Candles you have.' },
    };
    const play = scene('a B . . . .', { a, B: {} }, { files });
    play.use('a', 'Flare').pick('B').pick(4, 0);
    expect(play.shows().B).toBe('5 at 4,0');
  });

  it('are asked of what was taken away', () => {
    const files = { 'counters/candle.json': { name: 'Candle' } };
    const snuff = { Snuff: 'Free Action: Remove all Candles. If you removed 2 or more, heal 3.' };
    const left = (candle: number) =>
      scene(
        'a . B',
        { a: { hurt: 5, with: ['candle'], tokens: { 'scene/candle': candle }, abilities: snuff }, B: {} },
        { files },
      )
        .use('a', 'Snuff')
        .shows().a;
    expect([left(1), left(2)]).toEqual(['5 at 0,0', '8 at 0,0']);
  });
});

describe('how much damage it was', () => {
  const a = { hurt: 6, passives: { 'Start of turn': 'Heal half the damage you took since your last turn.' } };

  it('is added up since the last turn was over', () => {
    const play = scene('a . B C', { a: { ...a, hurt: 1 }, B: { defaults: { Shot: 'Range 9, 3dmg.' } }, C: shot });
    play.turnOf('B').use('B', 'Shot').pick('a').turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows().a).toBe('5 at 0,0');
    play.turnOf('a');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('is of one’s own turn, too, and not of the turns before', () => {
    const play = scene('a . B', { a: { ...a, hurt: 2 }, B: { defaults: { Shot: 'Range 9, 3dmg.' } } });
    play.turnOf('B').use('B', 'Shot').pick('a');
    expect(play.shows().a).toBe('5 at 0,0');
    play.turnOf('a');
    expect(play.shows().a).toBe('7 at 0,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('is asked for, and dealt, in a round', () => {
    const play = scene('b . A', {
      b: { defaults: { Cut: 'Range 9, 1dmg for each damage they dealt this round.' } },
      A: { defaults: { Shot: 'Range 9, 2dmg.' } },
    });
    play.turnOf('A').use('A', 'Shot').pick('b').turnOf('b').use('b', 'Cut').pick('A');
    expect(play.shows().A).toBe('10 at 2,0');
  });
});

describe('the dead', () => {
  it('are counted by their side, and are none any more when they come back', () => {
    const a = { defaults: { Wrath: 'Range 9, 1dmg, +1dmg for each dead ally.' } };
    const struck = (passives: Record<string, string>) =>
      scene('a b . B', { a, b: { health: 1, passives }, B: shot })
        .turnOf('B')
        .use('B', 'Shot')
        .pick('b')
        .turnOf('a')
        .use('a', 'Wrath')
        .pick('B')
        .shows().B;
    expect(struck({})).toBe('8 at 3,0');
    expect(struck({ 'On death': 'At the start of the next round, respawn where you died.' })).toBe('9 at 3,0');
  });
});
