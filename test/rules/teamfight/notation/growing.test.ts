import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

const word = (kind: Word['kind'], name: string, text = '', owners: readonly string[] = []): Word => ({
  kind,
  ref: `t/${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  text,
  owners,
  fields: {},
});

const words = wordsFrom([
  word('condition', 'Armor', 'You receive -1 damage.'),
  word('condition', 'DoT', 'At the end of your turn, take 1 damage.'),
  word('counter', 'Fervor'),
  word('hero', 'Nils'),
  word('token', 'Leech', 'No passives and cannot act. At the end of Nils’s turn take 2 damage.', ['t/nils']),
  word('token', 'Brand', 'You receive +1 damage.', ['t/nils']),
  word('token', 'Sorrow', '', ['t/nils']),
]);

function told(text: string, slot: 'ability' | 'passive' = 'ability', name = ''): string {
  const { clauses, program } = read({ slot, name, text }, words);
  return clauses.flatMap(({ reason }) => reason ?? [])[0] ?? tell(program, words);
}

const reminded = (text: string) => {
  const { clauses } = read({ slot: 'ability', name: '', text }, words);
  return clauses.map(({ from, to, status }) => `${status}: ${text.slice(from, to).trim()}`);
};

describe('what grows with a counter that the text brings', () => {
  it.each([
    ['Gain a Fervor counter, max 3. You deal +1 damage per Fervor.', 'You deal +1 damage for every Fervor on you.'],
    [
      'Gain a Fervor, max 2.\nYou have +1 speed and +1dmg per Fervor.',
      'You have +1 speed for every Fervor on you. You deal +1 damage for every Fervor on you.',
    ],
    [
      'Gain a Fervor. For each Fervor, you have +1 speed and +1 damage.',
      'You have +1 speed for every Fervor on you. You deal +1 damage for every Fervor on you.',
    ],
    ['Gain a Fervor. While you have 3 Fervor, you have Armor.', 'While you have at least 3 Fervor, you have Armor.'],
    [
      'Gain a Fervor. At 3 Fervor, lose all Fervor and heal 3.',
      'When you come to have 3 Fervor: you lose all Fervor; you heal 3.',
    ],
  ])('stands with the card: %s', (text, said) => {
    expect(told(text)).toContain(said);
  });

  it('is for both of two numbers without a comma, and for the last behind one', () => {
    expect(told('You have +1 speed, and +1 damage per Fervor', 'passive')).toContain('You have +1 speed. ');
    expect(told('You have +1 speed and +1 damage per Fervor', 'passive')).not.toContain('You have +1 speed. ');
    expect(told('You have Armor and +1 damage per Fervor', 'passive')).toContain('You have Armor. ');
  });

  it('could be for this attack, where nothing brings it', () => {
    expect(told('Range 1, 2dmg. You have +1 damage per Fervor.')).toBe('it does not say how long this holds');
  });
});

describe('what is spent for more damage', () => {
  it.each([
    'You may spend up to 2 Fervor for +1dmg each.',
    'You may spend up to 2 Fervor to deal 1 extra damage for each Fervor that you spent.',
  ])('%s', (text) => {
    expect(told(`Range 2, 2dmg. ${text}`)).toContain(
      'You lose up to 2 Fervor. The target takes 2 damage, +1 for every token lost.',
    );
  });

  it.each([
    'You may spend any number of Fervor for +1dmg each.',
    'For each Fervor you spend, +1dmg.',
    'Spend any number of Fervor, +1dmg for each.',
  ])('%s', (text) => {
    expect(told(`Range 2, 2dmg. ${text}`)).toContain('You lose any number of Fervor. The target takes 2 damage, +1');
  });

  it('is irreducible where that is bought too, and never otherwise', () => {
    expect(told('Range 2, 2dmg. You may spend a Fervor for +2dmg, irreducible.')).toContain(
      'If that was done (the target takes 4 damage that nothing lowers); else: the target takes 2 damage.',
    );
  });

  it('comes too late where the roll would not matter', () => {
    expect(told('Range 2, 2dmg. You may spend a Fervor for +1dmg, undefendable.')).toMatch(/understood|depends/);
  });

  it('is counted behind what was lost', () => {
    expect(told('Free Action:\nLose all Fervor. Heal 1 for each.')).toContain('You heal 1 for every token lost.');
  });
});

describe('lines under what gives a token', () => {
  it('say again what the token says, told from whoever gives it', () => {
    expect(
      reminded(
        'Range 1, give a Leech:\n  It has no passives and cannot act.\n  At the end of your turn it takes 2 damage.',
      ).slice(-2),
    ).toEqual(['reminder: It has no passives and cannot act.', 'reminder: At the end of your turn it takes 2 damage.']);
  });

  it('are by hand alone where they say it otherwise, and so are lines that are not understood', () => {
    expect(
      reminded(
        'Range 1, give a Brand:\n  They receive +2 damage.\n  They receive +1 damage.\n  The moon is sad.',
      ).slice(1),
    ).toEqual([
      'run: give a Brand:',
      'manual: They receive +2 damage.',
      'reminder: They receive +1 damage.',
      'manual: The moon is sad.',
    ]);
    expect(reminded('Range 1, give your Sorrow:\n  The moon is sad.').slice(1)).toEqual([
      'run: give your Sorrow:',
      'manual: The moon is sad.',
    ]);
  });
});
