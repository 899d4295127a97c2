import { followSet } from '../stores/follow-set.ts';
import { Asking } from '../worker/ask.ts';
import type { TryQuestions } from './teamfight/try-questions.ts';
import type { CombatTryQuestions } from './thoua/try-questions.ts';
import type { MatchQuestions } from './worker/questions.ts';

type Questions = MatchQuestions & TryQuestions & CombatTryQuestions;

/** The worker that plays matches. It starts with the first question, and knows the set as it is in the window. */
let matches: Asking<Questions> | undefined;

export function askMatches(): Asking<Questions> {
  if (matches) return matches;
  const started = new Asking<Questions>(
    () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
  );
  matches = started;
  followSet({
    keep: (read) => void started.ask('keep', read),
    take: (files) => void started.ask('take', files),
  });
  return started;
}
