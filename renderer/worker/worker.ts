import type { Message, Reply } from './questions.ts';

// A browser keeps what it has compiled of a script that a worker imports, but nothing of the script that the worker is: so that one is small.
const desk = import('./set-on-desk.ts').then(({ SetOnDesk }) => new SetOnDesk());

type Answerer = Readonly<Record<string, ((asked: unknown) => unknown) | undefined>>;
let rules: Promise<Answerer> | undefined;

/** What is about the rules waits for their code, which is loaded for the first that asks. */
const answersRules = (): Promise<Answerer> => {
  rules ??= Promise.all([import('./rules-on-desk.ts'), desk]).then(
    ([{ RulesOnDesk }, set]) => new RulesOnDesk(set) as unknown as Answerer,
    (error: unknown) => {
      // A studio that was gone may be back for the next question.
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
    const set = (await desk) as unknown as Answerer;
    const there = set[name] ? set : await answersRules();
    reply({ id, answer: await there[name]?.call(there, asked) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
