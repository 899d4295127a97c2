import { longWork } from '../studio/long-work.ts';
import { serveWork } from '../studio/work-process.ts';
import { abandonUnfinished } from '../studio/write-files.ts';

/** The program of the process for long work beside the local host. */
serveWork(
  {
    // The studio may have ended before its answer comes; then nobody waits for it.
    postMessage: (message) => void process.send?.(message, undefined, undefined, () => {}),
    onMessage: (listener) => process.on('message', listener),
  },
  longWork(),
);

// When the studio ends, what is half written goes; what takes its place already is done in a moment.
const end = () => {
  if (abandonUnfinished()) process.exit();
};
process.on('disconnect', end);
// Ctrl+C reaches this process too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
