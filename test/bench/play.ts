/**
 * Plays a game at random in one fresh process and prints moves a second as JSON: `skirmish`, or `brawl`, the attacks and defences of
 * Hammerspace for four; by `kernel`, `typed` or `boardgame.io`, for so many seconds. All choose by the same numbers and roll the same
 * dice, so they play the same matches; `digest` says whether they did.
 */
import { rules as brawl } from '../../rules/hammerspace/rules.ts';
import { digest } from '../../rules/kernel/digest.ts';
import { Match } from '../../rules/kernel/match.ts';
import { randomBot } from '../../rules/kernel/random-bot.ts';
import type { Rules } from '../../rules/kernel/rules.ts';
import { type SeededDice, seededDice } from '../../rules/kernel/seeded-dice.ts';
import type { Stream } from '../../rules/kernel/stream.ts';
import { boardgame, type Player } from './boardgame.ts';
import { brawlEnd, brawlOf } from './brawl.ts';
import { type SkirmishState, skirmish } from './skirmish/skirmish.ts';
import { TypedSkirmish } from './skirmish/typed-skirmish.ts';

const endOf = ({ figures }: SkirmishState) => figures.flatMap(({ at, health }) => [at, health]);

/** As a series plays: every action checked, every roll and event kept. */
function kernel<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  game: Game,
  end: (state: State) => readonly number[],
): Player {
  return (luck, choice) => {
    const match = new Match(rules, game, seededDice(luck));
    const dice = seededDice(choice);
    for (let seat = match.seat; seat !== undefined; seat = match.seat) {
      const { actions } = match.actions();
      const refusal = match.play(randomBot.choose({ actions, dice }));
      if (refusal) throw new Error(refusal.message);
    }
    return { moves: match.played.length, end: () => end(match.state) };
  };
}

const typed = (): Player => {
  const game = new TypedSkirmish();
  return (luck, choice) => {
    const [dice, choices] = [seededDice(luck), seededDice(choice)];
    let moves = 0;
    for (game.reset(); !game.over; moves++) {
      const count = game.list();
      game.apply(game.actions[count === 1 ? 0 : choices.roll(count, 'choice') - 1]!, dice);
    }
    return { moves, end: () => [...game.at].flatMap((at, index) => [at, game.health[index]!]) };
  };
};

const loops: Readonly<Record<string, () => Promise<Readonly<Record<string, () => Player>>>>> = {
  skirmish: async () => ({
    kernel: () => kernel(skirmish, undefined, endOf),
    typed,
    'boardgame.io': () => boardgame(skirmish, undefined, 2, endOf),
  }),
  brawl: async () => {
    const game = await brawlOf(4);
    return {
      kernel: () => kernel(brawl, game, brawlEnd),
      'boardgame.io': () => boardgame(brawl, game, 4, brawlEnd),
    };
  },
};

const [loop = 'skirmish', what = 'kernel', seconds = '2'] = process.argv.slice(2);
const player = (await loops[loop]?.())?.[what]?.();
if (!player)
  throw new Error(
    `There is no ${what} of ${loop}: kernel, typed or boardgame.io of skirmish, the first and last of brawl.`,
  );

const source: SeededDice = seededDice([1, 2, 3, 4]);
const word = () => source.roll(0x1_0000_0000, 'seed') | 0;
const streams = (): Stream => [word(), word(), word(), word()];
/** Milliseconds of work of the process, so that a machine that does much else at once does not count. */
function workSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const playFor = (ms: number): { moves: number; matches: number; ms: number } => {
  const begun = process.cpuUsage();
  let [moves, matches] = [0, 0];
  for (; workSince(begun) < ms; matches++) moves += player(streams(), streams()).moves;
  return { moves, matches, ms: workSince(begun) };
};

const ends = Array.from({ length: 50 }, () => player(streams(), streams()).end());
playFor(1000);
const { moves, matches, ms } = playFor(Number(seconds) * 1000);
process.stdout.write(
  `${JSON.stringify({ movesPerSecond: Math.round((moves / ms) * 1000), movesPerMatch: moves / matches, digest: digest(ends) })}\n`,
);
