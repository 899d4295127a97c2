import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const spark = { 'counters/spark.json': { name: 'Spark' } };
const seal = { 'tokens/wax-seal.json': { name: 'Wax Seal' } };

describe('what is spent counts as it was', () => {
  const kiln = {
    Kiln: 'Use all Spark charges. Range 4, undefendable, 1dmg + 1dmg per charge. Push 1, or 3 with at least 2 charges.',
  };
  const burnt = (sparks: number) =>
    scene(
      'a . B . . . .',
      { a: { abilities: kiln, with: ['spark'], tokens: { 'scene/spark': sparks } }, B: {} },
      { files: spark },
    )
      .use('a', 'Kiln')
      .pick(2, 0);

  it('harms and pushes by the number of them', () => {
    expect(burnt(2).pick(5, 0).shows()).toMatchObject({ B: '7 at 5,0' });
    expect(burnt(1).pick(3, 0).shows()).toMatchObject({ B: '8 at 3,0' });
  });
});

describe('a line that stops', () => {
  it('ends with the first enemy, and heals whom it has met before', () => {
    const play = scene('a b C d', {
      a: { abilities: { Hose: 'Line 3, all allies Heal 2. Stops at the first wall or enemy.' } },
      b: { hurt: 3 },
      C: {},
      d: { hurt: 3 },
    });
    play.use('a', 'Hose');
    expect(play.shows()).toMatchObject({ b: '9 at 1,0', d: '7 at 3,0' });
  });
});

describe('one target of either side', () => {
  const staff = { Staff: "Range 4, undefendable, 2dmg, or Heal 2 if it's an ally." };

  it('is healed as an ally and harmed as an enemy', () => {
    const play = () => scene('a b C', { a: { abilities: staff }, b: { hurt: 3 }, C: {} }).use('a', 'Staff');
    expect(play().pick(1, 0).shows()).toMatchObject({ b: '9 at 1,0', C: '10 at 2,0' });
    expect(play().pick(2, 0).shows()).toMatchObject({ b: '7 at 1,0', C: '8 at 2,0' });
  });
});

describe('a token that an attack is better against', () => {
  it('is called by its last word, and goes', () => {
    const play = scene(
      'a B',
      {
        a: {
          abilities: {
            Press: 'Range 1, give a Wax Seal.',
            Break: 'Range 1, undefendable, 2dmg. Against a Wax Seal, 4dmg and remove the seal.',
          },
          with: ['wax-seal'],
        },
        B: { tokens: { 'scene/wax-seal': 1 } },
      },
      { files: seal },
    );
    play.use('a', 'Break').pick(1, 0);
    expect(play.shows()).toMatchObject({ B: '6 at 1,0' });
  });
});

describe('an ability that asks for its own last use', () => {
  const twice = {
    abilities: { Grudge: 'Range 1, undefendable, 1dmg + 1dmg if you also hit them with this last turn.' },
  };

  it('is stronger only against whom it has hit in the turn before', () => {
    const play = scene('C a B', { a: twice, B: {}, C: {} });
    play.use('a', 'Grudge').pick(2, 0).end().turnOf('a');
    play.use('a', 'Grudge').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '10 at 0,0' });
  });
});

describe('an area whose center is struck harder', () => {
  it('tells who stands in the middle from the rest', () => {
    const play = scene('a . . B C', {
      a: { abilities: { Stone: 'Range 5, burst 1. 5dmg in the center and 2dmg around it.' } },
      B: {},
      C: {},
    });
    play.use('a', 'Stone').pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '5 at 3,0', C: '8 at 4,0' });
  });
});

describe('a space that draws everybody in', () => {
  it('pulls each as close as they come', () => {
    const play = scene('a . . B . . C', {
      a: {
        abilities: { Sink: 'Choose a space in range 5. Pull all enemies in range 3 of it as close to it as they fit.' },
      },
      B: {},
      C: {},
    });
    play.use('a', 'Sink').pick(4, 0);
    expect(play.shows()).toMatchObject({ B: '10 at 4,0', C: '10 at 5,0' });
  });
});

describe('the turns of others', () => {
  it('are waited for while it lasts, each of them', () => {
    const play = scene('a b . C', {
      a: {
        abilities: {
          Vigil: "Until the end of your next turn, at the end of each hero's turn, allies in burst 1 heal 1.",
        },
      },
      b: { hurt: 5 },
      C: {},
    });
    play.use('a', 'Vigil').end();
    expect(play.shows()).toMatchObject({ b: '6 at 1,0' });
    play.end();
    expect(play.shows()).toMatchObject({ b: '7 at 1,0' });
  });
});

describe('what a token makes of the next blow', () => {
  const struck = (text: string, many: number) =>
    scene(
      'a B',
      {
        a: {
          defaults: { Jab: 'Range 1, undefendable, 2dmg.' },
          abilities: { Cut: 'Free Action: Range 1, undefendable, 2dmg.' },
        },
        B: { hurt: 5, with: ['ward'], tokens: { 'scene/ward': many } },
      },
      { files: { 'tokens/ward.json': { name: 'Ward', text } } },
    );

  it('lets it miss, once for each', () => {
    const play = struck('The next attack against you misses.', 1);
    play.use('a', 'Cut').pick(1, 0);
    expect(play.shows()).toMatchObject({ B: '5 at 1,0' });
    play.use('a', 'Jab').pick(1, 0);
    expect(play.shows()).toMatchObject({ B: '3 at 1,0' });
  });

  it('heals as much as it would have harmed', () => {
    const play = struck('Damage you take heals you instead.', 1);
    play.use('a', 'Jab').pick(1, 0);
    expect(play.shows()).toMatchObject({ B: '7 at 1,0, Ward' });
  });
});

describe('an instant against a heavy blow', () => {
  it('leaves so much of its damage and no more', () => {
    const play = scene('a B', {
      a: { defaults: { Maul: 'Range 1, undefendable, 5dmg.' } },
      B: { abilities: { Brace: 'Instant: Reduce the damage of the attack to 1.' } },
    });
    play.turnOf('a').use('a', 'Maul').pick('B').pick('B', 'Brace');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0' });
  });
});

describe('what is done to the enemies in an area', () => {
  it('is all that is said behind it, too, and leaves allies alone', () => {
    const play = scene('. b a C .', {
      a: { abilities: { Gust: 'Burst 1, push enemies 1, then give them Slow.' } },
      b: {},
      C: {},
    });
    play.use('a', 'Gust').pick(4, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', C: '10 at 4,0, Slow' });
  });
});
