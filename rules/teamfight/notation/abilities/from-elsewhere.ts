import type { Means, Place, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { inRange } from '../nouns/range.ts';
import type { About } from '../states/predicate.ts';
import { target } from '../states/spoken.ts';
import type { Statement } from '../states/statement.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { abilities, kindOf, ownAbility } from './means.ts';
import { startsFrom } from './used-from.ts';

type At = Extract<Rule, { rule: 'use-from' }>['at'];

/** `use Flare as if you were at your Turret`, `draw range for Flare from your Turrets`, `use your default abilities from any Beacon`: where somebody can use abilities from, too. */
export function otherPlaces({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    // "Ada can draw range from you", in the text of a token that she gives.
    const isGiver = who.if?.length === 1 && who.if[0]?.is === 'gave';
    if (who.side !== 'you' && !isGiver) return undefined;
    const means = drawsRange(cursor)
      ? // "Draw range for Flare from any Turret".
        cursor.take('for|with')
        ? usedThere(cursor, context)
        : {}
      : cursor.take('use|cast')
        ? usedThere(cursor, context)
        : undefined;
    const at = means && (isGiver ? bearerOf(cursor) : elsewhere(cursor, context));
    return at && [{ clause, rule: 'use-from', who, means, at }];
  });
}

/** `draw range from`, `draw range and line of sight from`: that is how any ability is used there. Sight alone would be less. */
const drawsRange = (cursor: Cursor): boolean =>
  cursor.take('also? draw') &&
  cursor.takeAny(
    'your? range and los|sight',
    'your? range and line of sight',
    'your? los|sight and range',
    'your? line of sight and range',
    'your|their|its? range|ranges',
  );

const done = oneOf('used cast made draw');

/** `Flare can be used from any Beacon`, `your attacks can draw range from any Mine in range 4`, `your abilities can be cast as if you were at your Turret`. */
export function usableFrom(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  if (cursor.lacks(done)) return undefined;
  if (!cursor.sees('your|all') && ownAbility(cursor.as(cursor.at, cursor.peek()?.text ?? ''), context) === undefined)
    return undefined;
  return cursor.try((): Statement | undefined => {
    const named = ownAbility(cursor, context);
    const of = named === undefined ? abilities(cursor, context) : { of: 'you', means: { named }, next: false };
    // What must be drawn from there could not be used from where its owner is.
    if (of === undefined || of.of !== 'you' || of.next || !cursor.take('can|may')) return undefined;
    if (!cursor.take('also? be used|cast|made') && !drawsRange(cursor)) return undefined;
    const at = elsewhere(cursor, context);
    return at && { of: 'you', rules: [{ clause, rule: 'use-from', who: { side: 'you' }, means: of.means ?? {}, at }] };
  });
}

/** `can draw range from an ally in range 3`, `may be used from your Totem`, said of the next ability or attack. */
export function drawnFrom({ cursor, context, clause, who }: About, means: Means | undefined): Rule | undefined {
  return cursor.try((): Rule | undefined => {
    if (!cursor.take('can|may') || !(cursor.take('also? be used|cast|made') || drawsRange(cursor))) return undefined;
    const at = elsewhere(cursor, context);
    return at && { clause, rule: 'use-from', who, means: means ?? {}, at };
  });
}

/** `Flare`, `your default abilities`, `abilities`: what can be used there. */
function usedThere(cursor: Cursor, context: Context): Means | undefined {
  cursor.take('your');
  const named = ownAbility(cursor, context);
  if (named !== undefined) return { named };
  cursor.take('a|an|any');
  return kindOf(cursor);
}

