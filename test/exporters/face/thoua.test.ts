import { describe, expect, it } from 'vitest';
import { thouaStarter } from '../../../app/studio/thoua-starter.ts';
import type { Op } from '../../../exporters/face/display-list.ts';
import { copiesOf } from '../../../exporters/face/numbered.ts';
import { partyChapters } from '../../../exporters/face/thoua/chapters.ts';
import { thouaFaces } from '../../../exporters/face/thoua/faces.ts';
import { thouaSheets } from '../../../exporters/face/thoua/sheet.ts';
import type { Zone } from '../../../exporters/face/zone.ts';
import { catalogue } from '../../../renderer/model/catalogue.ts';
import { type Entity, entitiesOf, find } from '../../../rules/game-set.ts';
import { openSet } from '../../../rules/open.ts';

const { set } = openSet('party', thouaStarter('party', 'The Party'));
if (!set) throw new Error('no set');
const { decks, boards, pieces, problems } = thouaFaces(set, new Map());
const cardsOf = (kind: string) => decks.find(({ ref }) => ref === `party/_${kind}`)?.cards ?? [];

/** All words of a drawing, however deep they stand. */
const wordsOf = (ops: readonly Op[]): string[] =>
  ops.flatMap((op) => ('ops' in op ? wordsOf(op.ops) : op.op === 'text' ? [op.text.trim()] : []));

/** The lines of a drawing, by the height at which their words stand. */
function linesOf(ops: readonly Op[]): string[] {
  const lines = new Map<number, string[]>();
  const gather = (some: readonly Op[]): void => {
    for (const op of some) {
      if ('ops' in op) gather(op.ops);
      else if (op.op === 'text') lines.set(op.baseline, [...(lines.get(op.baseline) ?? []), op.text.trim()]);
    }
  };
  gather(ops);
  return [...lines.values()].map((words) => words.join(' '));
}

describe('faces of a THOUA set', () => {
  it('fit their cards when the set is new', () => {
    expect(problems).toEqual([]);
    expect(decks.every(({ cards }) => cards.every(({ over }) => over === 0))).toBe(true);
  });

  it('lead from each number of an ability and an enemy to its field', () => {
    const pointers = (zones: readonly Zone[]) => zones.map(({ pointer }) => pointer);
    const [ability] = cardsOf('ability-earth');
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

  it('break no line between an element, its number and its die', () => {
    const lines = [...cardsOf('enemy'), ...cardsOf('character')].flatMap(({ front }) => linesOf(front.ops));
    expect(lines.filter((words) => /(?:Earth|Fire|Water|Wind|Resistance)$/.test(words))).toEqual([]);
    expect(lines.some((words) => /Wind −?\d+ \(/.test(words))).toBe(true);
  });

  it('keep the abilities of each element in a deck of their own', () => {
    const abilities = decks.filter(({ ref }) => ref.startsWith('party/_ability-'));
    expect(abilities.map(({ name }) => name)).toEqual(['Earth abilities', 'Fire abilities', 'Wind abilities']);
    for (const { ref, cards } of abilities)
      for (const card of cards) {
        const { data } = find(set, card.ref) as Entity<'ability'>;
        expect(`party/_ability-${data.element}`).toBe(ref);
      }
  });

  it('tell several of one enemy apart by a number, front and back', () => {
    const wolf = pieces.find(({ copies, kind }) => copies > 1 && kind === 'standee')!;
    const numbers = copiesOf(wolf).map(({ front, back }) => [front, back].map(({ ops }) => wordsOf(ops).at(-1)));
    expect(numbers).toEqual(Array.from({ length: wolf.copies }, (_, at) => [String(at + 1), String(at + 1)]));
    const one = pieces.find(({ copies, numbered }) => copies === 1 && !numbered)!;
    expect(copiesOf(one)).toEqual([one]);
  });

  it('come with sheets and rules in the language of the set', () => {
    const spanish = { ...set, manifest: { ...set.manifest, language: 'es-MX' } };
    const told = (one: typeof set) =>
      thouaSheets(one, new Map(), { width: 190, height: 277 }).map(({ name, list }) => [name, ...wordsOf(list.ops)]);
    const [filled, blank] = [told(spanish)[0]!, told(spanish).at(-1)!];
    expect(blank[0]).toBe('Hoja en blanco');
    expect(filled.join(' ')).toMatch(/FUE {1,2}Fuerza/);
    for (const words of ['Mapa elemental', 'Habilidades', 'Vida']) expect(filled.join(' ')).toContain(words);
    const english = told(set).at(-1)!;
    const alike = new Set(blank.filter((word) => english.includes(word) && /[a-z]{4}/i.test(word)));
    // The name of the set, and a word that both languages have.
    expect([...alike]).toEqual(['Party', 'Total']);
    const [rules, other] = [partyChapters(spanish), partyChapters(set)];
    expect(rules.rules.map(({ name }) => name)).toContain('Tirar contra alguien');
    expect([rules.rules.length, rules.aid.length]).toEqual([other.rules.length, other.aid.length]);
  });

  it('are a figure and a round piece for everybody, as many of an enemy as an encounter has', () => {
    const [encounter] = entitiesOf(set, 'encounter');
    const [{ enemy }] = encounter!.data.enemies as [{ enemy: string }];
    const count = encounter!.data.enemies.filter((one) => one.enemy === enemy).length;
    const made = (ref: string) => pieces.filter((piece) => piece.ref === ref).map(({ kind, copies }) => [kind, copies]);
    expect(made(`party/${enemy}`)).toEqual([['standee', count]]);
    expect(made(`party/_initiative-${enemy}`)).toEqual([['token', count]]);
    const refs = pieces.map(({ ref }) => ref);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('are in the window a card of each condition and its token, on one line', () => {
    const files = new Map(thouaStarter('party', 'The Party'));
    files.set('conditions/dizzy.json', '{ "name": "Dizzy", "text": "Movement -1." }');
    const opened = openSet('party', files);
    const { items } = catalogue({ ...opened, sizes: new Map() });
    const [dizzy, ...more] = items.filter(({ name }) => name === 'Dizzy');
    expect(more).toEqual([]);
    expect(dizzy?.faces.map(({ key, shape }) => [key, shape])).toEqual([
      ['party/dizzy', 'card'],
      ['party/_token-dizzy', 'round'],
    ]);
    expect(new Set(items.map(({ ref }) => ref)).size).toBe(items.length);
  });

  it('come with rules that follow the rule options of the set', () => {
    const told = (rules: object) => {
      const { rules: entries } = partyChapters({ ...set, manifest: { ...set.manifest, rules } as typeof set.manifest });
      return entries.map(({ text }) => text).join('\n');
    };
    expect(told({})).toContain('a diagonal step counts one.');
    expect(told({})).toContain('usually 2;');
    const other = told({ diagonals: 'two', actionPoints: 3, retreat: false, sight: 'middle', initiativeTie: 'party' });
    expect(other).toContain('a diagonal step counts two.');
    expect(other).toContain('usually 3;');
    expect(other).toContain('to the middle of the target’s space');
    expect(other).toContain('Of equals the party goes first');
    expect(other).not.toContain('retreat');
  });

  it('call the start zones of a map by who starts there', () => {
    const words = wordsOf(boards[0]?.list.ops ?? []);
    expect(words).toEqual(expect.arrayContaining(['Party', 'Enemies']));
    expect(words.filter((word) => /Red|Blue/.test(word))).toEqual([]);
  });
});
