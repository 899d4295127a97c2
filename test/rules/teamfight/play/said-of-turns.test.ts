import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is said of a next turn', () => {
  it('takes an action of that turn, and none of the one that runs', () => {
    const a = {
      abilities: {
        Rush: 'Free Action, 1/Game\nYou have +1 Standard Action this turn, and -1 Standard Action next turn.',
      },
      defaults: { Shot: 'Range 3, 1dmg.' },
    };
    const play = scene('a . B', { a, B: {} }).use('a', 'Rush');
    play.use('a', 'Shot').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    play.turnOf('B').turnOf('a');
    expect(play.usable()).not.toContain('Shot');
    play.turnOf('B').turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });

  it('lets an ally go farther and do more in it', () => {
    const a = {
      abilities: { Cheer: 'Range 3, ally has +2 speed and an additional Standard Action on their next turn.' },
    };
    const b = { speed: 1, defaults: { Shot: 'Range 9, 1dmg.' } };
    const play = scene('a b . . . . C', { a, b, C: {} });
    play.use('a', 'Cheer').pick('b').turnOf('b');
    expect(play.destinations()).toContain('4,0');
    play.use('b', 'Shot').pick('C').use('b', 'Shot').pick('C');
    expect(play.shows().C).toBe('8 at 6,0');
  });

  it.each([
    'Remove this at the end of your next turn.',
    'At the end of your next turn, lose this.',
    'Lasts until the end of your next turn.',
  ])('is when a token goes that came in one’s own turn: %s', (text) => {
    const files = { 'tokens/tar.json': { name: 'Tar', text: `You have -1 speed. ${text}` } };
    const a = { abilities: { Dip: 'Free Action: Gain Tar.' }, with: ['tar'] };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Dip').turnOf('B');
    expect(play.shows().a).toBe('10 at 0,0, Tar');
    play.turnOf('a').turnOf('B');
    expect(play.shows().a).toBe('10 at 0,0');
  });

  it('makes the next attack of somebody miss more', () => {
    const a = { defaults: { Taunt: 'Range 3, 1dmg. Target has +3def on their next attack roll.' } };
    const B = { defaults: { Shot: 'Free Action: Range 9, 1dmg.' } };
    const play = scene('a . B', { a, B }, { rolls: [3] });
    play.use('a', 'Taunt').pick('B').turnOf('B').use('B', 'Shot').pick('a').use('B', 'Shot').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('a number that a die has shown', () => {
  it('is how far one goes', () => {
    const a = { abilities: { Act: 'Roll a die. Teleport that many spaces.' } };
    const play = scene('a . . . . B', { a, B: {} }, { rolls: [4] });
    play.use('a', 'Act').pick(4, 0);
    expect(play.shows().a).toBe('10 at 4,0');
  });

  it('is another one for each of those who are rolled for', () => {
    const a = { abilities: { Act: 'Roll for each enemy in range 3. On a 4+, they take 3dmg.' } };
    const play = scene('a B C D', { a, B: {}, C: {}, D: {} }, { rolls: [4, 2, 6] });
    play.use('a', 'Act');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 1,0', C: '10 at 2,0', D: '7 at 3,0' });
  });
});

describe('areas', () => {
  it('strike who lays them where the text says so', () => {
    const play = scene('a B', { a: { abilities: { Nova: 'Burst 1, 3dmg, including yourself.' } }, B: {} });
    play.use('a', 'Nova');
    expect(play.shows()).toEqual({ a: '7 at 0,0', B: '7 at 1,0' });
  });

  it('come around each space that was marked', () => {
    const text = 'Global, mark 2 spaces.\nAt the start of your next turn, each marked space: burst 1, 2dmg.';
    const play = scene('a . . B . C . D', { a: { abilities: { Mark: text } }, B: {}, C: {}, D: {} });
    play.use('a', 'Mark').pick(2, 0).pick(6, 0).turnOf('B').turnOf('a');
    expect(play.shows()).toMatchObject({ B: '8 at 3,0', C: '8 at 5,0', D: '8 at 7,0' });
  });

  it('are what one may pay for', () => {
    const text = 'You may take 2 damage to do burst 1, 3dmg.';
    const play = scene('a B', { a: { abilities: { Vent: text } }, B: {} });
    play.use('a', 'Vent').pick('yes');
    expect(play.shows()).toEqual({ a: '8 at 0,0', B: '7 at 1,0' });
  });

  it('clear all of a condition of those in it, and strike some of them', () => {
    const text = 'All in burst 2 clear DoT. Enemies there are Stunned.';
    const hurt = { tokens: { dot: 3 } };
    const play = scene('a b C', { a: { abilities: { Rain: text } }, b: hurt, C: {} });
    play.use('a', 'Rain');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', C: '10 at 2,0, Stun' });
  });
});

describe('a space', () => {
  it('that one teleports to is in sight', () => {
    const play = scene('a . # . .', { a: { abilities: { Blink: 'Teleport up to 4 to a space you can see.' } } });
    play.use('a', 'Blink');
    if (play.asks()) play.pick(1, 0);
    expect(play.shows().a).toBe('10 at 1,0');
  });

  it('of a piece that goes is where somebody comes', () => {
    const files = {
      'markers/bone.json': { name: 'Bone' },
      'summons/ghoul.json': { name: 'Ghoul', health: 2, speed: 2 },
    };
    const a = {
      abilities: {
        Bury: 'Free Action: Place a Bone in range 3.',
        Raise: 'Remove a Bone in range 3 to summon a Ghoul in its place.',
      },
    };
    const play = scene('a . . . B', { a, B: {} }, { files });
    play.use('a', 'Bury').pick(2, 0).use('a', 'Raise');
    if (play.asks()) play.pick(2, 0);
    expect(Object.values(play.shows())).toContain('2 at 2,0');
  });
});

describe('a counter that does harm by a rules card', () => {
  it('is no price where one loses it, but with a colon', () => {
    const files = {
      'counters/heat.json': { name: 'Heat', start: 1 },
      'cards/too-hot.json': { name: 'Heat', text: 'When a hero ends their turn with 9 Heat, they take 5 damage.' },
    };
    const a = {
      hurt: 5,
      defaults: { Vent: 'Free Action\nLose 2 Heat. Heal 1.', Burn: 'Free Action\nLose 2 Heat: heal 3.' },
      with: ['heat'],
    };
    const play = scene('a . B', { a, B: {} }, { files });
    expect(play.usable()).not.toContain('Burn');
    play.use('a', 'Vent');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('on a kill', () => {
  it('all that was spent comes back', () => {
    const files = { 'counters/shell.json': { name: 'Shell', start: 2, most: 2 } };
    const a = {
      passives: { 'On kill': 'Regain all Shells.' },
      defaults: { Gun: 'Spend 1 Shell: Range 3, 9dmg.' },
      with: ['shell'],
    };
    const play = scene('a . B C', { a, B: { health: 5 }, C: {} }, { files });
    const before = play.shows().a;
    play.use('a', 'Gun').pick('B');
    expect(play.shows().a).toBe(before);
  });
});
