import { EventEmitter } from 'node:events';
import type { IpcRenderer } from 'electron';
import type { IpcMainSide, IsOurs } from '../../../app/desktop/ipc.ts';

/**
 * Two ends of Electron's IPC without Electron: whatever passes is a structured clone, as there. The window's frame is the only one that
 * counts as ours; `foreign` is a second window.
 */
export function ipcPair() {
  const handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>();
  const listeners = new EventEmitter();
  const end = (id: number) => {
    const told = new EventEmitter();
    const sender = Object.assign(new EventEmitter(), {
      id,
      send: (channel: string, ...args: unknown[]) => told.emit(channel, {}, ...structuredClone(args)),
    });
    const event: { sender: typeof sender; senderFrame: object } = { sender, senderFrame: { id } };
    const renderer = {
      invoke: async (channel: string, ...args: unknown[]) =>
        structuredClone(await handlers.get(channel)?.(event, ...structuredClone(args))),
      send: (channel: string, ...args: unknown[]) => listeners.emit(channel, event, ...structuredClone(args)),
      on: (channel: string, listener: (...args: never[]) => void) => told.on(channel, listener as never),
    };
    return { renderer: renderer as unknown as Pick<IpcRenderer, 'invoke' | 'send' | 'on'>, sender, event };
  };
  const main = {
    handle: (channel: string, handler: (event: never, ...args: never[]) => unknown) =>
      handlers.set(channel, handler as never),
    on: (channel: string, listener: (event: never, ...args: never[]) => void) =>
      listeners.on(channel, listener as never),
  };
  const window = end(1);
  const isOurs: IsOurs = ({ sender }) => sender.id === window.sender.id;
  return { main: main as unknown as IpcMainSide, isOurs, window, foreign: end(2) };
}
