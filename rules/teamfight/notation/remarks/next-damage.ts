import type { Context } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Held, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/**
 * `The next time you deal damage, +1dmg, then lose this`, in the text of a token or condition: of all that the ability deals, so that it is lost behind
 * that.
 */
export function nextDamage({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens || !desk.standing) return false;
  const said = desk.tokens.slice(from, to);
  const told = nextDealt(said, context) ?? nextReceived(said, context);
  // Beside something else it does not say that all of it is lost then.
  const behind = desk.source.slice(desk.tokens[to - 1]?.to ?? 0);
  const isLost = said.some(({ text }) => /^(?:lose|remove|discard|clear)$/.test(text)) || lostBehind.test(behind);
  if (told === undefined || !isLost) return false;
  const mark = desk.sheet.next;
  const tokens = [...desk.tokens.slice(0, from), ...told];
  const read = phrases({ ...desk, tokens }, new Cursor(tokens, from, tokens.length), context, undefined);
  desk.sheet.backTo(mark);
  if (read.fault || read.nodes.length > 0 || read.held.length < 2) return false;
  const held = read.held.map(
    (one): Held => (one.rule.rule === 'when' ? { ...one, rule: { ...one.rule, after: true } } : one),
  );
  ofClause([held], ran(desk, from, to));
  out.held.push(...held);
  return true;
}
/** Nothing more, or that it is lost. */
const lostBehind = /^[.\s]*(?:$|(?:then )?(?:lose|remove|discard|clear) this\b)/i;

nextDamage.begins = beginning('the|next|you|receive|take|suffer');
nextDamage.needs = oneOf('next');

const isBorne = ({ slot, self }: Context): boolean => self !== undefined && (slot === 'token' || slot === 'condition');

/** What spends it is said by "next", so that this only says it again. */
const spent = [
  ',? and? then lose|remove|discard|clear this|it',
  ', lose|remove|discard|clear this|it',
  ',? and lose|remove|discard|clear this|it',
] as const;

/** `The next time you deal damage, +1dmg, then lose this`, `the next damage you deal is increased by 2`, in the text of a token: until it has come. */
function nextDealt(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isBorne(context)) return undefined;
  const asDamage = cursor.take('the? next damage you deal');
  if (!asDamage && !cursor.take('the? next time that? you would? deal damage|dmg ,|:')) return undefined;
  const rises = cursor.takeAny('it|that is increased by', ...(asDamage ? ['is increased by'] : []));
  if (!rises) cursor.takeAny('you? deal', 'it|that deals', ...(asDamage ? ['is|deals'] : []));
  const more = rises ? risen(cursor) : added(cursor);
  return more && ends(cursor)
    ? [...wordsLike(like, 'you deal'), ...more, ...untilThen(like, 'you deal damage')]
    : undefined;
}

/**
 * `Receive +50% damage from the next ability that damages you, then lose this`, `the next attack that damages you deals +1 damage`, in the text of a
 * token: of what attacks, until one of those has done it. A miss leaves it.
 */
function nextReceived(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isBorne(context)) return undefined;
  const more = fromNext(cursor);
  if (more === undefined || !ends(cursor)) return undefined;
  const takes = [...wordsLike(like, 'you receive'), ...more, ...wordsLike(like, 'from attacks')];
  return [...takes, ...untilThen(like, 'you are damaged by an attack')];
}

const harms = 'attack|ability|hit that|which damages|hits you';

function fromNext(cursor: Cursor): Token[] | undefined {
  if (cursor.take('you? receive|take|suffer')) {
    const more = added(cursor);
    const next = more && cursor.takeAny(`from the? next ${harms}`, 'from the? next hit');
    return next ? more : undefined;
  }
  if (cursor.take('the? next time that? an? attack|ability damages|hits you ,|:')) {
    if (!cursor.takeAny('you? receive|take|suffer', 'it deals|does')) return undefined;
    return added(cursor);
  }
  return cursor.take(`the? next ${harms} deals|does`) ? added(cursor) : undefined;
}

/** `+1 damage`, `+50% damage`, `2 more damage`: with the sign. */
function added(cursor: Cursor): Token[] | undefined {
  const from = cursor.at;
  if (cursor.takeAny('+ # dmg|damage', '+ # % dmg|damage')) return cursor.tokens.slice(from, cursor.at);
  const number = cursor.tokens[from];
  return number && cursor.takeAny('# more|additional|extra dmg|damage') ? plus(number) : undefined;
}

/** `1`, behind "is increased by". */
function risen(cursor: Cursor): Token[] | undefined {
  const number = cursor.peek();
  return number && cursor.take('#') && !cursor.sees('%') ? plus(number) : undefined;
}

const plus = (number: Token): Token[] => [
  { ...wordLike(number, '+'), kind: 'sign' },
  number,
  wordLike(number, 'damage'),
];

function ends(cursor: Cursor): boolean {
  if (!cursor.done) cursor.takeAny(...spent);
  return cursor.done;
}

const untilThen = (like: Token, event: string): Token[] => wordsLike(like, `until ${event}`);
