import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';
import { dmg, inRange, plain, programs, shot } from './programs.ts';

const passives = (...texts: string[]): Piece => ({
  passives: Object.fromEntries(texts.map((text, index) => [`P${index}`, text])),
});

/** What is left of 20 health after an attack in range 1. */
function left(damage: string, user: Piece, target: Piece, rolls: readonly number[] = []): number {
  const pieces = { a: { ...user, defaults: { Strike: `Range 1, ${damage}.` } }, B: { ...target, health: 20 } };
  const play = scene('a B', pieces, { rolls });
  play.use('a', 'Strike').pick('B');
  return play.state.units[play.unit('B')]?.health ?? 0;
}

const armour: Piece = { tokens: { armor: 1 } };
const both: Piece = { tokens: { armor: 1, resistance: 1 } };
const twice = 'You deal +100% damage.';
const half = 'You deal +50% damage.';
const more = 'You deal +1 damage.';

describe('damage', () => {
  it.each<[string, string, Piece, Piece, number]>([
    ['T-140: 4dmg is 4', '4dmg', {}, {}, 4],
    ['T-030 T-142: 3 doubled is 6, and then 1 more', '3dmg', passives(more, twice), {}, 7],
    ['T-141: +100% twice is three times as much, not four', '3dmg', { ...passives(twice, `${twice} `) }, {}, 9],
    ['T-032 T-143: 5 and a half of it, rounded up', '5dmg', passives(half), {}, 8],
    ['T-143: rounds once, after all multipliers', '1dmg', passives(half, `${half} `, `${half}  `), {}, 3],
    ['T-143: rounds before it adds', '3dmg', passives(half, more), {}, 6],
    [
      'T-141: what the target receives multiplies too',
      '2dmg',
      passives(twice),
      passives('You receive +50% damage.'),
      5,
    ],
    ['T-142: what the target receives adds too', '2dmg', passives(more), passives('You receive +1 damage.'), 4],
    ['T-144: Resistance halves, rounded up', '5dmg', {}, { tokens: { resistance: 1 } }, 3],
    ['T-144 T-146: halved first, then one less', '5dmg', {}, both, 2],
    ['T-031 T-145: with +200% Resistance and multipliers cancel', '5dmg', passives(twice, `${twice} `), both, 4],
    ['T-031: a multiplier and a divisor of its own cancel', '4dmg', passives(twice, 'You deal -50% damage.'), {}, 4],
    ['T-146: Armor makes no 0 into a wound', '1dmg', {}, armour, 0],
    ['T-146: Armor from two sources counts once', '4dmg', {}, { ...armour, ...passives('You have Armor.') }, 3],
    [
      'T-144: Resistance from two sources counts once',
      '8dmg',
      {},
      { tokens: { resistance: 1 }, ...passives('You have Resistance.') },
      4,
    ],
    ['T-146: Armor counts for nothing against what ignores it', '2dmg ignoring Armor', {}, both, 1],
    ['T-146: nor against whoever ignores it', '2dmg', passives('Your attacks ignore Armor.'), both, 1],
    [
      'never more than its text lets through at once',
      '5dmg',
      {},
      passives("You can't take more than 2 damage at once."),
      2,
    ],
    ['a most does not raise what is less', '1dmg', {}, passives("You can't take more than 2 damage at once."), 1],
    [
      'what comes after Armor is held against the most',
      '4dmg',
      {},
      { ...armour, ...passives("You can't take more than 3 damage at once.") },
      3,
    ],
    ['T-146: one more and Armor make up for each other', '2dmg', passives(more), armour, 2],
    ['T-147: irreducible damage is still raised', '2dmg irreducible', passives(twice, more), both, 5],
    [
      'T-147: irreducible damage is not lowered by its user either',
      '2dmg irreducible',
      passives('You deal -1 damage.'),
      {},
      2,
    ],
    ['T-142: less than nothing is nothing', '1dmg', { tokens: { weakened: 1 } }, armour, 0],
  ])('%s', (_, damage, user, target, lost) => {
    expect(20 - left(damage, user, target)).toBe(lost);
  });

  it.each([
    ['T-131 T-141: critical and +50% are two and a half times', passives(half), {}, 10],
    ['T-145: a critical hit cancels Resistance', {}, { tokens: { resistance: 1 } }, 4],
  ])('%s', (_, user, target, lost) => {
    expect(20 - left('4dmg, +2 crit', user, target, [5])).toBe(lost);
  });

  it.each([
    ['T-142: what its own text adds is multiplied too', {}, 14],
    ['T-142: what another card adds comes after', passives('You deal +1 damage.'), 13],
  ])('%s', (_, user, health) => {
    const a = { ...user, defaults: { Strike: 'Range 1, 2dmg, +1 crit. +1dmg if target is Unprotected.' } };
    const play = scene('a B', { a, B: { health: 40, hurt: 20 } }, { rolls: [6] });
    play.use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe(`${health} at 1,0`);
  });

  it.each([
    ['T-032: "per 2" rounds up: 3 Charge count as 2', 'Range 1, 1dmg + 1dmg per 2 Charge you have.', 3, 7],
    ['T-032: none counts as none', 'Range 1, 1dmg + 1dmg per 2 Charge you have.', 0, 9],
  ])('%s', (_, text, charges, health) => {
    const a: Piece = { defaults: { Strike: text }, tokens: charges > 0 ? { charge: charges } : {} };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe(`${health} at 1,0`);
  });

  it.each([
    [
      'T-030 T-032: speed is divided first, rounded up, then raised',
      [{ times: [1, 3] as const }, { add: plain(1) }],
      4,
      3,
    ],
    ['T-031: speed that is tripled and halved stays', [{ times: [3, 1] as const }, { times: [1, 2] as const }], 5, 5],
    ['T-030: speed is doubled before it is raised', [{ add: plain(1) }, { times: [2, 1] as const }], 3, 7],
  ])('%s', (_, changes, speed, spaces) => {
    const rules = changes.map((change) => ({
      rule: 'change' as const,
      who: { side: 'you' as const },
      what: 'speed' as const,
      ...change,
    }));
    const play = programs('a . . . . . . . . .\n# # # # # # # # # #', { a: { speed, passives: { Fleet: { rules } } } });
    expect(play.destinations()).toHaveLength(spaces);
  });

  it('T-147 T-148: damage that its user’s card makes irreducible skips overshield as well', () => {
    const rules = [{ rule: 'is' as const, who: { side: 'you' as const }, flag: 'damage-irreducible' as const }];
    const armoured = {
      rules: [{ rule: 'is' as const, who: { side: 'you' as const }, flag: 'armor' as const }],
      body: [],
    };
    const cover = {
      use: { action: 'free' as const },
      body: [{ node: 'overshield' as const, to: 'you' as const, amount: plain(3) }],
    };
    const fighters = {
      a: { passives: { Piercing: { rules } }, defaults: { Strike: shot(1, 2) } },
      B: { passives: { Armoured: armoured }, defaults: { Cover: cover } },
    };
    const play = programs('a B', fighters);
    play.turnOf('B').use('B', 'Cover').turnOf('a').use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe('8 at 1,0, 3 overshield');
  });

  it('is taken by nobody who is immune to it, and by areas by nobody who is immune to areas', () => {
    const thorns = { Thorns: 'At the start of your turn, enemies in burst 1 take 1 damage.' };
    const pieces = {
      a: { passives: thorns, defaults: { Blast: 'Enemies in burst 2, 3dmg.', Strike: 'Range 2, 3dmg.' } },
      B: passives('You are immune to AoE.'),
      C: passives('You are immune to damage.'),
      D: {},
    };
    const play = scene('. C .\nB a D', pieces);
    play.use('a', 'Blast');
    expect(play.shows()).toEqual({ a: '10 at 1,1', B: '10 at 0,1', C: '10 at 1,0', D: '6 at 2,1' });
    play.turnOf('a').use('a', 'Strike').pick('B').turnOf('a').use('a', 'Strike').pick('C');
    expect(play.shows()).toMatchObject({ B: '7 at 0,1', C: '10 at 1,0' });
  });
});

