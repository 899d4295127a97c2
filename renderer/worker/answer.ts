import type { Thread } from './ask.ts';
import type { Message, Reply } from './questions.ts';

/** Answers what another thread asks, each question once its answer is there. */
export function answerTo(thread: Thread, desk: object): void {
  thread.onmessage = async ({ data: { id, name, asked } }: MessageEvent<Message>) => {
    const reply = (message: Reply, moved: Transferable[] = []) => thread.postMessage(message, moved);
    try {
      const answer: unknown = await Reflect.get(desk, name).call(desk, asked);
      reply({ id, answer }, movedWith(answer));
    } catch (error) {
      reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
}

/** What goes over to the other thread instead of being copied. */
function movedWith(answer: unknown): Transferable[] {
  if (answer instanceof ImageBitmap) return [answer];
  const bytes = typeof answer === 'object' && answer !== null && 'bytes' in answer ? answer.bytes : undefined;
  return bytes instanceof Uint8Array ? [bytes.buffer as ArrayBuffer] : [];
}
