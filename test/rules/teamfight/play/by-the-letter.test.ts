import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('adjacent, of a space', () => {
  const files = { 'markers/flag.json': { name: 'Flag' } };

  it.each([
    ['Range 5, undefendable, 1dmg. Place a Flag adjacent to the target.', '1 space: 1,0 2,0 3,0 1,1 3,1 1,2 2,2 3,2'],
    ['Range 5, undefendable, 1dmg. Place 2 Flags adjacent to the target.', '1 space: 1,0 2,0 3,0 1,1 3,1 1,2 2,2 3,2'],
    ['Range 5, undefendable, 1dmg. Place a Flag in a space adjacent to you.', '1 space: 0,0 1,0 1,1 0,2 1,2'],
  ])('T-081: is one of the eight around, and none that is stood in: %s', (Plant, spaces) => {
    const play = scene('. . . .\na . B .\n. . . .', { a: { abilities: { Plant } }, B: {} }, { files });
    expect(play.use('a', 'Plant').pick('B').asks()).toBe(spaces);
  });

  it('T-081: keeps what must not be adjacent to something out of its own space, too', () => {
    const Plant = 'Choose a space in range 2 that is not adjacent to an enemy. Place a Flag there.';
    const play = scene('. a . B .', { a: { abilities: { Plant } }, B: {} }, { files });
    expect(play.use('a', 'Plant').asks()).toBe('1 space: 0,0 1,0');
  });
});

describe('another enemy, behind an area', () => {
  it.each([
    ['Enemies in burst 4, 1dmg. +1dmg if they are adjacent to another enemy.', [8, 8, 9]],
    ['Enemies in burst 4, 1dmg. +1dmg if there is another enemy in range 1 of them.', [8, 8, 9]],
    ['Enemies in burst 4 that are adjacent to another enemy take 1dmg.', [9, 9, 10]],
  ])('is another than the one who is asked about, whether the area has hit it or not: %s', (Wave, health) => {
    const play = scene('a B C . D', { a: { abilities: { Wave } }, B: {}, C: {}, D: {} });
    play.use('a', 'Wave');
    expect(play.state.units.slice(1).map((unit) => unit.health)).toEqual(health);
  });
});

describe('an instant that begins to hold', () => {
  const Mirror =
    '1/Game, Instant +2: Until the start of your next turn, when an ability with max range greater than 1 targets you, choose a new target with you as the attack origin.';
  const B = { abilities: { Bolt: 'Free Action:\nRange 9, 2dmg.' } };

  it('T-190: answers the attack that it comes before, too, and those that follow', () => {
    const play = scene('a c . B', { a: { abilities: { Mirror } }, c: {}, B }, { rolls: [2] });
    play.turnOf('B').use('B', 'Bolt').pick('a').pick('a', 'Mirror').pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', c: '8 at 1,0' });
    play.use('B', 'Bolt').pick('a').pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', c: '6 at 1,0' });
  });

  it('T-190: does not answer an attack that it comes behind', () => {
    const play = scene('a c . B', { a: { abilities: { Mirror } }, c: {}, B }, { rolls: [3] });
    play.turnOf('B').use('B', 'Bolt').pick('a').pick('a', 'Mirror');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', c: '10 at 1,0' });
  });
});

describe('a barrier', () => {
  const files = {
    'markers/screen.json': {
      name: 'Screen',
      object: true,
      health: 5,
      text: 'Enemy attacks that pass through this are cancelled.',
    },
    'markers/slab.json': { name: 'Slab', object: true, health: 5, blocksSight: true, blocksMovement: true },
  };
  const drawing = '. . . . .\na . . . B\n. . . . .';
  const put = (piece: string) => ({ abilities: { Put: `1/Game, Instant: Place a ${piece} in range 2.` } });

  it.each([
    ['Screen', 'Burst 4, 2dmg.'],
    ['Screen', 'Enemies in range 4, 2dmg.'],
    ['Slab', 'Burst 4, 2dmg.'],
    ['Slab', 'Enemies in range 4, 2dmg.'],
  ])('T-079c: that an instant puts up, a %s, shelters from the very area that it answers: %s', (piece, Wave) => {
    const play = scene(drawing, { a: put(piece), B: { abilities: { Wave } } }, { files });
    play.turnOf('B').use('B', 'Wave').pick('a', 'Put').pick(2, 1);
    expect([play.shows().a, play.shows()[piece]]).toEqual(['10 at 0,1', '3 at 2,1']);
  });

  it('shelters from those whom a text names all at once, as it does from any area', () => {
    const play = scene(
      drawing,
      { a: put('Screen'), B: { abilities: { Wave: 'Enemies in range 4, 2dmg.' } } },
      { files },
    );
    play.pick('a', 'Put').pick(2, 1).turnOf('B').use('B', 'Wave');
    expect([play.shows().a, play.shows().Screen]).toEqual(['10 at 0,1', '3 at 2,1']);
  });
});

