import type { Condition, Node, Rule } from '../../program.ts';
import { counting, ifConditions } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { having } from '../occasions/possession.ts';
import { withWords } from '../occasions/with-words.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** What is so whomever it is used on, and before anything comes of it. */
const isOfUser = (one: Condition): boolean =>
  one.is === 'not'
    ? isOfUser(one.of)
    : one.is === 'any'
      ? one.of.every(isOfUser)
      : one.is === 'stance' ||
        one.is === 'used' ||
        (one.is === 'did' && one.min === undefined) ||
        (/^(?:has|health|flag|turn|shielded|place)$/.test(one.is) && 'of' in one && one.of === 'you');

/** A head that reaches so far, of the sentence or the one before. */
const reaches = (node: Node | { readonly node: string } | undefined): boolean =>
  node !== undefined && 'range' in node && node.range !== undefined;

/** Words that say how far an ability reaches, behind its head. */
const reaching = '(|or|this|it|has|range|unlimited|infinite';

/**
 * `Range 3, 2dmg, +1 range per Coin`, `this has +2 range while you are Invisible`, `Range 1 (3 in Bear stance)`, `has range 3 if you have a Coin`:
 * how far the ability reaches, whenever it is used.
 */
export function ownRange(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { card } = run.context;
  if (card?.kind !== 'ability' || desk.standing || desk.holds || run.subject !== undefined || run.context.asked)
    return false;
  if (!reaches(run.head?.node) && !reaches(run.tail?.node)) return false;
  const start = cursor.at;
  // Of several heads it is not said which reaches farther.
  if (cursor.tokens.slice(0, start).filter(({ text }) => text === 'range').length !== 1) return false;
  const read = cursor.try(() => reach(cursor, run, start));
  if (read === undefined) return false;
  const clause = ran(desk, start, cursor.at);
  const means = { named: card.name.toLowerCase() };
  const rule: Rule = { clause, rule: 'change', who: { side: 'you' }, what: 'range', ...read, means };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  return true;
}

/** The same, before anything else could be meant. */
export function ownRangeFirst(desk: Desk, cursor: Cursor, run: Run): boolean {
  return cursor.sees(reaching) && ownRange(desk, cursor, run);
}
ownRangeFirst.begins = beginning(reaching);

type Reach = Pick<Extract<Rule, { rule: 'change' }>, 'add' | 'set' | 'if'>;

/** So much farther, or another range in the place of its own. */
function reach(cursor: Cursor, { context, from }: Run, start: number): Reach | undefined {
  const bracket = cursor.take('(');
  const or = cursor.take('or');
  // "Range 1 (3 if ...)", "Range 1, or 3 if ...": the number alone is of the range right before it.
  const [last, other, range] = [1, 2, 3].map((back) => cursor.tokens[start - back]);
  const behind =
    last?.kind === 'number' ? other?.text === 'range' : or && other?.kind === 'number' && range?.text === 'range';
  if ((bracket || or) && !behind) return undefined;
  const named =
    cursor.takeAny('this ability|attack? has|gains', 'it has|gains') || (start === from && cursor.take('has'));
  const far = named && cursor.take('unlimited|infinite range');
  const sets =
    far ||
    ((bracket || or || named || start === from) && cursor.take('range #')) ||
    (behind === true && cursor.take('#'));
  if (!sets && !cursor.take('+ # range')) return undefined;
  const number = far ? everywhere : (cursor.numbers[0] ?? 0);
  const per = sets ? undefined : counting(cursor, context);
  const counted = per?.per?.count === 'tokens' && per.per.on === 'you' ? per : undefined;
  const asked =
    per === undefined
      ? (whileYou(cursor, context) ??
        ifConditions(cursor, context) ??
        (cursor.take('while') ? conditions(cursor, context) : undefined))
      : undefined;
  if (counted === undefined && !asked?.every(isOfUser)) return undefined;
  if (sets) cursor.take('instead');
  if (bracket ? !cursor.take(')') : !(cursor.done || cursor.sees(',|and'))) return undefined;
  const so = asked && { if: asked };
  if (sets) return { set: number, ...so };
  return { add: counted === undefined ? { base: number } : { base: 0, terms: [{ each: number, ...counted }] }, ...so };
}

/** `while Invisible`, `when in Mud`, `with a Coin`: how far one reaches is known before anybody is chosen, so that it is of whoever does. */
const whileYou = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  cursor.try(() => {
    const bare = within(context, { them: undefined, side: undefined, named: {} });
    if (cursor.take('with')) return having(cursor, bare, 'you');
    if (!cursor.take('while|when') || cursor.sees('you|your|the|it|they|target|an|a|no|there')) return undefined;
    return withWords(cursor, 'you are', (told) => conditions(told, bare));
  });

/** Farther than any map is. */
const everywhere = 99;
