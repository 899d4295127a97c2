import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LongWork } from '../studio/long-work.ts';
import { projectRoot } from '../studio/project-root.ts';
import { workIn } from '../studio/work-process.ts';

/** Long work in a process beside the local host, which goes on answering meanwhile, and the way to end that process. */
export function workBeside(): { readonly work: LongWork; end(): void } {
  let child: ChildProcess | undefined;
  const start = () => {
    const mine = fork(join(projectRoot, 'dist', 'node', 'local-work.js'), { serialization: 'advanced', execArgv: [] });
    child = mine;
    return {
      // What cannot be sent any more is answered when the process ends, as all that waits for it.
      postMessage: (message: unknown) => void mine.send(message as object, () => {}),
      onMessage: (listener: (message: unknown) => void) => void mine.on('message', listener),
      onExit: (listener: () => void) => void mine.once('exit', listener),
    };
  };
  return {
    work: workIn(start),
    end: () => {
      if (child?.connected) child.disconnect();
    },
  };
}
