import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 4dmg.' };
const files = {
  'summons/rat.json': { name: 'Rat', health: 2, speed: 2 },
  'markers/keg.json': { name: 'Keg', object: true, health: 2 },
  'markers/spark.json': { name: 'Spark' },
};

describe('what is done where somebody was, or with whatever has a name', () => {
  it('summons where somebody has died, beside nobody’s choice', () => {
    const heir = { health: 4, passives: { 'On death': 'Summon a Rat in your space.' } };
    const play = scene('a . B .', { a: { defaults: jab }, B: heir }, { files })
      .use('a', 'Jab')
      .pick('B');
    const rat = play.state.units.find(({ at, health }) => at === play.space(2, 0) && health === 2);
    expect(rat?.seat).toBe(1);
    const hunter = { defaults: jab, passives: { 'When you kill a unit': 'Summon a Rat in its space.' } };
    const hunt = scene('a . B .', { a: hunter, B: { health: 4 } }, { files })
      .use('a', 'Jab')
      .pick('B');
    expect(hunt.state.units.find(({ at, health }) => at === hunt.space(2, 0) && health === 2)?.seat).toBe(0);
  });

  it('destroys a piece and strikes around where it lay', () => {
    const a = {
      defaults: {
        Set: 'Free Action: Place a Spark in range 4.',
        Blow: 'Remove a Spark in range 5: burst 1 of it, 2dmg.',
      },
    };
    const play = scene('a . . . B', { a, B: {} }, { files }).use('a', 'Set').pick(3, 0).use('a', 'Blow');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 4,0' });
  });

  it('takes an object as a unit wherever one may be named', () => {
    const a = { abilities: { Shake: 'Each Keg in LoS: all others in burst 1 of it, 1dmg.' } };
    const map = { markers: [{ kind: 'keg', at: '3,0', team: 'red' as const }] };
    const play = scene('a . . . B', { a, B: {} }, { files, map }).use('a', 'Shake');
    expect(play.shows()).toEqual({ a: '10 at 0,0', Keg: '2 at 3,0', B: '9 at 4,0' });
  });

  it('spares those of an area whom the next sentence leaves out', () => {
    const a = { abilities: { Quake: 'Burst 3, 2dmg. Does not affect adjacent units.' } };
    const play = scene('a B C', { a, B: {}, C: {} }).use('a', 'Quake');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 1,0', C: '8 at 2,0' });
  });
});

describe('what lasts', () => {
  it('leaves a stance by itself, but no other that was entered since', () => {
    const text = 'Free Action:\nEnter Newt Stance until the end of your turn.';
    const files = { 'tokens/newt-stance.json': { name: 'Newt Stance', text: 'You have Armor.' } };
    const play = scene('a B', { a: { abilities: { Curl: text } }, B: {} }, { files }).use('a', 'Curl');
    expect(play.shows().a).toBe('10 at 0,0, Newt Stance');
    expect(play.end().shows().a).toBe('10 at 0,0');
  });

  it('ends with what is named, at the latest at the moment that is named', () => {
    const aim = { Aim: 'Free Action: You deal +1 damage until the end of your next turn or until you attack.' };
    const start = () => scene('a . . B', { a: { abilities: aim, defaults: jab }, B: {} }).use('a', 'Aim');
    expect(start().use('a', 'Jab').pick('B').shows().B).toBe('5 at 3,0');
    expect(start().use('a', 'Jab').pick('B').use('a', 'Jab').pick('B').shows().B).toBe('1 at 3,0');
    expect(start().turnOf('B').turnOf('a').use('a', 'Jab').pick('B').shows().B).toBe('5 at 3,0');
    expect(start().turnOf('B').turnOf('a').turnOf('B').turnOf('a').use('a', 'Jab').pick('B').shows().B).toBe(
      '6 at 3,0',
    );
  });
});

