import { expect, it } from 'vitest';
import { newWord } from '../../../renderer/model/new-word.ts';

it.each([
  ['give Rooted', { kind: 'condition', name: 'Rooted' }],
  ['Target gains 2 Deep Roots', { kind: 'condition', name: 'Deep Roots' }],
  ['gain an Ember token', { kind: 'token', name: 'Ember' }],
  ['an ally gains 3 Ember counters', { kind: 'counter', name: 'Ember' }],
  ['**Give** them Rooted until their next turn', { kind: 'condition', name: 'Rooted' }],
  ['give Dazzled', undefined],
  ['take it to the Bridge', undefined],
  ['gain a new heart', undefined],
])('finds what "%s" gives and the set does not have', (clause, word) => {
  expect(newWord(clause, ['dazzled', 'Bridge'])).toEqual(word);
});
