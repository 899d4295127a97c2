import { describe, expect, it } from 'vitest';
import { reading } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, 4dmg.' };

describe('off the map for a while', () => {
  it('nobody reaches it, it passes its turn, and it is back where it was or as near as it gets', () => {
    const a = { defaults: { Vanish: 'Range 9, banish target until the start of your next turn.', ...jab } };
    const play = scene('a b . . C D', { a, b: {}, C: { hurt: 2 }, D: {} })
      .use('a', 'Vanish')
      .pick('C');
    expect(play.shows().C).toBe('away');
    play.told();
    play.turnOf('b').move('b', 4, 0);
    expect(play.told()).toContain('C is off the map and passes (T-012).');
    play.turnOf('a');
    expect(play.shows()).toMatchObject({ b: '10 at 4,0', C: '8 at 3,0' });
  });

  it('who is back when its own turn begins acts in it', () => {
    const a = {
      defaults: { Hide: 'Free Action:\nRemove yourself from the map until the start of your next turn.', ...jab },
    };
    const play = scene('a . B', { a, B: { defaults: jab } }).use('a', 'Hide');
    expect(play.shows().a).toBe('away');
    play.turnOf('B').turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '6 at 2,0' });
  });
});

describe('a turn that is skipped', () => {
  it('is passed once, while what lasts until it ends', () => {
    const files = {
      'conditions/dazed.json': { name: 'Dazed', text: 'Until the end of your next turn, you have -1 speed.' },
    };
    const a = { defaults: { Lull: 'Range 9, give Dazed, target skips their next turn.' } };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files }).use('a', 'Lull').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Dazed');
    play.told();
    play.turnOf('C');
    expect(play.told()).toContain('B skips this turn (T-012).');
    expect(play.shows().B).toBe('10 at 2,0');
    expect(play.turnOf('B').state.turn?.dead).toBe(false);
  });

  it('is passed where a condition takes it, which goes with it or when it would have begun; once it is cleared nothing is skipped', () => {
    for (const end of ['when you would have started it', 'at the end of your next turn']) {
      const files = { 'conditions/numb.json': { name: 'Numb', text: `Skip your next turn. Clear ${end}.` } };
      const a = { defaults: { Lull: 'Range 9, Numb.', Wake: 'Free Action: Range 9, clear all conditions.' } };
      const play = scene('a . B C', { a, B: {}, C: {} }, { files }).use('a', 'Lull').pick('B');
      expect(play.shows().B).toBe('10 at 2,0, Numb');
      play.told();
      play.turnOf('C');
      expect(play.told()).toContain('B skips this turn (T-012).');
      expect(play.shows().B).toBe('10 at 2,0');
      expect(play.turnOf('B').state.turn?.dead).toBe(false);
      const woken = scene('a . B C', { a, B: {}, C: {} }, { files }).use('a', 'Lull').pick('B');
      woken.use('a', 'Wake').pick('B');
      expect(woken.turnOf('B').state.turn?.dead).toBe(false);
    }
  });

  it('is passed by a summon that has it, and the condition goes with it', () => {
    const files = {
      'conditions/numb.json': { name: 'Numb', text: 'Skip your next turn. Clear at the end of your next turn.' },
      'summons/imp.json': { name: 'Imp', health: 3, speed: 2 },
    };
    const a = { defaults: { Lull: 'Range 9, Numb.' } };
    const B = { defaults: { Call: 'Summon an Imp in range 1.' } };
    const play = scene('a . . B\n. . . .', { a, B }, { files });
    play.turnOf('B').use('B', 'Call').pick(2, 0);
    play.turnOf('a').use('a', 'Lull').pick(2, 0);
    expect(Object.values(play.shows()).join()).toContain('Numb');
    play.turnOf('a');
    expect(Object.values(play.shows()).join()).not.toContain('Numb');
  });

  it('says whose, and for how long one is away', () => {
    for (const text of [
      'Range 2, remove target from the board',
      'Range 2, banish target for the rest of the game',
      'They skip their next turn',
    ])
      expect(reading('ability', text).reasons).not.toEqual([]);
    expect(reading('ability', 'Remove a Snare in range 2').program.body).toMatchObject([{ node: 'space' }]);
  });
});
