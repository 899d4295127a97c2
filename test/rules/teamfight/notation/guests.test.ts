import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Words, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { word } from './vocabulary.ts';

const shaman = { owners: ['t/shaman'] };
const others = [
  word('condition', 'Slow'),
  word('hero', 'Shaman'),
  word('summon', 'Crow', shaman),
  word('marker', 'Bone Totem', shaman),
  word('counter', 'Ash', { fields: { start: 0, most: 3 } }),
];

/** What a text of this kind of word is told as; it must be read to its end. */
function told(kind: 'marker' | 'token', name: string, text: string): string {
  const words = wordsFrom([...others, word(kind, name, { text, ...shaman })]);
  return ofWords(words, kind, name, text);
}

function ofWords(words: Words, slot: 'marker' | 'token' | 'ability', name: string, text: string): string {
  const { clauses, program } = read({ slot, name, text }, words);
  expect(clauses.filter(({ status }) => status === 'manual')).toEqual([]);
  return tell(program, words).replace('Costs a Standard Action. ', '');
}

describe('who comes to a piece', () => {
  const enters = 'When an ally enters the space of the marker: the triggering unit';
  it.each([
    ['When an ally enters, heal 2 and remove this.', `${enters} heals 2; remove the marker.`],
    ['When an ally enters this space, gain 2 overshield.', `${enters} gains 2 overshield.`],
    ['When an enemy enters, heal 2.', 'When an enemy enters the space of the marker: you heal 2.'],
    ['When you enter this, heal 2.', 'When you enter the space of the marker: you heal 2.'],
    [
      'When a unit starts its turn here, heal 1.',
      'When the turn of a unit on the space of the marker starts: the triggering unit heals 1.',
    ],
  ])('is who is healed in %j', (text, expected) => expect(told('marker', 'Spring', text)).toBe(expected));

  const comes = 'When an enemy enters the space of the marker: the triggering unit takes 2 damage.';
  const turn = (moment: string): string =>
    `When the turn of an enemy on the space of the marker ${moment}: the triggering unit takes 2 damage.`;
  it.each([
    ['Enemies entering this or starting their turn in it take 2dmg', `${comes} ${turn('starts')}`],
    ['Enemies that enter this or end their turn here take 2dmg.', `${comes} ${turn('ends')}`],
    ['When an enemy enters this or starts their turn in it, they take 2dmg.', `${comes} ${turn('starts')}`],
    ['End turn here: 2dmg', turn('ends').replace('an enemy', 'a unit')],
    ['Start of turn here: take 2 damage.', turn('starts').replace('an enemy', 'a unit')],
    ['Disappears at the end of the round.', 'When a round ends: remove the marker.'],
  ])('is struck in %j', (text, expected) => expect(told('marker', 'Spring', text)).toBe(expected));
});

describe('a token and whoever gave it', () => {
  const far = 'if there is no unit within range 4 of you';
  const ends = 'When the turn of a unit that has given you Leash ends: ';
  it.each([
    [
      "Lose this if out of range 4 or LoS at the end of Shaman's turn.",
      `${ends}${far} and seen by you that has given you Leash: you lose all Leash.`,
    ],
    [
      "At the end of Shaman's turn, lose this if out of range 4.",
      `${ends}${far} that has given you Leash: you lose all Leash.`,
    ],
    [
      "At the end of Shaman's turn, lose this if you are not in range 4.",
      `${ends}${far} that has given you Leash: you lose all Leash.`,
    ],
    [
      'Ends if you are not in range 4 of Shaman at the end of your turn.',
      `When your turn ends: ${far} that has given you Leash: you lose all Leash.`,
    ],
    [
      "Take 2dmg at the start of Shaman's turn.",
      'When the turn of a unit that has given you Leash starts: you take 2 damage.',
    ],
  ])('%j', (text, expected) => expect(told('token', 'Leash', text)).toBe(expected));
});

describe('a piece that is called for short', () => {
  const use = (text: string, ...more: ReturnType<typeof word>[]) => {
    const words = wordsFrom([...others, ...more, word('ability', 'Rite', { ref: 't/shaman', text, ...shaman })]);
    return read({ slot: 'ability', name: 'Rite', text }, words).clauses.some(({ status }) => status === 'manual')
      ? 'by hand'
      : ofWords(words, 'ability', 'Rite', text);
  };

  it('is the one piece of the card whose name ends so', () => {
    const text = 'Move up to two of your totems up to 2.';
    expect(use(text)).toBe(
      'Choose up to 2 spaces with your Bone Totem at any range, seen or not. One Bone Totem of yours on the chosen space: move the marker up to 2.',
    );
    expect(use(text, word('marker', 'Rain Totem', shaman))).toBe('by hand');
    expect(use('Move a totem up to 2.')).toBe('by hand');
  });
});

describe('sight that is not needed', () => {
  const unseen = 'Choose an empty space within range 4, seen or not. Teleport to the chosen space.';
  it.each(["you don't need LoS", 'without LoS', 'line of sight is not needed'])('%j', (said) => {
    const words = wordsFrom(others);
    expect(ofWords(words, 'ability', '', `Teleport to an empty space in range 4, ${said}.`)).toBe(unseen);
    expect(ofWords(words, 'ability', '', `Range 4, 2dmg. ${said[0]?.toUpperCase()}${said.slice(1)}.`)).toBe(
      'Choose a unit within range 4, seen or not. The target takes 2 damage.',
    );
  });
});
