import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const pane = (text: string) => ({ 'markers/pane.json': { name: 'Pane', text } });
const units = {
  a: { abilities: { Raise: 'Free Action: Place a Pane in range 1.' } },
  b: {},
  C: { defaults: { Shot: 'Range 5, 2dmg', Blast: 'Burst 4, 1dmg' } },
};

/** The pane stands between the two sides, and it is the enemy's turn. */
function raised(text: string) {
  const play = scene('. a . . C\n. . . . .', units, { files: pane(text) });
  play.use('a', 'Raise').pick(2, 0).end();
  return play.turnOf('C');
}

describe('a piece that is blocking for some', () => {
  it('T-172: keeps their abilities from what is behind it, areas too, and lets them walk through', () => {
    const play = raised("Enemy attacks can't pass through this.");
    expect(play.destinations()).toContain('2,0');
    play.use('C', 'Shot');
    expect(play.asks()).not.toContain('1,0');
    play.pick(2, 0);
    play.end();
    const blast = raised('Blocks enemy attacks but not movement.');
    blast.use('C', 'Blast');
    expect(blast.shows().a).toBe('10 at 1,0');
  });

  it('keeps them from walking into it and sees them aim past it', () => {
    const play = raised('Enemies cannot enter this space.');
    expect(play.destinations()).not.toContain('2,0');
    play.use('C', 'Shot');
    expect(play.asks()).toContain('1,0');
  });

  it('is no obstacle for its own side', () => {
    const play = scene(
      '. a . . C\n. . . . .',
      { ...units, a: { ...units.a, defaults: { Shot: 'Range 5, 2dmg' } } },
      { files: pane('Blocking for enemies.') },
    );
    play.use('a', 'Raise').pick(2, 0);
    expect(play.destinations()).toContain('2,0');
    play.use('a', 'Shot').pick('C');
    expect(play.shows().C).toBe('8 at 4,0');
  });

  it('can be said by the card that places it, where the piece itself says nothing', () => {
    const play = scene(
      '. a . . C\n. . . . .',
      {
        ...units,
        a: { abilities: { Raise: 'Place a Pane in range 1. Enemy attacks that go through the Pane are cancelled.' } },
      },
      { files: pane('') },
    );
    play.use('a', 'Raise').pick(2, 0).end();
    play.turnOf('C').use('C', 'Shot');
    expect(play.asks()).not.toContain('1,0');
  });
});

describe('a unit that keeps enemies away', () => {
  it('blocks the spaces around it for their movement, and not for where they stand already', () => {
    const play = scene(
      'a . . . .\n. C . . .\n. . . . .',
      { a: { passives: { 'Enemies cannot enter spaces adjacent to you.': '' } }, C: { speed: 2 } },
      { first: 1 },
    );
    play.activate('C');
    expect(play.destinations()).toEqual(['2,0', '2,1', '3,1', '1,2', '0,2', '2,2'].sort(byPlace));
  });
});

/** Row by row. */
const byPlace = (a: string, b: string): number =>
  Number(a.split(',')[1]) - Number(b.split(',')[1]) || Number(a.split(',')[0]) - Number(b.split(',')[0]);
