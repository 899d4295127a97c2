import { longWork } from '../studio/long-work.ts';
import { serveWork } from '../studio/work-process.ts';
import { abandonUnfinished } from '../studio/write-files.ts';

/** The program of the process for long work. Electron gives it the way to the shell. */
const { parentPort } = process;
serveWork(
  {
    postMessage: (message) => parentPort.postMessage(message),
    onMessage: (listener) => parentPort.on('message', ({ data }) => listener(data)),
  },
  longWork(),
);

// When the app ends, what is half written goes; what takes its place already is done in a moment.
process.on('SIGTERM', () => {
  if (abandonUnfinished()) process.exit();
});
