import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('what one does in dealing damage', () => {
  it('is more damage of that, and no more than that the next time', () => {
    const passives = { Keen: 'When you deal damage with a default ability, deal +1 damage.' };
    const a = { passives, defaults: { Hit: 'Range 1, 1dmg.' }, abilities: { Act: 'Range 1, 1dmg.' } };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
    play.turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
  });

  it('is only against those who are named', () => {
    const passives = { Keen: 'When you attack a Slowed enemy, deal +2 damage.' };
    const play = scene('B a C', { a: acts('Range 1, 1dmg.', { passives }), B: { tokens: { slow: 1 } }, C: {} });
    play.use('a', 'Act').pick('B');
    play.turnOf('a').use('a', 'Act').pick('C');
    expect([play.shows().B, play.shows().C]).toEqual([expect.stringMatching(/^7 at 0,0/), '9 at 2,0']);
  });

  it('may hang on the die of some abilities', () => {
    const passives = { Bash: 'When you roll a 5+ on a default ability, push 1.' };
    const a = { passives, defaults: { Hit: 'Range 1, 1dmg.' }, abilities: { Act: 'Range 2, 1dmg.' } };
    for (const [rolled, shown] of [
      [4, '9 at 1,0'],
      [5, '9 at 2,0'],
    ] as const) {
      const play = scene('a B . .', { a, B: {} }, { rolls: [rolled] });
      play.use('a', 'Hit').pick('B');
      if (play.state.pending !== undefined) play.pick(2, 0);
      expect(play.shows().B).toBe(shown);
    }
  });

  it('is better with the next default ability of the turn', () => {
    const a = {
      defaults: { Hit: 'Range 1, 1dmg.' },
      abilities: { Act: 'Free Action: Your next default ability this turn has +6 crit.' },
    };
    const play = scene('a B', { a, B: {} }, { rolls: [1] });
    play.use('a', 'Act').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('a').use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });

  it('grows with the health that somebody is missing', () => {
    const play = scene('a B', { a: acts('Range 1, 1dmg + 1dmg per 2 missing hp of the target.'), B: { hurt: 4 } });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('3 at 1,0');
  });
});

describe('what is done to somebody', () => {
  it('is halved from some abilities only', () => {
    const B = { passives: { Hide: 'Resistance to non-default abilities' } };
    const a = { defaults: { Hit: 'Range 1, 2dmg.' }, abilities: { Act: 'Range 1, 2dmg.' } };
    const play = scene('a B', { a, B });
    play.use('a', 'Hit').pick('B');
    play.turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });

  it('is answered where it comes from so near', () => {
    const B = { passives: { 'Receive damage from range 1': 'The attacker takes 1dmg' } };
    const near = scene('a B', { a: acts('Range 3, 1dmg.'), B });
    near.use('a', 'Act').pick('B');
    expect(near.shows().a).toBe('9 at 0,0');
    const far = scene('a . B', { a: acts('Range 3, 1dmg.'), B });
    far.use('a', 'Act').pick('B');
    expect(far.shows().a).toBe('10 at 0,0');
  });

  it('may be for an ally or oneself', () => {
    const play = scene('a c B', {
      a: card('Ally in range 3 or yourself heals 2.', { hurt: 3 }),
      c: { hurt: 3 },
      B: {},
    });
    play.use('a', 'Act').pick('a');
    expect([play.shows().a, play.shows().c]).toEqual(['9 at 0,0', '7 at 1,0']);
  });
});

describe('what is done again', () => {
  it('is another ability of the card, so many times', () => {
    const a = { defaults: { Hit: 'Range 1, 1dmg.' }, abilities: { Act: '1/Game\nUse Hit up to 3 times.' } };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Act').pick('yes').pick('B').pick('yes').pick('B').pick('no');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('strikes other enemies one after the other', () => {
    const text = 'Range 1, 1dmg.\nYou may repeat this up to 2 times on other enemies in range 1 of the last target.';
    const play = scene('a B C', { a: acts(text), B: {}, C: {} });
    play.use('a', 'Act').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '9 at 2,0' });
  });
});

