import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { inRange } from '../nouns/range.ts';
import { isOnMap, noneOnMap } from '../pieces/piece-there.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { asksOthers } from './asks-others.ts';

/** `you have no Totem`, `a Totem on the map`: where that is no token that one could have. */
function hasMarker(cursor: Cursor, context: Context, { to }: NonNullable<ReturnType<typeof wordAt>>): boolean {
  const { words, slot } = context;
  const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter', 'condition']);
  if (token !== undefined || slot === 'marker' || isOwnerless(context)) return false;
  cursor.at = to;
  cursor.take('marker|markers|object');
  return cursor.takeAny('on the map|board', 'in play') || cursor.done || cursor.sees(',|:');
}

/** Whether the text of a piece speaks of a counter of its name, which one could have as well. */
const givesCounter = ({ name, text }: Word): boolean => text.toLowerCase().includes(`${name.toLowerCase()} counter`);

/** `you have fewer than 3 Turrets`, `at least 2 Turrets in range 3`, `no Turrets`: how many of one's summons are on the map. */
export function summonsHad(cursor: Cursor, context: Context, negative: boolean): Condition[] | undefined {
  return cursor.try(() => {
    const fewer = !negative && cursor.take('fewer|less than #');
    const more = !negative && !fewer && cursor.take('more than #');
    const least = !fewer && !more && cursor.take('at least #');
    const [said] = fewer || more || least || cursor.take('#') ? cursor.numbers : [];
    const orMore = said !== undefined && cursor.take('or more');
    const orLess = said !== undefined && !orMore && cursor.take('or less|fewer');
    if (said === undefined) cursor.take('a|an|any');
    const other = negative && cursor.take('other');
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
    if (word === undefined || (negative && said !== undefined)) return undefined;
    // "Summon a Wolf. If you have no other Wolves": beside the one that has just come.
    if (other && (word.word.kind === 'marker' || !summonsOne(cursor, context, word.word.ref))) return undefined;
    const most = fewer || orLess ? { min: 0, max: fewer ? (said ?? 1) - 1 : (said ?? 0) } : undefined;
    const min = more ? (said ?? 0) + 1 : (said ?? 1);
    // Whoever has 3 Wolves has 2; where each number brings something else it is that number.
    const exact = said !== undefined && !more && !least && !orMore && (said === 0 || asksOthers(cursor, said));
    const asMany = most ?? { min, ...(exact && { max: min }) };
    if (word.word.kind === 'marker') {
      if (!hasMarker(cursor, context, word) || givesCounter(word.word)) return undefined;
      if (said === undefined) return [negative ? noneOnMap(word.word) : isOnMap(word.word, true)];
      return word.word.fields.object
        ? [{ is: 'there-is', who: { side: 'ally', card: word.word.ref, yours: true }, ...asMany }]
        : [{ is: 'markers', marker: word.word.ref, yours: true, ...asMany }];
    }
    cursor.at = word.to;
    cursor.takeAny('on the map|board', 'alive|left|out|deployed');
    const range = inRange(cursor);
    if (range === undefined && cursor.sees('in|within|adjacent|next')) return undefined;
    const who = {
      side: 'ally' as const,
      card: word.word.ref,
      yours: true as const,
      ...(range && { places: [{ range }] }),
    };
    if (negative) return [{ is: 'there-is', who, min: 0, max: other ? 1 : 0 }];
    if (said === undefined) return [{ is: 'there-is', who }];
    return [{ is: 'there-is', who, ...asMany }];
  });
}

/** Whether the words before speak of one such summon that comes, and of no other number. */
function summonsOne({ tokens, at, end }: Cursor, { words }: Context, ref: string): boolean {
  const verb = tokens.findLastIndex(({ text }, n) => n < at && /^(?:summon|summons)$/.test(text));
  if (verb < 0 || !/^(?:a|an|one|1)$/.test(tokens[verb + 1]?.text ?? '')) return false;
  return wordAt(words, tokens, verb + 2, end, ['summon'])?.word.ref === ref;
}
