import type { Condition, Node, Rule } from '../../program.ts';
import { within } from '../context.ts';
import { ran, reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { kindOf } from './as-own.ts';
import { same } from './repeat.ts';
import { readHeld } from './while-had.ts';

const speaks = oneOf('have lose discard remove spend');

/**
 * `While you have any, you deal +1 damage`, `when you would take damage, lose one instead`, behind what you gain: it stands with the card for as long
 * as you have some. What the token says itself is played from there; where that does something of the same kind otherwise it is by hand.
 */
export function whileYouHave({ desk, out, context, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || desk.holds || bullet || opens || tail !== undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees('while|as|so|for|when|whenever') || cursor.lacks(speaks)) return false;
  const word = gained(out.nodes, context.words);
  if (word === undefined) return false;
  const said = cursor.sees('when|whenever')
    ? losesOne(desk.tokens.slice(from, to), word, context.words)
    : whileHad(cursor, word, context.words);
  if (said === undefined || said.length === 0) return false;
  const mark = desk.sheet.next;
  const held = readHeld(desk, said, within(context, { them: undefined, named: {} }), from);
  desk.sheet.backTo(mark);
  const had: Condition = { is: 'has', of: 'you', token: word.ref };
  const own = pieceProgram(word, context.words);
  const rules = held?.flatMap(({ rule }): Rule[] => {
    const goes = rule.rule === 'when' && says(rule.then, lost);
    const holds = (rule.rule === 'is' || rule.rule === 'change') && rule.who.side === 'you';
    return goes || holds ? [{ ...rule, if: [...(rule.if ?? []), had] }] : [];
  });
  if (held === undefined || rules === undefined || rules.length < held.length) return false;
  if (held.every(({ rule }) => own.rules.some((other) => same(rule, other)))) {
    reminded(desk, from, to);
    return true;
  }
  const twin = (rule: Rule): boolean => own.rules.some((other) => kindOf(other) === kindOf(rule));
  if (own.manual || rules.some(twin)) return false;
  const clause = ran(desk, from, to);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules.map((rule): Rule => ({ ...rule, clause }))];
  return true;
}
whileYouHave.begins = beginning('while|as|so|for|when|whenever');
whileYouHave.needs = speaks;

const lost: ReadonlySet<string> = new Set(['lose']);

/** The one token or counter that you have just gained. */
function gained(nodes: readonly Node[], words: Words): Word | undefined {
  const gifts = nodes.flatMap((node) => (node.node === 'give' && node.to === 'you' ? [node] : []));
  const [first] = gifts;
  if (first === undefined || first.until !== undefined || gifts.some(({ token }) => token !== first.token))
    return undefined;
  return wordOf(words, first.token, 'token', 'counter');
}

/** `While you have any,`: what holds so long, behind it. */
function whileHad(cursor: Cursor, word: Word, words: Words): readonly Token[] | undefined {
  if (!cursor.takeAny('while you have', 'for? as long as you have', 'so long as you have')) return undefined;
  if (!cursor.takeAny('any of them', 'one or more', 'at least one', 'any|one|it|them|some ,')) {
    cursor.take('a|an|any|your');
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter']);
    if (named?.word.ref !== word.ref) return undefined;
    cursor.at = named.to;
    cursor.take('token|tokens|counter|counters');
  }
  if (cursor.before?.text !== ',' && !cursor.take(',')) return undefined;
  return cursor.tokens.slice(cursor.at, cursor.end);
}

/** `When you would take damage, lose one instead`: one of these. */
function losesOne(tokens: readonly Token[], { name, ref, kind }: Word, words: Words): readonly Token[] | undefined {
  const at = tokens.findIndex((_, n) => /^(?:lose|discard|remove|spend)$/.test(tokens[n - 1]?.text ?? ''));
  const like = tokens[at];
  if (like === undefined) return undefined;
  if (/^(?:one|it)$/.test(like.text))
    return [...tokens.slice(0, at), ...wordsLike(like, `a ${name.toLowerCase()}`), ...tokens.slice(at + 1)];
  const named =
    like.text === 'a' || like.text === 'an' ? wordAt(words, tokens, at + 1, tokens.length, [kind]) : undefined;
  return named?.word.ref === ref ? tokens : undefined;
}
