import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Message, Reply } from '../../worker/questions.ts';
import { TryDesk } from '../teamfight/try-desk.ts';
import { CombatTryDesk } from '../thoua/try-desk.ts';
import { MatchDesk } from './match-desk.ts';

const matches = new MatchDesk();
/** Dice that nobody chooses fall as they like: what is tried is no match that could be played again from its seed. */
const luck = seededDice(stream(crypto.randomUUID(), 0, 'dice'));
/** Whoever answers questions about matches; each question belongs to one of them. */
const desks: readonly object[] = [matches, new TryDesk(matches, luck), new CombatTryDesk(matches, luck)];

/** Plays matches beside the page and beside the worker that keeps the set, so that faces and typing stay quick. */
self.addEventListener('message', ({ data: { id, name, asked } }: MessageEvent<Message>) => {
  const reply = (message: Reply) => self.postMessage(message);
  try {
    const desk = desks.find((one) => name in one);
    const answer: unknown = desk && Reflect.get(desk, name);
    if (typeof answer !== 'function') throw new Error(`Nobody answers "${name}".`);
    reply({ id, answer: answer.call(desk, asked) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
