import { studio } from '../stores/session.ts';
import { answerTo } from '../worker/answer.ts';
import { Asking } from '../worker/ask.ts';
import type { AssetSource } from './asset-store.ts';
import type { PainterQuestions } from './painter-questions.ts';

const source: AssetSource = {
  font: (asked) => studio().font(asked),
  icons: (asked) => studio().icons(asked),
  picture: (asked) => studio().picture(asked),
};

/** The worker that paints faces, so that the page has its frames for itself. */
export const painter = new Asking<PainterQuestions>(() => {
  const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(port2, [port2]);
  answerTo(port1, source);
  return worker;
});
