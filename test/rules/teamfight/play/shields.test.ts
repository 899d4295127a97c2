import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const hero = (name: string, text: string, tokens: readonly string[]) => ({
  name,
  health: 10,
  speed: 3,
  abilities: [{ id: 'raise', name: 'Raise', text, tokens }],
});

describe('pieces that are called alike', () => {
  it('are known by the files of the abilities that lay them', () => {
    const files = {
      'markers/pane.json': { name: 'Pane' },
      'markers/glass-pane.json': { name: 'Glass Pane' },
      'heroes/warden.json': hero(
        'Warden',
        'Place a Pane in range 1 with 3hp. Enemy attacks cannot pass through the Pane.',
        ['pane'],
      ),
      'heroes/glazier.json': hero('Glazier', 'Create a pane in range 1, with 5hp.', ['glass-pane']),
    };
    const play = scene('a . . C\n. . . .', { a: { card: 'warden' }, C: { card: 'glazier' } }, { files });
    play.use('a', 'Raise').pick(1, 0).end();
    play.turnOf('C').use('C', 'Raise').pick(2, 0);
    expect(play.state.units.slice(2).map(({ card, health }) => [play.game.cards[card]?.name, health])).toEqual([
      ['Pane', 3],
      ['Glass Pane', 5],
    ]);
  });
});
