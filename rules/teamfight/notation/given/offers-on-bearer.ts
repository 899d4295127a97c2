import type { Node, Rule, Use } from '../../program.ts';
import type { Context } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

const paying = oneOf('action');

/**
 * `You can teleport adjacent to them as a Free Action`, `as a Free Action, you may remove the Brand to stun them`, behind what gives a token: an action
 * more of whoever gave it, on one of those who have it.
 */
export function offersOnBearer(
  desk: Desk,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
  context: Context,
  word: Word,
): readonly Rule[] | undefined {
  const cursor = new Cursor(desk.tokens, from, to);
  if (cursor.lacks(paying) || !cursor.sees('you|as')) return undefined;
  const offer = offered(cursor);
  if (offer === undefined) return undefined;
  const does = goneThen(offer.does, word, context) ?? onOne(offer.does, word);
  if (does === undefined) return undefined;
  const tokens = [...desk.tokens.slice(0, from), ...does];
  const acting: Desk = { ...desk, tokens, standing: false, lasts: false, notes: {} };
  const told = new Cursor(tokens, from, tokens.length);
  const { fault, held, nodes, until } = phrases(acting, told, context, undefined);
  if (fault || !told.done || held.length > 0 || until !== undefined || nodes.length === 0) return undefined;
  if (acting.notes.rules !== undefined || JSON.stringify(nodes).includes('"node":"manual"')) return undefined;
  const body = nodes as readonly Node[];
  const use: Use = { clause: 0, ...offer.use };
  return [{ clause: 0, rule: 'ability', who: { side: 'you' }, name: word.name, program: { use, body, rules: [] } }];
}

/** Which action is spent, and on what. */
interface Offer {
  readonly use: Omit<Use, 'clause'>;
  readonly does: readonly Token[];
}

/** `As a Free Action, you may stun them`, `you may stun them as a Free Action at the start of your turn`, `remove it as a Free Action to stun them`. */
function offered(cursor: Cursor): Offer | undefined {
  const { tokens, end } = cursor;
  const first = actionAt(cursor);
  if (first !== undefined) cursor.take(',');
  if (!cursor.take('you may|can')) return undefined;
  if (first !== undefined) return { use: first, does: tokens.slice(cursor.at, end) };
  const { at } = cursor;
  const as = tokens.findIndex(({ text }, n) => n > at && n < end && text === 'as');
  const rest = new Cursor(tokens, Math.max(as, at), end);
  const use = as < 0 ? undefined : actionAt(rest);
  if (use === undefined || !(rest.done || rest.sees(':|to'))) return undefined;
  return { use, does: [...tokens.slice(at, as), ...tokens.slice(rest.at, end)] };
}

function actionAt(cursor: Cursor): Omit<Use, 'clause'> | undefined {
  if (!cursor.take('as a free|move|standard action')) return undefined;
  const action = cursor.tokens[cursor.at - 2]?.text as 'free' | 'move' | 'standard';
  const at = cursor.takeAny('at the start|beginning of your turn') ? ('turn-start' as const) : undefined;
  return { action, ...(at && { at }) };
}

/** `remove the Brand to stun them`: one who has it is chosen, who loses it. What says nothing more is no such thing. */
function goneThen(does: readonly Token[], { ref, name }: Word, { words }: Context): readonly Token[] | undefined {
  const cursor = new Cursor(does, 0, does.length);
  const like = does[0];
  if (like === undefined || !cursor.take('remove|clear|end|discard')) return undefined;
  if (!cursor.takeAny('it|this', 'the token|mark')) {
    cursor.take('your|the');
    const found = wordAt(words, does, cursor.at, does.length, ['token']);
    if (found?.word.ref !== ref) return undefined;
    cursor.at = found.to;
  }
  cursor.takeAny('from them|it', 'from the target');
  if (!cursor.takeAny(',|: then', 'and then', ':|to|and|,')) return undefined;
  const { at } = cursor;
  const theirs = does.slice(at).some(({ text }) => /^(?:they|them|their)$/.test(text));
  // "To heal 2": whoever takes it away does, or of an ally either of both.
  const yours = cursor.sees('heal|gain|move|fly|teleport|refresh');
  if (!theirs && !yours) return undefined;
  const own = lex(`your ${name}`).map((one) => ({ ...one, from: like.from, to: like.to }));
  const head = [...wordsLike(like, 'global , a unit with'), ...own, ...wordsLike(like, ', remove'), ...own];
  return [...head, wordLike(like, ','), ...(yours && !theirs ? [wordLike(like, 'you')] : []), ...does.slice(at)];
}

/** `teleport adjacent to them`: to one of those who have it. */
function onOne(does: readonly Token[], { name }: Word): readonly Token[] | undefined {
  const at = does.findIndex(({ text }) => text === 'them');
  const like = does[at];
  if (like === undefined || does.some(({ text }, n) => n !== at && /^(?:they|them|their|it|its)$/.test(text)))
    return undefined;
  const one = lex(`a unit with your ${name}`).map((word) => ({ ...word, from: like.from, to: like.to }));
  return [...does.slice(0, at), ...one, ...does.slice(at + 1)];
}
