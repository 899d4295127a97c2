import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const files = {
  'markers/burr.json': { name: 'Burr' },
  'summons/hound.json': { name: 'Hound', health: 3, speed: 2 },
  'counters/ember.json': { name: 'Ember', start: 0, most: 3 },
};
const on = (play: ReturnType<typeof scene>, name: string) =>
  play.state.markers.filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name);

describe('a number that is another one in some case', () => {
  it('takes the place of the one before it', () => {
    const abilities = {
      Salve: 'Free Action:\nHeal 2, or 4 if you have an Ember.',
      Kindle: 'Free Action:\nGain 1 Ember.',
    };
    const play = scene('a . B', { a: { hurt: 8, abilities, with: ['scene/ember'] }, B: {} }, { files });
    play.use('a', 'Salve');
    expect(play.shows().a).toBe('4 at 0,0');
    play.use('a', 'Kindle').use('a', 'Salve');
    expect(play.shows().a).toBe('8 at 0,0, Ember');
  });
});

describe('an ability that can be used otherwise, too', () => {
  it('is one for free so often, and costs what it says then', () => {
    const defaults = { Shot: 'Range 4, 1dmg. Can be used as a Free Action once per turn.' };
    const play = scene('a . B', { a: { defaults }, B: {} }, { files });
    play.use('a', 'Shot').pick('B');
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.usable()).not.toContain('Shot');
  });
});

