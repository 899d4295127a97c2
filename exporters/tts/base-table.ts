import type { Half } from './layout.ts';
import { type Role, readMark } from './mark.ts';
import { isTabOf } from './notebook.ts';
import type { BagObject, Save, TableObject, Transform } from './save.ts';
import { heldBy } from './tree.ts';

/** A save that somebody made in the game: only its objects are certain. */
export type BaseSave = Record<string, unknown> & Partial<Omit<Save, 'ObjectStates'>> & { ObjectStates: TableObject[] };

/** Deeper than any table that was built by hand; deeper ones are an attack on whoever reads them. */
const deepest = 40;

/** The save in a text from outside, or a sentence that says why it is none. */
export function readBase(text: string): BaseSave | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON. Choose a save file of the game, such as TS_Save_12.json.';
  }
  if (!isRecord(value) || !Array.isArray(value.ObjectStates))
    return 'it has no list "ObjectStates", so it is no save of Tabletop Simulator. Choose one such as TS_Save_12.json.';
  const wrong = value.ObjectStates.findIndex((object) => !isObject(object, 0));
  if (wrong >= 0)
    return `object ${wrong + 1} of "ObjectStates" is not whole, or is nested deeper than ${deepest} levels. Save the table again in the game.`;
  const base = value as BaseSave;
  return {
    ...base,
    TabStates: tabsIn(base.TabStates),
    ComponentTags:
      isRecord(base.ComponentTags) && Array.isArray(base.ComponentTags.labels) ? base.ComponentTags : { labels: [] },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The tabs of a notebook that are whole enough to be kept. */
function tabsIn(value: unknown): Save['TabStates'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, tab]) => isRecord(tab))) as Save['TabStates'];
}

function isObject(value: unknown, depth: number): boolean {
  if (depth > deepest || !isRecord(value) || typeof value.Name !== 'string') return false;
  const { ContainedObjects: held } = value;
  if (held !== undefined && !(Array.isArray(held) && held.every(isRecord))) return false;
  return heldBy(value as unknown as TableObject).every((held) => isObject(held, depth + 1));
}

/** The designer's own table without what earlier exports of these sets put there. */
export interface KeptTable {
  readonly objects: TableObject[];
  readonly tabs: Save['TabStates'];
  /** Where the designer moved what is replaced, by its place name. */
  readonly places: ReadonlyMap<string, Transform>;
  /** The half of the ground that an earlier export laid. */
  readonly ground: Half | undefined;
}

export function keep(base: BaseSave, sets: readonly string[]): KeptTable {
  const places = new Map<string, Transform>();
  const isReplaced = (object: TableObject) => {
    const mark = readMark(object.GMNotes);
    if (!mark) return false;
    return mark.set === undefined ? mark.setwright !== 'hand' : sets.includes(mark.set);
  };
  const clean = (objects: TableObject[]): TableObject[] =>
    objects
      .filter((object) => !isReplaced(object))
      .map((object) => {
        const bag = object as BagObject;
        return bag.Name === 'Bag' && bag.ContainedObjects
          ? { ...bag, ContainedObjects: clean(bag.ContainedObjects) }
          : object;
      });
  for (const object of base.ObjectStates) {
    const name = isReplaced(object) && placeName(object);
    if (name && isPlace(object.Transform)) places.set(name, object.Transform);
  }
  const tabs = Object.entries(base.TabStates ?? {}).filter(([, tab]) => !sets.some((set) => isTabOf(set, tab)));
  const laid = base.ObjectStates.find((object) => readMark(object.GMNotes)?.setwright === 'ground')?.Transform;
  const ground = isPlace(laid) ? { x: laid.scaleX / 2, z: laid.scaleZ / 2 } : undefined;
  return { objects: clean(base.ObjectStates), tabs: Object.fromEntries(tabs), places, ground };
}

/** What stays where the designer moved it. */
const placed: readonly (string | undefined)[] = [
  'set',
  'intro',
  'encounters',
  'battlefields',
  'randomizer',
  'setup',
] satisfies Role[];

/** Names an object of ours on the table that stays where the designer moved it. */
export function placeName(object: TableObject): string | undefined {
  const mark = readMark(object.GMNotes);
  return mark && placed.includes(mark.setwright) ? `${mark.setwright} ${mark.set ?? ''}` : undefined;
}

/** Farther from the middle, or higher above it, nothing can be reached in the game. */
const farthest = 100;
const highest = 30;

/** Whether an object can lie there and be seen; where not, a place is chosen anew. */
function isPlace(transform: unknown): transform is Transform {
  const keys = ['posX', 'posY', 'posZ', 'rotX', 'rotY', 'rotZ', 'scaleX', 'scaleY', 'scaleZ'];
  if (!isRecord(transform) || !keys.every((key) => Number.isFinite(transform[key]))) return false;
  const { posX, posY, posZ, scaleX, scaleY, scaleZ } = transform as unknown as Transform;
  const isNear = Math.abs(posX) < farthest && Math.abs(posZ) < farthest && posY > 0 && posY < highest;
  return isNear && scaleX > 0 && scaleY > 0 && scaleZ > 0;
}