describe('who is asked, and what comes beside', () => {
  it('asks for either of two things', () => {
    const a = {
      defaults: {
        Prod: 'Free Action, 9/Turn:\nRange 3, undefendable, 1dmg, +2dmg if the target is Slowed or below half health.',
      },
    };
    const play = scene('a B . C', { a, B: { hurt: 6 }, C: {} });
    play.use('a', 'Prod').pick('B').use('a', 'Prod').pick('C');
    expect(play.shows()).toMatchObject({ B: '1 at 1,0', C: '9 at 3,0' });
  });

  it('gives all that stands behind one verb, and heals whoever has attacked', () => {
    const counters = { 'counters/pip.json': { name: 'Pip' }, 'counters/cog.json': { name: 'Cog' } };
    const a = { hurt: 5, defaults: { Sip: 'Range 2, undefendable, 2dmg, heal 1. Gain 2 Pips and 1 Cog.' } };
    const play = scene('a B', { a, B: {} }, { files: counters }).use('a', 'Sip').pick('B');
    expect(play.shows()).toEqual({ a: '6 at 0,0, 2 Pip, Cog', B: '8 at 1,0' });
  });

  it('does a sentence so often as it says first, on whoever is chosen then', () => {
    const a = { defaults: { Flurry: 'Three times: range 2, undefendable, 1dmg.' } };
    const play = scene('a B C', { a, B: {}, C: {} }).use('a', 'Flurry').pick('B').pick('C').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 2,0' });
  });

  it('answers only who attacks from where it says, and only the ability that it names', () => {
    const thorns = { passives: { Thorns: 'Enemies that attack you from range 1 take 1dmg.' } };
    const play = scene('b A . C', { b: thorns, A: { defaults: jab }, C: { defaults: jab } });
    play.turnOf('A').use('A', 'Jab').pick('b').turnOf('C').use('C', 'Jab').pick('b');
    expect(play.shows()).toMatchObject({ A: '9 at 1,0', C: '10 at 3,0' });
    const named = {
      passives: { 'When you hit with Jab': 'Heal 1.' },
      hurt: 3,
      defaults: { ...jab, Poke: 'Free Action: Range 9, undefendable, 1dmg.' },
    };
    const other = scene('a B', { a: named, B: {} }).use('a', 'Poke').pick('B');
    expect(other.shows().a).toBe('7 at 0,0');
    expect(other.use('a', 'Jab').pick('B').shows().a).toBe('8 at 0,0');
  });

  it('asks of what was there before it gives the same, and leaves out whom it attacks of the others', () => {
    const tokens = { 'tokens/jinx.json': { name: 'Jinx', text: 'You have -1 speed.' } };
    const a = {
      defaults: {
        Curse: 'Free Action, 9/Turn:\nRange 3, undefendable, give Jinx. If it already has Jinx, 2dmg.',
        Thrust: 'Range 1, undefendable, 3dmg, -1dmg per other enemy in range 1.',
      },
    };
    const play = scene('B a C', { a, B: {}, C: {} }, { files: tokens }).use('a', 'Curse').pick('B');
    expect(play.shows().B).toBe('10 at 0,0, Jinx');
    expect(play.use('a', 'Curse').pick('B').shows().B).toBe('8 at 0,0, 2 Jinx');
    expect(play.use('a', 'Thrust').pick('C').shows().C).toBe('8 at 2,0');
  });

  it('offers an alternative only to who can pay what it begins with', () => {
    const counters = { 'counters/pip.json': { name: 'Pip' } };
    const text = 'Free Action, 9/Turn:\nRange 3, undefendable, choose one --\n- Spend a Pip. 4dmg\n- 1dmg';
    const start = (tokens: Readonly<Record<string, number>>) =>
      scene('a B', { a: { defaults: { Shot: text }, tokens }, B: {} }, { files: counters })
        .use('a', 'Shot')
        .pick('B');
    expect(start({}).shows().B).toBe('9 at 1,0');
    expect(start({ 'scene/pip': 1 }).pick(0, 0).shows().B).toBe('6 at 1,0');
  });
});