describe('marks and pieces', () => {
  const files = {
    'tokens/quarry-mark.json': { name: 'Quarry Mark' },
    'markers/shard.json': { name: 'Shard', text: 'Blocks movement.', blocksMovement: true },
    'markers/gate.json': { name: 'Gate' },
  };

  it('say whom something is done to later', () => {
    const text =
      'Give an enemy in range 9 your Quarry mark. At the start of your next turn, the marked unit takes 2dmg.';
    const play = scene('a . C . B', { a: card(text, { with: ['scene/quarry-mark'] }), B: {}, C: {} }, { files });
    play.use('a', 'Act').pick('B').turnOf('a');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 4,0, Quarry Mark', '10 at 2,0']);
  });

  it('fill the spaces beside somebody, until they are destroyed', () => {
    const text =
      '1/Game\nRange 3, 1dmg.\nFill empty spaces adjacent to the target with Shard markers which block movement.\nShards are destroyed at the start of your next turn.';
    const play = scene('. . . .\na . B .', { a: card(text), B: {} }, { files });
    play.use('a', 'Act').pick('B');
    const lying = () => play.state.markers.filter(({ order }) => order >= 0).length;
    expect(lying()).toBe(5);
    play.turnOf('a');
    expect(lying()).toBe(0);
  });

  it('go when one has come there', () => {
    const a = {
      abilities: { Lay: 'Free Action: Place a Gate in range 3.', Act: 'Teleport to any Gate, then destroy it.' },
    };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Lay').pick(2, 0).use('a', 'Act');
    if (play.state.pending !== undefined) play.pick(2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
    expect(play.state.markers.filter(({ order }) => order >= 0)).toEqual([]);
  });
});

describe('what hangs on how things are', () => {
  it('is more damage where so many are in the area', () => {
    for (const [drawing, shown] of [
      ['. . . . .\na . B C .\n. . D . .', '8 at 2,1'],
      ['. . . . .\na . B C .\n. . . . D', '9 at 2,1'],
    ] as const) {
      const text = 'Range 2 centered 3x3, 1dmg, +1dmg if there are 3 or more enemies in the area.';
      const play = scene(drawing, { a: card(text), B: {}, C: {}, D: {} });
      play.use('a', 'Act').pick(2, 1);
      expect(play.shows().B).toBe(shown);
    }
  });

  it('uses an ability of one’s own card when it is hurt', () => {
    const a = {
      passives: { Rage: 'When you take 2 or more damage, use Hit.' },
      defaults: { Hit: 'Enemies in burst 1, 1dmg.' },
    };
    const play = scene('a B', { a, B: acts('Range 1, 2dmg.') });
    play.turnOf('B').use('B', 'Act').pick('a');
    expect(play.shows().B).toBe('9 at 1,0');
  });

  it('leaves out what was used so often a game, where only that is refreshed', () => {
    const a = {
      abilities: {
        Bolt: '1/Game, Free Action: Range 1, 1dmg.',
        Act: 'Free Action: Refresh all of your 1/Game abilities.',
      },
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Bolt').pick('B').use('a', 'Act').use('a', 'Bolt').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('gives no more of a condition than the text says', () => {
    const play = scene('a B', { a: acts('Range 1, 1dmg, DoT 2 (max 3 DoT)'), B: {} });
    play.use('a', 'Act').pick('B');
    play.turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toContain('3 DoT');
  });

  it('looks where one has turned at the end of one’s turn', () => {
    const passives = {
      Wall: 'You have facing, and can set it for free at the end of your turn.\nEnemies in front of you deal -1 damage to you.',
    };
    const play = scene('. . .\nB a C\n. . .', {
      a: { passives },
      B: acts('Range 1, 2dmg.'),
      C: acts('Range 1, 2dmg.'),
    });
    play.turnOf('a').end();
    play.pick('yes').pick(2, 1);
    play.turnOf('C').use('C', 'Act').pick('a');
    expect(play.shows().a).toBe('9 at 1,1');
    play.turnOf('B').use('B', 'Act').pick('a');
    expect(play.shows().a).toBe('7 at 1,1');
  });
});
