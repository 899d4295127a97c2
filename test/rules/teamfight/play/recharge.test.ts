import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 1, 1dmg.' };
const gust = {
  Gust: '1/Game, Free Action:\nHeal 1.',
  Roar: 'Ultimate 1, Free Action:\nHeal 1.',
  Nap: 'Tap, Free Action:\nHeal 1.',
};

describe('abilities that can be used more often or less', () => {
  it('come back by one use, where one was used', () => {
    const a = { health: 9, abilities: { ...gust, Again: '9/Turn, Free Action:\nRegain a use of a n/Game ability.' } };
    const play = scene('a B', { a, B: {} });
    // Nothing of it was used yet.
    expect(play.use('a', 'Again').asks()).toBeUndefined();
    play.use('a', 'Gust').use('a', 'Roar');
    expect(play.usable()).not.toContain('Roar');
    expect(play.use('a', 'Again').asks()).toMatch(/Gust Roar$/);
    expect(play.pick('Roar').usable()).toContain('Roar');
  });

  it('can be used once more than printed, used or not', () => {
    const a = {
      health: 5,
      passives: { 'On kill': 'One of your 1/Game abilities can be used one more time this game.' },
    };
    const play = scene('a B', { a: { ...a, defaults: jab, abilities: gust }, B: { health: 1 } });
    play.use('a', 'Jab').pick('B').pick('Gust').use('a', 'Gust').use('a', 'Gust');
    expect(play.usable()).not.toContain('Gust');
    expect(play.told().join(' ')).toMatch(/Gust of a can be used once more/i);
  });

  it('come back by what stands below them on the card', () => {
    const a = { abilities: { Vial: '1/Game, Free Action:\nHeal 1.\n---\n1/Turn, Free Action: This regains a use.' } };
    const play = scene('a B', { a: { health: 9, ...a }, B: {} }).use('a', 'Vial');
    expect(() => play.use('a', 'Vial')).toThrow();
    // The second one of that name, which stands below on the card.
    play.play({ do: 'use', unit: 0, ability: 1 });
    expect(play.told().join(' ')).toMatch(/Vial of a can be used once (?:more|again)/i);
    play.use('a', 'Vial');
  });

  it('lose a use', () => {
    const a = { abilities: { Drain: 'Range 3, target loses a use of a n/Game ability.' } };
    const play = scene('a B', { a, B: { abilities: gust } })
      .use('a', 'Drain')
      .pick('B')
      .pick('Gust')
      .end()
      .end();
    expect(play.turnOf('B').usable()).not.toContain('Gust');
  });

  it('are turned by kind', () => {
    const a = { abilities: { Hush: 'Range 3, tap two of their non-default abilities.' } };
    const B = { defaults: jab, abilities: gust };
    const play = scene('a B', { a, B }).use('a', 'Hush').pick('B');
    expect(play.asks()).toMatch(/Gust Roar Nap$/);
    expect(play.pick('Gust').asks()).toMatch(/Roar Nap$/);
  });

  it('are ready again where they were turned, and no others', () => {
    const a = { abilities: { ...gust, Wake: 'Free Action, 9/Turn:\nRefresh a tapped ability.' } };
    const play = scene('a B', { a, B: {} }).use('a', 'Gust').use('a', 'Nap').use('a', 'Wake');
    expect(play.usable()).toEqual(expect.arrayContaining(['Nap']));
    expect(play.usable()).not.toContain('Gust');
  });
});

describe('an ability that costs less', () => {
  it('is the next one only', () => {
    const a = {
      defaults: { Cut: 'Range 1, 1dmg.' },
      abilities: { Rush: 'Free Action, 1/Turn:\nThe next ability you use this turn costs no action.' },
    };
    const play = scene('a B', { a, B: {} }).use('a', 'Rush').use('a', 'Cut').pick('B');
    expect(play.state.turn).toMatchObject({ standard: 1 });
    expect(play.use('a', 'Cut').pick('B').state.turn).toMatchObject({ standard: 0 });
  });

  it('is the first such one of the turn, whatever else was used before', () => {
    const a = {
      defaults: { Cut: 'Range 1, 1dmg.' },
      abilities: gust,
      passives: { Quick: 'Your first default ability each turn is a Free Action.' },
    };
    const play = scene('a B', { a, B: {} }).use('a', 'Gust').use('a', 'Cut').pick('B');
    expect(play.state.turn).toMatchObject({ standard: 1 });
    expect(play.use('a', 'Cut').pick('B').state.turn).toMatchObject({ standard: 0 });
  });
});
