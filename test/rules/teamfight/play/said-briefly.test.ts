import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });
const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });
const marker = (name: string, text: string) => ({ [`markers/${name.toLowerCase()}.json`]: { name, text } });
const lying = (play: ReturnType<typeof scene>) =>
  play.state.markers.filter(({ order, at }) => order >= 0 && at >= 0).map(({ at }) => play.place(at));

describe('pieces that say shortly what they do', () => {
  it('whoever comes first takes the piece with it', () => {
    const files = marker('Pear', 'First unit to enter heals 2.');
    const a = card('Free Action:\nPlace a Pear in range 3.', { hurt: 5 });
    const play = scene('a . . .\n. . . .', { a, B: {} }, { files });
    play.use('a', 'Act').pick(1, 0).move('a', 1, 0);
    expect([play.shows().a, lying(play)]).toEqual(['7 at 1,0', []]);
  });

  it('the end of the turn is that of whoever has placed it', () => {
    const files = marker('Stove', 'End of turn: adjacent enemies 1dmg, Slow.');
    const play = scene('a . . B', { a: card('Free Action:\nPlace a Stove in range 3.'), B: {} }, { files });
    play.use('a', 'Act').pick(2, 0).turnOf('B');
    expect(play.shows().B).toBe('9 at 3,0, Slow');
  });

  it('what lies until the end of the turn goes with the turn in which it is placed', () => {
    const files = marker('Wisp', 'Blocks sight. Remove at the end of the turn.');
    const wisp = { 'markers/wisp.json': { ...files['markers/wisp.json'], blocksSight: true } };
    const play = scene('a . . B', { a: card('Free Action:\nPlace a Wisp in range 3.'), B: {} }, { files: wisp });
    play.use('a', 'Act').pick(2, 0);
    expect(lying(play)).toEqual(['2,0']);
    play.turnOf('B');
    expect(lying(play)).toEqual([]);
  });
});

describe('what is asked of movement', () => {
  it.each([
    [false, '7 at 2,0'],
    [true, '9 at 2,0'],
  ])('who has not moved strikes harder; moved: %s', (moves, shown) => {
    const play = scene('. a B', { a: acts('Range 2, 1dmg, +2dmg if you have not moved.'), B: {} });
    if (moves) play.move('a', 0, 0);
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe(shown);
  });

  it.each([
    ['pull until adjacent', '. a . . B .', '9 at 2,0'],
    ['pull the target until it is adjacent to you or blocked', '. a . . B .', '9 at 2,0'],
    ['push until it hits something', '. a B . . #', '9 at 4,0'],
  ])('%s', (how, drawing, shown) => {
    const play = scene(drawing, { a: acts(`Range 4, 1dmg, ${how}.`), B: {} });
    play.use('a', 'Act').pick('B');
    while (play.state.pending !== undefined) play.pick(Number(shown.at(5)), 0);
    expect(play.shows().B).toBe(shown);
  });
});

