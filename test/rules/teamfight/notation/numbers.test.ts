import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { worlds } from './worlds.ts';

/** Every so manieth text of all worlds is asked, in each run the same ones. */
const step = 12;

/** A number by itself: no part of `1/3`, and none of what is said to be otherwise without it, which no text of a set says. */
const numbers = /(?<![\w/])(?<!instead of )\d+(?!\w*\/)/g;

describe('what a text that is read in full says of numbers', () => {
  it('is not the same as its opposite: "3 or more" and "3 or less"', () => {
    const asked = worlds.flatMap(({ texts, vocabulary }) =>
      texts.flatMap((text) =>
        /\d or more\b/.test(text.text) && text.told !== 'by hand' ? [{ ...text, vocabulary }] : [],
      ),
    );
    const same = asked.filter(({ slot, name, text, vocabulary }) => {
      const other = text.replaceAll(/(?<=\d) or more\b/g, ' or less');
      const { clauses, program } = read({ slot, name, text: other }, vocabulary);
      const isRead = clauses.every(({ status }) => status !== 'manual');
      return isRead && JSON.stringify(program) === JSON.stringify(read({ slot, name, text }, vocabulary).program);
    });
    expect(asked.length).toBeGreaterThan(100);
    expect(same.map(({ text }) => text)).toEqual([]);
  });
});

describe('a number of a text that is read in full', () => {
  it('counts: with another one in its place the text does something else, or is by hand', () => {
    const texts = worlds.flatMap(({ texts, vocabulary }) => texts.map((text) => ({ ...text, vocabulary })));
    // What a map says of its pieces is played from their own texts.
    const asked = texts.filter(({ told, slot }, n) => n % step === 0 && told !== 'by hand' && slot !== 'map');
    const lost = asked.flatMap(({ slot, name, text, vocabulary }) => {
      const before = JSON.stringify(read({ slot, name, text }, vocabulary).program);
      return [...text.matchAll(numbers)].flatMap(({ 0: said, index }) => {
        const other = text.slice(0, index) + (Number(said) + 1) + text.slice(index + said.length);
        const { clauses, program } = read({ slot, name, text: other }, vocabulary);
        const isRead = clauses.every(({ status }) => status !== 'manual');
        return isRead && JSON.stringify(program) === before ? [other] : [];
      });
    });
    expect(asked.length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
  });
});
