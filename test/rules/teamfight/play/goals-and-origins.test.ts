import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/lily.json': { name: 'Lily' },
  'terrain/algae.json': { name: 'Algae' },
  'summons/wheel.json': { name: 'Wheel', health: 3, speed: 0 },
};
type Scene = ReturnType<typeof scene>;
type Text = Readonly<Record<string, string>>;

/** Seven spaces in a row, so that places are read easily. */
const wide = (...rows: string[]) => [...rows, '. . . . . . .'].join('\n');
const lying = (play: Scene, name: string): string[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => `${at % 7},${Math.floor(at / 7)}`)
    .sort();
const hero = (abilities: Text, passives: Text = {}) => ({ abilities, passives, with: ['lily', 'algae'] });
const plant = 'Free Action, 9/Turn: Place a Lily anywhere.';

describe('what is pulled towards a piece', () => {
  it('goes there, wherever who pulls stands, and stays the target', () => {
    const a = hero({ Reel: 'Range 9, pull 2 towards your Wheel. Slow.' });
    const play = scene(wide('a . B . . w .'), { a, B: {}, w: { card: 'wheel', of: 'a' } }, { files });
    play.use('a', 'Reel').pick('B').pick(4, 0);
    expect(play.shows().B).toBe('10 at 4,0, Slow');
  });

  it('is each of several by itself, away from the one that is nearest to it', () => {
    const a = hero({ Plant: plant, Eddy: 'Enemies in range 9, push 2 away from the nearest Lily.' });
    const play = scene(wide('a . B . D . .'), { a, B: {}, D: {} }, { files });
    play.use('a', 'Plant').pick(3, 0).use('a', 'Plant').pick(6, 0).use('a', 'Eddy');
    // Both stand beside the same one.
    expect(play.asks()).toMatch(/destination: 1,0 stop$/);
    play.pick(1, 0);
    expect(play.shows().B).toBe('10 at 1,0');
  });

  it('is near to the one of them that it is pulled to', () => {
    const a = hero({ Plant: plant, Swirl: 'Enemies in range 2 of any Lily, pull 1 towards it.' });
    const play = scene(wide('a . . B . . D'), { a, B: {}, D: {} }, { files });
    play.use('a', 'Plant').pick(5, 0).use('a', 'Plant').pick(0, 1).use('a', 'Swirl');
    // The other one is farther away, and nobody is asked.
    expect(play.asks()).toMatch(/destination: 4,0 stop$/);
  });
});

describe('where one goes by itself', () => {
  it('is as near as a straight line leads to the piece', () => {
    const a = hero({ Race: 'Move as far as possible in a straight line towards your Wheel.' });
    const play = scene(wide('a . . . . w .'), { a, w: { card: 'wheel', of: 'a' } }, { files });
    play.use('a', 'Race');
    // Past one's own it is as near behind it.
    expect(play.asks()).toMatch(/destination: 4,0 6,0 stop$/);
  });

  it('is a space in range of the piece, whatever way leads there', () => {
    const a = { ...hero({ Wade: 'Move to a space in range 1 of your Wheel.' }), speed: 1 };
    const play = scene(wide('a . . . . w .'), { a, w: { card: 'wheel', of: 'a' } }, { files });
    play.use('a', 'Wade').pick(4, 1);
    expect(play.shows().a).toBe('10 at 4,1');
  });
});

describe('where somebody is put', () => {
  it('is beside another one than itself', () => {
    const a = hero({ Beach: 'Range 9. Place the target adjacent to another enemy.' });
    const play = scene(wide('a B . . . . D'), { a, B: {}, D: {} }, { files });
    play.use('a', 'Beach').pick('B');
    expect(play.asks()).toMatch(/space: 5,0 5,1 6,1$/);
  });

  it('is other ground, and only for one that stands on such', () => {
    const abilities = { Under: 'Range 9, teleport target in Algae to any other space with Algae.' };
    const setting = { files, terrain: { ',': 'scene/algae' } };
    const map = { terrain: [{ kind: 'scene/algae', cells: ['1,0', '5,0'] }] };
    const play = scene(wide('a B . D . . .'), { a: hero(abilities), B: {}, D: {} }, { ...setting, map });
    play.use('a', 'Under').pick('B');
    expect(play.shows().B).toBe('10 at 5,0');
    play.turnOf('D').turnOf('a').use('a', 'Under').pick('D');
    expect(play.shows().D).toBe('10 at 3,0');
  });

  it('is in range of whoever put it away, when that turn begins', () => {
    const text = 'Range 9. Remove the target from the board. At the start of your next turn, place them in range 1.';
    const play = scene(wide('a . . B . . C'), { a: hero({ Drown: text }), B: {}, C: {} }, { files });
    play.use('a', 'Drown').pick('B');
    expect(play.shows().B).toBe('away');
    play.turnOf('C').turnOf('a');
    expect(play.shows().B).toBe('10 at 1,1');
  });
});

