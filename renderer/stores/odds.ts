import type { OddsAsked, ToldOdds } from '../worker/questions.ts';
import { beside } from './beside.ts';

/** One question is on its way and one may wait; a newer one takes the place of that. */
let running: Promise<unknown> | undefined;
let waiting: object | undefined;

/** What an ability does to a target, exactly; `overtaken` where something newer was asked meanwhile. */
export async function oddsNow(asked: OddsAsked): Promise<ToldOdds | undefined | 'overtaken'> {
  const mine = {};
  waiting = mine;
  while (running) await running;
  if (waiting !== mine) return 'overtaken';
  const answer = beside().ask('odds', asked);
  running = answer
    .catch(() => undefined)
    .then(() => {
      running = undefined;
    });
  return answer;
}
