import type { PlayedMatch } from '../../../schemas/types.generated.ts';
import { entitiesOf, type GameSet } from '../../game-set.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { wilson } from '../../kernel/statistics/wilson.ts';
import { fullRef } from '../scenes/scene-words.ts';
import { stateOfHero } from './state-of.ts';

/** What people found out about a hero. */
export interface PeoplesHero {
  readonly ref: string;
  readonly name: string;
  /** Wins with the hero as it is now; a draw counts by half. */
  readonly wins: Figure;
  /** Matches with the hero as it was before its last change. */
  readonly earlier: number;
  /** The day it was last on a table. */
  readonly last?: string;
}

/** What people found out about a set, apart from all that bots did. */
export interface PeoplesFigures {
  readonly evenings: number;
  readonly matches: number;
  /** Wins of the red side. */
  readonly red: Figure;
  /** Minutes of the matches whose length was written down, the shortest first. */
  readonly minutes: readonly number[];
  readonly heroes: readonly PeoplesHero[];
}

/** What a match was to a side: 1 won, 0.5 drawn, 0 lost; undefined while it is to be played. */
export function resultFor({ winner }: PlayedMatch, side: 'red' | 'blue'): number | undefined {
  if (winner === undefined) return undefined;
  return winner === 'draw' ? 0.5 : winner === side ? 1 : 0;
}

/** All matches of people, counted. */
export function peoplesFigures(set: GameSet): PeoplesFigures {
  const played = set.evenings.flatMap(({ data }) =>
    data.matches.flatMap((match) => (match.winner === undefined ? [] : [{ match, data }])),
  );
  const seats = new Map<string, { state: string | undefined; result: number; date: string }[]>();
  for (const { match, data } of played) {
    const states = new Map(data.heroes.map(({ hero, state }) => [fullRef(set, hero), state]));
    for (const side of ['red', 'blue'] as const) {
      for (const ref of new Set(match[side].map((hero) => fullRef(set, hero)))) {
        const list = seats.get(ref) ?? [];
        list.push({ state: states.get(ref), result: resultFor(match, side)!, date: data.date });
        seats.set(ref, list);
      }
    }
  }
  return {
    evenings: new Set(played.map(({ data }) => data)).size,
    matches: played.length,
    red: share(played.map(({ match }) => resultFor(match, 'red')!)),
    minutes: played.flatMap(({ match }) => match.minutes ?? []).sort((a, b) => a - b),
    heroes: entitiesOf(set, 'hero').map((hero): PeoplesHero => {
      const all = seats.get(hero.ref) ?? [];
      const now = all.length === 0 ? '' : stateOfHero(set, hero);
      const asIs = all.filter(({ state }) => state === now);
      const last = all.at(-1)?.date;
      return {
        ref: hero.ref,
        name: hero.data.name,
        wins: share(asIs.map(({ result }) => result)),
        earlier: all.length - asIs.length,
        ...(last !== undefined && { last }),
      };
    }),
  };
}

const share = (results: readonly number[]): Figure =>
  wilson(
    results.reduce((sum, result) => sum + result, 0),
    results.length,
  );
