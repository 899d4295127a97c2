import { expect, it } from 'vitest';
import { RulesOnDesk } from '../../../renderer/worker/rules-on-desk.ts';
import { SetOnDesk } from '../../../renderer/worker/set-on-desk.ts';
import { formatJson } from '../../../schemas/json.ts';

const nothing = { uses: [], pictures: [], unreadable: [], problems: [], sizes: [] };

function brawl(card: object, language?: string): RulesOnDesk {
  const desk = new SetOnDesk();
  desk.open({
    folder: '/sets/fair',
    files: [
      [
        'set.json',
        formatJson({ id: 'fair', system: 'hammerspace', format: 1, name: 'Fair', ...(language && { language }) }),
      ],
      ['cards/club.json', formatJson({ name: 'Club', kind: 'attack', ...card })],
    ],
    ...nothing,
  });
  return new RulesOnDesk(desk);
}

const asked = { file: 'cards/club.json', pointer: '' };

it('reads the text of a play card as it is typed: what will be done, what is coloured, what is by hand and why', () => {
  const desk = brawl(attack(''));
  const text = 'If the attack die shows 5 or 6, each defender discards their last card. Everybody sings.';
  const read = desk.reading({ ...asked, text });
  expect(read).toMatchObject({ name: 'Club', text, isTried: false, standIns: false });
  expect(read?.told).toHaveLength(1);
  expect(read?.told[0]).toMatch(/discard/);
  const shown = read?.spans.map(({ from, to, kind }) => [kind, text.slice(from, to)]);
  expect(shown).toEqual([
    ['trigger', 'If the attack die shows 5 or 6'],
    ['manual', 'Everybody sings'],
  ]);
  expect(read?.clauses.find(({ status }) => status === 'manual')?.reason).toBe('not understood');
});

it('marks a clause that is by hand on purpose, and colours nothing of it as if it were played', () => {
  const desk = brawl({ ...attack('Sing 3 songs.'), byHand: [{ clause: 'Sing 3 songs' }] });
  const read = desk.reading(asked);
  expect(read?.spans.map(({ kind }) => kind)).toEqual(['on-purpose']);
  expect(read?.told).toEqual([]);
});

const attack = (text: string) => ({ type: 'physical', subtype: 'melee', strength: 5, hits: 'one', text });

it('reads a text in the language of its set', () => {
  const text = 'Cada defensor descarta sus cartas de ataque.';
  expect(
    brawl(attack(text), 'es')
      .reading(asked)
      ?.clauses.map(({ status }) => status),
  ).toContain('run');
  expect(
    brawl(attack(text))
      .reading(asked)
      ?.clauses.map(({ status }) => status),
  ).toContain('manual');
});

it('reads nothing in a system without rules', () => {
  const desk = new SetOnDesk();
  desk.open({
    folder: '/sets/plain',
    files: [['set.json', formatJson({ id: 'plain', system: 'plain', format: 1, name: 'Plain' })]],
    ...nothing,
  });
  expect(new RulesOnDesk(desk).reading(asked)).toBeUndefined();
});

it('reads each text of an ability that has several, the special with what its effect does', () => {
  const desk = new SetOnDesk();
  const ability = {
    ...{ name: 'Stone Fist', element: 'earth', rank: 1, type: 'damage', actionPoints: 1, cooldown: 1, roll: 'attack' },
    ...{ target: 'enemy', range: 1, effect: 'Enemy takes Earth Damage 1d8.' },
  };
  const files: [string, string][] = [
    ['set.json', formatJson({ id: 'hills', system: 'thoua', format: 1, name: 'Hills' })],
    ['abilities/fist.json', formatJson({ ...ability, special: 'Character STR 8 or more: Add Earth Damage +1d4.' })],
  ];
  desk.open({ folder: '/sets/hills', files, ...nothing });
  const rules = new RulesOnDesk(desk);
  const fist = { file: 'abilities/fist.json', pointer: '' };
  expect(rules.reading({ ...fist, field: 'effect' })?.told.join(' ')).toMatch(/^1d8 rolled against the target/);
  expect(rules.reading({ ...fist, field: 'special' })?.told.join(' ')).toContain('1d8 + 1d4 rolled against');
  const typed = rules.reading({ ...fist, field: 'special', text: 'Character STR 8 or more: Sing.' });
  expect(typed?.told).toEqual([]);
  expect(rules.reading(fist)).toBeUndefined();
});
