import type { Amount, Ref } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import { worked } from '../amounts/bounds.ts';
import { thing } from '../amounts/count.ts';
import { rolledNumber } from '../amounts/rolled-number.ts';
import { withX } from '../amounts/with-x.ts';
import type { Context } from '../context.ts';
import { possessive } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { withMore } from './overshield.ts';

/** How far somebody moves. */
export interface Far {
  /** Left out for as far as it gets. */
  readonly distance?: Amount;
  readonly exactly?: true;
}

/** `3 spaces`, `up to 2`, `exactly 4`, `1 per Coin you have`, `up to half your speed`, `as far as possible`, `any distance`. */
export function howFar(cursor: Cursor, context: Context): Far | undefined {
  return cursor.try((): Far | undefined => {
    if (cursor.take('as far as possible') || untilStopped(cursor)) return { exactly: true };
    if (cursor.takeAny('any distance', 'any number of spaces')) return {};
    const exactly = cursor.take('exactly') ? { exactly: true as const } : {};
    if (!exactly.exactly) cursor.take('up to');
    const rolled = rolledNumber(cursor, 'that many spaces|space', 'as many spaces|space', 'that many|far|much');
    if (rolled !== undefined) return { distance: rolled, ...exactly };
    const way = context.moved ? asFarAsThat(cursor) : undefined;
    if (way !== undefined) return { distance: way, ...exactly };
    const speed = ofSpeed(cursor, context);
    if (speed !== undefined) return { distance: speed, ...exactly };
    const x = withX(cursor, context);
    if (x !== undefined) {
      cursor.take('spaces|space');
      return { distance: x, ...exactly };
    }
    const equal = cursor.try(() => (cursor.take('equal to') ? number(cursor, context) : undefined));
    if (equal !== undefined) return { distance: equal, ...exactly };
    if (!cursor.take('#')) return undefined;
    const [base = 0] = cursor.numbers;
    // "3x3" is an area, "4dmg" no distance.
    if (cursor.sees('x|dmg|damage|def|crit|/|hp')) return undefined;
    cursor.take('spaces|space');
    const distance = withMore(cursor, context, counted(cursor, context, base), 'spaces|space');
    return { distance, ...exactly };
  });
}

/** `the same number of spaces`, `that many spaces`, `as far`: as the movement that sets it off. */
const asFarAsThat = (cursor: Cursor): Amount | undefined =>
  cursor.takeAny(
    'the same number|amount of spaces',
    'an equal number of spaces',
    'the same distance',
    'that|as many spaces|space',
    'that|as far',
    'that distance',
  )
    ? { base: 0, terms: [{ each: 1, per: { count: 'way' } }] }
    : undefined;

const whoever = 'you|it|they|he|she';
const meets = 'hit|hits|reach|reaches|meet|meets|contact|contacts';

/** `until it hits something`, `until blocked`: a push or walk is stopped by whatever is in its way. */
export const untilStopped = (cursor: Cursor): boolean =>
  cursor.takeAny(
    `until ${whoever} ${meets} a|an? wall|obstacle or an? enemy`,
    `until ${whoever} ${meets} an? enemy or a? wall|obstacle`,
    'until blocked|stopped',
    'until you are|hit? blocked|stopped|something|anything',
    'until something|anything stops|blocks you',
    "until you can't|cannot move|go any? further|farther",
    'until you hit|reach|meet a wall|obstacle',
    'until stopped|blocked by a wall|something|anything',
    'until it|they is|are blocked|stopped',
    'until it|they hits|hit something|anything|obstacle',
    'until it|they hits|hit an obstacle',
    'until it|they hits|hit a wall or an? unit|obstacle',
    'until it|they hits|hit an? unit|obstacle or a wall',
  );

/** `the number of enemies in range 2`, `your Coins`, `Coins`: behind "equal to". */
function number(cursor: Cursor, context: Context): Amount | undefined {
  const found = cursor.try(() => worked(cursor, context));
  if (found !== undefined) return found;
  const per = thing(cursor, context);
  return per && { base: 0, terms: [{ each: 1, per }] };
}

/** `twice`, `3x`, `3 times`; 1 where nothing is said. */
function times(cursor: Cursor): number {
  if (cursor.takeAny('twice', 'double')) return 2;
  if (cursor.take('triple')) return 3;
  return cursor.take('# x|times') ? (cursor.numbers[0] ?? 1) : 1;
}

/** `your speed`, `half their speed`, `2x your speed`, `a distance equal to its speed`. */
function ofSpeed(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    cursor.take('a distance equal to');
    const half = cursor.takeAny('half of', 'half');
    const each = half ? 1 : times(cursor);
    const on: Ref | undefined = possessive(cursor, context);
    if (on === undefined || !cursor.takeAny('full|normal|base? speed|movement', 'move|movement speed'))
      return undefined;
    if (cursor.tokens[cursor.at - 2]?.text === 'base') return undefined;
    return { base: 0, terms: [{ each, per: { count: 'speed', on }, ...(half ? { by: 2 } : {}) }] };
  });
}
