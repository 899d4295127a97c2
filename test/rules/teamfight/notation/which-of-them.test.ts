import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

const word = (kind: WordKind, name: string, text = ''): Word => ({
  kind,
  ref: `t/${name.toLowerCase()}`,
  name,
  text,
  owners: [],
  fields: {},
});

const words = wordsFrom([
  word('condition', 'Sleepy', 'You have -1 speed. Clear at the end of your next turn.'),
  word('token', 'Lure'),
  word('counter', 'Scale'),
  word('marker', 'Reef', 'When an enemy enters this space, they take 1 damage.'),
  word('summon', 'Squid'),
]);

const reasons = (text: string, slot: Slot = 'ability'): string[] =>
  read({ slot, name: 'Thing', text }, words).clauses.flatMap(({ reason }) => reason ?? []);
const told = (text: string, slot: Slot = 'ability'): string =>
  tell(read({ slot, name: 'Thing', text }, words).program, words);

describe('a sentence that names nobody', () => {
  it.each([
    'Range 3, 2dmg. Burst 1 of target, 1dmg. Sleepy.',
    'Range 3, 2dmg. Each enemy adjacent to it takes 1dmg. Push 1.',
    'Range 3, 2dmg, push 1. If it hits a unit, that unit takes 1dmg. Sleepy.',
    'Ally in range 3. Burst 1 of it, 1dmg. Sleepy.',
  ])('could be of the target or of those beside it: %s', (text) => {
    expect(reasons(text)).toEqual(['it does not say which of them']);
  });

  it('is of those in the area in one sentence, and of you where it helps', () => {
    expect(told('Range 3, 2dmg.\nBurst 1 of target, 1dmg, Sleepy.')).toContain('that unit gains Sleepy');
    expect(reasons('Range 3, 2dmg. Burst 1 of target, 1dmg. Heal 1.')).toEqual([]);
  });
});

describe('"it", behind a target and what comes onto the map', () => {
  it.each([
    'Range 3, 2dmg. Summon a Squid in range 2. Burst 1 of it, 1dmg.',
    'Range 3, 2dmg. Summon a Squid in range 2, then swap places with it.',
    'Range 3, 2dmg. Place a Reef in range 2. Teleport adjacent to it.',
  ])('could be either: %s', (text) => {
    expect(reasons(text)).toContain('it does not say which of them');
  });

  it('is one of them and each of them: by hand beside a piece, where a state could be given, too', () => {
    expect(reasons('Range 3, place a Reef. An enemy adjacent to it is Sleepy.')).toHaveLength(1);
    expect(reasons('Range 3, place a Reef. Enemies adjacent to it are Sleepy.')).toEqual([]);
  });
});

describe('two numbers of one thing', () => {
  const open = 'it does not say whether one number takes the place of the other';

  it.each([
    'While you have a Scale, +1 speed. While you have 2 Scales, +2 speed.',
    'While at 5 or less health, you deal +1 damage. While at 2 or less health, you deal +2 damage.',
    'While an enemy is adjacent, +1def. While 2 enemies are adjacent, +2def.',
  ])('of which one is asked only where the other holds, too: %s', (text) => {
    expect(reasons(text, 'passive')).toEqual([open]);
  });

  it.each([
    'Range 3, 1dmg. If you have a Scale, +1dmg. If you have 2 Scales, +2dmg.',
    'Range 3, 1dmg. If in range 2, +1dmg. If in range 1, +2dmg.',
    'Range 3, 1dmg. If you have a Scale, +1 crit. If you have 2 Scales, +2 crit.',
  ])('and so in an attack: %s', (text) => {
    expect(reasons(text)).toContain(open);
  });

  it('add up where they are the same, or each may hold without the other', () => {
    expect(reasons('While you have a Scale, +1 speed. While you have 2 Scales, +1 speed.', 'passive')).toEqual([]);
    expect(reasons('Range 3, 1dmg. If adjacent, +1dmg. If Sleepy, +2dmg.')).toEqual([]);
  });
});

describe('who bears a token', () => {
  it('is only whom the card names, of all who were given it', () => {
    expect(told('Range 3, give your Lure. Enemies with your Lure have -1 speed.')).toContain(
      'Each enemy that has Lure',
    );
    expect(told('Range 3, give your Lure. While a hero has your Lure, they have -1 speed.')).toContain(
      'Each hero that',
    );
    expect(told('Range 3, give your Lure. When the marked ally dies, heal 1.')).toContain('When an ally that has Lure');
  });

  it('is asked of a limit: "per hero" says nothing of summons', () => {
    expect(reasons('Range 3, give a Lure (max 1 per unit).')).toEqual([]);
    expect(reasons('Range 3, give a Lure (max 1 per hero).')).not.toEqual([]);
  });
});
