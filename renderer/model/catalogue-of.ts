import type { SetFolder } from '../../app/contract/studio.ts';
import type { Catalogue } from './catalogue.ts';

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The catalogue of a set that was read, made by a worker; one set at a time, in the order of asking. */
export function catalogueOf(read: SetFolder): Promise<Catalogue> {
  const made = last.then(() => ask(read));
  last = made.catch(() => undefined);
  return made;
}

function ask(read: SetFolder): Promise<Catalogue> {
  worker ??= new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Catalogue>) => resolve(data);
    asked.onerror = (event) => reject(new Error(event.message));
    asked.postMessage(read);
  });
}
