import { describe, expect, it } from 'vitest';
import { openSet } from '../../../rules/open.ts';
import type { HammerspacePlayCard, HammerspaceTrait } from '../../../schemas/types.generated.ts';

const manifest = { id: 'brawl', system: 'hammerspace', format: 1, name: 'Brawl' };
const club: HammerspacePlayCard = {
  name: 'Club',
  kind: 'attack',
  type: 'physical',
  subtype: 'melee',
  strength: 4,
  hits: 'one',
};
const lid: HammerspacePlayCard = { name: 'Lid', kind: 'defence', defence: [{ against: 'physical', points: 3 }] };

/** The problems of a set with these cards, by file and code, each with its sentence. */
function problemsOf(cards: Readonly<Record<string, unknown>>, traits: Readonly<Record<string, HammerspaceTrait>> = {}) {
  const files = new Map([['set.json', JSON.stringify(manifest)]]);
  for (const [id, card] of Object.entries(cards)) files.set(`cards/${id}.json`, JSON.stringify(card));
  for (const [id, trait] of Object.entries(traits)) files.set(`traits/${id}.json`, JSON.stringify(trait));
  return openSet('brawl', files).problems.map(({ severity, code, pointer, message }) => ({
    severity,
    code,
    pointer,
    message,
  }));
}

/** The one problem of a card in a deck that is large enough. */
function problemOf(card: unknown) {
  const found = problemsOf({ club: { ...club, copies: 12 }, card });
  expect(found).toHaveLength(1);
  return found[0];
}

describe('a Hammerspace set', () => {
  it('has no problem when its cards say all that they must', () => {
    const cape = { name: 'Cape', kind: 'ability', text: '+6 defence points when attacked with any type of attack.' };
    expect(problemsOf({ club: { ...club, copies: 6 }, lid: { ...lid, copies: 5 }, cape })).toEqual([]);
  });

  it('tells of a deck that is too small to deal, with how many cards three players get', () => {
    expect(problemsOf({ club: { ...club, copies: 11 } })).toMatchObject([
      {
        severity: 'warning',
        code: 'deck/too-small',
        message: expect.stringContaining('the deck has 11 cards, and 3 players are dealt 12'),
      },
    ]);
    expect(problemsOf({ club: { ...club, copies: 12 } })).toEqual([]);
  });

  it('tells of three cards that belong together of which one is missing', () => {
    const part = (...others: string[]) => ({
      kind: 'ability',
      text: `Restores all HP if you have the ${others.join(' and the ')}.`,
    });
    const cards = {
      club: { ...club, copies: 12 },
      bread: { name: 'Bread', ...part('butter', 'knife') },
      butter: { name: 'Butter', ...part('bread', 'knife') },
    };
    const missing = problemsOf(cards);
    expect(missing.map(({ code }) => code)).toEqual(['text/missing-card', 'text/missing-card']);
    expect(missing[0]?.message).toContain('goes together with "knife", and no card is called so');
    const knife = { name: 'Knife', ...part('bread', 'butter') };
    expect(problemsOf({ ...cards, knife })).toEqual([]);
    // A card without copies is not in the deck.
    const spared = problemsOf({ ...cards, knife: { ...knife, copies: 0 } });
    expect(spared.map(({ code }) => code)).toEqual(['text/missing-card', 'text/missing-card', 'copies/none']);
    expect(spared[0]?.message).toContain('goes together with "knife", of which there are 0 copies');
  });

  it('tells of a clause by hand that the text does not have, or that is played', () => {
    const card = (clause: string) => ({
      name: 'Song',
      kind: 'ability',
      text: 'Everybody sings. Gain 2 HP.',
      byHand: [{ clause }],
    });
    expect(problemsOf({ club: { ...club, copies: 12 }, card: card('Everybody sings.') })).toEqual([]);
    expect(problemOf(card('Everybody hums.'))?.code).toBe('by-hand/missing');
    expect(problemOf(card('Gain 2 HP.'))?.code).toBe('by-hand/read');
  });

  it('tells of traits that are too few to deal', () => {
    const traits = { calm: { name: 'Calm', text: '+1 in your attacks.', copies: 8 } };
    expect(problemsOf({ club: { ...club, copies: 12 } }, traits)).toMatchObject([{ code: 'traits/too-few' }]);
  });

  it.each<[string, object, string, string]>([
    ['an unknown type', { ...club, type: 'magical' }, 'schema/choice', '"physical", "chemical" or "energy"'],
    [
      'a subtype under the wrong type',
      { ...club, subtype: 'fire' },
      'subtype/other-type',
      '"fire" is a subtype of "chemical", not of "physical"; physical has "melee" and "range".',
    ],
    [
      'a bonus under the wrong type',
      { ...lid, defence: [{ against: 'energy', bonuses: [{ subtype: 'ice', points: 1 }] }] },
      'subtype/other-type',
      '"ice" is a subtype of "chemical", not of "energy"',
    ],
    [
      'a keep number off the die',
      { ...club, keepOn: [5, 7] },
      'schema/range',
      'keepOn[1]: must be a whole number from 1 to 6, found 7.',
    ],
    [
      'a keep number of nothing',
      { ...club, keepOn: [0] },
      'schema/range',
      'keepOn[0]: must be a whole number from 1 to 6, found 0.',
    ],
    ['a keep number twice', { ...club, keepOn: [5, 5] }, 'keep/twice', '5 already stands at keepOn[0]'],
    ['an attack without strength', { ...club, strength: undefined }, 'card/missing', 'add "strength"'],
    ['a defence card that defends against nothing', { ...lid, defence: [] }, 'card/missing', 'add "defence"'],
    [
      'an ability with a strength',
      { ...club, kind: 'ability', type: undefined, subtype: undefined, hits: undefined, text: '?' },
      'card/other-kind',
      '"strength" belongs to attack cards',
    ],
    ['an ability that says nothing', { name: 'Hush', kind: 'ability' }, 'card/silent', 'this one has none'],
    ['a line without points', { ...lid, defence: [{ against: 'all' }] }, 'defence/no-points', 'add "points"'],
    [
      'points beside infinity',
      { ...lid, defence: [{ against: 'all', infinite: true, points: 3 }] },
      'defence/infinite',
      'remove "points"',
    ],
    [
      'two lines against one type',
      {
        ...lid,
        defence: [
          { against: 'energy', points: 1 },
          { against: 'energy', points: 2 },
        ],
      },
      'defence/twice',
      'put both into one line',
    ],
    ['no copies', { ...club, copies: 0 }, 'copies/none', 'left out of all exports and matches'],
  ])('tells of %s in a sentence', (_, card, code, words) => {
    const problem = problemOf(card);
    expect(problem?.code).toBe(code);
    expect(problem?.message).toContain(words);
  });
});
