import { type CallName, channels } from './channels.ts';
import type { Follow, Studio } from './studio.ts';

/** What carries a call over the border: IPC or the local host. Rejects with a `StudioError`. */
export interface Transport {
  call(name: CallName, args: unknown, follow?: Follow<unknown>): Promise<unknown>;
}

/** The studio as the page sees it, over any transport. */
export function studioOver(transport: Transport): Studio {
  const calls = (Object.keys(channels) as CallName[]).map((name) => [
    name,
    (args?: unknown, follow?: Follow<unknown>) => transport.call(name, args, follow),
  ]);
  return Object.fromEntries(calls) as Studio;
}
