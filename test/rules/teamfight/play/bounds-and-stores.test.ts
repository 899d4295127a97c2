import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('abilities that reach so far at most', () => {
  const files = { 'conditions/glare.json': { name: 'Glare', text: 'Your abilities have max range 1.' } };
  const a = {
    defaults: {
      Spark: 'Range 4, 1dmg.',
      Ring: 'Enemies in range 3, 1dmg.',
      Reach: 'Unlimited range, 1dmg.',
      Dazzle: 'Free Action, 1/Turn:\nGain Glare.',
    },
  };

  it('reach nobody who is farther away, whatever they say', () => {
    const play = scene('a B . C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Dazzle').use('a', 'Ring');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '10 at 3,0' });
    play.turnOf('a').use('a', 'Spark').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 3,0' });
    play.turnOf('a').use('a', 'Reach').pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '10 at 3,0' });
  });

  it('reach as far as ever once that is gone', () => {
    const play = scene('a B . C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Ring');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '9 at 3,0' });
  });
});

describe('a token that is lost far from whoever gave it', () => {
  const files = {
    'tokens/leash.json': { name: 'Leash', text: 'You have +1 speed.\nLost if further than range 2 from the giver.' },
  };
  const a = { defaults: { Tie: 'Range 3, give Leash.', Shove: 'Range 5, push 2.' } };

  it('stays as long as both are near, and goes with the step that parts them', () => {
    const play = scene('a B . . . .', { a, B: {} }, { files });
    play.use('a', 'Tie').pick('B');
    expect(play.shows().B).toBe('10 at 1,0, Leash');
    play.turnOf('B').move('B', 2, 0);
    expect(play.shows().B).toBe('10 at 2,0, Leash');
    play.move('B', 3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });

  it('goes where somebody is pushed away', () => {
    const play = scene('a B . . . .', { a, B: {} }, { files });
    play.use('a', 'Tie').pick('B').turnOf('a').use('a', 'Shove').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });
});

describe('two stances of which one always holds', () => {
  const text =
    'You are always in Owl stance or Wolf stance. Switch as a Free Action, 1/Turn.\n' +
    '- Owl: At the end of your turn, heal 1.\n' +
    '- Wolf: You have +2 speed.';
  const files = {
    'tokens/owl-stance.json': { name: 'Owl Stance' },
    'tokens/wolf-stance.json': { name: 'Wolf Stance' },
  };

  it('are switched once a turn, and each does what its line says', () => {
    const play = scene('a . . B', { a: { passives: { Coats: text }, hurt: 3, speed: 2 }, B: {} }, { files });
    play.use('a', 'Switch');
    expect(play.shows().a).toBe('7 at 0,0, Owl Stance');
    expect(play.usable()).not.toContain('Switch');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('8 at 0,0, Owl Stance');
    play.use('a', 'Switch');
    expect(play.shows().a).toBe('8 at 0,0, Wolf Stance');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('8 at 0,0, Wolf Stance');
  });
});

describe('what somebody comes into play with', () => {
  it('comes back up to what it was', () => {
    const a = {
      defaults: {
        Jet: 'Spend 1 Flask\nRange 9, 1dmg.\nStart with 2 Flasks, regain one at the start of each of your turns.',
      },
    };
    const files = { 'counters/flask.json': { name: 'Flask' } };
    const play = scene('a . B', { a, B: {} }, { files });
    expect(play.shows().a).toContain('2 Flask');
    play.use('a', 'Jet').pick('B');
    expect(play.shows().a).toContain('Flask');
    expect(play.shows().a).not.toContain('2 Flask');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toContain('2 Flask');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toContain('2 Flask');
    expect(play.shows().a).not.toContain('3 Flask');
  });
});

describe('who can be targeted by one alone', () => {
  const files = { 'tokens/hook.json': { name: 'Hook', text: 'Can only be targeted by the giver.' } };

  it('is out of the reach of all others, of its own side, too', () => {
    const play = scene(
      'a b C D',
      {
        a: { defaults: { Snare: 'Range 3, give Hook.', Jab: 'Range 5, 1dmg.' } },
        b: { defaults: { Poke: 'Range 5, 1dmg.' } },
        C: {},
        D: { defaults: { Mend: 'Ally in range 5 heals 1.' } },
      },
      { files },
    );
    play.use('a', 'Snare').pick('C');
    play.turnOf('b').use('b', 'Poke');
    expect(play.asks()).not.toContain('C');
    play.pick('D').turnOf('a').use('a', 'Jab').pick('C');
    expect(play.shows().C).toContain('9 at');
  });
});

describe('what blocks the sight of all but one', () => {
  const files = { 'markers/gloom.json': { name: 'Gloom', text: 'Blocks LoS for everyone but you.' } };

  it('lets whoever laid it see through, and nobody else', () => {
    const Jab = 'Range 9, 1dmg.';
    const a = {
      defaults: { Jab, Fog: 'Free Action, 1/Turn:\nEmpty space in range 3, place a Gloom.' },
      with: ['gloom'],
    };
    const play = scene('a b . . C\n# # # # #', { a, b: { defaults: { Jab } }, C: { defaults: { Jab } } }, { files });
    play.use('a', 'Fog').pick(2, 0).use('a', 'Jab');
    expect(play.asks()).toContain('4,0');
    play.pick('C').turnOf('b').use('b', 'Jab');
    expect(play.asks()).not.toContain('4,0');
  });
});

describe('an object that enemies cannot target', () => {
  const files = {
    'markers/lure.json': { name: 'Lure', text: "2hp. Enemies can't target this.", object: true, health: 2 },
  };

  it('is a target for its own side alone', () => {
    const Jab = 'Range 9, 2dmg.';
    const Bait = 'Free Action, 1/Turn:\nEmpty space in range 3, place a Lure.';
    const a = { defaults: { Jab, Bait }, with: ['lure'] };
    const play = scene('a . . . C\n. . . . .', { a, C: { defaults: { Jab } } }, { files });
    play.use('a', 'Bait').pick(2, 1).turnOf('C').use('C', 'Jab').pick(2, 1);
    expect(play.shows().Lure).toBeDefined();
    play.turnOf('a').use('a', 'Jab').pick(2, 1);
    expect(play.shows().Lure).toBeUndefined();
  });
});

describe('what must be cleared before anything else is done', () => {
  const text = 'You are undefendable. You must spend your Move Action to clear this before doing anything else.';
  const files = { 'conditions/prone.json': { name: 'Prone', text } };

  it('leaves nothing to do but that, and everything else behind it', () => {
    const play = scene(
      'a B . .\n. . . .',
      { a: { defaults: { Trip: 'Range 1, give Prone.' } }, B: { defaults: { Jab: 'Range 9, 1dmg.' } } },
      { files },
    );
    play.use('a', 'Trip').pick('B').turnOf('B');
    expect(play.usable()).toEqual(['End Prone']);
    expect(play.destinations()).toEqual([]);
    expect(play.actions().some(({ do: does }) => does === 'end')).toBe(false);
    play.use('B', 'End Prone');
    expect(play.shows().B).toBe('10 at 1,0');
    expect(play.usable()).toContain('Jab');
  });

  it('can be shaken off though nothing else can be done', () => {
    const asleep = { 'conditions/asleep.json': { name: 'Asleep', text: "You can't act. Move Action: remove this." } };
    const play = scene('a B', { a: { defaults: { Lull: 'Range 1, give Asleep.' } }, B: {} }, { files: asleep });
    play.use('a', 'Lull').pick('B').turnOf('B');
    expect(play.usable()).toEqual(['End Asleep']);
    play.use('B', 'End Asleep');
    expect(play.shows().B).toBe('10 at 1,0');
  });
});
