import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('how many of something there may be', () => {
  it('is said on one unit', () => {
    const play = scene('a . B', {
      a: { defaults: { Sear: 'Range 3, 1 DoT (at most 2 on a target).' } },
      B: { tokens: { dot: 2 } },
    });
    play.use('a', 'Sear').pick('B');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0, 2 DoT' });
  });

  it('leaves the old target where there is one at a time', () => {
    const play = scene(
      'a . B . C',
      {
        a: { abilities: { Tag: 'Free Action: Range 4, give Tag (one at a time, the old one is lost).' } },
        B: {},
        C: {},
      },
      { files: { 'tokens/tag.json': { name: 'Tag' } } },
    );
    play.use('a', 'Tag').pick('B').use('a', 'Tag').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', C: '10 at 4,0, Tag' });
  });
});

describe('what damage clears', () => {
  it('goes with the damage that comes behind it', () => {
    const abilities = { Nap: 'Range 3, Stun. Damage clears it.' };
    const play = scene('a . B . . c', { a: { abilities }, B: {}, c: { defaults: { Poke: 'Range 4, 1dmg.' } } });
    play.use('a', 'Nap').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Stun');
    play.turnOf('c').use('c', 'Poke').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });
});

describe('a trap', () => {
  it('is removed by whoever enters it', () => {
    const text = 'An enemy that enters this removes it and is Slowed until damaged.';
    const play = scene(
      'a t . B',
      { a: {}, t: { card: 'trap', of: 'a' }, B: {} },
      { files: { 'markers/trap.json': { name: 'Trap', text } } },
    );
    play.end().move('B', 1, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 1,0, Slow' });
  });
});

describe('what a piece does for whoever laid it', () => {
  it('holds while that one is on it', () => {
    const files = { 'markers/dais.json': { name: 'Dais', text: 'You deal +1 damage in this.' } };
    const on = (drawing: string) => {
      const hero = { defaults: { Poke: 'Range 4, 1dmg.' } };
      const play = scene(drawing, { a: hero, d: { card: 'dais', of: 'a' }, B: {} }, { files });
      return play.move('a', 1, 0).use('a', 'Poke').pick('B').shows().B;
    };
    expect(on('a d . B')).toBe('8 at 3,0');
    expect(on('a . d B')).toBe('9 at 3,0');
  });
});

describe('while that lasts', () => {
  it('another thing is so', () => {
    const abilities = {
      Jar: '1/Game: You take no damage until the end of your next turn. Meanwhile you deal half damage.',
    };
    const play = scene('a . B', { a: { abilities, defaults: { Hew: 'Free Action: Range 2, 4dmg.' } }, B: {} });
    play.use('a', 'Jar').use('a', 'Hew').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('a default ability as a Free Action', () => {
  it('is used once in the turn of which that is said', () => {
    const abilities = { Rush: '1/Game, Free Action: This turn you may use a default ability as a Free Action.' };
    const play = scene('a . B', { a: { abilities, defaults: { Poke: 'Range 2, 1dmg.' } }, B: {} });
    play.use('a', 'Rush').use('a', 'Default ability').pick('B').use('a', 'Poke').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.usable()).toEqual([]);
  });
});

describe('summons that act right away and die in the end', () => {
  const moth = { name: 'Moth', health: 2, speed: 2, defaultAbilities: [{ name: 'Flit', text: 'Range 1, 1dmg.' }] };
  const abilities = {
    Swarm:
      '1/Game: Put up to 2 Moths in empty spaces within range 1. They may act right away.\nAt the end of your next turn those that are left die.',
  };

  it('take a turn each, and are gone then', () => {
    const play = scene('. . . .\na . . B', { a: { abilities }, B: {} }, { files: { 'summons/moth.json': moth } });
    play.use('a', 'Swarm').pick(0, 0).pick(1, 0);
    const alive = () => play.state.units.filter(({ at }) => at >= 0).length;
    expect(alive()).toBe(4);
    play.turnOf('B').turnOf('a').end();
    expect(alive()).toBe(2);
  });
});

describe('an aura against others', () => {
  it('hinders attacks on everybody but its bearer', () => {
    const passives = { Dare: 'Enemies adjacent to you have +2def when targeting anything else.' };
    const wolf = { defaults: { Bite: 'Range 2, 1dmg.' } };
    const play = scene('c . B a', { a: { passives }, c: {}, B: wolf }).turnOf('B');
    play.rolls(2).use('B', 'Bite').pick('c');
    expect(play.shows().c).toBe('10 at 0,0');
  });
});

describe('a summon that helps its summoner', () => {
  const moth = {
    name: 'Moth',
    health: 2,
    speed: 2,
    defaultAbilities: [
      { name: 'Flit', text: 'Range 1, 1dmg, +1 damage if your summoner damaged the target this turn.' },
    ],
  };

  it('asks whom that hero has damaged', () => {
    const keeper = { defaults: { Poke: 'Range 3, 1dmg.' } };
    const play = scene(
      'a m B',
      { a: keeper, m: { card: 'moth', of: 'a' }, B: {} },
      { files: { 'summons/moth.json': moth } },
    );
    play.use('a', 'Poke').pick('B').turnOf('m').use('m', 'Flit').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('a hero or summon', () => {
  it('is no object', () => {
    const passives = { 'On killing a hero or summon': 'Heal 3.' };
    const hero = { passives, hurt: 5, defaults: { Poke: 'Range 2, 1dmg.' } };
    const files = {
      'markers/post.json': { name: 'Post', object: true, health: 1 },
      'summons/moth.json': { name: 'Moth', health: 1, speed: 1 },
    };
    const kills = (card: string) =>
      scene('a P . B', { a: hero, P: { card, of: 'B' }, B: {} }, { files })
        .use('a', 'Poke')
        .pick('P')
        .shows().a;
    expect(kills('moth')).toBe('8 at 0,0');
    expect(kills('post')).toBe('5 at 0,0');
  });
});

describe('health that is lost for what somebody else has gained', () => {
  const healed = (text: string, hurt: number, own: number) => {
    const play = scene('a b . B', { a: { abilities: { Give: text }, hurt: own }, b: { hurt }, B: {} });
    return play.use('a', 'Give').pick('b').shows();
  };
  const text = '1/Game: Range 1, ally heals to full. You lose as much health as they gained';

  it('is as much as that', () => {
    expect(healed(`${text}.`, 4, 0)).toMatchObject({ a: '6 at 0,0', b: '10 at 1,0' });
    expect(healed(`${text}.`, 6, 5)).toMatchObject({ a: 'dead', b: '10 at 1,0' });
  });

  it('leaves what is said to be left', () => {
    expect(healed(`${text}, down to 1.`, 6, 5)).toMatchObject({ a: '1 at 0,0', b: '10 at 1,0' });
  });
});

describe('what comes of so many that were lost', () => {
  const text = "Range 1, remove the target's Coins.\n1 or 2 Coins: 1dmg.\n3 Coins: 4dmg.";

  it('is said in a line for each number', () => {
    const left = (coins: number) => {
      const files = { 'counters/coin.json': { name: 'Coin' } };
      const B = { tokens: { 'scene/coin': coins } };
      const play = scene('a B', { a: { abilities: { Pluck: text } }, B }, { files });
      return play.use('a', 'Pluck').pick('B').shows().B;
    };
    expect(left(0)).toBe('10 at 1,0');
    expect(left(2)).toBe('9 at 1,0');
    expect(left(3)).toBe('6 at 1,0');
  });
});

describe('what is cast until the next turn', () => {
  const cast = (done: string, to?: readonly [number, number]) => {
    const abilities = {
      Cast: 'Start casting. At the start of your next turn, if you were not moved or stunned meanwhile: Burst 3, 2dmg.',
    };
    const B = { defaults: { Do: `Range 3, ${done}.` } };
    const play = scene('a . . B .', { a: { abilities }, B });
    play.use('a', 'Cast').end().use('B', 'Do').pick('a');
    if (to !== undefined) play.pick(...to);
    play.turnOf('a');
    return play.shows().B;
  };

  it('comes where nobody has disturbed it', () => {
    expect(cast('1dmg')).toBe('8 at 3,0');
    expect(cast('push 1')).toBe('8 at 3,0');
    expect(cast('pull 1', [1, 0])).toBe('10 at 3,0');
    expect(cast('Stun')).toBe('10 at 3,0');
  });
});

describe('somebody who comes back', () => {
  const points = (more: string) => {
    const passives = {
      'The first time you die': `At the start of your next turn, come back in that space with 4 health.${more}`,
    };
    const play = scene('a . B', { a: { defaults: { Hew: 'Range 2, 20dmg.' } }, B: { passives } });
    play.use('a', 'Hew').pick('B');
    expect(play.points).toEqual([1, 0]);
    play.turnOf('a');
    expect(play.shows().B).toBe('4 at 2,0');
    return play.points;
  };

  it('has cost no point then, unless the enemy keeps it', () => {
    expect(points('')).toEqual([0, 0]);
    expect(points(' The enemy keeps the point.')).toEqual([1, 0]);
  });
});

describe('a summon that is brought back', () => {
  const moth = { name: 'Moth', health: 3, speed: 2 };
  const abilities = { Back: 'If your Moth died, summon it again in range 1 with 1 health.' };
  const files = { 'summons/moth.json': moth };

  it('comes where there is none', () => {
    const none = scene('a . B', { a: { abilities }, B: {} }, { files });
    expect(none.use('a', 'Back').shows().Moth).toBe('1 at 1,0');
    const one = scene('. a m B', { a: { abilities }, m: { card: 'moth', of: 'a' }, B: {} }, { files });
    expect(one.use('a', 'Back').shows().Moth).toBeUndefined();
  });
});
