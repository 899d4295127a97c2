import type { Bot } from './bot.ts';
import type { Dice } from './dice.ts';

/** How often a second bot was asked in a match, and how often it agreed. */
export interface Opinions {
  asked: number;
  agreed: number;
}

/** Beside a bot another one is asked now and then whether it would do the same. */
export interface Second<Game, View, Action> {
  readonly bot: Bot<Game, View, Action>;
  /** It is asked at one of so many decisions. */
  readonly every: number;
  /** Its own, so that asking changes nothing. */
  readonly dice: Dice;
  /** Whether two actions are one choice. */
  isSame(a: Action, b: Action): boolean;
  /** Whether there is anything to ask about. */
  asks(view: View): boolean;
  heard(view: View, agrees: boolean): void;
}

/** The bot as it is, with another one that is asked beside it. */
export function withSecond<Game, View, Action>(
  bot: Bot<Game, View, Action>,
  { bot: second, every, dice, isSame, asks, heard }: Second<Game, View, Action>,
): Bot<Game, View, Action> {
  return {
    name: bot.name,
    choose(situation) {
      const action = bot.choose(situation);
      if (situation.actions.length < 2 || !asks(situation.view)) return action;
      if (dice.roll(every, 'whether to ask') === 1) {
        heard(situation.view, isSame(action, second.choose({ ...situation, dice })));
      }
      return action;
    },
  };
}
