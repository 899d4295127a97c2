import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words as common } from './vocabulary.ts';

/** What a text is told as that is called Post, or by hand. */
function said(slot: Slot, text: string): string {
  const kind = slot === 'marker' ? 'marker' : slot === 'token' ? 'token' : 'passive';
  const own = { kind, ref: 't/post', name: 'Post', text, owners: ['t/hunter'], fields: {} } as const;
  const words = wordsFrom([...common.all, own]);
  const { clauses, program } = read({ slot, name: 'Post', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('an action that others have', () => {
  it.each([
    [
      'Adjacent allies have "Move Action, fly 3".',
      'An ally within range 1 of you can use “Post”: costs a Move Action: fly up to 3.',
    ],
    [
      'Allies in range 2 have Move Action: Heal 2.',
      'An ally within range 2 of you can use “Post”: costs a Move Action: you heal 2.',
    ],
    ['Your Wolf has Move Action: Fly 3.', 'A Wolf of yours can use “Post”: costs a Move Action: fly up to 3.'],
    ['You have Move Action: Fly 3.', 'You can use “Post”: costs a Move Action: fly up to 3.'],
    [
      'Adjacent allies may move 1 as a Free Action, once per turn.',
      'An ally within range 1 of you can use “Post”: costs no action and can be used once a turn: move up to 1.',
    ],
  ])('is said behind "have", or by what it costs: %s', (text, told) => {
    expect(said('passive', text)).toBe(told);
  });

  it.each([
    'Allies in range 3 may spend a Move Action to teleport to a space adjacent to you.',
    'Allies in range 3 may push enemies adjacent to you 1 as a Move Action.',
  ])('is by hand where it speaks of two that are "you": %s', (text) => {
    expect(said('passive', text)).toBe('by hand');
  });
});

describe('what is taken off the map or off somebody by whoever is next to it', () => {
  it.each([
    'Adjacent enemies can remove this as a Standard Action.',
    'Enemies adjacent to this can spend a Standard Action to remove it.',
  ])('is the piece next to whoever does: %s', (text) => {
    expect(said('marker', text)).toBe(
      'An enemy within range 1 of the marker can use “Post”: costs a Standard Action: choose a space with Post within range 1, seen or not; remove all Post on the chosen space.',
    );
  });

  it('is the token of somebody adjacent', () => {
    expect(said('token', 'You have -1 speed.\nStandard Action: Remove from adjacent unit.')).toBe(
      'You have −1 speed. A unit within range 1 of you other than you can use “End Post”: costs a Standard Action: choose a unit that has Post other than you within range 1, seen or not; the target loses all Post.',
    );
  });

  it('is by hand from farther away', () => {
    expect(said('marker', 'Enemies in range 2 can remove this as a Standard Action.')).toBe('by hand');
  });
});
