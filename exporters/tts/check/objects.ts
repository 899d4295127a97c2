import { ownTag, readMark } from '../mark.ts';
import type { TableObject } from '../save.ts';
import { tree } from '../tree.ts';
import { type CheckedTable, called, type Finding, unless } from './finding.ts';

const plainDie = { has: ['MaterialIndex', 'MeshIndex'] };

/** The fields that belong to each kind of object beside those of all, and the fields that it may have. */
const fields: Record<TableObject['Name'], { has: string[]; may?: string[] }> = {
  Card: { has: ['CardID', 'SidewaysCard', 'CustomDeck'] },
  DeckCustom: { has: ['SidewaysCard', 'DeckIDs', 'CustomDeck', 'ContainedObjects'] },
  Bag: { has: ['MaterialIndex', 'MeshIndex', 'Bag', 'ContainedObjects'] },
  Infinite_Bag: { has: ['MaterialIndex', 'MeshIndex', 'ContainedObjects'] },
  Custom_Tile: { has: ['CustomImage'], may: ['AttachedSnapPoints'] },
  Custom_Token: { has: ['CustomImage'] },
  Figurine_Custom: { has: ['CustomImage'] },
  Die_6_Rounded: { has: ['MaterialIndex', 'MeshIndex', 'RotationValues'] },
  Die_4: plainDie,
  Die_6: plainDie,
  Die_8: plainDie,
  Die_10: plainDie,
  Die_12: plainDie,
  Die_20: plainDie,
  Counter: { has: ['Counter'] },
  BlockSquare: { has: [] },
  HandTrigger: { has: ['FogColor'] },
};

const texts = ['GUID', 'Name', 'Nickname', 'Description', 'GMNotes', 'LuaScript', 'LuaScriptState', 'XmlUI'];
const switches = [
  ...['Locked', 'Grid', 'Snap', 'IgnoreFoW', 'Autoraise', 'Sticky', 'Tooltip'],
  ...['GridProjection', 'HideWhenFaceDown', 'Hands'],
];
const shared = [...texts, ...switches, 'Transform', 'ColorDiffuse', 'Tags'];
const places = ['posX', 'posY', 'posZ', 'rotX', 'rotY', 'rotZ', 'scaleX', 'scaleY', 'scaleZ'] as const;
const whole = ['CardID', 'MaterialIndex', 'MeshIndex'];

/** F5, O1 to O10, S1, S2: every object for itself, and that no two share an id. */
export function checkObjects(table: CheckedTable): Finding[] {
  const others = [...tree(table.save.ObjectStates ?? [])].filter((object) => !table.own.includes(object));
  const seen = new Set(others.map((object) => object.GUID));
  return table.own.flatMap((object) => {
    const findings = [
      ...unless(/^[0-9a-f]{6}$/.test(object.GUID), 'O3', () => `${called(object)} has no id of six digits.`),
      ...unless(!seen.has(object.GUID), 'O3', () => `${called(object)} has the id of another object.`),
      ...checkKind(object),
      ...checkPlace(object, Math.max(100, table.manifest.area.x, table.manifest.area.z)),
      ...checkTags(object, table),
    ];
    seen.add(object.GUID);
    return findings;
  });
}

