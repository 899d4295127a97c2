import { LuaFactory } from 'wasmoon';
import { readMark } from '../../../exporters/tts/mark.ts';
import type { TableObject } from '../../../exporters/tts/save.ts';
import { tree } from '../../../exporters/tts/tree.ts';

/** Width at scale 1 of objects whose pictures the game has measured. */
const atScaleOne = 2.4;

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
  /** What scripts attached to what they had spawned. */
  readonly attached: ReadonlyMap<TableObject, readonly TableObject[]>;
  readonly said: string[];
  /** The cards that scripts dealt to each seat, the first dealt first. */
  readonly hands: Readonly<Record<string, TableObject[]>>;
  /** Presses the button of the object with this label, of several the one with this number. */
  press(object: TableObject, label: string, number?: number): Promise<void>;
  /** Runs the script of an object as the game does when the object appears, with a base of this width at scale 1. */
  appear(object: TableObject, width: number): Promise<Stub>;
  /** Lets waited time pass. */
  later(): void;
}

/** Puts objects on a stubbed table at which some players sit; each script runs in a Lua machine of its own, as in the game. */
export function stubTable(objects: readonly TableObject[], seated: readonly string[] = []): StubTable {
  const spawned: TableObject[] = [];
  const hands: Record<string, TableObject[]> = Object.fromEntries(seated.map((seat) => [seat, []]));
  const zones = new Map(objects.flatMap((one) => (one.Name === 'HandTrigger' ? [[one.FogColor, one.Transform]] : [])));
  const remove = (one: TableObject) => {
    spawned.splice(spawned.indexOf(one), 1);
  };
  /** Takes cards off the top of a deck that was spawned; of two cards the last one is left as a card. */
  const deal = (deck: TableObject, count: number, seat: string) => {
    if (deck.Name !== 'DeckCustom') throw new Error(`${deck.Name} is no deck.`);
    hands[seat]!.push(...deck.ContainedObjects.splice(0, count));
    deck.DeckIDs.splice(0, count);
    if (deck.ContainedObjects.length > 1) return;
    remove(deck);
    spawned.push(...deck.ContainedObjects.map((card) => ({ ...card, Transform: deck.Transform, Tags: deck.Tags })));
  };
  const attached = new Map<TableObject, TableObject[]>();
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

  async function run(object: TableObject, width = 1) {
    const stub: Stub = { data: object, buttons: [], scale: object.Transform.scaleX };
    const lua = await new LuaFactory().createEngine({ enableProxy: false });
    const handle = (one: TableObject) => ({
      getGMNotes: () => one.GMNotes,
      getData: () => plain(one),
      type: one.Name.replace('Custom', ''),
      loading_custom: false,
      getPosition: () => ({ x: one.Transform.posX, y: one.Transform.posY, z: one.Transform.posZ }),
      getRotation: () => ({ x: one.Transform.rotX, y: one.Transform.rotY, z: one.Transform.rotZ }),
      getName: () => one.Nickname,
      setDescription: (text: string) => (one.Description = text),
      setPositionSmooth: ([posX, posY, posZ]: [number, number, number]) =>
        Object.assign(one.Transform, { posX, posY, posZ }),
      getBoundsNormalized: () => ({ size: { x: one.Transform.scaleX * atScaleOne, y: 1, z: 1 } }),
      getScale: () => ({ x: one.Transform.scaleX, y: one.Transform.scaleY, z: one.Transform.scaleZ }),
      setScale: ([scaleX, scaleY, scaleZ]: [number, number, number]) =>
        Object.assign(one.Transform, { scaleX, scaleY, scaleZ }),
      // The object becomes a part of this one, and is gone as one of its own.
      addAttachment: (other: { readonly is: () => TableObject }) => {
        const part = other.is();
        attached.set(one, [...(attached.get(one) ?? []), part]);
        remove(part);
      },
      is: () => one,
      destruct: () => remove(one),
      deal: (count: number, seat: string) => deal(one, count, seat),
    });
    const spawn = (options: { data: TableObject; callback_function?: (laid: unknown) => void }) => {
      const one = plain(options.data) as TableObject;
      spawned.push(one);
      options.callback_function?.(handle(one));
    };
    const { posX, posY, posZ, scaleY } = object.Transform;
    lua.global.set('self', {
      ...handle(object),
      resting: true,
      loading_custom: false,
      createButton: (button: Stub['buttons'][number]) => stub.buttons.push(button),
      clearButtons: () => stub.buttons.splice(0),
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
    lua.global.set('spawnObjectData', spawn);
    lua.global.set('getObjects', () => [...objects, ...spawned].map(handle));
    lua.global.set('getSeatedPlayers', () => [...seated]);
    lua.global.set(
      'Player',
      Object.fromEntries(
        seated.map((seat) => {
          const zone = zones.get(seat);
          const turn = ((zone?.rotY ?? 0) * Math.PI) / 180;
          const place = {
            position: { x: zone?.posX ?? 0, y: zone?.posY ?? 0, z: zone?.posZ ?? 0 },
            rotation: { x: 0, y: zone?.rotY ?? 0, z: 0 },
            forward: { x: Math.round(Math.sin(turn)), y: 0, z: Math.round(Math.cos(turn)) },
          };
          return [seat, { getHandCount: () => (zone ? 1 : 0), getHandTransform: () => place }];
        }),
      ),
    );
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
    attached,
    said,
    hands,
    later: () => {
      for (const then of waiting.splice(0)) then();
    },
    appear: async (object, width) => (await run(object, width)).stub,
    press: async (object, label, number = 0) => {
      const known = engines.get(object) ?? (await run(object));
      engines.set(object, known);
      const button = known.stub.buttons.filter((one) => one.label === label)[number];
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
