import type { Line } from './channels.ts';
import type { Transport } from './client.ts';
import { StudioError } from './studio.ts';

/** What the preload script gives the page: three functions, no more. Everything that passes is a structured clone. */
export interface Bridge {
  /** Answers with the last line of the call. `id` names it for events and for `stop`. */
  call(id: number, name: string, args: unknown): Promise<Line>;
  stop(id: number): void;
  listen(onEvent: (id: number, event: unknown) => void): void;
}

/** Carries calls over Electron's IPC. */
export function ipcTransport(bridge: Bridge): Transport {
  const followers = new Map<number, (event: unknown) => void>();
  let last = 0;
  bridge.listen((id, event) => followers.get(id)?.(event));
  return {
    async call(name, args, follow) {
      last += 1;
      const id = last;
      if (follow) followers.set(id, follow.onEvent);
      const stop = () => bridge.stop(id);
      follow?.signal.addEventListener('abort', stop);
      try {
        const line = await bridge.call(id, name, args);
        if ('refusal' in line) throw new StudioError(line.refusal.code, line.refusal.message);
        return 'result' in line ? line.result : undefined;
      } finally {
        follow?.signal.removeEventListener('abort', stop);
        followers.delete(id);
      }
    },
  };
}