describe('from where something is drawn', () => {
  it('is you or one of the pieces, as one says', () => {
    const a = hero({ Sting: 'Range 1 of you or of any Wheel, 2dmg.' });
    const play = scene(wide('a . . . w B .'), { a, B: {}, w: { card: 'wheel', of: 'a' } }, { files });
    play.use('a', 'Sting');
    expect(play.asks()).toMatch(/space: 0,0 4,0$/);
    play.pick('w').pick('B');
    expect(play.shows().B).toBe('8 at 5,0');
  });

  it('is said behind a line, which fills the spaces where nobody stands', () => {
    const a = hero({
      Plant: plant,
      Bloom:
        'Fill empty spaces of Line 2 with Lilies, ignoring the max. Line can start from a Lily.\nEnemies adjacent to 2 or more Lilies: 3dmg.',
    });
    const play = scene(wide('a . . . B . .', '. . . D . . .'), { a, B: {}, D: {} }, { files });
    play.use('a', 'Plant').pick(2, 0).use('a', 'Bloom').pick(2, 0);
    expect(play.asks()).toMatch(/\[3,0 4,0\]/);
    play.play({ do: 'pick', value: play.state.pending?.options[0] ?? -1 });
    expect(lying(play, 'Lily')).toEqual(['2,0', '3,0']);
    expect(play.shows()).toMatchObject({ B: '10 at 4,0', D: '7 at 3,1' });
  });
});

describe('where something is so', () => {
  it.each([
    ['adjacent to a wall or another unit', 'a B D', 8],
    ['adjacent to a wall or another unit', '. . a . B . D', 10],
    ['in Algae or adjacent to an ally', '. a B . . . D', 10],
  ])('%s: %s', (where, row, left) => {
    const a = hero({ Ask: `Range 9. If the target is ${where}, 2dmg.` });
    const line = row.split(' ').concat(Array(7).fill('.')).slice(0, 7).join(' ');
    const play = scene(wide('. . . . . . .', line), { a, B: {}, D: {} }, { files });
    play.use('a', 'Ask').pick('B');
    expect(play.shows().B).toMatch(new RegExp(`^${left} `));
  });

  it('is ground around the space that was chosen, too', () => {
    const a = hero({ Grow: 'A space in range 3 and all adjacent spaces become Algae.' });
    const play = scene(wide('a . . . . . .'), { a }, { files });
    play.use('a', 'Grow').pick(3, 0);
    expect(lying(play, 'Algae')).toEqual(['2,0', '2,1', '3,0', '3,1', '4,0', '4,1']);
  });
});

describe('the way that one faces', () => {
  const turn = { Turn: 'Free Action, 9/Turn: Set your facing.' };
  const passives = { Front: 'Abilities from in front of you have +3def.' };

  it('is the only one forward', () => {
    const a = hero({ ...turn, Row: 'Free Action, 9/Turn: Move 2 forward.' }, passives);
    const play = scene(wide('. . a . . . .'), { a }, { files });
    play.use('a', 'Turn').pick(3, 0).use('a', 'Row');
    expect(play.asks()).toMatch(/destination: 3,0 4,0 stop$/);
  });

  it('is the only one straight ahead', () => {
    const a = hero({ ...turn, Wave: 'Line 3 straight ahead, 2dmg.' }, passives);
    const play = scene(wide('B . a . D . .'), { a, B: {}, D: {} }, { files });
    play.use('a', 'Turn').pick(1, 0).use('a', 'Wave');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', D: '10 at 4,0' });
  });
});

describe('what comes first', () => {
  it('is done before the damage that was said before it', () => {
    const passives = { 'Receive damage': 'Move 1.' };
    const play = scene(
      wide('a B . . . . .'),
      { a: hero({ Jab: 'Range 1, 2dmg. You may push it 1 first.' }), B: { passives } },
      { files },
    );
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
  });
});
