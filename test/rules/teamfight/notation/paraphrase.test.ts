import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { worlds } from './worlds.ts';

/** Ways to say the same, which nobody who plays would play otherwise. */
const sameThings: readonly (readonly [from: RegExp, to: string])[] = [
  [/\badjacent to\b/gi, 'next to'],
  [/\bLoS\b/g, 'line of sight'],
  [/(\d)dmg\b/g, '$1 damage'],
  [/\bat the start of\b/gi, 'at the beginning of'],
  [/\buntil the start of\b/gi, 'until the beginning of'],
  [/\bin range (\d)\b/g, 'within range $1'],
  [/\bcannot\b/g, "can't"],
  [/\b(push|pull) (\d)(?=[.,]|$)/gim, '$1 $2 spaces'],
  [/\bmay\b/g, 'can'],
  [/\bper\b(?! (?:turn|round|game|battle))/g, 'for each'],
  [/\(max (\d)\)/g, '(maximum $1)'],
  [/\bthe target\b/g, 'the targeted unit'],
  [/\bspaces\b/g, 'tiles'],
  [/\bheal (\d)\b/gi, 'restore $1 health'],
  [/\buntil the end of\b/gi, 'through the end of'],
  [/\bat the start of your next turn\b/gi, 'when your next turn starts'],
  [/\bwhenever\b/gi, 'each time'],
  [/\.$/, ''],
];

/** What is told, but for the words of the card itself in it. */
const plain = (told: string): string => told.replaceAll(/“[^”]*”/g, '').toLowerCase();

const isRead = ({ clauses }: ReturnType<typeof read>): boolean => clauses.every(({ status }) => status !== 'manual');

describe('what is said in other words', () => {
  it.each(worlds)('is played alike, or left to people: $id', ({ texts, vocabulary }) => {
    const told = (text: Parameters<typeof read>[0]) => {
      const reading = read(text, vocabulary);
      return isRead(reading) ? plain(tell(reading.program, vocabulary)) : undefined;
    };
    // Every fourth card is enough of so many.
    const alone = texts.filter(({ slot, text, told: said }, index) => {
      const isCard = slot === 'ability' || slot === 'default' || slot === 'passive';
      return isCard && text !== '' && said !== 'by hand' && index % 4 === 0;
    });
    const otherwise = alone.flatMap(({ slot, name, text }, index) => {
      const possible = sameThings.filter(([from]) => text.search(from) >= 0);
      const [from, to] = possible[index % possible.length] ?? [];
      const other = from === undefined || to === undefined ? text : text.replace(from, to);
      if (other === text) return [];
      const [before, after] = [told({ slot, name, text }), told({ slot, name, text: other })];
      return after === undefined || before === after ? [] : [{ text, other, before, after }];
    });
    expect(otherwise).toEqual([]);
  });
});
