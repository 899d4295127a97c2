import type { Message, QuestionName, Reply } from './questions.ts';

// A browser keeps what it has compiled of a script that a worker imports, but nothing of the script that the worker is: so that one is small.
const desk = import('./set-on-desk.ts').then(({ SetOnDesk }) => new SetOnDesk());

/** Opens sets, lays out their faces and reads their texts beside the page, which goes on answering meanwhile. */
self.addEventListener('message', async ({ data: { id, name, asked } }: MessageEvent<Message>) => {
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const there = await desk;
    const answer = there[name as QuestionName] as (asked: unknown) => unknown;
    reply({ id, answer: answer.call(there, asked) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
