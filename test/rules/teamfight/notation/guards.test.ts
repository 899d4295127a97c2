import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { guards } from '../../../../rules/teamfight/notation/words/guards.ts';
import { worlds } from './worlds.ts';

/** Numbers from a seed, so that a text that was read otherwise is there again the next time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

let roll = dice(1);
const all = worlds.flatMap(({ texts }) => texts.map(({ text }) => text));
const words = all.flatMap((text) => text.split(/\s+/));
const parts = all.flatMap((text) => text.split(/(?<=[.,:])\s+/));
const any = (from: readonly string[]): string => from[roll(from.length)] ?? '';

/** A text with a word or a part more, less or other, or two parts of other texts joined. */
function changed(text: string): string {
  const said = text.split(' ');
  const apart = text.split(/(?<=[.,:])\s+/);
  switch (roll(6)) {
    case 0:
      return said.toSpliced(roll(said.length), 1).join(' ');
    case 1:
      return said.toSpliced(roll(said.length), 1, any(words)).join(' ');
    case 2:
      return said.toSpliced(roll(said.length), 0, any(words)).join(' ');
    case 3:
      return apart.toSpliced(roll(apart.length), 1, any(parts)).join(' ');
    case 4:
      return text.replaceAll(',', '');
    default:
      return `${any(parts)} ${any(['and', 'if', 'until', 'when', ',', 'while', 'or'])} ${any(parts)}`;
  }
}

const slots: readonly Slot[] = ['condition', 'token', 'counter', 'marker', 'terrain'];

// Each world rolls for itself: a fault that a second try would hide is found by the second try, too.
beforeEach(() => {
  roll = dice(1);
});

afterEach(() => {
  guards.spare = true;
});

describe('the guards of phrases', () => {
  it.each(worlds)('only spare work: without them all texts come to the same: $id', ({ texts, vocabulary }) => {
    // What the pieces say is read with the cards that speak of them, and remembered: so they are read for themselves, too.
    const pieces = vocabulary.all.flatMap(({ kind, name, text }) => {
      const slot = slots.find((one) => one === kind);
      return slot === undefined || text === '' ? [] : [{ slot, name, text }];
    });
    // Of sixteen one as it stands and one changed: of so many texts that is enough, and reading without guards takes long.
    const given = [...texts, ...pieces].flatMap(({ slot, name, text }, index) =>
      index % 8 > 0 ? [] : { slot, name, text: index % 16 === 0 ? text : changed(text) },
    );
    const guarded = given.map((text) => ({ text, reading: read(text, vocabulary) }));
    guards.spare = false;
    const free = given.map((text) => ({ text, reading: read(text, vocabulary) }));
    expect(guarded).toEqual(free);
  });
});
