import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/bog.json': { name: 'Bog', text: 'Costs 2 movement to enter.' },
  'markers/lamp.json': { name: 'Lamp' },
  'tokens/glove.json': { name: 'Glove' },
  'summons/eel.json': { name: 'Eel', health: 1, speed: 2 },
};
const lying = (play: ReturnType<typeof scene>, name: string): number[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => at)
    .sort((a, b) => a - b);

describe('others who move', () => {
  it('go towards who is nearest to them, and not to whoever plays the card', () => {
    const abilities = { Chase: 'Free Action:\nEach ally in range 5 moves up to 1 towards the nearest enemy.' };
    const play = scene('B . a . c . D', { a: { abilities }, c: {}, B: {}, D: {} }).use('a', 'Chase');
    play.pick(5, 0);
    expect(play.shows().c).toBe('10 at 5,0');
  });
});

describe('an enemy who is somewhere, in some range', () => {
  it('is one target', () => {
    const abilities = {
      Spill: 'Free Action:\nPlace a Lamp in range 5.',
      Beam: 'Free Action:\nEnemy on a Lamp, range 4, undefendable, 2dmg.',
    };
    const play = scene('a . B C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Spill').pick(3, 0).use('a', 'Beam').pick(3, 0);
    expect([play.shows().B, play.shows().C]).toEqual(['10 at 2,0', '8 at 3,0']);
  });
});

describe('ground that costs somebody nothing', () => {
  it('is as any other for who does not feel it, and for nobody else', () => {
    const abilities = { Soak: 'Free Action:\nPlace a Bog in range 2.' };
    const with_ = (passives: Record<string, string>) =>
      scene('a . . . .', { a: { abilities, speed: 3, passives } }, { files })
        .use('a', 'Soak')
        .pick(1, 0);
    expect(with_({ Wader: 'Bog does not cost you extra movement.' }).move('a', 3, 0).shows().a).toBe('10 at 3,0');
    expect(() => with_({}).move('a', 3, 0)).toThrow();
  });
});

describe('what nothing can do', () => {
  it('does not come', () => {
    const abilities = { Hush: 'Free Action:\nUntil the start of your next turn, nothing can damage you.' };
    const play = scene('a B', {
      a: { abilities },
      B: { abilities: { Jab: 'Free Action:\nRange 1, undefendable, 2dmg.' } },
    });
    play.use('a', 'Hush').turnOf('B').use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('a lamp that is placed or moved', () => {
  it('strikes who is under it then', () => {
    const abilities = {
      Spot: 'Free Action:\nRange 9, place your Lamp (max 1, remove oldest), or move it up to 2.\nEnemies in it take 1dmg.',
    };
    const play = scene('a . B . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Spot').pick('place your Lamp in Range 9 ( max 1 , remove oldest )').pick(2, 0);
    expect([play.shows().B, play.shows().C, lying(play, 'Lamp')]).toEqual(['9 at 2,0', '10 at 4,0', [2]]);
    play.use('a', 'Spot').pick('move your Lamp up to 2').pick(4, 0);
    expect([play.shows().B, play.shows().C, lying(play, 'Lamp')]).toEqual(['9 at 2,0', '9 at 4,0', [4]]);
  });
});

describe('pieces that are removed', () => {
  it('strike who is beside them, once', () => {
    const abilities = {
      Set: 'Free Action:\nPlace a Lamp in range 5.',
      Break: 'Free Action:\nDestroy all your Lamps. Enemies in or adjacent to a destroyed Lamp take 2dmg.',
    };
    const play = scene('a . B . . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Set').pick(1, 0).use('a', 'Set').pick(3, 0).use('a', 'Break');
    expect([play.shows().B, play.shows().C, lying(play, 'Lamp')]).toEqual(['8 at 2,0', '10 at 5,0', []]);
  });

  it('do so later where they are laid for so long', () => {
    const abilities = {
      Row: '1/Game, Free Action:\nRange 4, fill a line of 2 spaces with Lamps.\nAt the start of your next turn, remove them. Enemies adjacent to a removed Lamp take 2dmg.',
    };
    const play = scene('a . . B . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Row').pick(1, 0).pickArea([1, 0], [2, 0]);
    expect([play.shows().B, lying(play, 'Lamp')]).toEqual(['10 at 3,0', [1, 2]]);
    play.end().turnOf('a');
    expect([play.shows().B, play.shows().C, lying(play, 'Lamp')]).toEqual(['8 at 3,0', '10 at 5,0', []]);
  });
});

describe('two in a duel', () => {
  it('deal each other what they would', () => {
    const abilities = {
      Slap: 'Free Action:\nRange 9, give a Glove.\nYou and the target deal -1 damage to anyone else.',
      Jab: 'Free Action:\nRange 9, undefendable, 2dmg.',
    };
    const play = scene('a B C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Slap').pick('B').use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 1,0, Glove', '9 at 2,0']);
  });
});

describe('a second summon', () => {
  it('comes beside the first', () => {
    const abilities = { Spawn: 'Free Action:\nSummon an Eel in range 2, and up to one more in range 1 of it.' };
    const play = scene('a . . . .', { a: { abilities } }, { files });
    play.use('a', 'Spawn').pick(2, 0).pick(3, 0);
    const eels = play.state.units.filter(({ card, at }) => at >= 0 && play.game.cards[card]?.name === 'Eel');
    expect(eels.map(({ at }) => at).sort((a, b) => a - b)).toEqual([2, 3]);
  });
});

describe('what you and your summons do', () => {
  it('is done by each of them, around each', () => {
    const abilities = {
      Spawn: 'Free Action:\nSummon an Eel in range 4.',
      Sing: 'Free Action:\nYou and each Eel: enemies in burst 1, 1dmg, push 1 away from the source.',
    };
    const play = scene('. . . . . . . .\na B . . . C . .', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Spawn').pick(4, 1).use('a', 'Sing');
    play.pick(2, 1).pick(6, 1);
    expect([play.shows().B, play.shows().C]).toEqual(['9 at 2,1', '9 at 6,1']);
  });

  it('may be done on the target by one of them that is beside it', () => {
    const abilities = {
      Spawn: 'Free Action:\nSummon a Hound in range 4.',
      Whip: 'Range 4, undefendable, 1dmg. A Hound adjacent to the target may use Bite on it.',
    };
    const hound = {
      name: 'Hound',
      health: 2,
      speed: 2,
      defaultAbilities: [{ name: 'Bite', text: 'Range 1, undefendable, 2dmg' }],
    };
    const play = scene('a . . B .', { a: { abilities }, B: {} }, { files: { ...files, 'summons/hound.json': hound } });
    play.use('a', 'Spawn').pick(2, 0).use('a', 'Whip').pick('B').pick('yes');
    expect(play.shows().B).toBe('7 at 3,0');
  });
});
