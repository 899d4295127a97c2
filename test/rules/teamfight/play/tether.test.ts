import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'tokens/rope.json': { name: 'Rope' } };
const board = '. . . . . . .\n. . . a B . .\n. . . . . . .';

describe('a tether', () => {
  const tie =
    'Free Action, Range 3, give target your Rope.\nYou and the unit with your Rope cannot move farther than 2 spaces apart.';
  const a = { abilities: { Tie: tie, Untie: 'Free Action: Remove your Rope.' }, speed: 4, with: ['rope'] };

  it('keeps both near each other while one has the token, and lets them go when it is gone', () => {
    const play = scene(board, { a, B: { speed: 4 } }, { files });
    expect(play.destinations()).toContain('0,1');
    play.use('a', 'Tie').pick('B');
    expect(play.destinations()).toContain('2,1');
    expect(play.destinations()).not.toContain('1,1');
    play.turnOf('B');
    expect(play.destinations()).toContain('5,1');
    expect(play.destinations()).not.toContain('6,1');
    play.turnOf('a').use('a', 'Untie').turnOf('B');
    expect(play.destinations()).toContain('6,1');
  });

  it('ends with the unit that tied it, and holds nobody whom an enemy pushes', () => {
    const c = { defaults: { Shove: 'Free Action, Range 9: push 2.', Kill: 'Free Action, Range 9: 10dmg.' } };
    const play = scene('. . . . . . .\nD . c a B . .', { a, c, B: { speed: 4 }, D: c }, { files });
    play.use('a', 'Tie').pick('B').turnOf('c').use('c', 'Shove').pick('B').pick(6, 1);
    expect(play.shows().B).toBe('10 at 6,1, Rope');
    play.turnOf('D').use('D', 'Kill').pick('a').turnOf('B');
    expect(play.destinations()).toContain('6,0');
  });

  it('can hold against pushes too, and is nothing that one is pushed against', () => {
    const hold =
      'Free Action, Range 3, until the end of your next turn, the target cannot be moved farther than 2 spaces from you.';
    const shoved = {
      defaults: { Shove: 'Free Action, Range 9, push 3.' },
      passives: { 'When you push a unit into a wall': 'Heal 1.' },
    };
    const play = scene('. . . . . . . .\n. . b a C . . .', { a: { abilities: { Hold: hold } }, b: shoved, C: {} });
    play.use('a', 'Hold').pick('C').turnOf('b').use('b', 'Shove').pick('C');
    expect(play.asks()).toContain('5,1');
    expect(play.asks()).not.toContain('6,1');
  });

  it('of a token holds to whoever gave it, and no nearer keeps off', () => {
    const rope = { name: 'Rope', text: 'You cannot move away from whoever gave this.' };
    const dread = { passives: { 'Enemies in range 3 cannot move closer to you.': '' } };
    const play = scene(
      board,
      { a: { ...dread, abilities: { Tie: 'Free Action, Range 3, give a Rope.' }, with: ['rope'] }, B: { speed: 3 } },
      { files: { 'tokens/rope.json': rope } },
    );
    play.use('a', 'Tie').pick('B').move('a', 2, 1).turnOf('B');
    // Two away: neither nearer nor farther.
    expect(play.destinations().sort()).toEqual(['4,0', '4,2']);
  });
});

describe('what is said of those in an area and of who lays it', () => {
  it('holds for each of them, between the two, and for nobody who comes later', () => {
    const shot = { defaults: { Shot: 'Range 9, 3dmg.' } };
    const text = 'Free Action: Enemies in burst 2 deal -1 damage to you until the end of your next turn.';
    const play = scene('b a C . . D', { a: { abilities: { Cow: text } }, b: {}, C: shot, D: shot });
    play.use('a', 'Cow').turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows().a).toBe('8 at 1,0');
    play.turnOf('D').use('D', 'Shot').pick('a');
    expect(play.shows().a).toBe('5 at 1,0');
  });
});

describe('a range that nobody leaves', () => {
  it('holds whoever is in it, and nobody who is farther away', () => {
    const a = { passives: { Gaze: 'Enemies cannot leave range 2 of you.' } };
    const play = scene('. a . B . . C . . .', { a, B: {}, C: {} });
    play.turnOf('B');
    expect(play.destinations()).not.toContain('4,0');
    play.turnOf('C');
    expect(play.destinations()).toContain('9,0');
  });
});
