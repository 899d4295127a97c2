import type { Message, QuestionName, Reply } from './questions.ts';
import { SetOnDesk } from './set-on-desk.ts';

const desk = new SetOnDesk();

/** Opens sets, lays out their faces and reads their texts beside the page, which goes on answering meanwhile. */
self.addEventListener('message', ({ data: { id, name, asked } }: MessageEvent<Message>) => {
  const answer = desk[name as QuestionName] as (asked: unknown) => unknown;
  const reply = (message: Reply) => self.postMessage(message);
  try {
    reply({ id, answer: answer.call(desk, asked) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
