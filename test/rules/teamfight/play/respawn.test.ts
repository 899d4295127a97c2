import { describe, expect, it } from 'vitest';
import { scoresOf } from '../../../../rules/teamfight/play/scoring.ts';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Range 9, 9dmg.' } };
const killed = (passives: Record<string, string>) =>
  scene('a . B', { a: { health: 8, passives }, B: shot })
    .turnOf('B')
    .use('B', 'Shot')
    .pick('a');

describe('what a death is worth', () => {
  it.each([
    ['Your death scores no points.', 0],
    ['You are worth 2 points.', 2],
    ['When you die, the enemy scores no points.', 0],
    ['Heal 1 when you move.', 1],
  ])('%s', (text, points) => {
    expect(scoresOf(killed({ Worth: text }))).toEqual([0, points]);
  });

  it('is lost again by whoever comes back', () => {
    const play = killed({
      Worth: 'You are worth 2 points.',
      'On death': 'At the start of your next turn, respawn where you died.',
    });
    expect(scoresOf(play)).toEqual([0, 2]);
    play.turnOf('a');
    expect(play.shows().a).toBe('8 at 0,0');
    expect(scoresOf(play)).toEqual([0, 0]);
  });
});

describe('who comes back by their own text', () => {
  it('does so when it is said, with what is said', () => {
    const play = killed({ 'On death': 'Return where you died at the start of the next round with half health.' });
    expect(play.shows().a).toBe('dead');
    play.end();
    expect(play.shows().a).toBe('4 at 0,0');
  });

  it('comes next to whoever stands there', () => {
    const B = { ...shot, abilities: { Step: 'Free Action: Teleport to a space in range 9.' } };
    const play = scene('a . B\n. . .', {
      a: { health: 8, passives: { 'On death': 'At the start of your next turn, respawn where you died.' } },
      B,
    });
    play.turnOf('B').use('B', 'Shot').pick('a').use('B', 'Step').pick(0, 0).turnOf('a');
    expect(play.shows().a).not.toBe('dead');
    expect(play.shows().B).toBe('10 at 0,0');
  });
});
