import { LuaFactory } from 'wasmoon';
import { readMark } from '../../../exporters/tts/mark.ts';
import type { TableObject } from '../../../exporters/tts/save.ts';
import { tree } from '../../../exporters/tts/tree.ts';

/** An object as a script sees it on the table. */
export interface Stub {
  readonly data: TableObject;
  buttons: { click_function: string; label: string }[];
  scale: number;
}

/** A table with the game's functions that the scripts use, and what happened on it. */
export interface StubTable {
  /** What the scripts spawned, in order. */
  readonly spawned: TableObject[];
  readonly said: string[];
  /** Presses the button of the object with this label. */
  press(object: TableObject, label: string): Promise<void>;
  /** Runs the script of an object as the game does when the object appears, with a base of this width at scale 1. */
  appear(object: TableObject, width: number): Promise<Stub>;
  /** Lets waited time pass. */
  later(): void;
}

/** Puts objects on a stubbed table; each script runs in a Lua machine of its own, as in the game. */
export function stubTable(objects: readonly TableObject[]): StubTable {
  const spawned: TableObject[] = [];
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

  async function run(object: TableObject, width = 1) {
    const stub: Stub = { data: object, buttons: [], scale: object.Transform.scaleX };
    const lua = await new LuaFactory().createEngine({ enableProxy: false });
    const handle = (one: TableObject) => ({ getGMNotes: () => one.GMNotes, getData: () => plain(one) });
    const { posX, posY, posZ, scaleY } = object.Transform;
    lua.global.set('self', {
      ...handle(object),
      resting: true,
      loading_custom: false,
      createButton: (button: Stub['buttons'][number]) => stub.buttons.push(button),
      setLock: (locked: boolean) => (object.Locked = locked),
      getBounds: () => ({ center: { x: posX, y: posY, z: posZ }, size: { x: 1, y: scaleY, z: 1 } }),
      getBoundsNormalized: () => ({ size: { x: width * stub.scale, y: 1, z: 1 } }),
      getScale: () => ({ x: stub.scale, y: stub.scale, z: stub.scale }),
      setScale: (scale: number[]) => (stub.scale = scale[0]!),
      setGMNotes: (notes: string) => (object.GMNotes = notes),
    });
    lua.global.set('JSON', {
      decode: (text: string) => JSON.parse(text),
      encode: (value: unknown) => JSON.stringify(value),
    });
    lua.global.set('spawnObjectData', ({ data }: { data: TableObject }) => {
      spawned.push(plain(data) as TableObject);
    });
    lua.global.set('getObjectsWithTag', (tag: string) =>
      [...objects, ...spawned].filter((one) => one.Tags.includes(tag)).map(handle),
    );
    lua.global.set('printToAll', (text: string) => said.push(text));
    lua.global.set('printToColor', (text: string, colour: string) => said.push(`${colour}: ${text}`));
    lua.global.set('Wait', {
      condition: (then: () => void, holds: () => boolean) => {
        if (holds()) then();
      },
      time: (then: () => void) => waiting.push(then),
    });
    await lua.doString(object.LuaScript);
    await lua.doString('onLoad("")');
    return { stub, lua };
  }

  return {
    spawned,
    said,
    later: () => {
      for (const then of waiting.splice(0)) then();
    },
    appear: async (object, width) => (await run(object, width)).stub,
    press: async (object, label) => {
      const known = engines.get(object) ?? (await run(object));
      engines.set(object, known);
      const button = known.stub.buttons.find((one) => one.label === label);
      if (!button) throw new Error(`There is no button ${label}.`);
      known.lua.global.set('pressed', label);
      await known.lua.doString(`${button.click_function}(self, 'Red', false)`);
    },
  };
}

const engines = new WeakMap<TableObject, { stub: Stub; lua: Awaited<ReturnType<LuaFactory['createEngine']>> }>();

/** Objects of a tree with a role. */
export function withRole(objects: readonly TableObject[], role: string): TableObject[] {
  return [...tree(objects)].filter((object) => readMark(object.GMNotes)?.setwright === role);
}
