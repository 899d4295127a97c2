import { describe, expect, it } from 'vitest';
import { thouaStarter } from '../../../app/studio/thoua-starter.ts';
import type { Op } from '../../../exporters/face/display-list.ts';
import { thouaFaces } from '../../../exporters/face/thoua.ts';
import type { Zone } from '../../../exporters/face/zone.ts';
import { openSet } from '../../../rules/open.ts';

const { set } = openSet('party', thouaStarter('party', 'The Party'));
if (!set) throw new Error('no set');
const { decks, boards, problems } = thouaFaces(set, new Map());
const cardsOf = (kind: string) => decks.find(({ ref }) => ref === `party/_${kind}`)?.cards ?? [];

/** All words of a drawing, however deep they stand. */
const wordsOf = (ops: readonly Op[]): string[] =>
  ops.flatMap((op) => ('ops' in op ? wordsOf(op.ops) : op.op === 'text' ? [op.text.trim()] : []));

describe('faces of a THOUA set', () => {
  it('fit their cards when the set is new', () => {
    expect(problems).toEqual([]);
    expect(decks.every(({ cards }) => cards.every(({ over }) => over === 0))).toBe(true);
  });

  it('lead from each number of an ability and an enemy to its field', () => {
    const pointers = (zones: readonly Zone[]) => zones.map(({ pointer }) => pointer);
    const [ability] = cardsOf('ability');
    expect(pointers(ability?.zones ?? [])).toEqual(expect.arrayContaining(['/actionPoints', '/cooldown', '/effect']));
    const [enemy] = cardsOf('enemy');
    expect(pointers(enemy?.zones ?? [])).toEqual(
      expect.arrayContaining(['/hp', '/movement', '/initiative', '/rolls', '/elements']),
    );
  });

  it('show a character as the rules work it out', () => {
    const [character] = cardsOf('character');
    expect(character?.text).toMatch(/STR \d+, INT \d+, VIT \d+, WIS \d+/);
    expect(character?.text).toMatch(/Earth −?\d+ \(\dd\d+\)/);
  });

  it('call the start zones of a map by who starts there', () => {
    const words = wordsOf(boards[0]?.list.ops ?? []);
    expect(words).toEqual(expect.arrayContaining(['Party', 'Enemies']));
    expect(words.filter((word) => /Red|Blue/.test(word))).toEqual([]);
  });
});
