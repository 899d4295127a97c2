import { changed } from './holds.ts';
import { isInRounds, lawsOf, lawsOfKind } from './laws.ts';
import type { Look } from './play.ts';
import { touches } from './standing.ts';

/** What the death of a hero is worth to the other side (T-021), as the texts of the match and of the hero say. */
export function deathWorth(look: Look, id: number): number {
  const base = worthOfAny(look);
  return touches(look.game, 'change:worth') ? changed(look, id, 'worth', base) : base;
}

function worthOfAny(look: Look): number {
  const { round, bled } = look.state;
  const now = lawsOfKind(lawsOf(look), 'death-worth').filter((law) => isInRounds(law, round) && !(law.first && bled));
  // "The first one is worth 2" says more of it than "each is worth 3".
  const instead = now.filter(({ more }) => !more);
  const base = (instead.findLast(({ first }) => first) ?? instead.at(-1))?.points ?? 1;
  return now.reduce((worth, { more, points }) => worth + (more ? points : 0), base);
}

/** A hero has died: the next one is not the first any more, where that is asked. */
export function noteDeath(look: Look): void {
  if (lawsOfKind(lawsOf(look), 'death-worth').some(({ first }) => first)) look.state.bled = true;
}
