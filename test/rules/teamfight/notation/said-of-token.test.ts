import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words } from './vocabulary.ts';

/** What is played of a token's text, in words, and whether a part of it is by hand. */
function said(name: string, text: string) {
  const token: Word = { kind: 'token', ref: 't/own', name, text, owners: [], fields: {} };
  const all = wordsFrom([...words.all, token]);
  const { clauses, program } = read({ slot: 'token', name, text }, all);
  return { byHand: clauses.some(({ status }) => status === 'manual'), told: tell(program, all) };
}

describe('the text of a token', () => {
  it.each([
    ['Scorched', '1dmg at end of turn', 'When your turn ends: you take 1 damage.'],
    [
      'Scorched',
      'Take 1dmg at the end of your turn, then lose this',
      'When your turn ends: you take 1 damage; you lose all Scorched.',
    ],
    [
      'Venom',
      'At end of turn take 1dmg per Venom, then lose one',
      'When your turn ends: you take 1 damage for every Venom on you; you lose 1 Venom.',
    ],
    [
      'Swift',
      '+2 speed, ends when you attack',
      'You have +2 speed. When an attack of you is through: you lose all Swift.',
    ],
    [
      'Goaded',
      'You must target the unit that goaded you if able',
      'You must choose a unit that has given you Goaded as the target, if possible.',
    ],
    ['Hunted', 'You take +1 damage from the hunter', 'You take +1 damage from units that have given you Hunted.'],
  ])('speaks of its bearer, of itself and of who gave it: %s: %s', (name, text, told) => {
    expect(said(name, text)).toEqual({ byHand: false, told });
  });

  it.each([
    ['Swift', 'You take +1 damage from the hunter'],
    ['Scorched', 'Lose 1 Coin at the end of your turn, then move'],
  ])('is by hand where it does not say so: %s: %s', (name, text) => {
    expect(said(name, text).byHand).toBe(true);
  });
});
