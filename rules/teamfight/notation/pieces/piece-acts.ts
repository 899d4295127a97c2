import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { inRange } from '../nouns/range.ts';
import { withinArea } from '../nouns/within-area.ts';
import { effects } from '../phrases/effect-phrase.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';
import { preference, preferring } from './preferring.ts';

/** What a text draws from a piece, not from the unit that placed it. */
export const fromPiece = (context: Context): Context =>
  within(context, {
    them: undefined,
    side: undefined,
    named: {},
    rolled: false,
    centre: undefined,
    around: 'marker',
  });

/** `Each Turret does "nearest enemy in range 2, 1dmg"`: what stands behind it is done from the piece. */
export function pieceActs(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  const { context } = run;
  if (dealsTo(cursor, context) && effects(desk, cursor, run, undefined, start)) return true;
  cursor.at = start;
  const actor = who(cursor, context);
  const acts =
    actor !== undefined &&
    (cursor.take('does|do|uses|use|performs|perform|makes|make') || (actor.each !== undefined && draws(cursor)));
  if (!acts) {
    cursor.at = start;
    return false;
  }
  cursor.take(':');
  const quoted = cursor.take('"');
  let end = cursor.at;
  while (end < cursor.end && !(quoted && cursor.tokens[end]?.text === '"')) end += 1;
  if (quoted && end === cursor.end) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  const own = fromPiece(within(context, { marker: actor.marker ?? context.marker }));
  const choice = preference(cursor, end, own);
  const inside = new Cursor(cursor.tokens, cursor.at, choice?.at ?? end);
  const read = phrases(desk, inside, own, undefined);
  const [only] = read.nodes;
  const chosen = choice && only && read.nodes.length === 1 ? preferring(only, choice) : undefined;
  if (read.fault || read.held.length > 0 || only === undefined || (choice && chosen === undefined)) {
    desk.sheet.backTo(clause);
    cursor.at = start;
    return false;
  }
  const then = chosen === undefined ? read.nodes : [chosen];
  if (choice) ran(desk, choice.at, end);
  cursor.at = quoted ? end + 1 : end;
  if (actor.each === undefined) run.into.push(...then);
  else run.into.push({ clause, node: 'each-piece', ...actor.each, ...actsFor(context), then });
  return true;
}

/** `it deals 1dmg to the attacker`: to somebody who is known, so that it does not matter from where. */
const dealsTo = (cursor: Cursor, context: Context): boolean =>
  context.slot === 'marker' &&
  who(cursor, context)?.each === undefined &&
  cursor.take('deal|deals') &&
  (cursor.sees('# dmg|damage to them') || cursor.sees('# dmg|damage to the|that attacker|unit|enemy'));

/** `Each of your Turrets: burst 1, 1dmg`: what begins with an area or a reach is drawn from each of them. */
const draws = (cursor: Cursor): boolean =>
  cursor.sees(': burst|line|range|nearest|closest|adjacent') ||
  cursor.sees(': the? nearest|closest') ||
  cursor.sees(': # x # centered|centred on it|this') ||
  cursor.sees(': # dmg|damage to the? unit|units|enemy|enemies|each|all|others|anyone|whoever') ||
  cursor.sees(': all? other? adjacent') ||
  cursor.sees(': all|other? enemies|allies|units|others? in|within burst|range|line') ||
  cursor.sees(': target? a|an? enemy|ally|unit in|within range');

/** In a text that is nobody's, enemies are those of the piece that acts. */
export const actsFor = (context: Context): { readonly acts?: true } => (isOwnerless(context) ? { acts: true } : {});

interface Actor {
  readonly marker: Context['marker'];
  /** All of them act, not only the one whose text it is. */
  readonly each?: Pick<Extract<Node, { node: 'each-piece' }>, 'marker' | 'yours' | 'places'>;
}

const all = beginning('each|every|all|your');

/** The piece that acts: this one by its own text, else all of that name. */
export function who(cursor: Cursor, context: Context): Actor | undefined {
  if (context.marker === undefined && cursor.misses(all)) return undefined;
  return cursor.try((): Actor | undefined => {
    const own = context.slot === 'marker' && context.marker !== undefined;
    if (own && (cursor.take('it|this') || pieceNamed(cursor, context))) return { marker: context.marker };
    if (!own && context.strewn !== true && pieceIs(cursor, context)) return { marker: context.marker };
    const each = cursor.takeAny('each|every one? of your', 'all of? your', 'each|every|all|your');
    if (!each) return undefined;
    const yours = cursor.before?.text === 'your';
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'summon']);
    // Of a summon that is not said to be one's own, the other side could have some, too.
    if (word === undefined || (word.word.kind === 'summon' && !yours)) return undefined;
    cursor.at = word.to;
    // "Each Turret in range 3: burst 1, 1dmg", of those whose range is that of whoever plays the card.
    const isPiece = !own && word.word.kind !== 'summon';
    const near = isPiece ? inRange(cursor) : undefined;
    const inside = isPiece && near === undefined && withinArea(cursor, context);
    const places = near ? { places: [{ range: near }] } : inside ? { places: [{ inArea: true }] } : undefined;
    return { marker: word.word, each: { marker: word.word.ref, ...(yours && { yours }), ...places } };
  });
}

/** The one piece that was placed before: `it`, `the turret`. */
const pieceIs = (cursor: Cursor, context: Context): boolean =>
  !cursor.sees('each') &&
  ((context.them === undefined && context.marker !== undefined && cursor.take('it')) || pieceNamed(cursor, context));
