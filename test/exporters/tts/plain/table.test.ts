import { describe, expect, it } from 'vitest';
import { faceMakers } from '../../../../exporters/face/systems.ts';
import { checkTable } from '../../../../exporters/tts/check.ts';
import { readMark } from '../../../../exporters/tts/mark.ts';
import { planTable } from '../../../../exporters/tts/plan.ts';
import type { BagObject } from '../../../../exporters/tts/save.ts';
import { openSet } from '../../../../rules/open.ts';
import { formatJson } from '../../../../schemas/json.ts';
import { plainFiles } from '../../../rules/plain/small-plain.ts';
import { smallSet, sourceOf } from '../fixture.ts';
import { withRole } from '../stub-table.ts';

function pond(maps: Readonly<Record<string, unknown>> = {}) {
  const more = Object.entries(maps).map(([file, value]) => [file, formatJson(value)] as const);
  const { set } = openSet('pond', new Map([...plainFiles(), ...more]));
  return { set: set!, faces: faceMakers.plain(set!, new Map()) };
}

const planOf = (sources: ReturnType<typeof pond>[], cell = 1) =>
  planTable(sources, { cell, pictures: new Map(), address: (file) => `/out/pictures/${file}` });
const seatsOf = ({ save }: ReturnType<typeof planTable>) =>
  save.ObjectStates.flatMap((object) => (object.Name === 'HandTrigger' ? [object.FogColor] : []));

describe('The table of a set without rules', () => {
  it('has the usual eight seats and a bag with decks, maps and pieces', () => {
    const source = pond({ 'maps/shore.json': { name: 'Shore', columns: 6, rows: 5 } });
    const plan = planOf([source]);
    expect(checkTable(plan, [source])).toEqual([]);
    expect(seatsOf(plan)).toEqual(['White', 'Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Purple', 'Pink']);
    expect([plan.save.Table, plan.save.PlayerCounts]).toEqual(['Table_RPG', [1, 8]]);
    const [bag] = withRole(plan.save.ObjectStates, 'set') as [BagObject];
    expect(bag.ContainedObjects.map(({ Nickname }) => Nickname)).toEqual(['Creature', 'Shore', 'Tokens and markers']);
  });

  it.each([1, 4])('keeps the seats off a large map with cells of %i', (cell) => {
    const source = pond({ 'maps/sea.json': { name: 'Sea', columns: 30, rows: 20 } });
    const plan = planOf([source], cell);
    expect(checkTable(plan, [source])).toEqual([]);
    const hands = plan.save.ObjectStates.filter(({ Name }) => Name === 'HandTrigger');
    expect(hands).toHaveLength(8);
    for (const { Transform: at } of hands) {
      // A hand zone is 11.8 by 4.9 units, and cards nearer than 5 units are drawn into it.
      const turned = at.rotY % 180 === 90;
      const beside = Math.abs(at.posX) - (turned ? 2.45 : 5.9) - 15 * cell;
      const behind = Math.abs(at.posZ) - (turned ? 5.9 : 2.45) - 10 * cell;
      expect(Math.max(beside, behind)).toBeGreaterThan(5);
    }
  });

  it('holds 40 sets', () => {
    const sources = Array.from({ length: 40 }, (_, index) => {
      const { set, faces } = pond();
      const id = `pond${index}`;
      const renamed = { ...faces, decks: faces.decks.map((deck) => ({ ...deck, ref: deck.ref.replace('pond', id) })) };
      return { set: { ...set, id, manifest: { ...set.manifest, id } }, faces: renamed };
    });
    expect(checkTable(planOf(sources), sources)).toEqual([]);
  });

  it('lies beside a set of another system, on the table that has room for both', () => {
    const sources = [sourceOf(smallSet('alpha')), pond()];
    const plan = planOf(sources as ReturnType<typeof pond>[]);
    expect(checkTable(plan, sources)).toEqual([]);
    const roles = plan.save.ObjectStates.map((object) => readMark(object.GMNotes)!.setwright);
    expect(roles.filter((role) => role !== 'hand')).toEqual(['set', 'intro', 'set', 'randomizer']);
    expect(seatsOf(plan)).toHaveLength(8);
  });
});
