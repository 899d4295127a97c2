import type { SetFolder } from '../../app/contract/studio.ts';
import { catalogue } from './catalogue.ts';
import { openedFrom } from './opened-from.ts';

/** Opens sets and lays out their faces beside the page, which goes on answering meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<SetFolder>) => {
  self.postMessage(catalogue(openedFrom(data)));
});
