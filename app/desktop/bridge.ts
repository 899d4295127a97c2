import type { IpcRenderer } from 'electron';
import type { Bridge } from '../contract/ipc-transport.ts';
import { messages } from './messages.ts';

/** The three functions that the page gets; nothing of Electron passes through them. */
export function bridgeOver(ipc: Pick<IpcRenderer, 'invoke' | 'send' | 'on'>): Bridge {
  return {
    call: (id, name, args) => ipc.invoke(messages.call, id, name, args),
    stop: (id) => ipc.send(messages.stop, id),
    listen: (onEvent) => {
      ipc.on(messages.event, (_event, id: number, told: unknown) => onEvent(id, told));
    },
  };
}
