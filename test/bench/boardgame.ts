import { createRequire } from 'node:module';
import { randomBot } from '../../rules/kernel/random-bot.ts';
import type { Rules } from '../../rules/kernel/rules.ts';
import { seededDice } from '../../rules/kernel/seeded-dice.ts';
import type { Stream } from '../../rules/kernel/stream.ts';

/** A match that was played: how many moves, and how everything stands at its end. */
interface Played {
  readonly moves: number;
  readonly end: () => readonly number[];
}

/** Plays a match at random: how the dice fall, and how seats choose. */
export type Player = (luck: Stream, choice: Stream) => Played;

/** The members of boardgame.io's client that the benchmark uses. */
interface Client<State> {
  start(): void;
  stop(): void;
  getState(): { readonly G: { state: State; luck: Stream }; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { readonly play: (action: unknown) => void };
}

/** The same rules behind boardgame.io's client, without a network: the state and the stream of its dice are its `G`. */
export function boardgame<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  game: Game,
  numPlayers: number,
  end: (state: State) => readonly number[],
): Player {
  const load = createRequire(new URL('peers/package.json', import.meta.url));
  const { Client } = load('boardgame.io/dist/cjs/client.js') as { Client: (options: object) => Client<State> };
  type Draft = { G: { state: State; luck: Stream } };
  const of = (luck: Stream) => ({
    setup: () => {
      const dice = seededDice(luck);
      return { state: rules.start(game, dice, () => {}), luck: dice.stream };
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play({ G }: Draft, action: Action) {
        const dice = seededDice([...G.luck] as unknown as Stream);
        rules.apply(game, G.state, action, dice, () => {});
        G.luck = dice.stream;
      },
    },
    endIf: ({ G }: Draft) => (rules.seat(game, G.state) === undefined ? { over: true } : undefined),
  });
  return (luck, choice) => {
    const client = Client({ game: of(luck), numPlayers, debug: false });
    client.start();
    const dice = seededDice(choice);
    let [moves, now] = [0, client.getState()];
    for (; !now.ctx.gameover; moves++) {
      client.moves.play(randomBot.choose({ ...rules.actions(game, now.G.state), dice }));
      const next = client.getState();
      if (next === now) throw new Error('boardgame.io refused a move.');
      now = next;
    }
    client.stop();
    return { moves, end: () => end(now.G.state) };
  };
}
