import { Asking } from '../worker/ask.ts';
import { followSet } from './follow-set.ts';

/** Keeps the set a second time. It starts with the first question. */
let started: Asking | undefined;

/**
 * The worker that works out odds, plays scenes one by one and reads all texts, so that faces and what is read as it is typed never wait for
 * these.
 */
export function beside(): Asking {
  if (started) return started;
  const asking = new Asking();
  started = asking;
  followSet({
    keep: (read) => void asking.ask('keep', read),
    take: (files) => void asking.ask('take', files),
  });
  return asking;
}
