import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSet } from '../../../rules/open.ts';
import { readings } from '../../../rules/teamfight/readings.ts';

const content = join(import.meta.dirname, '../../../content/teamfight');

function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return new Map(files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(content, folder, name), 'utf8')]));
}

const common = openSet('common', filesOf('common'));
const saltmarch = openSet('saltmarch', filesOf('saltmarch'), { uses: new Map([['../common', common]]) });
const { texts, coverage } = saltmarch.set ? readings([saltmarch.set]) : { texts: [], coverage: undefined };

describe('the texts of the shipped sets', () => {
  it('are read in full, each of them', () => {
    expect(texts.length).toBeGreaterThan(100);
    const byHand = texts.flatMap(({ file, name, reading }) =>
      reading.clauses.flatMap(({ reason }) => (reason === undefined ? [] : [`${file}, ${name}: ${reason}`])),
    );
    expect(byHand).toEqual([]);
    expect(coverage).toMatchObject({ texts: texts.length, textsFull: texts.length });
    expect(coverage?.lettersRun).toBe(coverage?.letters);
  });

  it('stand in a fixed order, with the place that they come from', () => {
    const places = texts.map(({ set, file, pointer, slot }) => `${set}/${file}#${pointer} ${slot}`);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('saltmarch/heroes/brack.json#/abilities/0 ability');
    expect(places).toContain('saltmarch/maps/flooded-market.json#/hazards/0 hazard');
    expect(places.findIndex((place) => place.startsWith('saltmarch/'))).toBe(
      places.filter((place) => place.startsWith('common/')).length,
    );
  });
});

describe('a piece that only its card tells about', () => {
  /** A set whose one hero places a Burr, which says nothing itself. */
  const thorn = (text: string, more: object = {}) => {
    const { set } = openSet(
      'own',
      new Map(
        Object.entries({
          'set.json': { id: 'own', system: 'teamfight', format: 1, name: 'Own', uses: [] },
          'markers/burr.json': { name: 'Burr' },
          'heroes/briar.json': {
            name: 'Briar',
            health: 10,
            speed: 3,
            abilities: [{ id: 'thorn', name: 'Thorn', text, tokens: ['burr'], ...more }],
          },
        }).map(([path, data]) => [path, JSON.stringify(data)]),
      ),
    );
    return set && readings([set]);
  };

  it('is read where that card has dice of its own', () => {
    const text = 'Place a Burr in range 2.\nThe Burr blocks enemy attacks but not movement.';
    const { coverage } = thorn(text, { dice: [{ name: 'Burr health', values: [6] }] }) ?? {};
    expect(coverage).toMatchObject({ texts: 1, textsFull: 1 });
  });

  it('does what stands in the line in which something sets it off, and not the ability', () => {
    const [card] = thorn('Place a Burr in range 2.\nWhen an enemy enters it, destroy it. Burst 1, 3dmg.')?.texts ?? [];
    expect(card?.reading.program.body).toMatchObject([{ node: 'space', then: [{ node: 'place' }] }]);
    expect(card?.reading.clauses.map(({ status }) => status)).not.toContain('manual');
    // At once, or when an enemy enters it.
    const [healing] = thorn('Place a Burr in range 2.\nWhen an enemy enters it, destroy it. Heal 1.')?.texts ?? [];
    expect(healing?.reading.clauses.at(-1)?.reason).toBe('it does not say when this happens');
  });

  it.each([
    'Place a Burr in range 2 which blocks movement but not LoS.',
    'Place a Burr in range 2. Blocks movement but not LoS.',
    'Place a Burr in range 2. Difficult terrain for enemies.',
    'Three spaces in range 4, place a Burr in each.\nAt the start of your turn, each does "nearest enemy in range 2, 1dmg".',
    'Place a Burr in range 2. You may destroy it as a Free Action: Burst 2, 1dmg.',
  ])('is what stands behind it: %s', (text) => {
    expect(thorn(text)?.coverage).toMatchObject({ texts: 1, textsFull: 1 });
  });

  it('is removed by one action where the card offers that', () => {
    const text = 'Place a Burr in range 2. You may remove it as a Free Action. Enemies in it have -1 speed.';
    const [card] = thorn(text)?.texts ?? [];
    expect(card?.reading.clauses.map(({ status }) => status)).not.toContain('manual');
    expect(card?.reading.program.rules).toMatchObject([{ rule: 'ability', name: 'Remove Burr' }]);
  });
});
