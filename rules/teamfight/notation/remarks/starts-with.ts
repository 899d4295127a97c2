import type { Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { readHeld } from '../given/while-had.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { endsTurnWithout } from '../sentences/ends-turn-without.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { begun } from '../texts/use.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { escaped } from '../words/escaped.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

/** Notes rules of the card: where it only stands, in their place. */
function tell({ desk, out }: Pick<Flow, 'desk' | 'out'>, rules: readonly Rule[]): void {
  if (desk.standing) out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  else desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
}

/** A counter that somebody comes into play with, and how many of it. */
interface Store {
  readonly word: Word;
  readonly count: number;
  readonly most: number | undefined;
}

/**
 * `Starts with 3 Shells, regain one at the start of each of your turns`, `you have 2 Flasks, and gain one whenever you end a turn without moving`:
 * what the unit comes into play with, and how more of it comes.
 */
export function startsWith({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { slot } = context;
  if (bullet || opens || (slot !== 'passive' && slot !== 'ability' && slot !== 'default')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const store = storeSaid(cursor, context);
  if (store === undefined) return false;
  // "You have 2 Flasks" says so only where something else uses them.
  const owned =
    /^(?:you|have)$/.test(desk.tokens[from]?.text ?? '') &&
    !cursor.tokens.slice(from, cursor.at).some(({ text }) => /^(?:start|begin)/.test(text));
  if (owned && slot !== 'passive' && !uses(desk, store.word)) return false;
  let more: readonly Rule[] = [];
  if (!cursor.done) {
    if (!cursor.takeAny(', and', ',|and|;')) return false;
    const found = comesBack(desk, cursor.tokens.slice(cursor.at, to), context, store, from);
    if (found === undefined) return false;
    more = found;
  }
  const clause = ran(desk, from, to);
  const { word, count, most } = store;
  const begins = begun({ token: word.ref, count, ...(most !== undefined && { most }) }, clause);
  tell({ desk, out }, [...begins, ...asClause(more, clause)]);
  return true;
}
startsWith.begins = beginning('you|start|starts|begin|begins|have');

/** `Regain one at the start of your turn`, behind what somebody starts with: of that. */
export function regainsOne({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens || from === 0) return false;
  const stores = desk.tokens.slice(0, from).flatMap((_, at) => {
    const cursor = new Cursor(desk.tokens, at, from);
    const store =
      /^(?:starts?|begins?|you)$/.test(desk.tokens[at]?.text ?? '') && desk.tokens[at - 1]?.text !== 'you'
        ? storeSaid(cursor, context)
        : undefined;
    return store === undefined ? [] : [store];
  });
  const [store, ...others] = stores;
  if (store === undefined || others.length > 0 || !isOfStore(desk.tokens.slice(from, to), store, context)) return false;
  const found = comesBack(desk, desk.tokens.slice(from, to), context, store, from);
  // In an ability it could be of the turn in which that is used.
  if (found === undefined && !desk.standing && comesLater.test(desk.source.slice(desk.tokens[from]?.from)))
    desk.notes.whole ??= 'it does not say whether that comes in every turn';
  if (found === undefined) return false;
  const clause = ran(desk, from, to);
  tell({ desk, out }, asClause(found, clause));
  return true;
}
regainsOne.begins = beginning('regain|recover|gain|get');
regainsOne.needs = oneOf('one 1');

/** `gain one at`, `regain 1 Shell whenever`: of that, and of nothing else that could be gained. */
function isOfStore(said: readonly Token[], { word }: Store, { words }: Context): boolean {
  const cursor = new Cursor(said, 0, said.length);
  if (!cursor.take('regain|recover|gain|get #')) return false;
  const named = wordAt(words, said, cursor.at, said.length, ['counter']);
  return named === undefined ? cursor.sees('at|on|when|whenever|if|each|every|per') : named.word === word;
}

const comesLater = /^\w+ (?:one|1)\b[^.]*\b(?:at|when|whenever|each|every|if)\b/i;

/** `you start with 3 Shells (max 4)`, `you have 2 Flasks`. */
const storeSaid = (cursor: Cursor, { words }: Context): Store | undefined =>
  cursor.try((): Store | undefined => {
    if (!cursor.takeAny('you? start|starts|begin|begins with #', 'you have #')) return undefined;
    const [count = 1] = cursor.numbers;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
    if (named === undefined) return undefined;
    cursor.at = named.to;
    cursor.take('counter|counters|token|tokens');
    const limit = cursor.takeAny('( max|maximum of? # )', ', max|maximum of? #', ', up to #', '( up to # )');
    const most = limit ? cursor.numbers[0] : undefined;
    return cursor.done || cursor.sees(',|and|;|.') ? { word: named.word, count, most } : undefined;
  });

/** What is spent or lost by that name in the text. */
const uses = ({ source }: Desk, { name }: Word): boolean =>
  new RegExp(`\\b(?:spend|spends|uses?|lose|discard) (?:an?|one|\\d+)? ?${escaped(name)}`, 'i').test(source);

/** `regain one at the start of each of your turns`, `gain one whenever you kill an enemy`: when more of it comes. What is regained is never more than there was. */
function comesBack(
  desk: Desk,
  said: readonly Token[],
  context: Context,
  { word, count, most }: Store,
  from: number,
): readonly Rule[] | undefined {
  const cursor = new Cursor(said, 0, said.length);
  const [like] = said;
  if (like === undefined || !cursor.take('regain|recover|gain|get #')) return undefined;
  const [many = 1] = cursor.numbers;
  const named = wordAt(context.words, said, cursor.at, said.length, ['counter']);
  if (named !== undefined && named.word !== word) return undefined;
  if (named !== undefined) cursor.at = named.to;
  const limit = most ?? (/^re/.test(like.text) ? count : undefined);
  const gain = wordsLike(like, `gain ${many} ${word.name.toLowerCase()}`);
  const all = limit === undefined ? gain : [...gain, ...wordsLike(like, `( max ${limit} )`)];
  const numbered = all.map((token) =>
    /^\d+$/.test(token.text) ? { ...token, kind: 'number' as const, value: Number(token.text) } : token,
  );
  const when = said.slice(cursor.at);
  const start = new Cursor(when, 0, when.length);
  const isTurn = start.takeAny(
    'at|on the? start|beginning|end of each|every of? your turns|turn',
    'at|on the? start|beginning|end of your turn|turns',
    'at the? start|beginning of each|every|the round',
    'each|every turn|round',
    'per turn|round',
  );
  let order: readonly Token[] | undefined;
  const asked = isTurn && start.take('if') ? when.slice(start.at - 1) : [];
  if (isTurn && (start.done || asked.length > 0)) {
    const end = when.some(({ text }) => text === 'end');
    const round = when[start.at - (asked.length > 0 ? 2 : 1)]?.text === 'round';
    if (round) order = wordsLike(like, 'at the start of each round ,');
    else order = wordsLike(like, `at the ${end ? 'end' : 'start'} of your turn ,`);
    order = [...order, ...(asked.length > 0 ? [...asked, ...wordsLike(like, ',')] : []), ...numbered];
  } else if (/^(?:when|whenever|if)$/.test(when[0]?.text ?? '')) {
    const whole = [...numbered, ...when];
    order =
      endsTurnWithout(whole, context, {
        bullet: false,
        tail: undefined,
        before: desk.tokens.slice(0, from),
        source: desk.source,
      }) ?? (when[0]?.text === 'if' ? undefined : [...when, ...wordsLike(like, ','), ...numbered]);
  }
  const mark = desk.sheet.next;
  const held = order && readHeld(desk, order, within(context, { them: undefined, named: {} }), from);
  desk.sheet.backTo(mark);
  const rules = held?.map(({ rule }) => rule);
  return rules?.every(({ rule }) => rule === 'when') ? rules : undefined;
}
