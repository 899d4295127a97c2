import type { Node, Range, Rule, Use, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { hasGiven } from '../given/gave.ts';
import { inRange } from '../nouns/range.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/**
 * `While either of you is at range 3 of the other, you can spend 1 movement to pull the other unit 1 space`, behind what gives a token: an
 * ability of both, of the bearer of the text and of the unit that has the token of its giving, for as long as somebody has it.
 */
export function eitherOfYou(desk: Desk, { gave }: Context, sentence: Sentence): boolean {
  if (gave === undefined || desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const apart = distance(cursor);
  if (apart === undefined || !cursor.takeAny('you|they|either may|can', 'that unit can|may', 'either of you can|may'))
    return false;
  const movement = points(cursor);
  if (movement === undefined || !cursor.take('pull|push the other unit|one? # space|spaces?') || !cursor.done)
    return false;
  const far = { base: cursor.numbers[0] ?? 0 };
  const direction = desk.tokens.slice(sentence.from, cursor.at).some(({ text }) => text === 'pull')
    ? 'towards'
    : 'away';
  const clause = desk.sheet.next;
  const marked: Who = { side: 'any', if: [hasGiven(gave)] };
  const giver: Who = { side: 'any', if: [{ is: 'gave', of: 'each', token: gave.ref }] };
  const grant = (who: Who, other: Who): Rule => {
    const there: Who = { ...other, places: [{ range: apart }] };
    const use: Use = { clause, action: 'free', movement, needs: [{ is: 'there-is', who: there }] };
    const moved: Node = { clause, node: 'push', who: 'each', distance: far, direction, of: 'you' };
    const body: Node[] = [{ clause, node: 'each', who: there, then: [moved] }];
    return { clause, rule: 'ability', who, name: gave.name, program: { use, body, rules: [] } };
  };
  desk.notes.rules = [...(desk.notes.rules ?? []), grant({ side: 'you' }, marked), grant(marked, giver)];
  ran(desk, sentence.from, sentence.to);
  return true;
}
eitherOfYou.begins = beginning('when|whenever|while|if');
eitherOfYou.needs = oneOf('either');

/** `When either of you is at range 3 of the other,`: exactly so far; "in range 3" is any nearer too. */
function distance(cursor: Cursor): Range | undefined {
  if (!cursor.take('when|whenever|while|if either of you is|are')) return undefined;
  const exact = cursor.takeAny('at? exactly range? #', 'at range #');
  const [far = 0] = cursor.numbers;
  if (exact) cursor.take('spaces|space');
  const range = exact ? { min: far, max: far } : inRange(cursor);
  if (range === undefined || !cursor.takeAny('of|from the other', 'of|from each other', 'apart')) return undefined;
  cursor.take(',');
  return range;
}

/** `spend 1 point of movement to`, `spend 2 movement to`. */
function points(cursor: Cursor): number | undefined {
  if (!cursor.takeAny('spend # movement points?', 'spend # point|points|space|spaces of? movement')) return undefined;
  const [count] = cursor.numbers;
  return cursor.take('to') ? count : undefined;
}