describe('a piece whose owner is dead', () => {
  const files = {
    'markers/charge.json': { name: 'Charge', text: 'At the start of your turn, burst 1, 3dmg, and remove this.' },
    'markers/spring.json': { name: 'Spring', text: 'At the end of your turn, units in burst 1 heal 1.' },
  };

  it('T-012: does what it is timed for in the turn that is passed, too', () => {
    const Lay = 'Place a Charge in range 9. Place a Spring in range 9.';
    const B = { abilities: { Bolt: 'Range 9, undefendable, 1dmg.' } };
    const play = scene('a . . B', { a: { health: 1, abilities: { Lay } }, B }, { files });
    play.use('a', 'Lay').pick(2, 0).pick(2, 0).end().use('B', 'Bolt').pick('a').end();
    expect(play.shows()).toEqual({ a: 'dead', B: '8 at 3,0', Spring: '2,0' });
  });

  it('T-012: answers nothing but its own turn', () => {
    const a = { health: 1, abilities: { Lay: 'Place a Charge in range 9.' } };
    const B = {
      abilities: { Bolt: 'Range 9, undefendable, 1dmg.' },
      passives: { Vigil: 'At the start of an enemy’s turn, heal 1.' },
    };
    const play = scene('a . . B . C', { a, B, C: {} }, { files });
    play.use('a', 'Lay').pick(2, 0).end().use('B', 'Bolt').pick('a').end();
    expect(play.turnOf('C').shows().B).toBe('7 at 3,0');
  });
});

