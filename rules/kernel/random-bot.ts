import type { Situation } from './bot.ts';

/** Takes any of the listed actions, all equally likely. The floor of every ladder, and the reference that finds defects. */
export const randomBot = {
  name: 'random',
  choose<Action>({ actions, dice }: Pick<Situation<unknown, unknown, Action>, 'actions' | 'dice'>): Action {
    return actions[actions.length === 1 ? 0 : dice.roll(actions.length, 'choice') - 1]!;
  },
};
