import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/idol.json': { name: 'Idol' },
  'markers/boulder.json': { name: 'Boulder', blocksMovement: true },
  'markers/mast.json': { name: 'Mast', object: true, health: 3 },
  'markers/jaw.json': { name: 'Jaw', text: 'When an enemy enters this, 1dmg.' },
  'markers/burr.json': { name: 'Burr', text: 'When a unit becomes adjacent to this, 3dmg.' },
  'markers/horn.json': { name: 'Horn', object: true, health: 3, text: 'When a unit becomes adjacent to this, 3dmg.' },
  'markers/vane.json': { name: 'Vane', text: 'When an enemy enters or starts their turn in burst 1, 1dmg.' },
  'summons/tim.json': { name: 'T.I.M.', health: 2, speed: 2 },
};
type Scene = ReturnType<typeof scene>;
const lying = (play: Scene, name: string): string[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => `${at % 9},${Math.floor(at / 9)}`);
/** Nine spaces in a row, so that places are read easily. */
const wide = (row: string) => `${row}\n. . . . . . . . .`;

describe('a marker that is moved', () => {
  const abilities = {
    Carve: 'Free Action: Place an Idol in range 2.',
    Call: 'Free Action: Move your Idol to an empty space in range 3.',
    Roll: 'Free Action: Move one of your Idols 2 spaces.',
    Raise:
      'Free Action: Move your Idol to a space in range 4, or create it if it is not on the map. Enemies in burst 1 of it, 1dmg.',
  };
  const with_ = ['idol'];
  const start = () => scene(wide('a . . B . C . . .'), { a: { abilities, with: with_ }, B: {}, C: {} }, { files });

  it('is the same piece on an empty space that is chosen', () => {
    const play = start().use('a', 'Carve').pick(2, 0).use('a', 'Call');
    expect(play.asks()).not.toContain('3,0');
    play.pick(3, 1);
    expect(lying(play, 'Idol')).toEqual(['3,1']);
    expect(play.state.markers).toHaveLength(1);
  });

  it('goes so many steps, past and onto whoever stands there, without harm', () => {
    const play = start().use('a', 'Carve').pick(2, 0).use('a', 'Roll').pick(3, 0);
    expect(lying(play, 'Idol')).toEqual(['3,0']);
    play.use('a', 'Roll').pick(5, 0);
    expect(lying(play, 'Idol')).toEqual(['5,0']);
    expect(play.shows()).toMatchObject({ B: '10 at 3,0', C: '10 at 5,0' });
  });

  it('may stay where it is, and is chosen where several lie', () => {
    const play = start()
      .use('a', 'Carve')
      .pick(1, 0)
      .use('a', 'Carve')
      .pick(2, 0)
      .use('a', 'Roll')
      .pick(1, 0)
      .pick(1, 1);
    expect(lying(play, 'Idol')).toEqual(['1,1', '2,0']);
    play.use('a', 'Roll').pick(2, 0).pick('stop');
    expect(lying(play, 'Idol')).toEqual(['1,1', '2,0']);
  });

  it('is "it" behind a swap, at once and later, where others of its kind lie', () => {
    const swaps = {
      ...abilities,
      Trade: 'Free Action: Swap with an Idol in range 4, then remove it.',
      Lend: 'Free Action: Swap with an Idol in range 4. At the start of your next turn, remove it.',
    };
    const laid = () =>
      scene(wide('a . . . . . . . .'), { a: { abilities: swaps, with: with_ } }, { files })
        .use('a', 'Carve')
        .pick(1, 0)
        .use('a', 'Carve')
        .pick(2, 0);
    const traded = laid().use('a', 'Trade').pick(2, 0);
    expect([lying(traded, 'Idol'), traded.shows().a]).toEqual([['1,0'], '10 at 2,0']);
    const lent = laid().use('a', 'Lend').pick(2, 0);
    expect(lying(lent, 'Idol')).toEqual(['1,0', '0,0']);
    lent.turnOf('a');
    expect(lying(lent, 'Idol')).toEqual(['1,0']);
  });

  it('is made where there is none, and is "it" either way', () => {
    const play = start().use('a', 'Raise').pick(2, 0);
    expect(lying(play, 'Idol')).toEqual(['2,0']);
    play.use('a', 'Raise').pick(4, 0);
    expect(lying(play, 'Idol')).toEqual(['4,0']);
    expect(play.shows()).toMatchObject({ B: '8 at 3,0', C: '9 at 5,0' });
  });

  it('sets nothing off where it comes to: nobody has entered it', () => {
    const jaw = {
      abilities: { Lay: 'Free Action: Place a Jaw in range 2.', Drag: 'Free Action: Move a Jaw in LoS up to 2.' },
      with: ['jaw'],
    };
    const play = scene(wide('a . . B . . . . .'), { a: jaw, B: { speed: 3 } }, { files });
    play.use('a', 'Lay').pick(2, 0).use('a', 'Drag').pick(3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
    play.turnOf('B').move('B', 4, 0).move('B', 3, 0);
    expect(play.shows().B).toBe('9 at 3,0');
  });

  it('that blocks movement comes to nobody', () => {
    const a = {
      abilities: { Set: 'Free Action: Place a Boulder in range 2.', Roll: 'Free Action: Move your Boulder up to 2.' },
      with: ['boulder'],
    };
    const play = scene(wide('a . . B . . . . .'), { a, B: {} }, { files });
    play.use('a', 'Set').pick(2, 0).use('a', 'Roll');
    expect(play.asks()).not.toContain('3,0');
    play.pick(4, 0);
    expect(lying(play, 'Boulder')).toEqual(['4,0']);
  });
});

describe('an object that is moved', () => {
  it('is a unit, with the health that it has left', () => {
    const a = {
      abilities: {
        Build:
          'Free Action: If you have no Mast, place one in range 2. Else, teleport your Mast to an empty space in range 4.',
        Slide: 'Free Action: Move your Mast 2 spaces.',
      },
      with: ['mast'],
    };
    const play = scene(wide('a . . B . . . . .'), { a, B: { defaults: { Jab: 'Range 9, 1dmg.' } } }, { files });
    play.use('a', 'Build').pick(1, 0).turnOf('B').use('B', 'Jab').pick('Mast');
    play.turnOf('a').use('a', 'Build').pick(4, 0);
    expect(play.shows().Mast).toBe('2 at 4,0');
    play.use('a', 'Slide').pick(6, 0);
    expect(play.shows().Mast).toBe('2 at 6,0');
  });
});

describe('changing places with a piece', () => {
  it('brings a unit to where a marker lies, and that to where the unit was', () => {
    const abilities = {
      Carve: 'Free Action: Place an Idol in range 4.',
      Blink: 'Free Action: Swap places with one of your Idols in range 4.',
    };
    const play = scene(wide('a . . B . . . . .'), { a: { abilities, with: ['idol'] }, B: {} }, { files });
    play.use('a', 'Carve').pick(2, 0).use('a', 'Blink');
    expect(play.shows().a).toBe('10 at 2,0');
    expect(lying(play, 'Idol')).toEqual(['0,0']);
  });

  it('does nothing where somebody stands on it', () => {
    const abilities = {
      Carve: 'Free Action: Place an Idol in range 4.',
      Blink: 'Free Action: Swap places with your Idol.',
    };
    const play = scene(wide('a . . B . . . . .'), { a: { abilities, with: ['idol'] }, B: {} }, { files });
    play.use('a', 'Carve').pick(3, 0).use('a', 'Blink');
    expect(play.shows().a).toBe('10 at 0,0');
    expect(lying(play, 'Idol')).toEqual(['3,0']);
  });

  it('sets off nothing that the piece itself waits for, which is as near as before', () => {
    const abilities = {
      Sow: 'Free Action: Place a Burr in range 4.',
      Build: 'Free Action: Place a Horn in range 6.',
      Leap: 'Free Action: Swap places with your Burr, without triggering it.',
      Blink: 'Free Action: Swap places with your Horn.',
    };
    const play = scene(wide('a . . . . . . . B'), { a: { abilities, with: ['burr', 'horn'] }, B: {} }, { files });
    play.use('a', 'Sow').pick(4, 0).use('a', 'Leap');
    expect(play.shows().a).toBe('10 at 4,0');
    play.use('a', 'Build').pick(6, 0).use('a', 'Blink');
    expect(play.shows()).toMatchObject({ a: '10 at 6,0', Horn: '3 at 4,0' });
  });
});

describe('what waits in a piece for a step or a turn in burst 1', () => {
  it('is asked from the piece, not from who placed it', () => {
    const a = { abilities: { Lay: 'Free Action: Place a Vane in range 5.' }, with: ['vane'] };
    const play = scene(wide('a B . . . . C . .'), { a, B: {}, C: { speed: 3 } }, { files });
    play.use('a', 'Lay').pick(4, 0).turnOf('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('C').move('C', 5, 0);
    expect(play.shows().C).toBe('9 at 5,0');
    play.turnOf('C');
    expect(play.shows().C).toBe('8 at 5,0');
  });
});

describe('a name with stops in it', () => {
  it('ends no sentence', () => {
    const abilities = {
      Launch:
        'Free Action: If you have no T.I.M., summon one in range 2.\nElse, teleport your T.I.M. to an empty space in range 4.',
    };
    const play = scene(wide('a . . B . . . . .'), { a: { abilities }, B: {} }, { files });
    play.use('a', 'Launch').pick(2, 0).use('a', 'Launch').pick(4, 0);
    expect(play.shows()['T.I.M.']).toBe('2 at 4,0');
  });
});