describe('undefendable abilities', () => {
  const defaults = { Bolt: 'Free Action:\nRange 5, 2dmg.' };
  const abilities = { Volley: 'Free Action:\nRange 5, 3dmg.', Wave: 'Free Action:\nEnemies in burst 5, 1dmg.' };
  const B = { passives: { Cloak: 'When you are targeted by an undefendable ability, gain 1 overshield.' } };

  it('T-128: are those, too, that another text makes so', () => {
    const a = { passives: { Keen: 'Your default abilities are undefendable.' }, defaults, abilities };
    const play = scene('a . B', { a, B });
    expect(play.use('a', 'Bolt').pick('B').shows().B).toBe('9 at 2,0');
    expect(play.use('a', 'Volley').pick('B').shows().B).toBe('6 at 2,0');
  });

  it('T-128: and for as long as it does', () => {
    const a = { passives: { Keen: 'Your first ability each turn is undefendable.' }, defaults, abilities };
    const play = scene('a . B', {
      a,
      B: { passives: { Dodge: 'Undefendable abilities targeting you miss on a roll of 1-2.' } },
    });
    play.rolls(2).use('a', 'Bolt').pick('B').use('a', 'Volley').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('a mandatory ability', () => {
  const defaults = { Buzz: 'Mandatory.\nNearest enemy in range 2, undefendable, 1dmg.', Hum: 'Free Action:\nMove 1.' };

  it('is used before the turn ends, where it can be', () => {
    const play = scene('a . B', { a: { defaults }, B: {} });
    expect(() => play.end()).toThrow('end/mandatory: Buzz is mandatory: it is used before the turn ends.');
    expect(play.actions()).not.toContainEqual({ do: 'end' });
    expect(play.use('a', 'Buzz').end().active).toBe('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('keeps nobody who cannot use it', () => {
    const play = scene('a . . B', { a: { defaults }, B: {} });
    expect(play.actions()).toContainEqual({ do: 'end' });
    expect(play.end().active).toBe('B');
  });
});

describe('what is lost when an ability is used', () => {
  it('is what was there before, and not what that ability has given', () => {
    const abilities = {
      Fade: 'Become Invisible. Lose it at the end of your next turn, or when you use an ability.',
      Flash: 'Free Action:\nRange 5, undefendable, 1dmg. You become Invisible until the end of your next turn.',
      Bolt: 'Free Action:\nRange 5, undefendable, 1dmg.',
    };
    const play = scene('a . . B', { a: { abilities }, B: {} });
    play.use('a', 'Fade').turnOf('B').turnOf('a').use('a', 'Flash').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, Invisible');
    const again = scene('a . . B', { a: { abilities }, B: {} });
    again.use('a', 'Fade').turnOf('B').turnOf('a').use('a', 'Bolt').pick('B');
    expect(again.shows().a).toBe('10 at 0,0');
  });

  it('is counted token by token', () => {
    const files = { 'tokens/spark.json': { name: 'Spark' } };
    const a = {
      tokens: { 'scene/spark': 2 },
      passives: { Drain: 'When you use an ability, lose all Spark.' },
      abilities: { Charge: 'Gain 1 Spark.' },
    };
    expect(scene('a B', { a, B: {} }, { files }).use('a', 'Charge').shows().a).toBe('10 at 0,0, Spark');
  });
});

describe('the damage that kills somebody', () => {
  const files = {
    'tokens/syrup.json': { name: 'Syrup', text: 'When you take damage from an attack, the attacker heals 1.' },
  };
  const c = { hurt: 5, abilities: { Bolt: 'Range 9, undefendable, 1dmg.' } };

  it('is answered by the tokens that the dead had, once, and by others', () => {
    const Pour =
      'Range 5, undefendable, give Syrup. When a unit with Syrup takes damage from an attack, the attacker heals 1.';
    const play = scene(
      'a c . B . D',
      {
        a: { abilities: { Pour } },
        c,
        B: { health: 1 },
        D: { hurt: 3, passives: { Mourn: 'When an ally takes damage, heal 1.' } },
      },
      { files },
    );
    play.use('a', 'Pour').pick('B').turnOf('c').use('c', 'Bolt').pick('B');
    expect(play.shows()).toMatchObject({ c: '6 at 1,0', B: 'dead', D: '8 at 5,0' });
  });

  it('is not answered by the dead', () => {
    const B = { health: 1, passives: { Spite: 'When you take damage, 1dmg to the attacker.' } };
    const play = scene('c . B', { c, B });
    expect(play.use('c', 'Bolt').pick('B').shows()).toMatchObject({ c: '5 at 0,0', B: 'dead' });
  });
});

describe('to the centre', () => {
  const abilities = { Sink: 'Range 4 burst 3: enemies are pulled to the center.' };

  it('is all the way or as near as there is room, and nobody stops in between', () => {
    const drawing = '. . B . .\na . . . .\n. . . . .\n. . . C .\n. . . . D';
    const play = scene(drawing, { a: { abilities }, B: {}, C: {}, D: {} });
    play.use('a', 'Sink').pick(2, 2);
    expect(play.asks()).toBe('1 destination: 3,2 2,3 3,3');
    expect(play.pick(3, 3).shows()).toMatchObject({ B: '10 at 2,1', C: '10 at 2,2', D: '10 at 3,3' });
  });

  it('leads around nobody who stands in the way', () => {
    const play = scene('a . . c C\n. . . . .', { a: { abilities }, c: {}, C: {} });
    expect(play.use('a', 'Sink').pick(1, 0).shows().C).toBe('10 at 4,0');
  });
});

describe('an object', () => {
  const play = (text: string) =>
    scene(
      'a . . .\n. . B .',
      { a: { abilities: { Set: 'Place a Gate in range 2.' } }, B: {} },
      {
        files: { 'markers/gate.json': { name: 'Gate', object: true, health: 4, text } },
      },
    )
      .use('a', 'Set')
      .pick(2, 0)
      .turnOf('B');

  it('T-171: that waits for whoever enters its space is entered', () => {
    const entered = play('When an enemy enters this space, they take 2dmg.');
    expect(entered.move('B', 2, 0).shows()).toMatchObject({ B: '8 at 2,0', Gate: '4 at 2,0' });
  });

  it('T-171: fills its space otherwise', () => {
    expect(play('At the end of your turn, 1dmg to each enemy in range 1.').destinations()).not.toContain('2,0');
  });
});

describe('an area', () => {
  it.each([
    ['Enemies in burst 3, 2dmg + 1dmg per enemy in the area.', [0, 5, 5]],
    ['Enemies in burst 3, 1dmg for each enemy adjacent to them.', [0, 8, 9]],
    ['Burst 3, enemies 1dmg for each enemy in range 3.', [0, 7, 7]],
    ['Enemies in burst 3, 1dmg. +1dmg if there are 3 or more enemies in range 3.', [0, 8, 8]],
  ])('happens to all at once, so that whoever it kills first still counts for the others: %s', (Wave, health) => {
    const play = scene('a B C D', { a: { abilities: { Wave } }, B: { health: 1 }, C: {}, D: {} }).use('a', 'Wave');
    expect(play.state.units.slice(1).map((unit) => unit.health)).toEqual(health);
  });

  it('is no more to those who come later for what a death has brought', () => {
    const passives = { Reap: 'When you kill an enemy, gain 1 Soul.' };
    const a = {
      passives,
      abilities: { Wave: 'Enemies in burst 3, 1dmg + 1dmg for each Soul you have.' },
      with: ['soul'],
    };
    const play = scene('a B C', { a, B: { health: 1 }, C: {} }, { files: { 'tokens/soul.json': { name: 'Soul' } } });
    expect(play.use('a', 'Wave').shows()).toEqual({ a: '10 at 0,0, Soul', B: 'dead', C: '9 at 2,0' });
  });
});

describe('the turn of somebody', () => {
  it('T-190: has begun where instants are used at its start', () => {
    const B = { abilities: { Leap: 'Instant: Move 1.' } };
    const play = scene('a . B', { a: { passives: { Hush: 'Enemies cannot act during your turn.' } }, B });
    expect([play.asks(), play.active]).toEqual([undefined, 'a']);
    expect(play.end().asks()).toBe('2 react: B:Leap stop');
  });
});

describe('what attacks give', () => {
  it('is given once to each whom one hits, in however many parts it deals its damage', () => {
    const files = { 'tokens/brand.json': { name: 'Brand' } };
    const a = {
      passives: { Hot: 'Your attacks give 1 Brand.' },
      abilities: { Twice: 'Free Action:\nRange 3, undefendable, 2dmg, 1dmg.', Wave: 'Enemies in burst 2, 1dmg, 1dmg.' },
    };
    const play = scene('a B C', { a, B: {}, C: {} }, { files });
    expect(play.use('a', 'Twice').pick('B').shows().B).toBe('7 at 1,0, Brand');
    expect(play.use('a', 'Wave').shows()).toMatchObject({ B: '5 at 1,0, 2 Brand', C: '8 at 2,0, Brand' });
  });
});

describe('an attack behind a movement to its target', () => {
  const B = { passives: { Wary: 'Attacks from beyond range 2 have +3def against you.' } };

  it.each([
    ['Teleport adjacent to an enemy in range 9. 4dmg.', [4, 0]],
    ['Move up to 3 towards an enemy in range 9. 4dmg.', [3, 0]],
  ])('T-123: is rolled for from where that ends: %s', (Pounce, [x = 0, y = 0]) => {
    const play = scene('a . . . . B', { a: { abilities: { Pounce } }, B });
    expect(play.use('a', 'Pounce').pick('B').pick(x, y).shows()).toEqual({ a: `10 at ${x},${y}`, B: '6 at 5,0' });
  });

  it('T-123: and from where it began, where the movement comes behind it', () => {
    const a = { abilities: { Pounce: 'Range 9, 4dmg, then teleport adjacent to the target.' } };
    const play = scene('a . . . . B\n. . . . . .', { a, B }, { rolls: [3] });
    expect(play.use('a', 'Pounce').pick('B').pick(4, 0).shows()).toEqual({ a: '10 at 4,0', B: '10 at 5,0' });
  });

  it('T-092: hits nobody any more where the target has gone in the meantime', () => {
    const a = { abilities: { Pounce: 'Teleport adjacent to an enemy in range 9. 4dmg.' } };
    const play = scene('a . . . . B\n. . . . . .\n. . . . . .', {
      a,
      B: { abilities: { Slip: 'Instant: Teleport 2.' } },
    });
    play.pick('stop').use('a', 'Pounce').pick('B').pick(4, 0).pick('B', 'Slip').pick(5, 2);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '10 at 5,2' });
  });
});

describe('a piece that an ability is repeated from', () => {
  it('has no part in that by its own text', () => {
    const Hail =
      "Range 3, undefendable, 2dmg. Place a Hailstone in the target's space.\n---\n" +
      'If there is a Hailstone marker on the map, at the start of your turn:\n' +
      'This ability repeats, cast from the Hailstone marker on the map.';
    const files = { 'markers/hailstone.json': { name: 'Hailstone' } };
    const play = scene('a . . B . . C', { a: { abilities: { Hail } }, B: {}, C: {} }, { files });
    play.use('a', 'Hail').pick('B').turnOf('B').turnOf('C').end().pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 3,0', C: '8 at 6,0' });
    expect(play.told().filter((line) => line.includes('by hand'))).toEqual([]);
  });
});

describe('several pieces of one kind', () => {
  it('have a limit of their own each, and so have objects', () => {
    const text = 'Once per turn, when an enemy comes within range 1 of this, 1dmg to it.';
    const files = {
      'markers/thorn.json': { name: 'Thorn', text },
      'markers/watch.json': { name: 'Watch', object: true, health: 2, text },
    };
    const Lay = 'Place 2 Thorns in range 9. Place 2 Watches in range 9.';
    const drawing = 'a . . . .\n. . . . .\n. . . . B';
    const play = scene(drawing, { a: { abilities: { Lay } }, B: { speed: 5 } }, { files });
    play.use('a', 'Lay').pick(2, 0).pick(3, 0).pick(1, 0).pick(2, 0).end();
    expect(
      play
        .move('B', 2, 1, {
          path: [
            [3, 2],
            [2, 2],
            [2, 1],
          ],
        })
        .shows().B,
    ).toBe('6 at 2,1');
    expect(play.move('B', 2, 2).move('B', 2, 1).shows().B).toBe('6 at 2,1');
  });
});
