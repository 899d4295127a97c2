import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import type { Token } from '../words/token.ts';

/** `it dies`, `this kills them`, `the target was killed`. */
const kills = [
  'this|it|that kills|killed it|them|the? target?',
  'this|it|that kills|killed',
  'you kill it|them',
  'you kill the target',
  'the? target|they dies|die|died',
  'the? target|they is|are|was|were killed',
  'this|it is a kill',
] as const;

/** `they don't die`, `the target survives`, `it wasn't killed`. */
const spares = [
  'this|it|you does|do not kill it|them the? target?',
  'this|it|you does|do not kill the? target?',
  "this|it|you doesn't|don't kill it|them the? target?",
  "this|it|you doesn't|don't kill the? target?",
  "the? target|it isn't|wasn't killed|dead",
  "they aren't|weren't killed|dead",
  'the? target|they|it is|are|was|were not killed|dead',
  'the? target survives',
  'they|it survive|survives',
  "the? target|they|it don't|doesn't die",
  'the? target|they|it do|does not die',
] as const;

const begins = beginning(...kills, ...spares);

/** What could have killed somebody. */
const harms =
  /^(?:dmg|damages?|damaged|kills?|killed|dies?|died|death|uses?|used|attacks?|attacked|abilit(?:y|ies)|sacrifices?|destroys?|explodes?|loses?|health|hp|hits?|hazards?|dot|push(?:es|ed)?|pulls?|moves?|falls?)$/;

/** Whether something before it may kill at once: "give a Mark. If you kill them, gain 1 Coin" is of later. */
export const couldKill = (before: readonly Token[]): boolean =>
  before.some(
    ({ text }, n) =>
      harms.test(text) &&
      // "You deal +2 damage to them" is of later, too.
      !((text === 'damage' || text === 'dmg') && /^[+-]$/.test(before[n - 2]?.text ?? '')),
  );

/** Whether whoever was attacked has died of it, or has not. */
export function killAsked(cursor: Cursor, { marker, slot, them, killing }: Context): Condition | undefined {
  if (cursor.misses(begins)) return undefined;
  const isLater = (slot === 'ability' || slot === 'default') && them === 'target' && killing === undefined;
  if (isLater && !couldKill(cursor.tokens.slice(0, cursor.at))) return undefined;
  if (cursor.takeAny(...spares)) return not({ is: 'kill' });
  return cursor.takeAny(...kills) || (marker === undefined && cursor.take('it dies|died')) ? { is: 'kill' } : undefined;
}

/** `the kill was a hero`: somebody was killed, and who that is. */
export function heroKilled(cursor: Cursor, { rolled, dead, killing }: Context): Condition[] | undefined {
  const ref = dead === 'other' ? dead : rolled ? ('target' as const) : undefined;
  if (ref === undefined || !cursor.take('the kill was a hero')) return undefined;
  const hero: Condition = { is: 'unit', of: ref, who: { side: 'any', kind: 'hero' } };
  return ref === 'target' && killing === undefined ? [{ is: 'kill' }, hero] : [hero];
}
