import { longWork } from '../studio/long-work.ts';
import { serveWork } from './work-process.ts';

/** The program of the process for long work. Electron gives it the way to the shell. */
const { parentPort } = process;
serveWork(
  {
    postMessage: (message) => parentPort.postMessage(message),
    onMessage: (listener) => parentPort.on('message', ({ data }) => listener(data)),
  },
  longWork(),
);
