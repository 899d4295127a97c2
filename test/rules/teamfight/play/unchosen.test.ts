import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('targets that nobody chooses', () => {
  it('are taken by a die', () => {
    const play = scene('a B C D', { a: card('A random enemy in range 3, 2dmg.'), B: {}, C: {}, D: {} }, { rolls: [2] });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '8 at 2,0', D: '10 at 3,0' });
  });

  it('are the nearest, as many as the text says', () => {
    const play = scene('a . B C D', { a: card('Two nearest enemies in range 9, 1dmg.'), B: {}, C: {}, D: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 3,0', D: '10 at 4,0' });
  });

  it('may be the same one again where it says "any"', () => {
    const text = 'Range 1, 1dmg. Then repeat 2 times, targeting any enemy in range 1 of the previous target.';
    const play = scene('a B C .', { a: card(text), B: {}, C: {} });
    play.use('a', 'Act').pick('B').pick('C').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 2,0' });
  });

  it('are different ones where it says so', () => {
    const text = 'Range 1, 1dmg. Then target a different enemy in range 2 of the previous target, 2dmg.';
    const play = scene('a B C .', { a: card(text), B: {}, C: {} });
    play.use('a', 'Act').pick('B');
    if (play.state.pending !== undefined) play.pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '8 at 2,0' });
  });
});

describe('what comes to a place later', () => {
  it('strikes who is in the marked area then', () => {
    const text = 'Mark a 3x3 area in range 4. At the start of your next turn, enemies in the area, 3dmg.';
    const play = scene('. . . . . .\na . . B . C\n. . . . . .', { a: card(text), B: {}, C: {} });
    play.use('a', 'Act').pick(3, 1).pickArea([2, 0], [3, 0], [4, 0], [2, 1], [3, 1], [4, 1], [2, 2], [3, 2], [4, 2]);
    play.turnOf('a');
    expect(play.shows()).toMatchObject({ B: '7 at 3,1', C: '10 at 5,1' });
  });

  it('asks for sight when it comes', () => {
    const text = 'Range 5, Slow. At the start of your next turn, if the target is in LoS, 3dmg.';
    const seen = scene('a . B .', { a: card(text), B: {} });
    seen.use('a', 'Act').pick('B').turnOf('a');
    expect(seen.shows().B).toContain('7 at 2,0');
  });
});

describe('the spaces of a movement', () => {
  it('hurt who goes so far, on foot or pushed', () => {
    const passives = { Thorns: 'When an enemy moves or is moved, they take 1 damage per space moved.' };
    const play = scene('a . . . . B', { a: acts('Range 5, pull 2.', { passives }), B: {} });
    play.use('a', 'Act').pick('B');
    if (play.state.pending !== undefined) play.pick(3, 0);
    expect(play.shows().B).toBe('8 at 3,0');
    play.turnOf('B').move('B', 5, 0);
    expect(play.shows().B).toBe('6 at 5,0');
  });
});

describe('what holds for some abilities only', () => {
  it('lets no damage of defaults through', () => {
    const B = { passives: { Shell: 'You are immune to damage from default abilities.' } };
    const play = scene('a B', { a: { defaults: { Hit: 'Range 1, 2dmg.' }, abilities: { Act: 'Range 1, 2dmg.' } }, B });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('takes off what attacks deal, and nothing of what else hurts', () => {
    const B = { passives: { Plates: 'You take 1 less damage from attacks.', 'End of turn': 'You take 2 damage.' } };
    const play = scene('a B', { a: { defaults: { Hit: 'Range 1, 3dmg.' } }, B });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('B').end();
    expect(play.shows().B).toBe('6 at 1,0');
  });

  it('makes the defaults of those nearby stronger', () => {
    const c = { passives: { Banner: 'You and allies in burst 2 deal +1 damage with default abilities.' } };
    const a = { defaults: { Hit: 'Range 1, 2dmg.' }, abilities: { Act: 'Range 1, 2dmg.' } };
    const play = scene('c a B', { a, B: {}, c });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    play.turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
  });
});

describe('what holds until the next turn', () => {
  it('strikes at the end of this one', () => {
    const text =
      'Free Action:\nUntil the start of your next turn:\n  At the end of your turn, enemies in burst 1, 2dmg.';
    const play = scene('a B', { a: card(text), B: {} });
    play.use('a', 'Act').turnOf('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('a').turnOf('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('takes along the Armor that was gained with it', () => {
    const a = card('1/Game, Free Action: Gain Armor and +1 speed until the start of your next turn.');
    const play = scene('a . B', { a, B: acts('Range 3, 2dmg.') });
    play.use('a', 'Act');
    expect(play.shows().a).toBe('10 at 0,0, Armor');
    play.turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('what is healed and gained', () => {
  it('for each condition that was cleared', () => {
    const a = card('1/Game, Free Action: Clear all conditions. Heal 1 per condition cleared.', {
      hurt: 5,
      tokens: { slow: 1, stun: 1 },
    });
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Act');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('is health and the most of it', () => {
    const a = card('Free Action: Increase your current and max hp by 2.', { hurt: 3 });
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Act');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('pieces and summons', () => {
  const files = {
    'markers/tree.json': { name: 'Tree', text: 'Blocks movement.', blocksMovement: true },
    'summons/imp.json': { name: 'Imp', health: 2, speed: 2 },
  };

  it('come to every empty space beside the target, not across its corners', () => {
    const text = 'Range 3, place Tree markers in each empty space non-diagonally adjacent to the target.';
    const play = scene('. . . .\na . B .\n. . C .', { a: card(text), B: {}, C: {} }, { files });
    play.use('a', 'Act').pick('B');
    const trees = play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => [at % 4, Math.floor(at / 4)]);
    expect(trees.sort()).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
    ]);
  });

  it('come anywhere on the map, and go where their card sends them', () => {
    const text =
      '1/Game, Free Action:\nGlobal, summon an Imp in an empty space.\n---\nFree Action: Move the Imp up to 2.';
    const play = scene('a . . . . . B', { a: card(text), B: {} }, { files });
    play.use('a', 'Act').pick(5, 0);
    const imp = () => play.state.units.find(({ card: one, at }) => at >= 0 && play.game.cards[one]?.name === 'Imp');
    expect(imp()?.at).toBe(5);
    const sent = play
      .turnOf('a')
      .actions()
      .find((action) => action.do === 'use');
    play.play(sent!).pick(3, 0);
    expect(imp()?.at).toBe(3);
  });
});
