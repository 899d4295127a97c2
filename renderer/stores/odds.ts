import { Asking } from '../worker/ask.ts';
import type { OddsAsked, ToldOdds } from '../worker/questions.ts';
import { followSet } from './follow-set.ts';

/** A worker of its own works odds out, so that faces and readings never wait for them. It starts with the first question. */
let calculator: Asking | undefined;
/** One question is on its way and one may wait; a newer one takes the place of that. */
let running: Promise<unknown> | undefined;
let waiting: object | undefined;

/** What an ability does to a target, exactly; `overtaken` where something newer was asked meanwhile. */
export async function oddsNow(asked: OddsAsked): Promise<ToldOdds | undefined | 'overtaken'> {
  const mine = {};
  waiting = mine;
  while (running) await running;
  if (waiting !== mine) return 'overtaken';
  const answer = asking().ask('odds', asked);
  running = answer
    .catch(() => undefined)
    .then(() => {
      running = undefined;
    });
  return answer;
}

function asking(): Asking {
  if (calculator) return calculator;
  const started = new Asking();
  calculator = started;
  followSet({
    keep: (read) => void started.ask('keep', read),
    take: (files) => void started.ask('take', files),
  });
  return started;
}
