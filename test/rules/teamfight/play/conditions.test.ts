import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** Conditions are what their own cards in the common words say; nothing here names a rule of theirs. */
const strike = { Strike: 'Range 1, 2dmg.' };
const hard = 'Abilities targeting you have +3def.';

/** An enemy of a gives b this in its turn; then it is b's turn. Returns the match in b's turn. */
const struckBy = (text: string, b: Piece, more: Readonly<Record<string, Piece>> = {}, drawing = '. b A . . . .') =>
  scene(drawing, { A: { abilities: { Curse: text } }, b, ...more }, { first: 1 })
    .use('A', 'Curse')
    .pick('b')
    .end();

describe('a condition is what its card says', () => {
  it.each([
    ['Slow', 'Slow'],
    ['Stun', 'Stun'],
    ['Immobile', 'Immobile'],
    ['Disarm', 'Disarm'],
    ['Silence', 'Silence'],
    ['Paralyze', 'Paralyze'],
    ['Weakened', 'Weakened'],
  ])('T-152: %s goes at the end of its bearer’s next turn', (name) => {
    const play = struckBy(`Range 1, ${name}.`, {});
    expect(play.shows().b).toBe(`10 at 1,0, ${name}`);
    play.end();
    expect(play.shows().b).toBe('10 at 1,0');
  });

  it('T-152: one that a unit stands with when the match begins goes at the end of its next turn', () => {
    const play = scene('b . . A', { b: { tokens: { slow: 1, dot: 1 } }, A: { tokens: { slow: 1 } } });
    play.end();
    expect(play.shows()).toEqual({ b: '9 at 0,0, DoT', A: '10 at 3,0, Slow' });
  });

  it('T-152: one that a unit gives itself in its own turn lasts through its next one', () => {
    const play = scene('b . . . A', { b: { abilities: { Rest: 'Free Action:\nYou become Slow.' } }, A: {} });
    play.use('b', 'Rest').end().end();
    expect([play.active, play.shows().b]).toEqual(['b', '10 at 0,0, Slow']);
    play.end();
    expect(play.shows().b).toBe('10 at 0,0');
  });

  it('T-152 TC-61: Slow leaves a third of the speed and makes Undefendable', () => {
    for (const [speed, spaces] of [
      [2, 1],
      [3, 1],
      [4, 2],
      [6, 2],
    ] as const) {
      const play = scene('b . . . . . . A', { b: { speed, tokens: { slow: 1 } }, A: {} });
      expect(play.destinations()).toHaveLength(spaces);
    }
    const play = scene('b A', { b: { defaults: strike }, A: { tokens: { slow: 1 }, passives: { Hard: hard } } });
    play.use('b', 'Strike').pick('A');
    expect(play.shows().A).toBe('8 at 1,0, Slow');
  });

  it('T-152: Stun takes one Standard Action; one that has two keeps the other', () => {
    const play = struckBy('Range 1, Stun.', { defaults: strike });
    expect([play.usable(), play.destinations()]).toEqual([[], ['0,0']]);
    expect(() => play.use('b', 'Strike')).toThrow('ability/no-action');
    const quick = struckBy('Range 1, Stun.', { defaults: strike, passives: { Quick: 'You have +1 Standard Action.' } });
    expect(quick.usable()).toEqual(['Strike']);
  });

  it('T-152: Immobile keeps from moving by its own will and makes Undefendable, but its enemies move it', () => {
    const b: Piece = { tokens: { immobile: 1 }, abilities: { Step: 'Free Action:\nMove 1.' } };
    const A: Piece = { defaults: { Shove: 'Range 1, +3def, 1dmg, push 1.' } };
    const play = scene('. . b A', { b, A }, { first: 1 });
    play.use('A', 'Shove').pick('b').pick(1, 0).end();
    expect([play.shows().b, play.destinations()]).toEqual(['9 at 1,0, Immobile', []]);
    expect(() => play.move('b', 0, 0)).toThrow('move/immobile');
    play.use('b', 'Step').end();
    expect(play.shows().b).toBe('9 at 1,0');
  });

  it('T-152 T-037: Disarm leaves only non-default abilities, Silence only default ones', () => {
    const b: Piece = { defaults: strike, abilities: { Chant: 'Free Action:\nHeal 1.' } };
    expect(struckBy('Range 1, Disarm.', b).usable()).toEqual(['Chant']);
    expect(struckBy('Range 1, Silence.', b).usable()).toEqual(['Strike']);
  });

  it('T-152: Paralyze leaves no action at all, free ones and the basic move included', () => {
    const b: Piece = { defaults: strike, abilities: { Chant: 'Free Action:\nHeal 1.' } };
    const play = struckBy('Range 1, Paralyze.', b);
    expect(play.actions()).toEqual([{ do: 'end' }]);
    expect(() => play.move('b', 0, 0)).toThrow('move/');
    expect(() => play.use('b', 'Chant')).toThrow('ability/no-actions');
  });

  it('T-152: Weakened takes 1 from what its bearer deals, and is gone after its next turn', () => {
    const play = struckBy('Range 1, Weakened.', { defaults: strike });
    play.use('b', 'Strike').pick('A').turnOf('b').use('b', 'Strike').pick('A');
    expect(play.shows().A).toBe('7 at 2,0');
  });

  it('T-152: Invisible keeps enemies beyond range 1 from targeting, not allies, and not from beside', () => {
    const pieces = {
      a: { abilities: { Mend: 'Free Action:\nRange 4, heal 1.' } },
      b: { tokens: { invisible: 1 }, hurt: 2 },
      C: { defaults: { Shot: 'Enemy in range 3, 1dmg.' } },
      D: { defaults: { Shot: 'Enemy in range 3, 1dmg.' } },
    };
    const play = scene('a . . b C . D', pieces);
    play.use('a', 'Mend').pick('b');
    expect(play.shows().b).toBe('9 at 3,0, Invisible');
    play.turnOf('C').use('C', 'Shot').pick('b');
    expect(play.shows().b).toBe('8 at 3,0, Invisible');
    // Nobody else is in its range: it is not asked for a space.
    play.turnOf('D').use('D', 'Shot');
    expect(play.state.pending).toBeUndefined();
    expect(play.shows().b).toBe('8 at 3,0, Invisible');
  });

  it.each([
    ['one who is not', { a: {} }, '9 at 3,0, Invisible'],
    ['others who are too', { a: { tokens: { invisible: 1 } } }, '10 at 3,0, Invisible'],
  ])('T-152: an area includes somebody invisible beside %s', (_, more, shown) => {
    const b: Piece = { tokens: { invisible: 1 } };
    const play = scene(
      '. . a b . . C',
      { ...more, b, C: { defaults: { Blast: 'Range 3 burst 1, 1dmg.' } } },
      { first: 1 },
    );
    play.use('C', 'Blast').pick(3, 0);
    expect(play.shows().b).toBe(shown);
  });

  it('T-151 TC-60: DoT hurts at the end of the turn, by 1 a token, and stays', () => {
    const play = scene('b . . A', { b: { health: 5, tokens: { dot: 2 } }, A: {} });
    play.end();
    expect(play.shows().b).toBe('3 at 0,0, 2 DoT');
    play.end().end();
    expect(play.shows().b).toBe('1 at 0,0, 2 DoT');
  });

  it('T-151: DoT from two givers is counted once', () => {
    const burn: Piece = { abilities: { Burn: 'Free Action:\nRange 1, DoT 1.' } };
    const play = scene('A b C', { b: { health: 9 }, A: burn, C: burn }, { first: 1 });
    play.use('A', 'Burn').pick('b').end();
    play.end();
    expect(play.shows().b).toBe('8 at 1,0, DoT');
    play.use('C', 'Burn').pick('b').end();
    play.turnOf('b').end();
    expect(play.shows().b).toMatch(/^6 at 1,0/);
  });

  it('T-151: Healing over Time heals 1 a token at the end of the turn; both at once come one after the other', () => {
    const tokens = { 'healing-over-time': 2 };
    const play = scene('b c . A', { b: { hurt: 5, tokens }, c: { hurt: 5, tokens: { dot: 1, ...tokens } }, A: {} });
    play.turnOf('c').end();
    expect(play.shows()).toMatchObject({
      b: '7 at 0,0, 2 Healing over Time',
      c: '6 at 1,0, DoT, 2 Healing over Time',
    });
  });

  it('T-151 T-146: DoT is one packet, lowered once by Armor, and can kill', () => {
    const pieces = { b: { tokens: { dot: 2, armor: 1 } }, c: { hurt: 9, tokens: { dot: 3 } }, A: {} };
    const play = scene('b c . A', pieces);
    play.turnOf('c').end();
    expect(play.shows()).toMatchObject({ b: '9 at 0,0, 2 DoT, Armor', c: 'dead' });
    expect(play.points).toEqual([0, 1]);
  });

  it('T-151: a condition can be cleared before its time, the owner of the unit chooses which', () => {
    const pieces = {
      a: { abilities: { Cleanse: 'Free Action:\nAlly in range 3 clears a condition.' } },
      b: { tokens: { dot: 2, slow: 1 } },
      A: {},
    };
    const play = scene('a b . A', pieces);
    play.use('a', 'Cleanse').pick('b').pick('DoT');
    expect(play.shows().b).toBe('10 at 1,0, Slow');
  });

  it('T-152: one that a unit has already is renewed, not doubled; DoT adds up', () => {
    const A: Piece = { abilities: { Curse: 'Free Action:\nRange 1, Slow.', Burn: 'Free Action:\nRange 1, DoT 2.' } };
    const play = scene('b A', { b: {}, A }, { first: 1 });
    for (const ability of ['Curse', 'Curse', 'Burn', 'Burn']) play.use('A', ability).pick('b');
    expect(play.shows().b).toBe('10 at 0,0, Slow, 4 DoT');
  });

  it('is not given to who is immune to it', () => {
    const b: Piece = { passives: { Sound: 'You are immune to DoT.' } };
    const A: Piece = { abilities: { Curse: 'Free Action:\nRange 1, Slow.', Burn: 'Free Action:\nRange 1, DoT 2.' } };
    const play = scene('b A', { b, A }, { first: 1 });
    play.use('A', 'Burn').pick('b').use('A', 'Curse').pick('b');
    expect(play.shows().b).toBe('10 at 0,0, Slow');
  });
});

