import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/spark-jar.json': { name: 'Spark Jar' },
  'markers/lantern.json': { name: 'The Lantern' },
  'summons/hound.json': { name: 'Hound', health: 3, speed: 2 },
};
const on = (play: ReturnType<typeof scene>, name: string) =>
  play.state.markers.filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name);

describe('what is done around pieces', () => {
  it('reaches whoever is near to any of them, once, and only to those of whoever uses it', () => {
    const abilities = {
      Set: 'Free Action:\nPlace a Spark Jar in range 9 (max 2, remove oldest).',
      Crack: 'Free Action:\nEnemies in burst 1 of your Spark Jars, 2dmg.',
    };
    const play = scene('a . B . . C . D E', { a: { abilities }, B: {}, C: {}, D: {}, E: { abilities } }, { files });
    play.use('a', 'Set').pick(1, 0).use('a', 'Set').pick(3, 0).use('a', 'Crack');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 2,0', '10 at 5,0']);
    play.turnOf('E').use('E', 'Set').pick(1, 0).use('E', 'Crack');
    expect([play.shows().a, play.shows().B]).toEqual(['8 at 0,0', '8 at 2,0']);
  });

  it('is drawn from the one that is chosen, where only one is named', () => {
    const abilities = {
      Set: 'Free Action:\nPlace a Spark Jar in range 9 (max 2, remove oldest).',
      Crack: 'Free Action:\nBurst 1 of the Spark Jar, enemies 2dmg, allies heal 1.',
      Draw: 'Free Action:\nEnemies in burst 2 of your Spark Jar, pull 2 towards it, 1dmg.',
    };
    const play = scene('a . . . B . . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Set').pick(2, 0).use('a', 'Draw').pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 3,0', C: '10 at 7,0' });
    play.use('a', 'Set').pick(6, 0).use('a', 'Crack').pick(6, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 3,0', C: '8 at 7,0' });
  });

  it('comes along to an ally who is chosen', () => {
    const abilities = {
      Hang: 'Free Action:\nPlace The Lantern in range 9.',
      Send: 'Free Action:\nMove the Lantern to an ally in LoS. They gain 2 overshield.',
    };
    const play = scene('a . b . C', { a: { abilities }, b: {}, C: {} }, { files });
    play.use('a', 'Hang').pick(3, 0).use('a', 'Send').pick('b');
    expect([on(play, 'The Lantern')[0]?.at, play.shows().b]).toEqual([2, '10 at 2,0, 2 overshield']);
  });

  it('goes by the name of a piece with or without its article', () => {
    const abilities = {
      Hang: 'Free Action:\nPlace The Lantern in range 4.',
      Flare: 'Free Action:\nEnemies in burst 1 of the lantern, 1dmg.',
    };
    const play = scene('a . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Hang').pick(2, 0).use('a', 'Flare');
    expect(play.shows().B).toBe('9 at 3,0');
  });

  it('is drawn from each of them behind a colon, from summons too', () => {
    const abilities = {
      Call: 'Free Action:\nSummon a Hound in range 5.',
      Bite: 'Free Action:\nEach of your Hounds: enemies in burst 1, 1dmg.',
      Howl: 'Free Action:\nEach of your Hounds does "nearest enemy in range 2, 1dmg".',
    };
    const play = scene('a . . B .\n. . . . .\n. . . . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Call').pick(4, 1).use('a', 'Bite');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 3,0', '9 at 4,2']);
    play.use('a', 'Howl').pick('C');
    expect([play.shows().B, play.shows().C]).toEqual(['7 at 3,0', '8 at 4,2']);
  });
});

describe('a piece that is placed', () => {
  it('comes to a space that a die chooses', () => {
    const rolls = [{ label: 'Toss', value: 2 }];
    const play = scene(
      'a . B .',
      { a: { abilities: { Toss: 'Place a Spark Jar in a random empty space.' } }, B: {} },
      { files, rolls },
    );
    play.use('a', 'Toss');
    expect(on(play, 'Spark Jar')).toMatchObject([{ at: 3 }]);
  });

  it('lies in each space of an area, or beside somebody where nobody is', () => {
    const abilities = {
      Sow: 'Free Action:\nRange 2 2x2, place Spark Jars.',
      Ring: 'Free Action:\nPlace a Spark Jar in each adjacent empty space.',
    };
    const play = scene('. . . . .\na . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Ring');
    expect(on(play, 'Spark Jar').map(({ at }) => at)).toEqual([0, 1, 6]);
    play.use('a', 'Sow').pick(2, 0).pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    expect(on(play, 'Spark Jar').map(({ at }) => at)).toEqual([0, 1, 6, 2, 3, 7, 8]);
  });

  it('stays where the one whose card it is has died', () => {
    const play = scene(
      'a . B',
      {
        a: { abilities: { Shot: 'Range 4, 9dmg.' } },
        B: { health: 5, passives: { 'On death': 'Place a Spark Jar in this space.' } },
      },
      { files },
    );
    play.use('a', 'Shot').pick('B');
    expect(on(play, 'Spark Jar')).toMatchObject([{ at: 2 }]);
  });
});

describe('what holds for a while', () => {
  it('ends at a moment that is told behind what may end it before', () => {
    const abilities = {
      Fade: '1/Game, Free Action:\nBecome Invisible until you attack or the start of your next turn.',
    };
    const play = scene(
      'a . . B',
      { a: { abilities }, B: { defaults: { Shot: 'Enemy in range 4, 1dmg.' } } },
      { files },
    );
    play.use('a', 'Fade').turnOf('B').use('B', 'Shot');
    expect([play.asks(), play.shows().a]).toEqual([undefined, '10 at 0,0']);
  });

  it('holds for the rest of the turn and no longer', () => {
    const abilities = {
      Rage: '1/Game, Free Action:\nFor the rest of the turn, you deal +1 damage.',
      Jab: 'Free Action:\nRange 4, 1dmg.',
    };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Rage').use('a', 'Jab').pick('B').turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('a piece that somebody comes to', () => {
  const trap = (text: string) => ({ files: { 'markers/burr.json': { name: 'Burr', text } } });
  const hero = { a: { speed: 4, abilities: { Set: 'Free Action:\nPlace a Burr in range 9.' } } };

  it('goes on with what it does to them in later sentences, and stops them on their way', () => {
    const more = trap('When an enemy enters, remove this. 2dmg, and they end their movement.');
    const play = scene('. . . . B a', { ...hero, B: { speed: 4 } }, more);
    play.use('a', 'Set').pick(2, 0).turnOf('B').move('B', 0, 0);
    expect(play.shows().B).toBe('8 at 2,0');
    expect(on(play, 'Burr')).toEqual([]);
  });

  it('T-042: stops those who are pushed to it, too', () => {
    const more = trap('When a unit enters this space, it stops moving.');
    const abilities = { ...hero.a.abilities, Kick: 'Range 1, push 3.' };
    const play = scene('a B . . . .', { a: { abilities }, B: {} }, more);
    play.use('a', 'Set').pick(3, 0).use('a', 'Kick').pick('B').pick(4, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });

  it('hurts who has hurt it', () => {
    const told = {
      name: 'Burr',
      object: true,
      health: 3,
      text: 'When it takes damage, it deals 1dmg to the attacker.',
    };
    const play = scene(
      'a . . B',
      { ...hero, B: { abilities: { Shot: 'Range 4, 1dmg.' } } },
      {
        files: { 'markers/burr.json': told },
      },
    );
    play.use('a', 'Set').pick(1, 0).turnOf('B').use('B', 'Shot').pick(1, 0);
    expect(play.shows().B).toBe('9 at 3,0');
  });
});

describe('what a piece says of itself without a name', () => {
  const files = (text: string) => ({ 'markers/banner.json': { name: 'Banner', text } });
  const plant = { abilities: { Plant: 'Place a Banner in range 6.' } };

  it('is measured from where it lies: who is near, and who is nearest', () => {
    const near = scene(
      'a . . . b . c C',
      { a: plant, b: {}, c: {}, C: { defaults: { Shot: 'Free Action, 9/Turn: Range 9, 2dmg.' } } },
      { files: files('While an ally is in range 1, they take -1 damage.') },
    );
    near.use('a', 'Plant').pick(3, 0).turnOf('C').use('C', 'Shot').pick('b').use('C', 'Shot').pick('c');
    expect(near.shows()).toMatchObject({ b: '9 at 4,0', c: '8 at 6,0' });
    const nearest = scene(
      'a b . . . . c C',
      { a: plant, b: { hurt: 3 }, c: { hurt: 3 }, C: {} },
      { files: files('At the end of each round, the nearest ally heals 1.') },
    );
    nearest.use('a', 'Plant').pick(5, 0);
    nearest.turnOf('C').turnOf('a');
    expect(nearest.shows()).toMatchObject({ b: '7 at 1,0', c: '8 at 6,0' });
  });
});
