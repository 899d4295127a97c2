/**
 * Plays the skirmish at random in one fresh process and prints moves a second as JSON: `kernel`, `typed` or `boardgame.io`, for so
 * many seconds. All three choose by the same numbers and roll the same dice, so they play the same matches; `digest` says whether
 * they did.
 */
import { createRequire } from 'node:module';
import type { Dice } from '../../rules/kernel/dice.ts';
import { digest } from '../../rules/kernel/digest.ts';
import { Match } from '../../rules/kernel/match.ts';
import { randomBot } from '../../rules/kernel/random-bot.ts';
import { type SeededDice, seededDice } from '../../rules/kernel/seeded-dice.ts';
import type { Stream } from '../../rules/kernel/stream.ts';
import { type SkirmishState, skirmish } from './skirmish/skirmish.ts';
import { TypedSkirmish } from './skirmish/typed-skirmish.ts';

/** A match that was played: how many moves, and where and how well everybody is at its end. */
interface Played {
  readonly moves: number;
  readonly end: () => readonly number[];
}

type Player = (luck: Stream, choice: Stream) => Played;

const endOf = ({ figures }: SkirmishState) => figures.flatMap(({ at, health }) => [at, health]);

/** As a series plays: bots with views, every action checked, every roll and event kept. */
const kernel: Player = (luck, choice) => {
  const match = new Match(skirmish, undefined, seededDice(luck));
  const dice = seededDice(choice);
  for (let seat = match.seat; seat !== undefined; seat = match.seat) {
    const { actions } = match.actions();
    const refusal = match.play(randomBot.choose({ actions, dice }));
    if (refusal) throw new Error(refusal.message);
  }
  return { moves: match.played.length, end: () => endOf(match.state) };
};

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

/** The members of boardgame.io's client that the benchmark uses. */
interface Client {
  start(): void;
  stop(): void;
  getState(): { readonly G: { state: SkirmishState; luck: Stream }; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { readonly play: (action: number) => void };
}

/** The same rules behind boardgame.io's client, without a network: the state and the stream of its dice are its `G`. */
const boardgame = (): Player => {
  const load = createRequire(new URL('peers/package.json', import.meta.url));
  const { Client } = load('boardgame.io/dist/cjs/client.js') as { Client: (options: object) => Client };
  type Draft = { G: { state: SkirmishState; luck: Stream } };
  const game = (luck: Stream) => ({
    setup: () => ({ state: skirmish.start(undefined, seededDice(luck), () => {}), luck }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play({ G }: Draft, action: number) {
        const dice = seededDice([...G.luck] as unknown as Stream);
        skirmish.apply(undefined, G.state, action, dice, () => {});
        G.luck = dice.stream;
      },
    },
    endIf: ({ G }: Draft) => (G.state.over ? { over: true } : undefined),
  });
  return (luck, choice) => {
    const client = Client({ game: game(luck), numPlayers: 2, debug: false });
    client.start();
    const dice: Dice = seededDice(choice);
    let [moves, now] = [0, client.getState()];
    for (; !now.ctx.gameover; moves++) {
      client.moves.play(randomBot.choose({ ...skirmish.actions(undefined, now.G.state), dice }));
      const next = client.getState();
      if (next === now) throw new Error('boardgame.io refused a move.');
      now = next;
    }
    client.stop();
    return { moves, end: () => endOf(now.G.state) };
  };
};

const [what = 'kernel', seconds = '2'] = process.argv.slice(2);
const players: Readonly<Record<string, () => Player>> = { kernel: () => kernel, typed, 'boardgame.io': boardgame };
const player = players[what]?.();
if (!player) throw new Error(`There is no ${what}: kernel, typed or boardgame.io.`);

const source: SeededDice = seededDice([1, 2, 3, 4]);
const word = () => source.roll(0x1_0000_0000, 'seed') | 0;
const streams = (): Stream => [word(), word(), word(), word()];
const playFor = (ms: number): { moves: number; matches: number; ms: number } => {
  const start = performance.now();
  let [moves, matches] = [0, 0];
  for (; performance.now() - start < ms; matches++) moves += player(streams(), streams()).moves;
  return { moves, matches, ms: performance.now() - start };
};

const ends = Array.from({ length: 50 }, () => player(streams(), streams()).end());
playFor(1000);
const { moves, matches, ms } = playFor(Number(seconds) * 1000);
process.stdout.write(
  `${JSON.stringify({ movesPerSecond: Math.round((moves / ms) * 1000), movesPerMatch: moves / matches, digest: digest(ends) })}\n`,
);
