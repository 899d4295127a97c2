import type { Message, Reply } from './questions.ts';
import type { SetOnDesk } from './set-on-desk.ts';

// A browser keeps what it has compiled of a script that a worker imports, but nothing of the script that the worker is: so that one is small.
let desk: Promise<SetOnDesk> | undefined;
const keptSet = (): Promise<SetOnDesk> => {
  desk ??= import('./set-on-desk.ts').then(
    ({ SetOnDesk }) => new SetOnDesk(),
    (error: unknown) => {
      // A studio that was gone may be back for the next question.
      desk = undefined;
      throw error;
    },
  );
  return desk;
};
void keptSet().catch(() => undefined);

type Answerer = Readonly<Record<string, ((asked: unknown) => unknown) | undefined>>;
let rules: Promise<Answerer> | undefined;

/** What is about the rules waits for their code, which is loaded for the first that asks. */
const answersRules = (): Promise<Answerer> => {
  rules ??= Promise.all([import('./rules-on-desk.ts'), keptSet()]).then(
    ([{ RulesOnDesk }, set]) => new RulesOnDesk(set) as unknown as Answerer,
    (error: unknown) => {
      rules = undefined;
      throw error;
    },
  );
  return rules;
};

/** Opens sets, lays out their faces and reads their texts beside the page, which goes on answering meanwhile. */
self.addEventListener('message', async ({ data: { id, name, asked } }: MessageEvent<Message>) => {
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const set = (await keptSet()) as unknown as Answerer;
    const there = set[name] ? set : await answersRules();
    reply({ id, answer: await there[name]?.call(there, asked) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
