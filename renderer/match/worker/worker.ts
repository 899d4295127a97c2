import type { Message, Reply } from '../../worker/questions.ts';

// Imported, so that the browser keeps what it has compiled.
const there = import('./desks.ts');

/** Plays matches beside the page and beside the worker that keeps the set, so that faces and typing stay quick. */
self.addEventListener('message', async ({ data: { id, name, asked } }: MessageEvent<Message>) => {
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const { desks } = await there;
    const desk = desks.find((one) => name in one);
    const answer: unknown = desk && Reflect.get(desk, name);
    if (typeof answer !== 'function') throw new Error(`Nobody answers "${name}".`);
    reply({ id, answer: answer.call(desk, asked) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
