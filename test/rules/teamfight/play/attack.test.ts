import { describe, expect, it } from 'vitest';
import { type Piece, type SceneOptions, scene } from '../support.ts';

const shoots = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Shot: text } });
const hard = (def: number): Piece => ({ passives: { Hard: `Abilities targeting you have +${def}def.` } });

/** A line of cover on the left side of the third column: who stands behind it has cover from the left. */
const cover = { map: { cover: ['2,0 2,1'] } };

/** Whether the attack of a on B hits with this roll. */
function hits(drawing: string, a: Piece, B: Piece, roll: number, more: SceneOptions = {}): boolean {
  const play = scene(drawing, { a, B }, { ...more, rolls: [roll] });
  play.use('a', 'Shot').pick('B');
  return (play.state.units[play.unit('B')]?.health ?? 0) < 10;
}

describe('def', () => {
  it.each<[string, string, Piece, Piece, SceneOptions, number]>([
    ['its own and the target’s', 'a . B .', shoots('Range 3, +1def, 1dmg.'), hard(2), {}, 3],
    ['the target’s and its user’s', 'a . B .', shoots('Range 3, +1def, 1dmg.'), hard(1), {}, 2],
    ['of half a shadow', '. # B\n. . .\na . .', shoots('Range 9, 1dmg.'), {}, {}, 2],
    ['of half a shadow and the target', '. # B\n. . .\na . .', shoots('Range 9, 1dmg.'), hard(1), {}, 3],
    ['of cover', 'a . B .', shoots('Range 3, 1dmg.'), {}, cover, 2],
    ['of cover and the ability', 'a . B .', shoots('Range 3, +1def, 1dmg.'), {}, cover, 3],
    [
      'of the ability alone where it ignores cover',
      'a . B .',
      shoots('Range 3, +1def, 1dmg, ignores cover.'),
      {},
      cover,
      1,
    ],
    [
      'of the target behind cover that is ignored',
      'a . B .',
      shoots('Range 3, 1dmg. This attack ignores cover.'),
      hard(2),
      cover,
      2,
    ],
    ['by every 2 spaces, where nothing else says how far', 'a . . . B', shoots('1def/2 distance, 1dmg.'), {}, {}, 2],
    [
      'of its own and by what is beyond 2 spaces',
      'a . . B',
      shoots('Range 5, 1def +1def per space beyond 2, 1dmg.'),
      {},
      {},
      2,
    ],
    ['of everything, but 4 at most', 'a . B .', shoots('Range 3, +2def, 1dmg.'), hard(3), cover, 4],
  ])('T-123 T-074 T-079d T-125: sums up %s', (_, drawing, a, B, more, def) => {
    expect([def, def + 1].map((roll) => hits(drawing, a, B, roll, more))).toEqual([false, true]);
  });

  it('T-079d: cover protects from its other side only', () => {
    const pieces = { a: shoots('Range 3, 1dmg.'), c: shoots('Range 3, 1dmg.'), B: {} };
    const play = scene('. c B a', pieces, cover);
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.rolls(2).turnOf('c').use('c', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it.each([
    ['4, as the document says', {}, 5],
    ['3 by the option', { options: { defCap: 3 } }, 4],
    ['6 by the option, which nothing beats', { options: { defCap: 6 } }, 7],
  ])('T-125: is at most %s', (_, more, first) => {
    for (let roll = 3; roll <= 6; roll++)
      expect(hits('a . B .', shoots('Range 3, +3def, 1dmg.'), hard(3), roll, more)).toBe(roll >= first);
  });

  it('T-130 T-103: does not matter to an area, whose text may still be Undefendable or not', () => {
    const play = scene('a . B C', { a: shoots('Enemies in burst 3, 2dmg.'), B: hard(4), C: { tokens: { slow: 1 } } });
    play.use('a', 'Shot');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0', C: '8 at 3,0, Slow' });
  });
});

describe('a roll', () => {
  it('T-122: each of several targets is rolled for by itself, against its own def', () => {
    const pieces = { a: shoots('Any number of enemies in burst 3, 2dmg.'), B: hard(2), C: hard(1), D: {} };
    const play = scene('a B C D', pieces, { rolls: [2, 2] });
    play.use('a', 'Shot').pick('B').pick('C').pick('D');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 1,0', C: '8 at 2,0', D: '8 at 3,0' });
  });

  it('T-120 T-128: is not made for an ally however hard it is to hit', () => {
    const play = scene('a b . C', { a: shoots('Range 3, +4def, 1dmg.'), b: hard(4), C: {} });
    play.use('a', 'Shot').pick('b');
    expect(play.shows().b).toBe('9 at 1,0');
  });

  it('T-121 T-131: is made against def 0 where it could be critical, and cannot miss', () => {
    const play = scene('a . B', { a: shoots('Range 3, 2dmg, +1 crit.'), B: {} }, { rolls: [1] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('T-132: a number among the critical ones that misses is a miss and nothing else', () => {
    const a = shoots('Range 3, +4def, 2dmg, +3 crit.', { passives: { Keen: 'When you roll a 4, heal 1.' }, hurt: 5 });
    const play = scene('a . B', { a, B: {} }, { rolls: [4] });
    play.use('a', 'Shot').pick('B');
    const events = play.match.log.map(({ event }) => event);
    expect([events.includes('miss'), events.includes('crit')]).toEqual([true, false]);
    expect(play.shows()).toEqual({ a: '6 at 0,0', B: '10 at 2,0' });
  });

  it('T-131: crit of the ability and of its user add up', () => {
    const a = shoots('Range 3, 2dmg, +1 crit.', { passives: { Keen: 'Your attacks have +2 crit.' } });
    for (const [roll, health] of [
      [3, 8],
      [4, 6],
    ] as const) {
      const play = scene('a . B', { a, B: {} }, { rolls: [roll] });
      play.use('a', 'Shot').pick('B');
      expect(play.shows().B).toBe(`${health} at 2,0`);
    }
  });
});

describe('what a range reaches', () => {
  it('T-095: one unit of those in range', () => {
    const play = scene('B a C', { a: shoots('Range 1, 2dmg.'), B: {}, C: {} });
    play.use('a', 'Shot').pick('C');
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '10 at 0,0', C: '8 at 2,0' });
  });

  it('T-083 T-080: is counted past what blocks the way, as long as there is sight', () => {
    const play = scene('. a . .\n# # . B', { a: shoots('Range 2, 1dmg.'), B: {} });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 3,1');
  });

  it('T-073: nothing completely in shadow', () => {
    const play = scene('a # B\n. . .', { a: shoots('Range 3, 1dmg.'), B: {} });
    play.use('a', 'Shot');
    expect(() => play.pick('B')).toThrow('pick/space');
  });

  it('T-093: nobody whose text keeps it from being targeted, though an area includes it', () => {
    const B: Piece = { passives: { Ghost: 'Cannot be targeted.' } };
    const play = scene('a . B', {
      a: { ...shoots('Range 2, 1dmg.'), abilities: { Blast: 'Free Action:\nEnemies in burst 2, 2dmg.' } },
      B,
    });
    play.use('a', 'Blast').use('a', 'Shot').pick(2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it.each([
    ['units do not block sight', {}, '9 at 2,0'],
    ['with the option "unitsBlockSight" they do', { options: { unitsBlockSight: true } }, '10 at 2,0'],
  ])('T-079a: %s', (_, more, shown) => {
    const play = scene('a b C', { a: shoots('Range 3, 1dmg.'), b: {}, C: {} }, more);
    play.use('a', 'Shot');
    if (shown === '9 at 2,0') play.pick('C');
    else expect(() => play.pick('C')).toThrow('pick/space');
    expect(play.shows().C).toBe(shown);
  });

  it.each([
    ['a marker that blocks sight does', 'wall', false],
    ['one that blocks only movement does not', 'fence', true],
  ])('T-079b: %s', (_, card, seen) => {
    const files = {
      'markers/wall.json': { name: 'Wall', text: 'Blocks sight, but not movement.', blocksSight: true },
      'markers/fence.json': { name: 'Fence', text: 'Blocks movement, but not sight.', blocksMovement: true },
    };
    const play = scene('a w C', { a: shoots('Range 3, 1dmg.'), w: { card }, C: {} }, { files });
    play.use('a', 'Shot');
    if (seen) play.pick('C');
    else expect(() => play.pick('C')).toThrow('pick/space');
    expect(play.shows().C).toBe(seen ? '9 at 2,0' : '10 at 2,0');
  });

  it.each([
    ['its user in the middle is left out', {}, 10],
    ['with the option "areaIncludesUser" it is not', { options: { areaIncludesUser: true } }, 9],
  ])('T-102: of an area alone, by its printed text, %s', (_, more, health) => {
    const play = scene('b a C', { a: shoots('Burst 1, 1dmg.'), b: {}, C: {} }, more);
    play.use('a', 'Shot');
    expect(play.shows()).toEqual({ a: `${health} at 1,0`, b: '9 at 0,0', C: '9 at 2,0' });
  });

  it('T-107 T-108 T-081: of bursts and squares, by their printed texts', () => {
    const drawing = `. . C .
                     . a . D
                     . . E .`;
    const pieces = { C: {}, D: {}, E: {} };
    const lost = (text: string) => {
      const play = scene(drawing, { a: shoots(text), ...pieces });
      play.use('a', 'Shot');
      return ['C', 'D', 'E'].filter((letter) => play.shows()[letter]?.startsWith('9 ')).join('');
    };
    expect([lost('Enemies in burst 1, 1dmg.'), lost('Enemies in burst 2, 1dmg.')]).toEqual(['CE', 'CDE']);
    expect(lost('3x3 centered on you, 1dmg.')).toBe('CE');
  });
});

describe('who is included', () => {
  it.each([
    ['T-190 TC-91: a 5 does not beat def 2 and 3: the instant comes before', 'Range 3, +2def, 2dmg.', 5, 8],
    ['T-190 TC-91: a 6 does: it comes after', 'Range 3, +2def, 2dmg.', 6, 10],
    ['T-190: an undefendable ability meets the 3 of the instant alone', 'Range 3, +4def, undefendable, 2dmg.', 3, 8],
    ['T-190: and is beaten by a 4', 'Range 3, +4def, undefendable, 2dmg.', 4, 10],
  ])('%s', (_, text, roll, health) => {
    // At full health a healing that comes before the wound does nothing, one that comes after mends it.
    const B: Piece = { abilities: { Mend: '1/Game, Instant +3:\nHeal 5.' } };
    const play = scene('a . B', { a: shoots(text), B }, { rolls: [roll] });
    play.pick('pass').use('a', 'Shot').pick('B').pick('B', 'Mend');
    expect(play.shows().B).toBe(`${health} at 2,0`);
  });

  it('T-097 T-190: by a target or an area may use an instant; who is neither may not', () => {
    const instant: Piece = { abilities: { Brace: '1/Game, Instant:\nHeal 1.' }, hurt: 1 };
    const pieces = { a: { ...shoots('Enemies in burst 1, 2dmg.') }, B: instant, C: instant };
    const play = scene('. a B C', pieces);
    // Instants are offered at the start of every turn too; both players' hands are kept for the attack.
    if (play.asks()) play.pick('pass');
    play.use('a', 'Shot');
    expect(play.asks()).toBe('2 react: B:Brace stop');
    play.pick('B');
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '8 at 2,0', C: '9 at 3,0' });
  });
});
