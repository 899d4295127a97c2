import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

/** A word of a set without a text, but for what `more` says. */
export const word = (kind: WordKind, name: string, more: Partial<Word> = {}): Word => ({
  kind,
  ref: `t/${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  text: '',
  owners: [],
  fields: {},
  ...more,
});

/** A small vocabulary with a word of every kind. */
export const words = wordsFrom([
  word('condition', 'Slow', { text: 'Until the end of your next turn, you have 1/3 speed.' }),
  word('condition', 'Stun'),
  word('condition', 'Immobile'),
  word('condition', 'DoT', {
    text: 'At the end of your turn, take 1 damage. Stays until cleared, and more than one add up.',
  }),
  word('condition', 'Armor', { text: 'You receive -1 damage. Does not stack.' }),
  word('condition', 'Invisible'),
  word('condition', 'Mark'),
  word('token', 'Bear Stance', { text: 'You have +1 speed.' }),
  word('token', 'Owl Stance', { text: 'Units next to the moon are sad.' }),
  word('counter', 'Coin', { fields: { start: 1, most: 3 } }),
  word('marker', 'Snare', {
    text: 'When an enemy enters this space, they take 1 damage. Remove this.',
    owners: ['t/hunter'],
  }),
  word('marker', 'Mist', {
    text: 'Blocks sight, but not movement. Remove this at the start of Hunter’s next turn.',
    fields: { size: 2, blocksSight: true },
    owners: ['t/hunter'],
  }),
  word('marker', 'Bare Stone'),
  word('terrain', 'Mud', { text: 'Difficult ground: costs 2 movement to enter.', fields: { enterCost: 2 } }),
  word('summon', 'Wolf'),
  word('hero', 'Hunter'),
  word('ability', 'Long Shot'),
]);

/** The clauses of a text, as `status: words`, and its program. */
export function reading(slot: Slot, text: string, name = '') {
  const { clauses, program } = read({ slot, name, text }, words);
  return {
    clauses: clauses.map(
      ({ field, from, to, status }) => `${status}: ${(field === 'name' ? name : text).slice(from, to).trim()}`,
    ),
    reasons: clauses.flatMap(({ reason }) => reason ?? []),
    fixes: clauses.flatMap(({ fix }) => fix ?? []),
    program,
  };
}

/** A program without its clause numbers. */
export function bare(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inside: unknown) => (key === 'clause' ? undefined : inside)));
}
