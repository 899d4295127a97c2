import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const mine = { name: 'Mine', text: 'When an enemy enters this space, remove this and they take 1 damage.' };
const grave = { name: 'Grave', text: 'Marks where a unit died.' };
const hound = { name: 'Hound', health: 2, speed: 3 };
const mud = { name: 'Mud', text: 'Difficult terrain.' };
const crate = { name: 'Crate', health: 2, object: true, text: 'Has 2hp and can be targeted like a unit.' };
const fuse = { name: 'Fuse', text: '' };
const files = {
  'markers/mine.json': mine,
  'markers/grave.json': grave,
  'summons/hound.json': hound,
  'markers/mud.json': mud,
  'markers/crate.json': crate,
  'tokens/fuse.json': fuse,
  'tokens/coin.json': { name: 'Coin', text: '' },
};

const at = (play: ReturnType<typeof scene>, name: string): string[] => play.shows()[name]?.split(' ') ?? [];

describe('pieces on a way', () => {
  it('up to so many of its spaces, one after the other, or fewer', () => {
    const a = { abilities: { Walk: 'Move 4. Leave a Mine in up to two spaces you moved through.' }, with: ['mine'] };
    const walk = () => scene('a . . . . . B', { a, B: {} }, { files }).use('a', 'Walk').pick(4, 0);
    const play = walk();
    expect(play.asks()).toBe('1 space: 1,0 2,0 3,0 stop');
    play.pick(2, 0);
    expect(play.asks()).toBe('1 space: 1,0 3,0 stop');
    expect(at(play.pick(1, 0), 'Mine')).toEqual(['2,0', '1,0']);
    const one = walk().pick(3, 0);
    one.play({ do: 'pick', value: -1 });
    expect(at(one, 'Mine')).toEqual(['3,0']);
  });

  it('those that lie there are taken away, as one likes', () => {
    const abilities = {
      Sow: 'Free Action: Place a Mine in range 6.',
      Sweep: 'Fly 4. Remove all Mines in spaces you moved through.',
    };
    const play = scene('a . . . . . B', { a: { abilities, with: ['mine'] }, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).use('a', 'Sow').pick(5, 0).use('a', 'Sweep').pick(4, 0);
    expect(at(play, 'Mine')).toEqual(['5,0']);
  });
});

describe('pieces that become something else', () => {
  it('each makes way for a unit where nobody stands on it', () => {
    const abilities = {
      Dig: 'Free Action: Place a Grave in range 6.',
      Rise: 'Global, replace all Graves with Hounds.',
    };
    const play = scene('a . . . B', { a: { abilities, with: ['grave'] }, B: {} }, { files });
    play.use('a', 'Dig').pick(1, 0).use('a', 'Dig').pick(4, 0).use('a', 'Rise');
    expect([at(play, 'Grave'), play.shows().Hound]).toEqual([['4,0'], '2 at 1,0']);
  });

  it('what a piece does as it goes, and what its space becomes', () => {
    const abilities = {
      Sow: 'Free Action: Place a Mine in range 6.',
      Blow: 'Remove any number of Mines. Each deals Burst 1, 2dmg, and its space becomes Mud.',
    };
    const play = scene('a . . . B', { a: { abilities, with: ['mine', 'mud'] }, B: {} }, { files });
    play.use('a', 'Sow').pick(3, 0).use('a', 'Blow').pick(3, 0);
    expect([play.shows().B, at(play, 'Mud'), at(play, 'Mine')]).toEqual(['8 at 4,0', ['3,0'], []]);
  });

  it('spaces that were marked are struck later, and the marks go then', () => {
    const text =
      'Free Action: Line 3, place Graves in the line. At the start of your next turn, 4dmg to all in marked spaces. Remove all Graves.';
    const a = { abilities: { Mark: text }, with: ['grave'] };
    const play = scene('a . . B C', { a, B: {}, C: {} }, { files }).use('a', 'Mark');
    expect(at(play, 'Grave')).toEqual(['1,0', '2,0', '3,0']);
    play.turnOf('B').turnOf('C').turnOf('a');
    expect([play.shows().B, play.shows().C]).toEqual(['6 at 3,0', '10 at 4,0']);
    expect(at(play, 'Grave')).toEqual([]);
  });
});

describe('who answers for pieces', () => {
  it('when one is triggered, and when one is destroyed', () => {
    const a = {
      passives: { 'When your Mine is triggered': 'Gain a Coin.', 'When your Mine is destroyed': 'Gain 2 Coins.' },
      abilities: { Sow: 'Free Action: Place a Mine in range 6.', Blow: 'Free Action: Destroy a Mine in range 6.' },
      with: ['mine', 'coin'],
    };
    const play = scene('a . . . B', { a, B: {} }, { files });
    play.use('a', 'Sow').pick(3, 0).use('a', 'Sow').pick(1, 0);
    play.use('a', 'Blow').pick(1, 0);
    play.turnOf('B').move('B', 3, 0);
    expect([play.shows().a, play.shows().B, at(play, 'Mine')]).toEqual(['10 at 0,0, 3 Coin', '9 at 3,0', []]);
  });

  it('who is immune to difficult ground of one kind goes as if it were not there', () => {
    const a = {
      passives: { 'You are immune to Mud.': '' },
      abilities: { Pour: 'Free Action: Line 3 becomes Mud.' },
      speed: 3,
      with: ['mud'],
    };
    const play = scene('a . . . B', { a, B: { speed: 3 } }, { files }).use('a', 'Pour');
    expect(at(play, 'Mud')).toEqual(['1,0', '2,0', '3,0']);
    play.move('a', 3, 0);
    expect(play.shows().a).toBe('10 at 3,0');
    expect(() => play.turnOf('B').move('B', 1, 0)).toThrow();
  });

  it('what a card says beside what its piece is belongs to the piece', () => {
    const text = 'Free Action: Place a Crate in range 2. Enemies who end their turn adjacent to it take 1 damage.';
    const play = scene('a . . B', { a: { abilities: { Set: text }, with: ['crate'] }, B: {} }, { files });
    play.use('a', 'Set').pick(2, 0);
    play.turnOf('B').end();
    expect(play.shows().B).toBe('9 at 3,0');
  });
});

describe('what a token is gone by', () => {
  const stick = (more: string) => ({
    abilities: { Stick: `Free Action: Range 1, give your Fuse. ${more}` },
    with: ['fuse'],
  });

  it('when the two part, whichever goes', () => {
    const play = scene('. a B . .', { a: stick('Ends if you become nonadjacent.'), B: {} }, { files });
    play.use('a', 'Stick').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Fuse');
    play.turnOf('B').move('B', 3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
    const other = scene('. a B . .', { a: stick('Ends if you become nonadjacent.'), B: {} }, { files });
    other.use('a', 'Stick').pick('B').move('a', 0, 0);
    expect(other.shows().B).toBe('10 at 2,0');
  });

  it('by whoever has it, who pays for that', () => {
    const play = scene('a B . .', { a: stick('They may remove it as a Move Action.'), B: {} }, { files });
    play.use('a', 'Stick').pick('B').turnOf('B');
    play.use('B', 'Remove Fuse');
    expect(play.shows().B).toBe('10 at 1,0');
  });
});

describe('what was there to take', () => {
  it('is asked of what went, and not of what is left', () => {
    const a = { abilities: { Rob: 'Range 1, steal a Coin from the target. If they have none, 2dmg.' }, with: ['coin'] };
    const rich = { abilities: { Mint: 'Free Action: Gain a Coin.' }, with: ['coin'] };
    const play = scene('a B', { a, B: rich }, { files });
    play.turnOf('B').use('B', 'Mint').turnOf('a').use('a', 'Rob').pick('B');
    expect([play.shows().a, play.shows().B]).toEqual(['10 at 0,0, Coin', '10 at 1,0']);
    play.turnOf('B').turnOf('a').use('a', 'Rob').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});
