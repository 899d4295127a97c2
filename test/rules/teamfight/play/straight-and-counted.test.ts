import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const zest = { 'tokens/zest.json': { name: 'Zest' } };
const briar = { 'markers/briar.json': { name: 'Briar' } };
const coiled = { 'tokens/coiled.json': { name: 'Coiled' } };

describe('in a straight line', () => {
  it('a teleport comes to its own row or column, whatever stands between', () => {
    const a = { defaults: { Blink: 'Teleport up to 3 in a straight line, ignoring walls.' } };
    const play = scene('a # . . .\n# . . . .\n. . . . .', { a });
    play.use('a', 'Blink');
    expect(play.asks()).toMatch(/destination: 2,0 3,0 0,2 stop$/);
  });

  it('a charge goes straight up to whom it meets', () => {
    const a = { defaults: { Charge: 'Enemy in line 4, move adjacent to them in a straight line. 1dmg' } };
    const play = scene('. . . . .\na . . . B\n. . . . .', { a, B: {} });
    play.use('a', 'Charge').pick('B');
    while (play.asks()?.includes('destination')) play.pick(3, 1);
    expect(play.shows()).toEqual({ a: '10 at 3,1', B: '9 at 4,1' });
  });
});

describe('what is done instead', () => {
  it('a kill comes in the place of the damage, and the healing with it', () => {
    const defaults = { Bite: 'Range 1, 2dmg, heal 2. If the target has a Zest, kill it and heal 4 instead.' };
    const pieces = { a: { defaults, hurt: 6, with: ['zest'] }, B: { with: ['zest'], tokens: { 'scene/zest': 1 } } };
    const play = scene('a B .', pieces, { files: zest });
    play.use('a', 'Bite').pick('B');
    expect(play.shows().a).toBe('8 at 0,0');
    const sound = scene('a B .', { ...pieces, B: { with: ['zest'] } }, { files: zest });
    sound.use('a', 'Bite').pick('B');
    expect(sound.shows()).toEqual({ a: '6 at 0,0', B: '8 at 1,0' });
  });

  it('who becomes Coiled does not fire at once', () => {
    const defaults = { Cannon: 'Free Action (2/Turn): If not Coiled, become Coiled. If Coiled, range 2, 3dmg.' };
    const play = scene('a B .', { a: { defaults, with: ['coiled'] }, B: {} }, { files: coiled });
    play.use('a', 'Cannon');
    expect(play.shows().B).toBe('10 at 1,0');
    play.use('a', 'Cannon').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});

describe('what a passive brings', () => {
  it('counts once for each of it that one has', () => {
    const a = {
      passives: { 'You kill a unit': 'Gain a Zest. You deal +1 damage per Zest.' },
      defaults: { Jab: 'Free Action (4/Turn): Range 3, 1dmg' },
      with: ['zest'],
    };
    const play = scene('a B C D', { a, B: { health: 1 }, C: { health: 1 }, D: {} }, { files: zest });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('C').use('a', 'Jab').pick('D');
    expect(play.shows().D).toBe('7 at 3,0');
  });
});

describe('what a token says of who has brought it', () => {
  it('counts once where the passive says it, too', () => {
    const files = { 'tokens/grudge.json': { name: 'Grudge', text: 'Quill deals +1 damage per Grudge counter.' } };
    const a = {
      name: 'Quill',
      passives: { 'You kill a unit': 'Gain a Grudge counter. You deal +1 damage per Grudge counter.' },
      defaults: { Jab: 'Free Action (4/Turn): Range 3, 1dmg' },
      with: ['grudge'],
    };
    const play = scene('a B C D', { a, B: { health: 1 }, C: { health: 1 }, D: {} }, { files });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('C').use('a', 'Jab').pick('D');
    expect(play.shows().D).toBe('7 at 3,0');
  });
});

describe('pieces in the space of each', () => {
  it('all go where they are removed', () => {
    const text =
      "Global, place a Briar in each enemy hero's space. At the end of your turn, each unit in a space with a Briar, 2dmg. Remove the Briars.";
    const play = scene('a B . C', { a: { defaults: { Doom: text } }, B: {}, C: {} }, { files: briar });
    play.use('a', 'Doom').end();
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '8 at 3,0' });
    expect(play.state.markers.filter(({ order }) => order >= 0)).toEqual([]);
  });
});
