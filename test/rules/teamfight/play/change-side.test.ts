import { describe, expect, it } from 'vitest';
import { teamfight } from '../../../../rules/teamfight/rules.ts';
import { scene } from '../support.ts';

const charm = 'Free Action, Range 9: Until the end of their next turn, the target is on your team.';
const shot = { defaults: { Shot: 'Range 9, 3dmg.' }, abilities: { Flare: '1/Game: Range 9, 5dmg.' } };

describe('a unit that changes sides', () => {
  it('is an ally until the end of its next turn, which its new player plays', () => {
    const play = scene('a . . . B C', { a: { abilities: { Charm: charm } }, B: shot, C: { speed: 3 } });
    play.use('a', 'Charm').pick('B').turnOf('B');
    expect(teamfight.seat(play.game, play.state)).toBe(0);
    play.use('B', 'Shot').pick('C');
    expect(play.shows().C).toBe('7 at 5,0');
    play.turnOf('C');
    expect(teamfight.seat(play.game, play.state)).toBe(1);
    expect(play.told().join()).toMatch(/is on the side of .* is on the side of/);
  });

  it('may be kept from what can be used only so often in a game', () => {
    const hold = `${charm}\nYou control their next activation, during which you cannot use any x/Game abilities.`;
    const play = scene('a . . . B C', { a: { abilities: { Charm: hold } }, B: shot, C: {} });
    play.use('a', 'Charm').pick('B').turnOf('B');
    expect(play.usable()).toContain('Shot');
    expect(play.usable()).not.toContain('Flare');
  });

  it('costs its own side a point when it dies meanwhile', () => {
    const play = scene('a . . . B', { a: { abilities: { Charm: charm, Doom: 'Range 9, 20dmg.' } }, B: shot });
    play.use('a', 'Charm').pick('B').use('a', 'Doom').pick('B');
    expect(play.shows().B).toBe('dead');
    expect(play.state.deaths).toEqual([0, 1]);
  });
});

describe('a unit that is made to go where somebody else says', () => {
  const text = 'Free Action, Range 9, force the target to move up to its speed under your control.';
  const fixed = { speed: 2, passives: { 'Immune to forced movement': '' } };

  it('goes as of its own will where the text says that this is no forced movement', () => {
    const play = scene('a . . B . .', {
      a: { abilities: { Lead: `${text} It is not forced movement.` } },
      B: fixed,
    });
    play.use('a', 'Lead').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is forced else, and may be immune to that', () => {
    const play = scene('a . . B . .', { a: { abilities: { Lead: text } }, B: fixed });
    play.use('a', 'Lead').pick('B');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().B).toBe('10 at 3,0');
  });
});