/** Said of a place that is asked for whenever it is used: pieces and summons of a name, or allies. */
function elsewhere(cursor: Cursor, context: Context): At | undefined {
  if (isOwnerless(context) || !startsFrom(cursor)) return undefined;
  cursor.takeAny('the space of', 'the position of');
  // "You can draw range from this", in a piece's own text: as from every one of its kind.
  const { self, slot } = context;
  const own =
    slot === 'marker' &&
    self?.kind === 'marker' &&
    cursor.try(() => (cursor.takeAny('this|its space', 'this', 'it') && ends(cursor) ? true : undefined));
  if (own && self) return { marker: self.ref, yours: true };
  const piece = cursor.try((): At | undefined => {
    const yours = cursor.takeAny('any|one|each of your', 'your') || !cursor.takeAny('a|an|any', 'any of the');
    if (yours && !/^your$/.test(cursor.before?.text ?? '') && !cursor.take('the')) return undefined;
    const { tokens } = withoutOwner(cursor);
    const found = wordAt(context.words, tokens, cursor.at, cursor.end, ['marker', 'summon']);
    if (found === undefined || found.word.fields.long !== undefined) return undefined;
    cursor.at = found.to;
    cursor.takeAny('marker|object|markers|objects');
    cursor.takeAny('on the map|board', 'space|location|position', 'is|stands|lies');
    const places = near(cursor);
    return ends(cursor)
      ? { marker: found.word.ref, ...(yours && { yours: true }), ...(places && { places }) }
      : undefined;
  });
  if (piece !== undefined) return piece;
  const reached = cursor.try(() => inItsRange(cursor));
  if (reached !== undefined) return ends(cursor) ? { nearest: reached, reached: true } : undefined;
  const found = noun(cursor, context);
  // Whom the text has chosen is remembered by what lasts; whoever is given a token there is told by that.
  if (found?.ref === 'target' && context.gave === undefined && ends(cursor)) return { nearest: target };
  // "An ally in range 3" is any of them, each time.
  const isOne = found?.max === 1 && found.many === 'one';
  const isSome = found?.ref === undefined && (found?.max === undefined || isOne) && found?.forced === undefined;
  const who: Who | undefined = found && isSome ? standingWho({ ...found, max: undefined }) : undefined;
  cursor.takeAny('stands', 'is');
  return who && ends(cursor) ? { nearest: who } : undefined;
}

/** `your Totem's space`: with the name of the piece as it is. */
function withoutOwner(cursor: Cursor): Cursor {
  const { tokens, at } = cursor;
  const of = tokens.findIndex(({ text }, n) => n >= at && n < at + 3 && text.endsWith("'s"));
  const isPlace = of >= 0 && /^(?:space|location|position)$/.test(tokens[of + 1]?.text ?? '');
  return isPlace ? cursor.as(of, (tokens[of]?.text ?? '').slice(0, -2)) : cursor;
}

/** `an ally in its range`, `any ally within range of it`: of the ability. */
function inItsRange(cursor: Cursor): Who | undefined {
  if (!cursor.take('a|an|any one? ally|unit')) return undefined;
  const side = cursor.before?.text === 'ally' ? 'ally' : 'any';
  return cursor.takeAny('in|within its|their range', 'in|within range of it|that|the attack|ability?')
    ? { side, ...(side === 'any' && { except: ['you'] as const }) }
    : undefined;
}

/** `from you`, in the text of a token: from whoever has it. */
const bearerOf = (cursor: Cursor): At | undefined =>
  startsFrom(cursor) && cursor.take('you') && ends(cursor) ? { nearest: { side: 'you' } } : undefined;

/** `in range 4`, `within range 4 of you`, `in LoS`: which of the pieces. */
function near(cursor: Cursor): readonly Place[] | undefined {
  const seen = cursor.takeAny('in|within your? los', 'in|within your? line of sight', 'that? you can? see');
  const range = seen ? {} : inRange(cursor);
  if (range === undefined) return undefined;
  cursor.take('of you');
  return [{ range, ...(seen && { sight: true as const }) }];
}

const ends = (cursor: Cursor): boolean =>
  cursor.done || cursor.sees('.|,') || cursor.sees('and have|has|deal|deals|ignore|ignores|is|are|cannot');
