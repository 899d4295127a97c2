import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/buoy.json': { name: 'Buoy' },
  'markers/float.json': {
    name: 'Ice Float',
    health: 2,
    object: true,
    text: '2hp. Loses 1hp at the start of your turn.',
  },
  'markers/cask.json': {
    name: 'Cask',
    health: 1,
    object: true,
    text: "1hp. Enemies can't target this unless adjacent to it.",
  },
  'markers/log.json': { name: 'Log' },
  'markers/culvert.json': { name: 'Culvert', text: 'Allies entering a Culvert may appear in the other.' },
  'markers/gate.json': { name: 'Gate', text: 'Any unit in a Gate can spend 1 movement to go to the other Gate.' },
  'summons/gull.json': { name: 'Gull', health: 2, speed: 2 },
  'summons/seal.json': { name: 'Seal', health: 4, speed: 1 },
};
type Scene = ReturnType<typeof scene>;
const lying = (play: Scene, name: string): number[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => at);
const standing = (play: Scene, name: string): number[] =>
  play.state.units.filter(({ card, at }) => at >= 0 && play.game.cards[card]?.name === name).map(({ at }) => at);

describe('how many pieces there may be, by a passive', () => {
  const abilities = { Call: 'Free Action: Summon a Gull in range 5.', Drop: 'Free Action: Place a Buoy in range 5.' };

  it('lets the oldest go for a new one', () => {
    const passives = { Flock: 'Max 2 Gulls, replace oldest.' };
    const play = scene('a . . . . B', { a: { abilities, passives }, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Call').pick(2, 0).use('a', 'Call').pick(3, 0);
    expect(standing(play, 'Gull')).toEqual([2, 3]);
  });

  it('lets no more come where it says nothing of the oldest', () => {
    const passives = { Yard: 'Max 2 Buoys' };
    const play = scene('a . . . . B', { a: { abilities, passives }, B: {} }, { files });
    play.use('a', 'Drop').pick(1, 0).use('a', 'Drop').pick(2, 0).use('a', 'Drop').pick(3, 0);
    expect(lying(play, 'Buoy')).toEqual([1, 2]);
  });

  it('is nothing to those of others', () => {
    const passives = { Flock: 'Max 1 Gulls, replace oldest.' };
    const play = scene('a . . . . B', { a: { abilities, passives }, B: { abilities } }, { files });
    play.use('a', 'Call').pick(1, 0).turnOf('B').use('B', 'Call').pick(4, 0).use('B', 'Call').pick(3, 0);
    expect(standing(play, 'Gull')).toEqual([1, 4, 3]);
  });
});

describe('an object', () => {
  it('loses the health that its own text says, and whoever laid it none', () => {
    const abilities = { Set: 'Free Action: Place an Ice Float in range 3.' };
    const play = scene('a . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Set').pick(2, 0).turnOf('B').turnOf('a');
    expect([play.shows().a, play.state.units.find(({ at }) => at === 2)?.health]).toEqual(['10 at 0,0', 1]);
    play.turnOf('B').turnOf('a');
    expect(standing(play, 'Ice Float')).toEqual([]);
  });

  it('is no target from farther than it says', () => {
    const abilities = { Set: 'Free Action: Place a Cask in range 3.' };
    const Shot = 'Free Action: Range 4, 1dmg.';
    const play = scene('a . . . B C', { a: { abilities }, B: { abilities: { Shot } }, C: {} }, { files });
    play.use('a', 'Set').pick(2, 0).turnOf('B').use('B', 'Shot');
    play.pick(2, 0);
    const near = scene('a . . B . C', { a: { abilities }, B: { abilities: { Shot } }, C: {} }, { files });
    near.use('a', 'Set').pick(2, 0).turnOf('B').use('B', 'Shot').pick(2, 0);
    expect([standing(play, 'Cask'), standing(near, 'Cask')]).toEqual([[2], []]);
  });
});

describe('a piece that leads to another of its kind', () => {
  const abilities = {
    Here: 'Free Action: Place a Gate in your space.',
    There: 'Free Action: Place a Gate in range 5.',
    Pipe: 'Free Action: Place a Culvert in range 5.',
  };

  it('takes those along who spend movement on it', () => {
    const play = scene('a . . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Here').use('a', 'There').pick(3, 0).use('a', 'Gate');
    expect(play.shows().a).toBe('10 at 3,0');
  });

  it('lets allies who enter come out of the other one', () => {
    const play = scene('a b . . . B', { a: { abilities }, b: {}, B: {} }, { files });
    play.use('a', 'Pipe').pick(2, 0).use('a', 'Pipe').pick(4, 0).turnOf('b').move('b', 2, 0);
    play.pick('yes');
    expect(play.shows().b).toBe('10 at 4,0');
  });
});

describe('a marker that is moved in a line', () => {
  it('passes everybody, and those on its way are struck', () => {
    const abilities = {
      Drop: 'Free Action: Place a Log in range 1.',
      Roll: 'Free Action: Move your Log up to 3 in a straight line, through units. Enemies it passes take 1dmg.',
    };
    const play = scene('a . B . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Drop').pick(1, 0).use('a', 'Roll').pick(3, 0);
    expect([lying(play, 'Log'), play.shows()]).toMatchObject([[3], { B: '9 at 2,0', C: '10 at 4,0' }]);
  });
});

describe('a summon that is replaced', () => {
  it('goes, and the other one stands there with all of its health', () => {
    const abilities = {
      Call: 'Free Action: Summon a Gull in range 5.',
      Change: 'Free Action: Replace one of your Gulls with a Seal.',
    };
    const play = scene('a . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Change');
    expect([standing(play, 'Gull'), standing(play, 'Seal')]).toEqual([[], [2]]);
  });
});

describe('a hero whom allies may teleport to', () => {
  it('is where they come beside, by an action of their own', () => {
    const passives = { Bell: 'Allies in range 4 may spend a Move Action to teleport to a space adjacent to you.' };
    const play = scene('. a . . b C', { a: { passives }, b: {}, C: {} }, { files }).turnOf('b');
    play.use('b', 'Bell');
    play.pick(2, 0);
    expect(play.shows().b).toBe('10 at 2,0');
  });
});
