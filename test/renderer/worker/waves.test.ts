import { expect, it } from 'vitest';
import type { SetFolder } from '../../../app/contract/studio.ts';
import { type Catalogue, catalogue } from '../../../renderer/model/catalogue.ts';
import { type Patch, patched } from '../../../renderer/model/patch.ts';
import { setFacts } from '../../../renderer/model/set-facts.ts';
import { SetOnDesk } from '../../../renderer/worker/set-on-desk.ts';
import { formatJson } from '../../../schemas/json.ts';
import { openedFrom } from '../../opened-from.ts';

const count = 30;
const unit = (name: string) => ({ name, health: 5, speed: 3, defaultAbilities: [{ name: 'Cut', text: '1dmg.' }] });
const files: [string, string][] = [
  ['set.json', formatJson({ id: 'many', system: 'teamfight', format: 1, name: 'Many' })],
  ['summons/wolf.json', formatJson(unit('Wolf'))],
  ...Array.from({ length: count }, (_, index): [string, string] => {
    const id = `hero-${String(index).padStart(2, '0')}`;
    const summons = index === count - 1 ? { summons: ['wolf'] } : {};
    return [`heroes/${id}.json`, formatJson({ ...unit(`Number ${index}`), ...summons })];
  }),
];
const last: [string, string] = ['heroes/hero-29.json', formatJson({ ...unit('Last'), summons: ['wolf'] })];
const read: SetFolder = {
  folder: '/sets/many',
  files,
  uses: [],
  pictures: [],
  unreadable: [],
  problems: [],
  sizes: [],
};

it('shows all heroes of a large set at once, the first with their faces and the others wave after wave', async () => {
  const desk = new SetOnDesk();
  let shown: Catalogue = desk.open(read);
  const heroes = () => shown.items.filter(({ screen }) => screen === 'heroes');
  const faced = () => heroes().filter(({ faces }) => faces.length > 0).length;
  const take = (patch: Patch) => {
    shown = patched(shown, patch) as Catalogue;
  };
  expect(heroes()).toHaveLength(count);
  expect(faced()).toBeLessThan(count);
  expect(faced()).toBeGreaterThan(0);
  // What is not counted yet is told by no figure.
  const facts = () => Object.fromEntries(setFacts(shown, true));
  expect(facts()).toMatchObject({ Heroes: String(count), Cards: '…', Words: '…' });
  // An edit in between counts, and the set itself is whole from the first.
  take(desk.change([last]));
  for (let patch = await desk.more(); patch !== undefined; patch = await desk.more()) take(patch);
  expect(Object.values(facts())).not.toContain('…');
  const changed = files.map(([file, text]): [string, string] => (file === last[0] ? last : [file, text]));
  expect(shown).toEqual(catalogue(openedFrom({ ...read, files: changed })));
});

it('shows faces before any text is read, and what only the texts tell behind them', async () => {
  const stale = { name: 'Cut', text: '1dmg.', byHand: [{ clause: 'Sing' }] };
  const hero = { name: 'Ana', health: 5, speed: 3, defaultAbilities: [stale] };
  const desk = new SetOnDesk();
  const few: [string, string][] = files.slice(0, 1);
  const shown = desk.open({ ...read, files: [...few, ['heroes/ana.json', formatJson(hero)]] });
  const told = ({ problems }: Catalogue) => problems.filter(({ code }) => code === 'by-hand/missing').length;
  expect(shown.items.flatMap(({ faces }) => faces)).not.toEqual([]);
  expect(told(shown)).toBe(0);
  const patch = await desk.more();
  const all = patched(shown, patch as Patch) as Catalogue;
  expect(told(all)).toBe(1);
  expect(await desk.more()).toBeUndefined();
  const mended = { ...hero, defaultAbilities: [{ ...stale, byHand: [] }] };
  const edit = desk.change([['heroes/ana.json', formatJson(mended)]]);
  expect(told(patched(all, edit) as Catalogue)).toBe(0);
});
