import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../renderer/model/catalogue.ts';
import { firstWave, nextWave } from '../../../renderer/model/in-waves.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import { openSet } from '../../../rules/open.ts';
import { formatJson } from '../../../schemas/json.ts';

/** A plain set of so many cards, the second half of which are places. */
const setOf = (cards: number) => {
  const files = new Map([
    ['set.json', formatJson({ id: 'spirits', system: 'plain', format: 1, name: 'Spirits' })],
    ['kinds/beast.json', formatJson({ name: 'Beast' })],
    ['kinds/place.json', formatJson({ name: 'Place' })],
    ['kinds/spare.json', formatJson({ name: 'Spare' })],
  ]);
  for (let number = 0; number < cards; number++) {
    const kind = number < cards / 2 ? 'beast' : 'place';
    files.set(`cards/card-${1000 + number}.json`, formatJson({ name: `Card ${number}`, kind }));
  }
  return { ...openSet('spirits', files), sizes: new Map() };
};

describe('a large set of cards of one’s own', () => {
  it('has the faces in view at first, and every kind in its list; the others follow, and the first ones stay', () => {
    const set = setOf(240);
    const memory = new Memory();
    const facesAt = (most: number) =>
      catalogue(set, memory, most).items.map(({ name, faces, waits }) => [name, faces.length, waits ?? false]);
    expect(facesAt(firstWave)).toEqual([
      ['Beast', 72, false],
      ['Place', 0, true],
      ['Spare', 0, false],
    ]);
    const [first] = catalogue(set, memory, firstWave).items;
    const [later] = catalogue(set, memory, firstWave + nextWave).items;
    expect(later?.faces[0]).toBe(first?.faces[0]);
    expect(facesAt(Number.POSITIVE_INFINITY).map(([, faces]) => faces)).toEqual([120, 120, 0]);
  });
});