describe('damage that a unit takes by its own text', () => {
  it.each<[string, Piece, string]>([
    ['its bonus does not raise', passives('You deal +1 damage.'), '8 at 0,0, DoT'],
    ['what lowers its damage does not lower', { tokens: { weakened: 1 } }, '8 at 0,0, DoT'],
    ['what it receives more is added to', passives('You receive +1 damage.'), '6 at 0,0, DoT'],
  ])('T-140: is dealt by nobody: %s', (_, a, shown) => {
    const misfire = 'Range 2, +3def, 1dmg. On miss, take 1 damage.';
    const play = scene('a . B', {
      a: { ...a, tokens: { ...a.tokens, dot: 1 }, defaults: { Misfire: misfire } },
      B: {},
    });
    play.rolls(3).use('a', 'Misfire').pick('B').end();
    expect(play.shows().a).toBe(shown);
  });

  it('T-140: kills without a killer', () => {
    const a: Piece = { hurt: 9, tokens: { dot: 1 }, passives: { Greedy: 'When an enemy dies, heal 1.' } };
    const play = scene('a . B', { a, B: { hurt: 3, passives: { Proud: 'When you kill a unit, heal 5.' } } });
    play.end();
    expect([play.shows(), play.points]).toEqual([{ a: 'dead', B: '7 at 2,0' }, [0, 1]]);
  });
});

