import { Asking } from '../worker/ask.ts';
import { followSet } from './follow-set.ts';

/** Keeps the set a second time. It starts with the first question. */
let started: Asking | undefined;
let keepAnew: (() => void) | undefined;
/** It did not take in what it should keep. */
let isLost = false;

/**
 * The worker that works out odds, plays scenes one by one and reads all texts, so that faces and what is read as it is typed never wait for
 * these.
 */
export function beside(): Asking {
  if (started) {
    if (isLost) keepAnew?.();
    isLost = false;
    return started;
  }
  const asking = new Asking();
  started = asking;
  const lose = () => {
    isLost = true;
  };
  keepAnew = followSet({
    keep: (read) => void asking.ask('keep', read).catch(lose),
    take: (files) => void asking.ask('take', files).catch(lose),
  });
  return asking;
}