describe('what counts as', () => {
  it.each<[string, Piece, boolean]>([
    ['half of the health', { hurt: 5 }, true],
    ['more than half', { hurt: 4 }, false],
    ['half with an overshield', { hurt: 5, overshield: 1 }, false],
    ['more than half of an odd health', { health: 9, hurt: 4 }, false],
    ['less than half of an odd health', { health: 9, hurt: 5 }, true],
  ])('T-153: Unprotected: %s', (_, target, yes) => {
    const text = 'Range 1, 1dmg. +2dmg if target is Unprotected.';
    const play = scene('a B', { a: { defaults: { Strike: text } }, B: target });
    const before = (target.health ?? 10) - (target.hurt ?? 0) + (target.overshield ?? 0);
    play.use('a', 'Strike').pick('B');
    const { health = 0, overshield = 0 } = play.state.units[play.unit('B')] ?? {};
    expect(before - health - overshield).toBe(yes ? 3 : 1);
  });

  const files = {
    'tokens/hunted.json': { name: 'Hunter’s Mark', text: 'Stays until cleared.' },
    'tokens/frail.json': { name: 'Frail', text: 'You receive +1 damage.' },
    'tokens/open.json': { name: 'Open', text: 'You are Undefendable.' },
    'tokens/quick.json': { name: 'Quick', text: 'You have +1 speed.' },
  };

  it.each([
    ['a Mark', 'Range 3, Mark.', 3],
    ['a token with Mark in its name', 'Range 3, Hunter’s Mark.', 3],
    ['a token of an enemy that raises damage received', 'Range 3, Frail.', 4],
    ['a token of an enemy that makes Undefendable', 'Range 3, Open.', 3],
    ['no other token', 'Range 3, Quick.', 1],
  ])('T-154: a Mark: %s', (_, text, lost) => {
    const a: Piece = {
      passives: { Hunter: 'You deal +2 damage to units with a Mark.' },
      abilities: { Curse: `Free Action:\n${text}` },
      defaults: { Strike: 'Range 3, 1dmg.' },
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Curse').pick('B').use('a', 'Strike').pick('B');
    expect(10 - (play.state.units[play.unit('B')]?.health ?? 0)).toBe(lost);
  });

  it('T-154: a token from its own side is no Mark', () => {
    const pieces = {
      a: { passives: { Hunter: 'You deal +2 damage to units with a Mark.' }, defaults: { Strike: 'Range 3, 1dmg.' } },
      B: { abilities: { Dare: 'Free Action:\nYou become Open.' } },
    };
    const play = scene('a . B', pieces, { files, first: 1 });
    play.use('B', 'Dare').end().use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe('9 at 2,0, Open');
  });

  it('does at the end of its bearer’s next turn what it says, and not in the turn in which it was gained', () => {
    const files = {
      'tokens/fuse.json': { name: 'Fuse', text: 'At the end of your next turn, take 2 damage and remove this.' },
    };
    const a = { with: ['fuse'], abilities: { Light: 'Free Action, 1/Turn:\nGain Fuse.' } };
    const play = scene('a . . B', { a, B: {} }, { files }).use('a', 'Light').end();
    expect(play.shows().a).toBe('10 at 0,0, Fuse');
    expect(play.turnOf('a').end().shows().a).toBe('8 at 0,0');
    // Gained in somebody else's turn: the next one is the first.
    const other = { with: ['fuse'], abilities: { Throw: 'Free Action, 1/Turn:\nRange 5, give Fuse.' } };
    const thrown = scene('a . . B', { a: other, B: {} }, { files }).use('a', 'Throw').pick('B').end();
    expect(thrown.shows().B).toBe('10 at 3,0, Fuse');
    expect(thrown.turnOf('B').end().shows().B).toBe('8 at 3,0');
  });
});
