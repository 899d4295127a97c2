import { describe, expect, it } from 'vitest';
import type { DisplayList, Op } from '../../../exporters/face/display-list.ts';
import { hammerspaceFaces } from '../../../exporters/face/hammerspace/faces.ts';
import { openSet } from '../../../rules/open.ts';

const bat = {
  name: 'Bat',
  kind: 'attack',
  type: 'physical',
  subtype: 'melee',
  strength: 7,
  hits: 'adjacent',
  keepOn: [5],
};
const coat = {
  name: 'Coat',
  kind: 'defence',
  defence: [{ against: 'chemical', points: 2, bonuses: [{ subtype: 'fire', points: -3 }] }],
  copies: 2,
};
const files = (language: string) => ({
  'set.json': { id: 'sale', system: 'hammerspace', format: 1, name: 'Sale', language },
  'cards/bat.json': bat,
  'cards/coat.json': coat,
  'traits/calm.json': { name: 'Calm', text: 'Nobody can steal cards from you.' },
});

const within = (op: Op): Op[] => ('ops' in op ? [op, ...op.ops.flatMap(within)] : [op]);
const ops = (list: DisplayList | undefined) => list?.ops.flatMap(within) ?? [];
const words = (list: DisplayList | undefined) => ops(list).flatMap((op) => (op.op === 'text' ? [op.text] : []));
const icons = (list: DisplayList | undefined) => ops(list).flatMap((op) => (op.op === 'icon' ? [op.name] : []));

function decksIn(language: string) {
  const texts = Object.entries(files(language)).map(([file, data]) => [file, JSON.stringify(data)] as const);
  const { set } = openSet('sale', new Map(texts));
  if (!set) throw new Error('The set cannot be opened.');
  return hammerspaceFaces(set, new Map()).decks;
}

describe('the cards of a brawl', () => {
  it('show what is data as figures and signs, in the language of the set', () => {
    for (const [language, label, hits, chemical] of [
      ['en', 'Melee', 'neighbour', 'Chemical'],
      ['es-MX', 'cuerpo', 'vecino', 'Químico'],
    ] as const) {
      const [play] = decksIn(language);
      const [one, two] = play?.cards ?? [];
      expect(words(one?.front)).toEqual(expect.arrayContaining(['7', label, hits]));
      // The plate says the subtype, and nothing else says it again.
      expect(words(one?.front).filter((word) => word === label)).toHaveLength(1);
      expect(icons(one?.front)).toEqual(expect.arrayContaining(['dice-six-faces-five', 'broadsword']));
      expect(words(two?.front)).toEqual(expect.arrayContaining([chemical, '2', '−3']));
      expect(two?.copies).toBe(2);
    }
  });

  it('have one back, which does not tell an attack from a defence, and another one for traits', () => {
    const [play, traits] = decksIn('en');
    const backs = play?.cards.map(({ back }) => JSON.stringify(back));
    expect(new Set(backs).size).toBe(1);
    expect(JSON.stringify(traits?.cards[0]?.back)).not.toBe(backs?.[0]);
  });

  it('leads a click on a figure to its field', () => {
    const [play] = decksIn('en');
    const fields = (index: number) => play?.cards[index]?.zones.map(({ pointer }) => pointer);
    expect(fields(0)).toEqual(expect.arrayContaining(['/strength', '/keepOn', '/name']));
    expect(fields(1)).toEqual(expect.arrayContaining(['/defence/0/against']));
  });
});
