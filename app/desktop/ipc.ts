import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Line } from '../contract/channels.ts';
import type { Studio } from '../contract/studio.ts';
import { answer } from '../studio/answer.ts';
import { messages } from './messages.ts';

/** What of Electron's `ipcMain` is used. */
export type IpcMainSide = Pick<IpcMain, 'handle' | 'on'>;

/** Which frame may call: the top frame of our own window on our own page. */
export type IsOurs = (event: Pick<IpcMainEvent | IpcMainInvokeEvent, 'sender' | 'senderFrame'>) => boolean;

/** Lets our window call the studio. A call from anywhere else is refused, with a sentence. */
export function serveIpc(ipc: IpcMainSide, studio: Studio, isOurs: IsOurs): void {
  const running = new Map<string, AbortController>();
  const nameOf = (sender: WebContents, id: unknown) => `${sender.id}/${String(id)}`;

  ipc.handle(messages.call, async (event, id: unknown, name: unknown, args: unknown): Promise<Line> => {
    if (!isOurs(event))
      return { refusal: { code: 'request/foreign', message: 'The studio only answers its own page.' } };
    const stopped = new AbortController();
    const end = () => stopped.abort();
    running.set(nameOf(event.sender, id), stopped);
    event.sender.once('destroyed', end);
    event.sender.once('did-start-loading', end);
    try {
      const onEvent = (told: unknown) => {
        if (!stopped.signal.aborted) event.sender.send(messages.event, id, told);
      };
      return await answer(studio, name, args, { onEvent, signal: stopped.signal });
    } finally {
      running.delete(nameOf(event.sender, id));
      event.sender.off('destroyed', end);
      event.sender.off('did-start-loading', end);
    }
  });

  ipc.on(messages.stop, (event, id: unknown) => {
    if (isOurs(event)) running.get(nameOf(event.sender, id))?.abort();
  });
}
