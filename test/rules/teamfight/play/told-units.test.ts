import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const trade = 'Its summoner has "Instant: Trade places with one of your Mirages".';
const files = (text: string) => ({
  'conditions/mirage.json': { name: 'Mirage', text },
  'heroes/dancer.json': {
    name: 'Dancer',
    health: 10,
    speed: 4,
    defaultAbilities: [{ name: 'Nap', text: 'Heal 1.' }],
    abilities: [{ id: 'veil', name: 'Veil', text: 'Free Action: Summon a Mirage in range 2.' }],
  },
});
const play = (drawing: string, text: string) =>
  scene(drawing, { d: { card: 'dancer' }, C: { defaults: { Bolt: 'Range 9, 2dmg.' } } }, { files: files(text) });

describe('a condition that acts as a unit', () => {
  const lent = 'It counts as a unit with 1 hp and its summoner’s speed.';

  it('T-014: is summoned, dies of what it has of health, and is as fast as its summoner', () => {
    const match = play('d . . . . . .\n. . . . . . C', lent).use('d', 'Veil').pick(1, 0);
    expect(match.shows().Mirage).toBe('1 at 1,0');
    match.end().activate('Mirage');
    expect(match.destinations()).toContain('5,0');
    expect(match.destinations()).not.toContain('6,0');
    match.turnOf('C').use('C', 'Bolt').pick('Mirage');
    expect(match.shows().Mirage).toBeUndefined();
  });

  it('is none with more health than a summon may have', () => {
    const match = play('d . . . . . C', 'It counts as a unit with 99999 hp and 3 speed.');
    expect(match.game.cards.find(({ name }) => name === 'Mirage')?.kind).toBe('condition');
  });

  it('gives its summoner what its text says: to change places with it before the bolt is there', () => {
    const match = play('d . . . . . C', `${lent}\n${trade}`).use('d', 'Veil').pick(1, 0);
    match.turnOf('C').use('C', 'Bolt').pick('d').pick('d', 'Mirage');
    // Whoever stands where the bolt was aimed takes it.
    expect(match.shows().d).toBe('10 at 1,0');
    expect(match.shows().Mirage).toBeUndefined();
  });
});

describe('the card of a summon', () => {
  const imp = (defaults: Readonly<Record<string, string>>, passives: Readonly<Record<string, string>> = {}) => {
    const parts = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([name, text]) => ({ name, text }));
    return scene(
      'd . . i . C',
      { d: { hurt: 4, defaults: { Hit: 'Range 9, 1dmg.' } }, i: { card: 'imp', of: 'd' }, C: {} },
      {
        files: {
          'summons/imp.json': {
            name: 'Imp',
            health: 4,
            speed: 3,
            defaultAbilities: parts(defaults),
            passives: parts(passives),
          },
        },
      },
    );
  };

  it('names the hero who summoned it', () => {
    const match = imp(
      { Trade: 'Swap places with your summoner.' },
      { Mend: 'Your summoner heals 1 at the start of your turn.' },
    );
    match.turnOf('i');
    expect(match.shows().d).toBe('7 at 0,0');
    match.use('i', 'Trade');
    expect([match.shows().d, match.shows().i]).toEqual(['7 at 3,0', '4 at 0,0']);
  });

  it('measures from it', () => {
    const match = imp(
      { Nap: 'Heal 1.' },
      { Leash: 'If you are not in range 2 of your owner, you take 1 damage at the end of your turn.' },
    );
    match.turnOf('i').end();
    expect(match.shows().i).toBe('3 at 3,0');
    match.turnOf('i').move('i', 2, 0).end();
    expect(match.shows().i).toBe('3 at 2,0');
  });
});