function checkKind(object: TableObject): Finding[] {
  const kind = fields[object.Name];
  if (!kind) return unless(false, 'O1', () => `${called(object)} is of no kind that Setwright writes.`);
  const record = object as unknown as Record<string, unknown>;
  const keys = Object.keys(record);
  const missing = [...shared, ...kind.has].filter((key) => record[key] === undefined);
  const extra = keys.filter((key) => ![...shared, ...kind.has, ...(kind.may ?? [])].includes(key));
  const { r, g, b, a = 1 } = object.ColorDiffuse ?? {};
  const badType = [
    ...texts.filter((key) => typeof record[key] !== 'string'),
    ...switches.filter((key) => typeof record[key] !== 'boolean'),
    ...whole.filter((key) => record[key] !== undefined && !Number.isInteger(record[key])),
  ];
  const named = object.Name === 'HandTrigger' || object.Nickname.trim() !== '';
  return [
    ...unless(!('States' in record), 'S1', () => `${called(object)} has states; none are written.`),
    ...unless(missing.length === 0, 'O7', () => `${called(object)} lacks ${missing.join(', ')}.`),
    ...unless(extra.length === 0, 'F5', () => `${called(object)} has ${extra.join(', ')} of another kind.`),
    ...unless(badType.length === 0, 'O4', () => `${called(object)}: ${badType.join(', ')} is of the wrong type.`),
    ...unless(
      [r, g, b, a].every((part) => typeof part === 'number' && part >= 0 && part <= 1),
      'O4',
      () => `${called(object)} has a colour outside of 0 to 1.`,
    ),
    ...unless(named, 'O5', () => `${called(object)} has no name.`),
    ...checkBlocks(object),
  ];
}

/** O8 to O10: what belongs to one kind of object only. */
function checkBlocks(object: TableObject): Finding[] {
  if (object.Name === 'Custom_Tile') {
    const { Type, Thickness } = object.CustomImage?.CustomTile ?? {};
    return [
      ...unless(Type === 0 || Type === 2, 'O8', () => `${called(object)} has the unknown shape ${Type}.`),
      ...unless((Thickness ?? 0) > 0, 'O9', () => `${called(object)} has no thickness.`),
    ];
  }
  if (object.Name === 'Custom_Token') {
    const { Thickness = 0, MergeDistancePixels = 0 } = object.CustomImage?.CustomToken ?? {};
    return unless(Thickness > 0 && MergeDistancePixels > 0, 'O9', () => `${called(object)} has no thickness.`);
  }
  if (object.Name === 'Card' || object.Name === 'DeckCustom')
    return Object.values(object.CustomDeck ?? {}).flatMap((sheet) =>
      unless(
        sheet.Type >= 0 && sheet.Type <= 4,
        'O8',
        () => `${called(object)} has cards of the unknown shape ${sheet.Type}.`,
      ),
    );
  if (object.Name === 'Bag')
    return unless([0, 1, 2].includes(object.Bag?.Order), 'O8', () => `${called(object)} has an unknown order.`);
  if (object.Name === 'Infinite_Bag')
    return unless(
      object.ContainedObjects.length === 1,
      'O10',
      () => `${called(object)} holds ${object.ContainedObjects.length} objects, not the one it gives.`,
    );
  return unless(!('ContainedObjects' in object), 'O10', () => `${called(object)} holds objects and is no container.`);
}

function checkPlace(object: TableObject, far: number): Finding[] {
  const at = object.Transform ?? {};
  return [
    ...unless(
      places.every((key) => Number.isFinite(at[key])) && at.scaleX > 0 && at.scaleY > 0 && at.scaleZ > 0,
      'O2',
      () => `${called(object)} has no whole place, or a size of 0.`,
    ),
    ...unless(
      Math.abs(at.posX) < far && Math.abs(at.posZ) < far && at.posY > 0 && at.posY < 30,
      'O2',
      () => `${called(object)} lies far from the table.`,
    ),
  ];
}

function checkTags(object: TableObject, { save }: CheckedTable): Finding[] {
  const labels = save.ComponentTags?.labels ?? [];
  return [
    ...unless(
      object.Tags.every(
        (tag) =>
          /^[A-Za-z0-9]+$/.test(tag) &&
          labels.some((label) => label?.displayed === tag && label.normalized === tag.toLowerCase()),
      ),
      'O6',
      () => `${called(object)} has a tag that the save does not list: ${object.Tags.join(', ')}.`,
    ),
    ...unless(
      object.Tags.includes(ownTag) && readMark(object.GMNotes) !== undefined,
      'X5',
      () => `${called(object)} does not bear the mark of Setwright.`,
    ),
  ];
}
