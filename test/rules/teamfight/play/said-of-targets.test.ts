import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('everyone else', () => {
  it('is all but the target', () => {
    const a = {
      abilities: {
        Vow: 'Free Action: Choose an enemy in LoS. Until they die, you have resistance to damage from everyone else.',
      },
    };
    const B = { defaults: { Shot: 'Free Action: Range 9, 4dmg.' } };
    const play = scene('a . B C', { a, B, C: B });
    play.use('a', 'Vow').pick('B').turnOf('B').use('B', 'Shot').pick('a');
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows().a).toBe('4 at 0,0');
  });
});

describe('an attack that misses', () => {
  it('is answered by whom it was for', () => {
    const B = { passives: { 'When an attack misses you': 'Heal 1.', Def: '+3def' }, hurt: 2 };
    const play = scene('a . B', { a: { defaults: { Shot: 'Free Action: Range 9, 1dmg.' } }, B }, { rolls: [1, 5] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('leaves out what is done if they are hit', () => {
    const a = { defaults: { Hook: 'Range 9, +3def, 1dmg, then move directly to the target if they are hit.' } };
    const play = scene('a . . B', { a, B: {} }, { rolls: [2] });
    play.use('a', 'Hook').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 3,0' });
    const hit = scene('a . . B', { a, B: {} }, { rolls: [6] });
    hit.use('a', 'Hook').pick('B');
    if (hit.asks()) hit.pick(2, 0);
    expect(hit.shows()).toEqual({ a: '10 at 2,0', B: '9 at 3,0' });
  });
});

describe('whom an attack is for', () => {
  it('may be stronger than whoever attacks', () => {
    const a = { health: 5, passives: { Giants: 'Deals +1dmg to units with more health than you.' } };
    const play = scene('a B C', {
      a: { ...a, defaults: { Shot: 'Free Action: Range 9, 1dmg.' } },
      B: {},
      C: { health: 4 },
    });
    play.use('a', 'Shot').pick('B').use('a', 'Shot').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '3 at 2,0' });
  });

  it('may be teleported by it', () => {
    const play = scene('a B . .', { a: { defaults: { Shift: 'Range 4, 1dmg, teleport them 2.' } }, B: {} });
    play.use('a', 'Shift').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('9 at 3,0');
  });

  it('has what holds said of it with one end for both', () => {
    const text = 'Range 2. Target loses all overshield and receives +100% damage until the end of your next turn.';
    const b = { defaults: { Shot: 'Free Action: Range 9, 1dmg.' } };
    const play = scene('a B b', { a: { abilities: { Flay: text } }, B: { overshield: 3 }, b });
    play.use('a', 'Flay').pick('B').turnOf('b').use('b', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });

  it('has a token that whoever gives it says the same of', () => {
    const files = { 'tokens/hex.json': { name: 'Hex', text: 'Whoever gave this deals +1dmg to you.' } };
    const a = {
      abilities: { Curse: 'Free Action: Range 4, give your Hex (max 1, remove oldest).\nYou deal +1dmg to them.' },
      defaults: { Shot: 'Free Action: Range 9, 1dmg.' },
      with: ['hex'],
    };
    const play = scene('a B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Curse').pick('B').use('a', 'Shot').pick('B').use('a', 'Shot').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0, Hex', C: '9 at 2,0' });
  });
});

describe('who is reduced to little health', () => {
  it('answers that once, where it lives', () => {
    const b = { passives: { Rage: 'When reduced to 5 or less health for the first time, heal 2.' } };
    const A = { defaults: { Shot: 'Free Action: Range 9, 3dmg.' } };
    const play = scene('A b', { A, b }).turnOf('A');
    play.use('A', 'Shot').pick('b');
    expect(play.shows().b).toBe('7 at 1,0');
    play.use('A', 'Shot').pick('b');
    expect(play.shows().b).toBe('6 at 1,0');
    play.use('A', 'Shot').pick('b');
    expect(play.shows().b).toBe('3 at 1,0');
  });

  it('may call another one of those who are gone', () => {
    const files = { 'summons/ghoul.json': { name: 'Ghoul', health: 2, speed: 2 } };
    const a = { abilities: { Call: 'Free Action: If your Ghoul is dead:\n  Summon a Ghoul in range 1.' } };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Call');
    if (play.asks()) play.pick(1, 0);
    expect(Object.values(play.shows())).toContain('2 at 1,0');
    play.use('a', 'Call');
    expect(Object.values(play.shows()).filter((shown) => shown.startsWith('2 at'))).toHaveLength(1);
  });
});

describe('the hero that a token is of', () => {
  const gives = (text: string, to: string) => ({
    files: { 'tokens/hex.json': { name: 'Hex', text } },
    a: { name: 'Wren', with: ['hex'], speed: 4, abilities: { Act: `Free Action: ${to}, give your Hex.` } },
  });

  it('is whoever gave it, at the start of whose turn it goes', () => {
    const { files, a } = gives("You have Armor. Clear at start of Wren's turn.", 'Ally in range 3');
    const play = scene('a b C', { a, b: {}, C: {} }, { files });
    play.turnOf('a').use('a', 'Act').pick('b');
    play.end();
    play.turnOf('b');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0, Hex' });
    play.end();
    play.turnOf('a');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0' });
  });

  it('is whoever gave it, of whose turns and death the token tells', () => {
    const { files, a } = gives("At the start of Wren's turn, take 1 damage. Clear when Wren dies.", 'Range 3');
    const play = scene('a B', { a, B: {} }, { files });
    play.turnOf('a').use('a', 'Act').pick('B');
    play.end();
    expect(play.shows()).toMatchObject({ B: '10 at 1,0, Hex' });
    play.turnOf('a');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0, Hex' });
  });
});