describe('names of passives that say when', () => {
  const pet = { 'summons/otter.json': { name: 'Otter', health: 2, speed: 3 } };
  const bears = (name: string, text: string): Piece => ({ passives: { [name]: text } });

  it('the death of a summon is felt by its summoner', () => {
    const a = bears('Otter dies', 'Slow.');
    const b = { card: 'otter', of: 'a', health: 2 };
    const play = scene(
      'a b B',
      { a: { ...a, abilities: { Call: 'Summon an Otter in range 1.' } }, b, B: acts('Range 1, 3dmg.') },
      { files: pet },
    );
    play.turnOf('B').use('B', 'Act').pick('b');
    expect(play.shows().a).toBe('10 at 0,0, Slow');
  });

  it('of each round the first damage is less', () => {
    const a = bears('First time you receive damage each round', '-1 damage.');
    const play = scene('a B', { a, B: card('Range 1, 2dmg.', { defaults: { Jab: 'Free Action:\nRange 1, 2dmg.' } }) });
    play.turnOf('B').use('B', 'Act').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
    play.use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('a crit is answered by whom it struck', () => {
    const a = bears('Receive a crit', 'Push the attacker 1.');
    const play = scene('a B . .', { a, B: acts('Range 1, 1dmg, +1 crit.') }, { rolls: [6] });
    play.turnOf('B').use('B', 'Act').pick('a');
    while (play.state.pending !== undefined) play.pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });
});

describe('what is done with a summon that is called by its name', () => {
  const files = { 'summons/otter.json': { name: 'Otter', health: 2, speed: 3 } };
  const b: Piece = { card: 'otter', of: 'a', health: 2 };
  const call = { Call: 'Summon Otter in range 1.' };

  it('an area around it strikes there, and it dies once', () => {
    const text = 'Enemies in burst 1 of Otter, 2dmg, and Otter dies.';
    const play = scene('a . . b B C .', { a: { abilities: { ...call, Act: text } }, b, B: {}, C: {} }, { files });
    play.use('a', 'Act');
    if (play.state.pending !== undefined) play.pick('b');
    expect(play.shows()).toMatchObject({ B: '8 at 4,0', C: '10 at 5,0' });
    expect(play.shows().b ?? 'dead').toContain('dead');
  });

  it('it dies with nobody near it, too', () => {
    const text = 'Enemies in burst 1 of Otter, 2dmg, and Otter dies.';
    const play = scene('a . . b . C .', { a: { abilities: { ...call, Act: text } }, b, C: {} }, { files });
    play.use('a', 'Act');
    if (play.state.pending !== undefined) play.pick('b');
    expect([play.shows().b ?? 'dead', play.shows().C]).toEqual([expect.stringContaining('dead'), '10 at 5,0']);
  });

  it('it changes places with the target', () => {
    const text = 'Range 2, 1dmg, then swap the target and Otter.';
    const play = scene('a . B . b', { a: { abilities: { ...call, Act: text } }, b, B: {} }, { files });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 4,0', b: '2 at 2,0' });
  });
});

describe('what is counted and asked in short words', () => {
  it('so many pieces come as enemies were hit', () => {
    const text = 'Enemies in burst 1, 1dmg. Place a Pear in range 3 for each enemy hit.';
    const files = marker('Pear', 'First unit to enter heals 2.');
    const play = scene('. B a C .\n. . . . .', { a: card(text), B: {}, C: {} }, { files });
    play.use('a', 'Act').pick(0, 1).pick(4, 1);
    expect(lying(play)).toEqual(['0,1', '4,1']);
  });

  it('what was gained is counted', () => {
    const files = { 'counters/zeal.json': { name: 'Zeal' } };
    const a = card('Free Action:\nGain 1 Zeal, take 1 damage for each.');
    const play = scene('a B', { a: { ...a, with: ['zeal'] }, B: {} }, { files });
    play.use('a', 'Act').use('a', 'Act');
    expect(play.shows().a).toContain('7 at 0,0');
  });

  it.each([
    ['Cancel the damage of an attack.', '10 at 0,0'],
    ['Take half damage from an attack.', '9 at 0,0'],
  ])('an instant that spares: %s', (text, shown) => {
    const play = scene('b A', { A: acts('Range 1, undefendable, 2dmg.'), b: card(`1/Game, Instant:\n${text}`) });
    play.turnOf('A');
    play.use('A', 'Act').pick('b');
    play.pick('b', 'Act');
    expect(play.shows().b).toBe(shown);
  });

  it('without Standard Actions none is left', () => {
    const text = '1/Game, Free Action:\nUntil the end of your next turn, +1 speed, but no Standard Actions.';
    const play = scene('a B', { a: card(text, { defaults: { Jab: 'Range 1, 1dmg.' } }), B: {} });
    play.use('a', 'Act');
    expect(() => play.use('a', 'Jab')).toThrow();
  });
});
