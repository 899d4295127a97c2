import { expect, it } from 'vitest';
import { newWords } from '../../../renderer/model/new-word.ts';

it.each([
  ['give Rooted', { kind: 'condition', name: 'Rooted' }],
  ['Target gains 2 Deep Roots', { kind: 'condition', name: 'Deep Roots' }],
  ['gain an Ember token', { kind: 'token', name: 'Ember' }],
  ['an ally gains 3 Ember counters', { kind: 'counter', name: 'Ember' }],
  ['**Give** them Rooted until their next turn', { kind: 'condition', name: 'Rooted' }],
  ['Spend 2 Mana', { kind: 'counter', name: 'Mana' }],
  ['Place a Bear Trap in range 2', { kind: 'marker', name: 'Bear Trap' }],
  ['Summon a Wolf in range 2', { kind: 'summon', name: 'Wolf' }],
  ['Enter Wolf Stance', { kind: 'token', name: 'Wolf Stance' }],
  ['give Dazzled and Rooted', undefined],
  ['give Dazzled and gain 1 Ember', { kind: 'token', name: 'Ember' }],
  ['Each hero starts with 2 Coins', { kind: 'counter', name: 'Coins' }],
  ['the target is Undefendable', undefined],
  ['give Dazzled', undefined],
  ['take it to the Bridge', undefined],
  ['gain a new heart', undefined],
])('finds what "%s" gives and the set does not have', (clause, word) => {
  expect(newWords(clause, ['dazzled', 'Bridge'])).toEqual(word ? [word] : []);
});

it('takes what somebody is for a condition only where nothing is called so', () => {
  expect(newWords('If the target is Frightened, push 2', [], ['Frightened'])).toEqual([
    { kind: 'condition', name: 'Frightened' },
  ]);
  expect(newWords('If the target is Undefendable, push 2', [], ['Pushed'])).toEqual([]);
});

it.each([
  ['gain 2 rage', 'rage', { kind: 'token', name: 'Rage' }],
  ['gain 2 rage counters', 'rage', { kind: 'counter', name: 'Rage' }],
  ['summon a wolf in range 2', 'wolf', { kind: 'summon', name: 'Wolf' }],
  ['place a trap in range 2', 'trap', { kind: 'marker', name: 'Trap' }],
  ['3 mana: heal 1', 'mana', { kind: 'counter', name: 'Mana' }],
  ['Bleed 2', 'Bleed', { kind: 'condition', name: 'Bleed' }],
  ['spend 2 mana', 'mana', { kind: 'counter', name: 'Mana' }],
])('gives what "%s" calls %s in small letters a capital', (clause, missing, word) => {
  expect(newWords(clause, [], [missing])).toEqual([word]);
});

it('finds each of several names that a clause gives', () => {
  expect(newWords('Give Rooted, gain 2 Ember and 1 soot', [], ['Rooted', 'Ember', 'soot'])).toEqual([
    { kind: 'condition', name: 'Rooted' },
    { kind: 'token', name: 'Ember' },
    { kind: 'token', name: 'Soot' },
  ]);
});
