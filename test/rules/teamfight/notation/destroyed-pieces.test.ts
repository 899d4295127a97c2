import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

const marker = (name: string, text: string, fields: Word['fields'] = {}): Word => ({
  kind: 'marker',
  ref: `t/${name.toLowerCase()}`,
  name,
  text,
  owners: [],
  fields,
});
const keg = { object: true, health: 1 };
const card = 'Place 2 Pods in range 3. Detonate any number of your Pods. Each deals burst 1, 2dmg.';
const words = wordsFrom([
  marker('Rune', ''),
  marker('Boom', 'When destroyed, burst 1, 2dmg.'),
  marker('Keg', '1hp.', keg),
  marker('Pod', '1hp. When detonated, burst 1, 2dmg.', keg),
  marker('Dud', 'When detonated, burst 1, 2dmg.'),
  { kind: 'ability', ref: 't/hunter', name: 'Pods', text: card, owners: ['t/hunter'], fields: {} },
]);
const told = (text: string, slot: 'ability' | 'marker' = 'ability', name = '') => {
  const { clauses, program } = read({ slot, name, text }, words);
  return clauses.some(({ status }) => status === 'manual')
    ? 'by hand'
    : tell(program, words).replace('Costs a Standard Action. ', '');
};

describe('what is done where a piece is destroyed', () => {
  it('around the one that was chosen, wherever it lies', () => {
    const there = 'Lay a burst of 1 around the chosen space; each unit in it: that unit takes 2 damage.';
    for (const text of [
      'Destroy one of your Runes. Burst 1 of it, 2dmg.',
      'Destroy one of your Runes anywhere. Burst 1 of it, 2dmg.',
      'Destroy one of your Runes in LoS. Burst 1, 2dmg.',
    ])
      expect(told(text), text).toContain(there);
    expect(told('Destroy any Runes in range 2. Burst 1, 2dmg.')).toBe('by hand');
    // What is only removed could be the price.
    expect(told('Remove one of your Runes. Burst 1, 2dmg.')).toBe('by hand');
    expect(told('Destroy one of your Kegs anywhere. Burst 1 of it, 2dmg.')).toContain('around the target');
    expect(told('Place a Rune in range 3. At the start of your next turn, destroy it. Burst 1, 2dmg.')).toContain(
      'destroy the marker; lay a burst of 1 around the marker',
    );
  });

  it('around each of several', () => {
    for (const text of [
      'Destroy any number of your Runes. Each deals burst 1, 2dmg.',
      'Destroy any number of your Runes. Burst 1 of each, 2dmg.',
      'Destroy any number of your Runes. For each, burst 1, 2dmg.',
      'Destroy any number of your Runes. For each destroyed this way, burst 1 of it: 2dmg.',
    ])
      expect(told(text), text).toContain('destroy the marker; lay a burst of 1 around the marker');
    expect(told('Detonate any number of your Kegs. Each deals burst 1, 2dmg.')).toBe(
      'Choose any number of Kegs of yours, seen or not. Destroy the target. Lay a burst of 1 around the target; each unit in it: that unit takes 2 damage.',
    );
  });

  it('by hand where those who are adjacent could be so to it or to you, or to one that is gone', () => {
    for (const text of [
      'Destroy all Runes: 2dmg to each adjacent enemy.',
      'Detonate one of your Runes: push an adjacent enemy 2.',
      'Detonate all Runes. Adjacent enemies take 2dmg.',
      // None is left by then.
      'Detonate all Runes. Enemies adjacent to a Rune take 2dmg.',
      'Destroy all your Runes, then push each enemy adjacent to a Rune 1.',
    ])
      expect(told(text), text).toBe('by hand');
  });

  it('once, where its own text says so too, and by hand where that says otherwise', () => {
    expect(told('Destroy all your Booms. Each deals burst 1, 2dmg.')).toBe('Destroy all Boom of yours.');
    expect(told('Destroy one of your Booms. Burst 1 of it, 2dmg.')).not.toContain('burst');
    expect(told('Destroy all your Booms. Each deals burst 1, 3dmg.')).toBe('by hand');
    expect(told('Destroy one of your Booms. Burst 1 of it, 3dmg.')).toBe('by hand');
    expect(told('Destroy one of your Booms. Burst 1 of it, push 1.')).toContain('push that unit up to 1');
  });

  it('by the card alone, where an object is detonated and not only destroyed', () => {
    expect(told('1hp. When detonated, burst 1, 2dmg.', 'marker', 'Pod')).toBe('');
    expect(told('1hp. When detonated, burst 1, 2dmg.', 'marker', 'Keg')).toBe('by hand');
    expect(told('When detonated, burst 1, 2dmg.', 'marker', 'Dud')).toContain('When it is destroyed: lay a burst of 1');
    expect(told('Place a Keg in range 3. Destroying it this way does nothing.')).not.toBe('by hand');
    expect(told("Place a Keg in range 3. 1hp, if destroyed it doesn't explode.")).not.toBe('by hand');
    expect(told('Place a Boom in range 3. If destroyed, nothing happens.')).toBe('by hand');
  });
});

describe('an area behind a space that was chosen', () => {
  it('is around that, where it was chosen for nothing else', () => {
    const there = 'burst of 1 around the chosen space';
    expect(told('Choose a space in range 4. Burst 1, 2dmg.')).toContain(there);
    expect(told('Mark a space in range 3. At the start of your next turn, burst 1, 2dmg.')).toContain(there);
    expect(told('Choose a space in range 4. Burst 1, 2dmg. Teleport there.')).toBe('by hand');
    expect(told('Choose a space in range 4. Each unit in range 1 takes 1dmg.')).toBe('by hand');
    expect(told('Range 4, 2dmg. Burst 1, 1dmg.')).toBe('by hand');
    expect(told('Choose a space in range 4. Allies in burst 1 heal 1. Enemies in burst 1, 1dmg.')).toBe('by hand');
  });
});
