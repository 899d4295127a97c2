import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('half damage and no damage, of an instant', () => {
  const shooter = { defaults: { Bolt: 'Free Action:\nRange 5, undefendable, 4dmg.' } };
  const braced = (text: string) => ({ abilities: { Brace: `1/Game, Instant +2: ${text}` } });

  it.each([
    ['Take half damage.', '8 at 0,0'],
    ['You take no damage from the triggering ability.', '10 at 0,0'],
    ['You and adjacent allies receive no damage from the ability.', '10 at 0,0'],
  ])('is of the ability that it answers, and of no other: %s', (text, shown) => {
    const play = scene('a . . C', { a: braced(text), C: shooter }, { rolls: [2] });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Brace');
    expect(play.shows().a).toBe(shown);
    play.use('C', 'Bolt').pick('a');
    expect(play.shows().a).toBe(shown.replace(/^\d+/, (health) => String(Number(health) - 4)));
  });

  it('is of an area, too, and of none behind that', () => {
    const bomber = { defaults: { Blast: 'Free Action:\nEnemies in burst 3, 4dmg.' } };
    const play = scene('a . C', { a: braced('Take half damage.'), C: bomber }, { rolls: [1] });
    play.turnOf('C').use('C', 'Blast').pick('a', 'Brace');
    expect(play.shows().a).toBe('8 at 0,0');
    play.use('C', 'Blast');
    expect(play.shows().a).toBe('4 at 0,0');
  });

  it('waits for an attack on who has it, where it may be the next one', () => {
    const a = { abilities: { Brace: '1/Game, Instant: Take half damage from an attack.' } };
    const play = scene('a . C\n. b .', { a, b: {}, C: shooter }).activate('a').pick('a', 'Brace');
    play.turnOf('C').use('C', 'Bolt').pick('b').use('C', 'Bolt').pick('a').use('C', 'Bolt').pick('a');
    expect(play.shows()).toMatchObject({ a: '4 at 0,0', b: '6 at 1,1' });
  });

  it('is nothing where the instant comes too late', () => {
    const play = scene('a . . C', { a: braced('Take half damage.'), C: shooter }, { rolls: [6] });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Brace');
    expect(play.shows().a).toBe('6 at 0,0');
    play.use('C', 'Bolt').pick('a');
    expect(play.shows().a).toBe('2 at 0,0');
  });
});

describe('attacks that deal no damage', () => {
  const shooter = { defaults: { Bolt: 'Free Action:\nRange 5, undefendable, 4dmg.' } };

  it.each([
    ['attacks from beyond range 1 deal no damage to you', '10 at 0,0', '6 at 1,1'],
    ['attacks against you deal half damage', '8 at 0,0', '6 at 1,1'],
    ['enemies in range 3 deal no damage to you', '10 at 0,0', '6 at 1,1'],
    ['enemies in range 2 deal no damage to you', '6 at 0,0', '6 at 1,1'],
  ])('deal it to others: %s', (text, a, b) => {
    const shell = { abilities: { Shell: `1/Game: Until the start of your next turn, ${text}.` } };
    const play = scene('a . . C\n. b . .', { a: shell, b: {}, C: shooter });
    play.use('a', 'Shell').turnOf('C').use('C', 'Bolt').pick('a').use('C', 'Bolt').pick('b');
    expect([play.shows().a, play.shows().b]).toEqual([a, b]);
  });
});