describe('alternatives with names', () => {
  it('are what stands behind the name', () => {
    const abilities = { Lick: 'Range 1, choose one --\n- Spit: 1dmg, push 2.\n- Slow Burn: 2dmg' };
    const play = scene('a B . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Lick').pick('B').pick('Slow Burn: 2dmg');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});

describe('what comes and goes', () => {
  it('goes at a moment that is told without naming it', () => {
    const abilities = { Sow: 'Free Action:\nRange 2 2x2, place Burrs. Removed at the start of your next turn.' };
    const play = scene('. . . .\na . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Sow').pick(1, 1).pickArea([1, 0], [2, 0], [1, 1], [2, 1]);
    expect(on(play, 'Burr')).toHaveLength(4);
    play.turnOf('a');
    expect(on(play, 'Burr')).toEqual([]);
  });

  it('is sent beside somebody', () => {
    const abilities = {
      Call: 'Free Action:\nSummon a Hound in range 9.',
      Heel: 'Free Action:\nTeleport the Hound adjacent to you.',
    };
    const play = scene('a . . . . B\n# # # # # #', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(4, 0).use('a', 'Heel').pick(1, 0);
    expect(play.shows().Hound).toBe('3 at 1,0');
  });

  it('hurts those whom the sentence is about once that moment comes', () => {
    const abilities = {
      Frost: 'Free Action:\nEnemies in burst 2 lose 1 health, and at the start of your next turn take 2dmg.',
    };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Frost');
    expect(play.shows().B).toBe('9 at 2,0');
    play.turnOf('a');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('a token that two things take', () => {
  it('goes with the first of them', () => {
    const more = {
      files: {
        ...files,
        'tokens/drowsy.json': {
          name: 'Drowsy',
          text: 'You have -1 speed. Lose this when you take damage, or at the end of your turn.',
        },
      },
    };
    const abilities = { Hum: 'Free Action:\nRange 4, give target Drowsy.', Jab: 'Free Action:\nRange 4, 1dmg.' };
    const play = scene('a . B', { a: { abilities }, B: {} }, more);
    play.use('a', 'Hum').pick('B');
    expect(play.state.units[play.unit('B')]?.tokens).toHaveLength(1);
    play.use('a', 'Jab').pick('B');
    expect(play.state.units[play.unit('B')]?.tokens).toEqual([]);
  });
});

describe('more damage to some kinds', () => {
  it('is done to summons and objects', () => {
    const abilities = {
      Call: 'Free Action:\nSummon a Hound in range 9.',
      Chop: 'Free Action:\nRange 1, 1dmg, +2dmg to objects and summons.',
    };
    const play = scene('B a . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Chop').pick('B');
    expect(play.shows().B).toBe('9 at 0,0');
    play.use('a', 'Chop').pick('Hound');
    expect(play.shows().Hound).not.toBe('3 at 2,0');
  });
});

describe('one end for what is said in a row', () => {
  it('is of all of it', () => {
    const abilities = {
      Ward: '1/Game, Free Action:\nAlly in range 4 is immune to damage and has +2 speed until the end of their next turn.',
    };
    const foe = { defaults: { Shot: 'Range 9, 1dmg.' } };
    const play = scene('a c . B', { a: { abilities }, c: {}, B: foe }, { files });
    play.use('a', 'Ward').pick('c').turnOf('B').use('B', 'Shot').pick('c');
    expect(play.shows().c).toBe('10 at 1,0');
    play.turnOf('c').turnOf('B').use('B', 'Shot').pick('c');
    expect(play.shows().c).toBe('9 at 1,0');
  });

  it('comes with the first of two things that may end it', () => {
    const passives = { 'End of turn': 'Become Invisible until you attack or take damage.' };
    const abilities = { Prick: 'Free Action:\nTake 1 damage.' };
    const foe = { defaults: { Shot: 'Enemy in range 4, 1dmg.' } };
    const play = scene('a . . . B', { a: { passives, abilities }, B: foe }, { files });
    play.turnOf('B').use('B', 'Shot');
    expect(play.shows().a).toBe('10 at 0,0');
    play.turnOf('a');
    expect(play.state.lasting).toHaveLength(1);
    play.use('a', 'Prick');
    expect(play.state.lasting).toEqual([]);
  });
});

describe('healing that somebody waits for', () => {
  it('is told of whoever heals, and of whom', () => {
    const passives = { 'When you heal an ally': 'They gain 1 Ember.' };
    const abilities = { Salve: 'Free Action:\nRange 3, target heals 1.', Rest: 'Free Action:\nHeal 1.' };
    const play = scene(
      'a c . B',
      {
        a: { hurt: 2, passives, abilities },
        c: { hurt: 2, with: ['scene/ember'], abilities: { Nap: 'Heal 1.' } },
        B: {},
      },
      { files },
    );
    play.use('a', 'Rest').use('a', 'Salve').pick('c');
    expect([play.shows().a, play.shows().c]).toEqual(['9 at 0,0', '9 at 1,0, Ember']);
    play.turnOf('c').use('c', 'Nap');
    expect(play.shows().c).toBe('10 at 1,0, Ember');
  });
});

describe('X', () => {
  it('stands for every number of the sentence', () => {
    const abilities = {
      Roar: 'Free Action:\nRange 1, Xdmg, push X, where X is your Embers (max 2).',
      Kindle: 'Free Action:\nGain 3 Embers.',
    };
    const play = scene('a B . . . .', { a: { abilities, with: ['scene/ember'] }, B: {} }, { files });
    play.use('a', 'Kindle').use('a', 'Roar').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('8 at 3,0');
  });
});

describe('what the next attack does besides', () => {
  it('comes to whom that attack damages, and to nobody later', () => {
    const a: Piece = {
      abilities: { Brace: 'Free Action: Your next default ability this turn deals +2 damage and stuns.' },
      defaults: { Jab: 'Free Action: Range 2, 1dmg.' },
    };
    const play = scene('a B C', { a, B: {}, C: {} });
    play.use('a', 'Brace').use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0, Stun', C: '9 at 2,0' });
  });
});

describe('a space in the area', () => {
  it('is one of those that were laid last', () => {
    const files = { 'summons/imp.json': { name: 'Imp', health: 2, speed: 2 } };
    const a: Piece = { abilities: { Rift: 'Line 2, 1dmg. Summon an Imp in an empty space in the area.' } };
    const play = scene('a . . .\n. . . .', { a }, { files });
    play.use('a', 'Rift').pickArea([1, 0], [2, 0]);
    expect(play.pending().options).toEqual([play.space(1, 0), play.space(2, 0)]);
  });
});

describe('a die that is damage', () => {
  it('is rolled behind the attack, and half of it is rounded up', () => {
    const defaults = {
      Gamble: 'Free Action: Range 5, roll a die and deal that much damage.',
      Toss: 'Range 5, +1def, roll a die, the target takes half that much damage.',
    };
    const play = scene('a . B', { a: { defaults }, B: {} }, { rolls: [3, 2, 5] });
    play.use('a', 'Gamble').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    // The 2 hits, and the 5 is what it does.
    play.use('a', 'Toss').pick('B');
    expect(play.shows().B).toBe('4 at 2,0');
  });

  it('is nothing where the attack misses', () => {
    const defaults = { Toss: 'Range 5, +3def, roll a die and deal that much damage.' };
    const play = scene('a . B', { a: { defaults }, B: {} }, { rolls: [1, 6] })
      .use('a', 'Toss')
      .pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });
});

describe('what is done again', () => {
  it('comes as long as it kills, without a use or a cost', () => {
    const defaults = { Reap: '1/Turn: Range 2, 2dmg. If this kills, you may use this again.' };
    const play = scene('B a C', { a: { defaults }, B: { health: 2 }, C: {} })
      .use('a', 'Reap')
      .pick('B')
      .pick('yes')
      .pick('C');
    expect(play.shows()).toMatchObject({ B: 'dead', C: '8 at 2,0' });
    expect(play.asks()).toBeUndefined();
  });

  it('is a whole area so often more', () => {
    const play = scene('B a C', { a: { defaults: { Saw: 'Burst 1, 1dmg to enemies. Repeat twice.' } }, B: {}, C: {} });
    play.use('a', 'Saw');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', B: '7 at 0,0', C: '7 at 2,0' });
  });
});

describe('what is said of two', () => {
  it('holds for whoever is chosen and for oneself', () => {
    const abilities = {
      Field: 'Free Action: You and an ally in range 2 take -1 damage until the end of your next turn.',
    };
    const shot = { defaults: { Shot: 'Free Action, 9/Turn: Range 9, 2dmg.' } };
    const play = scene('a b . C', { a: { abilities }, b: {}, C: shot }).use('a', 'Field').pick('b').turnOf('C');
    play.use('C', 'Shot').pick('a').use('C', 'Shot').pick('b');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '9 at 1,0' });
  });

  it('is done to both who have changed places', () => {
    const abilities = { Trade: 'Swap places with an ally in range 3. Both heal 1.' };
    const play = scene('a b . C', { a: { abilities, hurt: 3 }, b: { hurt: 3 }, C: {} })
      .use('a', 'Trade')
      .pick('b');
    expect(play.shows()).toMatchObject({ a: '8 at 1,0', b: '8 at 0,0' });
  });
});