describe('overshield', () => {
  it.each([
    ['T-149: 3 on top of 2 is 3, not 5', 2, 3],
    ['T-149: 3 on top of 5 stays 5', 5, 5],
  ])('%s', (_, before, after) => {
    const pieces = {
      a: { abilities: { Ward: 'Ally in range 2 gains 3 overshield.' } },
      b: { overshield: before },
      C: {},
    };
    const play = scene('a b . C', pieces);
    play.use('a', 'Ward').pick('b');
    expect(play.shows().b).toBe(`10 at 1,0, ${after} overshield`);
  });

  it('T-148: takes damage that Armor has lowered, and is not healed', () => {
    const pieces = {
      a: { defaults: { Strike: 'Range 1, 3dmg.' } },
      b: { abilities: { Mend: 'Range 2, heal 4.' } },
      C: { overshield: 3, tokens: { armor: 1 } },
    };
    const play = scene('a C b', pieces);
    play.use('a', 'Strike').pick('C');
    expect(play.shows().C).toBe('10 at 1,0, 1 overshield, Armor');
    play.turnOf('b').use('b', 'Mend').pick('C');
    expect(play.shows().C).toBe('10 at 1,0, 1 overshield, Armor');
  });
});

describe('health', () => {
  it('is healed up to what the card says', () => {
    const pieces = { a: { abilities: { Mend: 'Free Action:\nAlly in range 2 heals 3.' } }, b: { hurt: 4 }, C: {} };
    const play = scene('a b . C', pieces);
    play.use('a', 'Mend').pick('b');
    expect(play.shows().b).toBe('9 at 1,0');
    play.use('a', 'Mend').pick('b');
    expect(play.shows().b).toBe('10 at 1,0');
  });

  it('T-150 T-021: at 0 a hero dies and leaves the map with all it has; its side’s opponent has the figure', () => {
    const pieces = {
      a: { defaults: { Strike: 'Range 1, 5dmg.' } },
      B: { hurt: 6, tokens: { slow: 1, charge: 2 } },
      C: {},
    };
    const play = scene('a B C', pieces);
    play.use('a', 'Strike').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: 'dead', C: '10 at 2,0' });
    expect([play.points, play.state.units[play.unit('B')]]).toMatchObject([[1, 0], { health: 0, tokens: [] }]);
    expect(play.destinations()).toContain('1,0');
  });

  it('T-150: an attack goes on with what is left to do after its target died', () => {
    const text = { body: [inRange(1, [dmg(9)]), dmg(2, 'you')] };
    const play = programs('a B', { a: { defaults: { Strike: text } }, B: { health: 4 } });
    play.use('a', 'Strike').pick('B');
    expect(play.shows()).toEqual({ a: '8 at 0,0', B: 'dead' });
  });
});
