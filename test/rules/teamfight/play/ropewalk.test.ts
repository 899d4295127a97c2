import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action: Range 1, 3dmg.' };

describe('an answer that kills whoever acts, before that has come to anything', () => {
  const a = { health: 1, abilities: { Hit: 'Free Action: Range 2, 2dmg.', Sweep: 'Free Action: Burst 2, 2dmg.' } };
  const instant = { abilities: { Riposte: '1/Game, Instant: The attacker takes 1dmg.' } };

  it('leaves nothing of an attack', () => {
    const play = scene('a B', { a, B: instant }).pick('stop').use('a', 'Hit').pick('B').pick('B', 'Riposte');
    expect(play.shows()).toMatchObject({ a: 'dead', B: '10 at 1,0' });
  });

  it('leaves nothing of an area', () => {
    const play = scene('a B C', { a, B: instant, C: {} }).pick('stop').use('a', 'Sweep').pick('B', 'Riposte');
    expect(play.shows()).toMatchObject({ a: 'dead', B: '10 at 1,0', C: '10 at 2,0' });
  });

  it('is a reaction to being targeted, too, and what the death brings comes', () => {
    const play = scene('a B', {
      a: { ...a, passives: { Burst: 'When you die, burst 1, 1dmg.' } },
      B: { passives: { Spines: 'When you are targeted by an enemy, they take 1 damage.' } },
    });
    play.use('a', 'Hit').pick('B');
    expect(play.shows()).toMatchObject({ a: 'dead', B: '9 at 1,0' });
  });

  it('comes too late with a number that is rolled over', () => {
    const late = { abilities: { Riposte: '1/Game, Instant +3: The attacker takes 1dmg.' } };
    const play = scene('a B', { a, B: late }).pick('stop').rolls(6).use('a', 'Hit').pick('B').pick('B', 'Riposte');
    expect(play.shows()).toMatchObject({ a: 'dead', B: '8 at 1,0' });
  });
});

describe('damage that somebody takes for another', () => {
  const guard = {
    Guard: 'Free Action: Ally in range 2. Until the start of your next turn, you take damage instead of the target.',
  };

  it('is dealt by whoever deals it, and who guards and is dead takes none', () => {
    const play = scene('a b C', {
      a: {
        health: 4,
        passives: { Mail: 'Armor', Spines: 'When you are damaged by an enemy, they take 1 damage.' },
        abilities: guard,
      },
      b: { health: 5 },
      C: { defaults: jab, passives: { Trophy: 'When you kill an enemy, heal 1.' } },
    });
    play.use('a', 'Guard').pick('b').turnOf('C').use('C', 'Jab').pick('b');
    expect(play.shows()).toMatchObject({ a: '2 at 0,0', b: '5 at 1,0', C: '9 at 2,0' });
    play.use('C', 'Jab').pick('b');
    expect(play.shows()).toMatchObject({ a: 'dead', b: '5 at 1,0', C: '10 at 2,0' });
    play.use('C', 'Jab').pick('b');
    expect(play.shows().b).toBe('2 at 1,0');
  });

  it('is as much more as it would have been', () => {
    const play = scene('a b C', {
      a: { abilities: guard },
      b: {},
      C: { defaults: { Stab: 'Range 1, +5 crit, 2dmg.' }, passives: { Fierce: 'You deal +1 damage.' } },
    });
    play.use('a', 'Guard').pick('b').turnOf('C').rolls(6).use('C', 'Stab').pick('b');
    expect(play.shows()).toMatchObject({ a: '5 at 0,0', b: '10 at 1,0' });
  });
});

describe('what a card spends and gains back at the start of the turn', () => {
  it('comes in each turn, however often it was used', () => {
    const gun =
      'Free Action: Starts with 2 charges. Spend a charge: range 3, 1dmg. At the start of your turn, regain 1 charge (max 2).';
    const play = scene('a . B', { a: { abilities: { Gun: gun } }, B: {} });
    play.use('a', 'Gun').pick('B').use('a', 'Gun').pick('B').turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, Charge');
    expect(play.turnOf('a').shows().a).toBe('10 at 0,0, 2 Charge');
    expect(play.turnOf('a').shows().a).toBe('10 at 0,0, 2 Charge');
  });
});

describe('a condition that comes to whoever has it already', () => {
  const files = { 'conditions/vex.json': { name: 'Vex', text: 'You take +1 damage.' } };
  const vex = (until: string): string => `Free Action: Range 3, give Vex${until}.`;
  const play = (...ends: readonly [string, string]) =>
    scene('a . B', { a: { abilities: { One: vex(ends[0]), Two: vex(ends[1]) } }, B: {} }, { files })
      .use('a', 'One')
      .pick('B')
      .use('a', 'Two')
      .pick('B');
  const [short, long] = [' until the start of your next turn', ' until the end of your next turn'] as const;

  it.each([
    [short, long],
    [long, short],
    [long, ''],
    ['', long],
  ] as const)('stays as long as the longer of the two:%s,%s', (first, second) => {
    const match = play(first, second).turnOf('a');
    expect(match.shows().B).toBe('10 at 2,0, Vex');
    expect(match.end().shows().B).toBe([first, second].includes('') ? '10 at 2,0, Vex' : '10 at 2,0');
  });
});

describe('nobody who was hit', () => {
  const a = {
    abilities: { Wave: 'Enemies in burst 2, 1dmg. Allies in it heal 1. If no one was hit, gain a Charge.' },
  };

  it('is so where somebody was only healed', () => {
    const play = scene('a b . . C', { a, b: { hurt: 2 }, C: {} }).use('a', 'Wave');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Charge', b: '9 at 1,0' });
  });

  it('is not so where an enemy was there', () => {
    const play = scene('a b C', { a, b: { hurt: 2 }, C: {} }).use('a', 'Wave');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', b: '9 at 1,0', C: '9 at 2,0' });
  });
});

describe('what is said against whoever was chosen', () => {
  it('is of whoever says it', () => {
    const a = {
      abilities: { Foul: 'Free Action: Enemy in range 3: deal +1 damage to them until the end of your next turn.' },
      defaults: jab,
    };
    const play = scene('a B C', { a, B: { defaults: jab }, C: {} })
      .use('a', 'Foul')
      .pick('B');
    play.use('a', 'Jab').pick('B').turnOf('B').use('B', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ B: '6 at 1,0', C: '7 at 2,0' });
  });
});

describe('who cannot be pushed or pulled', () => {
  const a = {
    abilities: {
      Shove: 'Free Action: Range 3, push 1.',
      Haul: 'Free Action: Range 3, pull 1.',
      Trade: 'Free Action: Range 3, swap places with the target.',
    },
  };

  it('may be swapped, but is not shoved', () => {
    const play = scene('a . B .', { a, B: { passives: { Firm: 'You cannot be pushed or pulled.' } } });
    play.use('a', 'Shove').pick('B').use('a', 'Haul').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
    expect(play.use('a', 'Trade').pick('B').shows()).toMatchObject({ a: '10 at 2,0', B: '10 at 0,0' });
  });

  it('is not moved at all where it is immune to forced movement', () => {
    const play = scene('a . B .', { a, B: { passives: { Firm: 'You are immune to forced movement.' } } });
    expect(play.use('a', 'Trade').pick('B').shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 2,0' });
  });
});
