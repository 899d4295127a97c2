import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { sideFaced } from '../nouns/faced.ts';
import { newTarget, noun, standingWho } from '../nouns/noun.ts';
import { orOthers } from '../nouns/or-others.ts';
import { outermostWho } from '../nouns/outermost.ts';
import { range } from '../nouns/range.ts';
import { flagAt } from '../occasions/quality.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { allBut } from './all-but.ts';
import type { About } from './predicate.ts';

/** Whom a change is only against: `to units with a Mark`, `to you`, `from enemies in range 1`. */
export function against(about: About, word: string): Who | 'none' | undefined {
  const { cursor } = about;
  const { at } = cursor;
  const first = whomAgainst(about, word);
  const isOne = first === undefined || first === 'none' || about.who.side !== 'you';
  const found = isOne ? first : orOthers(cursor, about.context, first, at, word);
  return found !== 'none' && isOpenFrom(about, found, at) ? 'none' : found;
}

/**
 * "Allies in range 2 take -1 damage from adjacent enemies": where others than the bearer are spoken of, adjacent and in range could be of
 * each of them or of the bearer, unless it is said.
 */
export const isOpenFrom = ({ cursor, who }: About, found: Who | undefined, from: number): boolean =>
  who.side !== 'you' &&
  found?.places?.some(({ range, of }) => range !== undefined && of === undefined) === true &&
  !cursor.tokens.slice(from, cursor.at).some(({ text }) => text === 'you' || text === 'your');

function whomAgainst({ cursor, context, who: ofWhom }: About, word: string): Who | 'none' | undefined {
  if (!cursor.take(word)) return undefined;
  // "Enemies deal +1 damage to each other": whoever else of them it comes to.
  if (/^(?:enemy|ally)$/.test(ofWhom.side) && cursor.take('each other')) return { ...ofWhom, except: ['each'] };
  if (cursor.sees('attacks|abilities from? beyond|at|in|within')) cursor.takeAny('attacks|abilities from?');
  else if (cursor.sees('attacks|abilities drawn? from at? least? range #'))
    cursor.take('attacks|abilities drawn? from');
  else if (cursor.sees('attacks|abilities drawn from beyond|at|range')) cursor.take('attacks|abilities drawn from');
  const beyond = cursor.take('beyond range #');
  const more = !beyond && cursor.takeAny('range # or more', 'at least range #');
  const far = beyond || more ? { min: (cursor.numbers[0] ?? 0) + (beyond ? 1 : 0) } : range(cursor);
  if (far !== undefined) return { side: 'any', places: [{ range: far }] };
  const side = cursor.try(() => {
    cursor.take('attacks|abilities from');
    return sideFaced(cursor);
  });
  if (side !== undefined) return side;
  // "Against target enemy in range 3": one that would have to be chosen.
  if ((context.slot === 'ability' || context.slot === 'default') && newTarget(cursor)) return 'none';
  const spared = allBut(cursor, context);
  if (spared !== undefined) return spared;
  const from = cursor.at;
  const end = outermostWho(cursor, context);
  // "Allies deal +1 damage to the nearest enemy": nearest to you, or to each of them.
  const isOpen = ofWhom.side !== 'you' && cursor.tokens[from]?.text !== 'your' && cursor.before?.text !== 'you';
  if (end !== undefined) return isOpen ? 'none' : end;
  // "Enemies deal +1 damage to other enemies": than the one who does.
  const apart = ofWhom.side !== 'you' && cursor.sees('other enemies|allies|units|heroes') && cursor.take('other');
  const said = cursor.sees('targets') ? cursor.as(cursor.at, 'units') : cursor;
  const found = noun(said, context);
  cursor.at = said.at;
  if (found === undefined) return suchState(cursor, context, word) ?? 'none';
  if (found?.ref === 'you') return { side: 'you' };
  // Whom the text has chosen is remembered by what lasts.
  if (found?.ref === 'target' || found?.ref === 'trigger' || found?.ref === 'other')
    return { side: 'any', if: [{ is: 'same', of: 'each', as: found.ref }] };
  const who = found && found.ref === undefined ? standingWho(found) : undefined;
  if (who !== undefined && apart) return { ...who, except: [...(who.except ?? []), 'each'] };
  return who ?? 'none';
}

/** `vs Unprotected`, `against Slowed`: whoever is so. */
function suchState(cursor: Cursor, { words }: Context, behind: string): Who | undefined {
  const flag = flagAt(cursor);
  const said = cursor.peek()?.text;
  const word = flag ? undefined : wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']);
  // "Take double damage from Burn" is of what that does, and not of those who have it.
  if (word !== undefined && behind === 'from' && said === word.word.name.toLowerCase()) return undefined;
  if (word !== undefined) cursor.at = word.to;
  if (!cursor.done && !cursor.sees(',|.|and')) return undefined;
  if (flag !== undefined) return { side: 'any', if: [{ is: 'flag', of: 'each', flag }] };
  return word && { side: 'any', if: [{ is: 'has', of: 'each', token: word.word.ref }] };
}
