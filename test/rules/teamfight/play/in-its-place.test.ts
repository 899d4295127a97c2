import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('damage that somebody else takes', () => {
  const jab = { defaults: { Jab: 'Range 3, 3dmg.' } };

  it('comes to who is chosen, or to its own where nobody is there', () => {
    const B = { passives: { 'When you would take damage': 'You may have an adjacent ally take it instead.' } };
    const play = scene('a B C', { a: jab, B, C: {} });
    play.use('a', 'Jab').pick('B').pick('yes');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '7 at 2,0' });
    play.turnOf('a').use('a', 'Jab').pick('B').pick('no');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '7 at 2,0' });
    const alone = scene('a B . C', { a: jab, B, C: {} });
    alone.use('a', 'Jab').pick('B').pick('yes');
    expect(alone.shows()).toMatchObject({ B: '7 at 1,0', C: '10 at 3,0' });
  });
});

describe('what is done for each piece', () => {
  it('is done where it lay', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Grave in range 4.',
        Rise: 'Free Action:\nFor each Grave in range 4, remove it and summon a Ghoul in its space.',
        Burst: 'Free Action:\nFor each Grave in range 4, remove it, burst 1 of it, 1dmg.',
      },
      with: ['grave'],
    };
    const files = {
      'markers/grave.json': { name: 'Grave' },
      'summons/ghoul.json': { name: 'Ghoul', health: 2, speed: 3 },
    };
    const make = () => scene('a . . B\n. . . .', { a, B: {} }, { files });
    const risen = make().use('a', 'Sow').pick(1, 0).use('a', 'Sow').pick(1, 1).use('a', 'Rise');
    expect(risen.shows().Grave).toBeUndefined();
    expect(risen.state.units.filter(({ health }) => health === 2)).toHaveLength(2);
    const blown = make().use('a', 'Sow').pick(2, 0).use('a', 'Sow').pick(2, 1).use('a', 'Burst');
    expect(blown.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 3,0' });
  });

  it('is done in the space of one that has gone', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace a Grave in range 4.',
        Step: 'Free Action:\nRemove a Grave in range 4. Teleport to its space.',
      },
      with: ['grave'],
    };
    const play = scene('a . . .', { a }, { files: { 'markers/grave.json': { name: 'Grave' } } });
    play.use('a', 'Sow').pick(2, 0).use('a', 'Step');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0' });
  });
});

describe('an attack that repeats once', () => {
  it('only if what it asks is so when it is through', () => {
    const shot = { Shot: 'Free Action, 1/Turn:\nRange 3, 1dmg. Repeat once if you have not moved this turn.' };
    const still = scene('a . B', { a: { defaults: shot }, B: {} });
    still.use('a', 'Shot').pick('B').pick('B');
    expect(still.shows().B).toBe('8 at 2,0');
    const gone = scene('a . B\n. . .', { a: { defaults: shot }, B: {} });
    gone.move('a', 0, 1).use('a', 'Shot').pick('B');
    expect(gone.shows().B).toBe('9 at 2,0');
  });
});

describe('an area around a space', () => {
  const blast = 'Free Action:\nSpace in range 2 burst 1, 1dmg. If you are in the area, heal 1.';

  it('asks whether it has struck whoever lays it', () => {
    const make = () => scene('a . . B', { a: { abilities: { Blast: blast }, hurt: 5 }, B: {} });
    expect(make().use('a', 'Blast').pick(1, 0).shows()).toMatchObject({ a: '5 at 0,0', B: '10 at 3,0' });
    expect(make().use('a', 'Blast').pick(2, 0).shows()).toMatchObject({ a: '5 at 0,0', B: '9 at 3,0' });
  });

  it('is the middle of what is drawn around it', () => {
    const text = 'Free Action:\nRange 2 burst 1, 1dmg. Enemies in range 2 of the center take 1dmg.';
    const play = scene('a . . B C', { a: { abilities: { Ring: text } }, B: {}, C: {} });
    play.use('a', 'Ring').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 3,0', C: '9 at 4,0' });
  });
});

describe('a unit that is no summon', () => {
  it('is told apart when one dies', () => {
    const a = { passives: { 'A non-summon unit dies': 'Heal 2.' }, hurt: 5, defaults: { Jab: 'Range 3, 9dmg.' } };
    const play = scene('a B', { a, B: { health: 3 } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('7 at 0,0');
  });
});
