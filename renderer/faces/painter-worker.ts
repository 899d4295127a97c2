import { answerTo } from '../worker/answer.ts';
import { Asking, type Thread } from '../worker/ask.ts';
import { type AssetSource, AssetStore } from './asset-store.ts';
import { FaceDesk } from './face-desk.ts';

/** Bytes of decoded pictures that are kept: those of 27 jumbo cards at 300 dots an inch. */
const mostPictures = 192 * 1024 * 1024;

/** Paints faces beside the page, which asks the studio for what they are painted with. */
self.addEventListener(
  'message',
  ({ data: port }: MessageEvent<MessagePort>) => {
    const page = new Asking<AssetSource>(() => port);
    const source: AssetSource = {
      font: (asked) => page.ask('font', asked),
      icons: (asked) => page.ask('icons', asked),
      picture: (asked) => page.ask('picture', asked),
    };
    const known = () => (self as unknown as { readonly fonts: FontFaceSet }).fonts;
    answerTo(self as unknown as Thread, new FaceDesk(new AssetStore(() => source, known, mostPictures)));
  },
  { once: true },
);
