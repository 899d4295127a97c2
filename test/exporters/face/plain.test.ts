import { describe, expect, it } from 'vitest';
import type { Card, Faces } from '../../../exporters/face/card.ts';
import type { Op } from '../../../exporters/face/display-list.ts';
import { faceMakers } from '../../../exporters/face/systems.ts';
import { openSet } from '../../../rules/open.ts';
import { formatJson } from '../../../schemas/json.ts';
import { creature, frog, plainFiles } from '../../rules/plain/small-plain.ts';

function facesOf(files: Readonly<Record<string, unknown>> = {}): Faces {
  const texts = new Map([
    ...plainFiles(),
    ...Object.entries(files).map(([file, value]) => [file, formatJson(value)] as const),
  ]);
  const { set } = openSet('pond', texts);
  if (!set) throw new Error('The small set does not open.');
  return faceMakers.plain(set, new Map());
}

const only = (faces: Faces): Card => faces.decks[0]?.cards[0] as Card;

/** The words of a face and the names of its icons, in the order in which they are painted. */
function painted(ops: readonly Op[]): { words: string[]; icons: string[] } {
  const all = ops.flatMap(function inside(op: Op): Op[] {
    return op.op === 'group' || op.op === 'clip' ? op.ops.flatMap(inside) : [op];
  });
  return {
    words: all.flatMap((op) => (op.op === 'text' ? [op.text] : [])),
    icons: all.flatMap((op) => (op.op === 'icon' ? [op.name] : [])),
  };
}

describe('the faces of a plain set', () => {
  it('are a deck for each kind of card, in copies, beside pieces', () => {
    const { decks, pieces, problems } = facesOf();
    expect(decks.map(({ ref, name }) => [ref, name])).toEqual([['pond/creature', 'Creature']]);
    expect(only(facesOf())).toMatchObject({ ref: 'pond/frog', name: 'Frog', copies: 2, kind: 'picture' });
    expect(pieces.map(({ ref, kind }) => [ref, kind])).toEqual([['pond/fly', 'token']]);
    expect(problems).toEqual([]);
  });

  it('are of the size of their kind, with a back of that size, and of the set’s where it says none', () => {
    const place = { name: 'Place', cardSize: 'tarot' };
    const moved = { templates: { picture: { name: { x: 20, y: 20, width: 30, height: 5 } } } };
    const files = {
      'kinds/place.json': { ...place, layout: 'picture' },
      'cards/reeds.json': { name: 'Reeds', kind: 'place' },
    };
    const sizes = facesOf(files).decks.map(({ ref, size, cards }) => [
      ref,
      size,
      ...cards.flatMap(({ front, back }) => [front.width, front.height, back.width, back.height]),
    ]);
    expect(sizes).toEqual([
      ['pond/creature', 'poker', 63.5, 88.9, 63.5, 88.9],
      ['pond/place', 'tarot', 69.85, 120.65, 69.85, 120.65],
    ]);
    const lying = { ...files, 'kinds/place.json': { ...place, orientation: 'landscape' } };
    expect(facesOf(lying).decks[1]?.cards[0]?.front).toMatchObject({ width: 120.65, height: 69.85 });
    // Zones that are moved for one size could lie beside a card of another.
    const [creature, reeds] = facesOf({ ...files, 'theme.json': moved }).decks.map(({ cards }) => cards[0]?.front);
    expect(creature).not.toEqual(facesOf(files).decks[0]?.cards[0]?.front);
    expect(reeds).toEqual(facesOf(files).decks[1]?.cards[0]?.front);
  });

  it('say each field, and read no notation into texts', () => {
    const { words, icons } = painted(only(facesOf()).front.ops);
    for (const word of ['Frog', '2', 'Cost', 'Pond', 'Rare', 'Croak', 'hop']) expect(words.join(' ')).toContain(word);
    expect(icons).toContain('frog');
    // "Range 4, 1dmg" would have two signs on a card of Teamfight.
    expect(icons.filter((name) => !name.startsWith('frog') && name !== 'polar-star')).toEqual([]);
  });

  it('lead from each part of a face to the field that it shows', () => {
    expect(new Set(only(facesOf()).zones.map(({ pointer }) => pointer))).toEqual(
      new Set(['/values/art', '/values/call', '/values/text', '/values/home', '/name', '/version', '/values/cost']),
    );
  });

  it('leave out what is not printed', () => {
    const fields = creature.fields.map((field) => (field.id === 'call' ? { ...field, hidden: true } : field));
    const { words } = painted(only(facesOf({ 'kinds/creature.json': { ...creature, fields } })).front.ops);
    expect(words).not.toContain('Croak');
  });

  it('take the colour that a card says in place of the set’s', () => {
    const other = { ...frog, values: { ...frog.values, tint: '#aa2211' } };
    expect(only(facesOf({ 'cards/frog.json': other })).front).not.toEqual(only(facesOf()).front);
  });

  it('are laid out as the kind says, with numbers in the text of a card of words', () => {
    const card = only(facesOf({ 'kinds/creature.json': { ...creature, layout: 'words' } }));
    expect(card.kind).toBe('words');
    expect(painted(card.front.ops).icons).not.toContain('frog');
    expect(card.text).toContain('Cost: 2');
  });
});
