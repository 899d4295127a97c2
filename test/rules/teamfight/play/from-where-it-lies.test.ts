import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const set = (text: string) => ({
  files: {
    'markers/bell.json': { name: 'Bell', text },
    'markers/peg.json': { name: 'Peg', text: 'Nothing crosses it unheard.' },
  },
});

const a = {
  abilities: { Hang: 'Free Action: Range 4, place a Bell.', Peg: 'Free Action: Unlimited range, place a Peg.' },
};

/** The columns where something of that card lies. */
const lies = ({ state, game }: ReturnType<typeof scene>, name: string): number[] =>
  state.markers.filter(({ card, order }) => order >= 0 && game.cards[card]?.name === name).map(({ at }) => at);

describe("what a piece's own text chooses, counts and removes in a range", () => {
  it('is measured from the piece, and not from whoever laid it', () => {
    const text = 'When an enemy enters, destroy all Pegs in range 2.';
    const play = scene('a . . . . B .', { a, B: {} }, set(text));
    play.use('a', 'Peg').pick(1, 0).use('a', 'Peg').pick(6, 0).use('a', 'Hang').pick(4, 0);
    play.turnOf('B').move('B', 4, 0);
    expect(lies(play, 'Peg')).toEqual([1]);
  });

  it('is measured from whoever laid it where the text says so', () => {
    const text = 'When an enemy enters, place a Peg in range 1 of you.';
    const play = scene('a . . . . B .', { a, B: {} }, set(text)).use('a', 'Hang').pick(4, 0).turnOf('B');
    play.move('B', 4, 0).pick(1, 0);
    expect(lies(play, 'Peg')).toEqual([1]);
  });

  it('leaves the piece itself out, which is not adjacent to itself', () => {
    const play = scene('a . . . . B', { a, B: {} }, set('When an enemy enters, remove all Bells adjacent to this.'));
    play.use('a', 'Hang').pick(3, 0).use('a', 'Hang').pick(4, 0).use('a', 'Hang').pick(1, 0);
    play.turnOf('B').move('B', 4, 0);
    expect(lies(play, 'Bell')).toEqual([4, 1]);
  });
});

describe('another piece, in the text of one', () => {
  it('is none that comes with that very text', () => {
    const play = scene('a . . . . B', { a, B: {} }, set('If another Bell is placed, remove this.'));
    play.use('a', 'Hang').pick(1, 0);
    expect(lies(play, 'Bell')).toEqual([1]);
    play.use('a', 'Hang').pick(3, 0);
    expect(lies(play, 'Bell')).toEqual([3]);
  });

  it('is so on the card of a summon, too', () => {
    const call = { abilities: { Call: 'Free Action: Range 4, summon a Pup.' } };
    const passives = [{ name: 'Jealous', text: 'When another Pup is summoned, take 1 damage.' }];
    const play = scene(
      'a . . . . B',
      { a: call, B: {} },
      { files: { 'summons/pup.json': { name: 'Pup', health: 3, speed: 3, passives } } },
    );
    play.use('a', 'Call').pick(1, 0).use('a', 'Call').pick(3, 0);
    expect(play.state.units.slice(2).map(({ health }) => health)).toEqual([2, 3]);
  });
});

describe('the attacker of whoever is targeted', () => {
  it('is no ally who heals', () => {
    const thorny = { passives: { Thorns: 'When you are targeted, the attacker takes 1dmg.' }, hurt: 3 };
    const b = { defaults: { Mend: 'Range 3, heal 2.' } };
    const play = scene('a b', { a: thorny, b }).turnOf('b').use('b', 'Mend').pick('a');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '10 at 1,0' });
    const B = { defaults: { Jab: 'Range 3, 1dmg.' } };
    expect(scene('a B', { a: thorny, B }).turnOf('B').use('B', 'Jab').pick('a').shows()).toMatchObject({
      B: '9 at 1,0',
    });
  });
});
