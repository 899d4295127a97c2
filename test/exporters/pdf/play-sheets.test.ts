import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../app/studio/load-set.ts';
import type { Op } from '../../../exporters/face/display-list.ts';
import { papers } from '../../../exporters/face/paper-size.ts';
import { thouaSheets } from '../../../exporters/face/thoua/sheet.ts';
import type { PaperJob } from '../../../exporters/pdf/cards.ts';
import { PaperDocument } from '../../../exporters/pdf/paper-document.ts';
import { layPlaySheets, sheetRoom } from '../../../exporters/pdf/play-sheets.ts';
import type { PictureFiles } from '../../../exporters/pictures.ts';
import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { sheetOf } from '../../../rules/thoua/sheet.ts';
import { type ReadPage, readPdf } from './read-pdf.ts';

let set: GameSet;
let pictures: PictureFiles;
beforeAll(async () => {
  const loaded = await loadSet('content/thoua/four-shrines');
  [set, pictures] = [loaded.set!, loaded.pictures];
});

const jobOn = (paper: PaperJob['paper']): PaperJob => ({
  ...{ title: '', authors: '', stamps: ['Demo 0.3'], paper, pictures: new Map() },
});
const sheetsOf = (one: GameSet, paper: PaperJob['paper'] = 'a4') => thouaSheets(one, pictures, sheetRoom(jobOn(paper)));

async function print(one: GameSet, paper: PaperJob['paper']) {
  const out = new PassThrough();
  const job = jobOn(paper);
  const laid = layPlaySheets(sheetsOf(one, paper), job, new PaperDocument(job, new Map(), out));
  const [bytes, made] = await Promise.all([buffer(out), laid]);
  return { made, pages: await readPdf(bytes) };
}

const textOf = ({ words }: ReadPage) => words.map(({ text }) => text).join(' ');
/** Boxes to be crossed out for health points are the only ones with these corners. */
const healthBoxes = (ops: readonly Op[]): number => ops.filter((op) => op.op === 'rect' && op.r === 0.8).length;
const only = (character: Entity<'character'>): GameSet => ({
  ...set,
  entities: [...set.entities.filter(({ kind }) => kind !== 'character'), character],
});

describe('character sheets on paper', () => {
  it.each(['a4', 'letter', 'a3'] as const)('are one page each on %s, inside of what printers print', async (paper) => {
    const [first, second] = entitiesOf(set, 'character');
    const two = { ...set, entities: [...set.entities.filter(({ kind }) => kind !== 'character'), first!, second!] };
    const { made, pages } = await print(two, paper);
    expect(made).toEqual({ pages: 3, things: 3 });
    const { width, height } = papers[paper];
    for (const page of pages) {
      expect([page.width, page.height].map(Math.round)).toEqual([width, height].map(Math.round));
      for (const { x, width: wide, baseline } of page.words) {
        expect(x).toBeGreaterThan(4.9);
        expect(x + wide).toBeLessThan(width - 4.9);
        expect(baseline).toBeGreaterThan(9);
        expect(baseline).toBeLessThan(height - 4.9);
      }
    }
    expect(textOf(pages[0]!)).toMatch(new RegExp(`^${first!.data.name} `));
    expect(textOf(pages[2]!)).toMatch(/^Name/);
  });

  it('say what the rules work out, with a box for each health point and each turn of a cooldown', async () => {
    const bettany = entitiesOf(set, 'character').find(({ id }) => id === 'bettany-hewn')!;
    const sheet = sheetOf(set, bettany)!;
    const { pages } = await print(only(bettany), 'a4');
    const text = textOf(pages[0]!);
    expect(text).toContain(`${sheet.hp} HP`);
    expect(text).toContain(`${sheet.spent} of ${sheet.points}`);
    const row = (first: string) => {
      const { words } = pages[0]!;
      const from = words.find(({ text: word }) => word === first)!;
      const same = words.filter(({ x, baseline }) => x < 126 && Math.abs(baseline - from.baseline) < 0.8);
      return same
        .sort((a, b) => a.x - b.x)
        .map(({ text: word }) => word)
        .join(' ');
    };
    expect(row('Strength')).toBe('STR Strength 4 +1 5 Attack +7');
    expect(row('Vitality')).toBe('VIT Vitality 5 +2 +1 8 Defence +8');
    expect(row('Earth')).toBe('Earth VIT 8 +7 +3 18 2d10');
    expect(row('Fire')).toBe('Fire STR 5 Earth −7 −2 1d12');
    for (const name of ['Shale Fist', 'Break Ground', 'Rooted Milestone Mace', 'Special: Character STR 8 or more'])
      expect(text).toContain(name);
    const [own, blank] = sheetsOf(only(bettany));
    expect([healthBoxes(own!.list.ops), healthBoxes(blank!.list.ops)]).toEqual([50, 60]);
    expect(text).not.toMatch(/undefined|NaN/);
  });

  it('hold a character of the highest level with all that its points can buy', async () => {
    const [character] = entitiesOf(set, 'character');
    const bought = entitiesOf(set, 'ability').slice(0, 17);
    const data = { ...character!.data, level: 10, bought: bought.map(({ id }) => id) };
    const { made, pages } = await print(only({ ...character!, data }), 'letter');
    expect(made.pages).toBe(2);
    const text = textOf(pages[0]!);
    for (const { data: ability } of bought) expect(text).toContain(ability.name);
    const lowest = Math.max(
      ...pages[0]!.words.filter(({ text: word }) => !/print|page/.test(word)).map((w) => w.baseline),
    );
    expect(lowest).toBeLessThan(papers.letter.height - 4.9);
    // The last ability stands above the heading below it.
    const at = (word: string) => pages[0]!.words.find(({ text: one }) => one === word)!.baseline;
    const last = Math.max(...bought.map(({ data: { name } }) => at(name.split(' ')[0]!)));
    expect(last).toBeLessThan(at('Modifiers'));
  });

  it('leave out a character that is not printed', () => {
    const [first] = entitiesOf(set, 'character');
    const none = only({ ...first!, data: { ...first!.data, copies: 0 } });
    expect(sheetsOf(none).map(({ ref }) => ref)).toEqual(['four-shrines/_blank']);
  });
});
