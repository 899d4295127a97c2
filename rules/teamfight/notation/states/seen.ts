import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './predicate.ts';

/** Past what one targets: `you see through walls`. */
export const seeThrough = ['see|sees and target|targets through', 'see|sees through'];

/** `walls`, `your Mist`, `allies and walls`, behind "see through": nobody who stands there is in the way anyway (T-079a). */
export function pastSight(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  const found: Rule[] = [];
  let walls = false;
  do {
    const piece = cursor.try(() => pieceSeenPast(cursor, context));
    if (piece !== undefined) {
      found.push({ clause, rule: 'is', who, flag: 'sees-past', token: piece });
      continue;
    }
    if (cursor.takeAny('all? walls', 'walls|terrain and terrain|walls', 'everything')) walls = true;
    else if (!cursor.takeAny('all? other? units', 'all? allies', 'all? enemies', 'each other', 'your? allies|summons'))
      return undefined;
  } while (cursor.take('and|or'));
  // How far "in range 2" would be of the wall or of who is behind it.
  if (cursor.sees('in|within|from|adjacent|next|with|if|when|while|to|,')) return undefined;
  if (walls) return [...found, { clause, rule: 'is', who, flag: 'ignores-walls' }];
  return found.length > 0 ? found : [{ clause, rule: 'said' }];
}

/** `Mist`, `your Mists`: pieces that lie on the map; what is painted on it blocks for everybody. */
function pieceSeenPast(cursor: Cursor, { words }: Context): string | undefined {
  cursor.takeAny('all? of? your|the', 'a|an|any|all');
  const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  cursor.take('marker|markers|object|objects');
  return piece.word.ref;
}

/** Nobody is in the way of sight. */
const looking = "your|their|each|its|allies'|ally's|enemies'|other's|others'";
export const sightless = ["don't|doesn't", 'do|does not', 'never'].flatMap((no) => [
  `${no} block|blocks ${looking}? ${looking}? los|sight`,
  `${no} block|blocks ${looking}? ${looking}? line of sight`,
  `${no} block|blocks los|sight for|of you|allies|enemies|anyone|anybody|each`,
  `${no} block|blocks line of sight for|of you|allies|enemies|anyone|anybody|each`,
]);

/** Behind `sightless`: units are in nobody's way of sight (T-079a), so that it changes nothing whoever looks past them. */
export function outOfTheWay({ cursor, clause, who }: About): Rule[] | undefined {
  // An object may block it by its file.
  if (who.card !== undefined || who.kind === 'object') return undefined;
  return cursor.done || cursor.sees(',|and|until') ? [{ clause, rule: 'said' }] : undefined;
}

/** Who need not be seen. */
export const blind = [
  "don't|doesn't need|require los|sight",
  "don't|doesn't need|require line of sight",
  'do|does not need|require los|sight',
  'do|does not need|require line of sight',
  'need|needs|require|requires no los|sight',
  'need|needs|require|requires no line of sight',
];

/** Who is not sheltered. */
export const coverless = [
  "don't|doesn't benefit from cover",
  'do|does not benefit from cover',
  "don't|doesn't have|get|gain cover",
  'do|does not have|get|gain cover',
  "cannot|can't benefit from cover",
  "cannot|can't use|have|get|gain cover",
];
