import { isTold } from '../../bracketed.ts';
import { asBearer, asGiver } from '../../own-tokens.ts';
import type { Condition, Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { leaving } from '../occasions/leaving.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { readText } from '../texts/read-text.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { ownReading } from '../words/piece.ts';
import type { Word } from '../words/words.ts';
import { giverRules } from './giver-does.ts';
import { same } from './repeat.ts';
import { saysAlike } from './says-alike.ts';

/**
 * What stands behind the colon of a stance or token, in its line or in its scope: `Enter bright stance: enemies in burst 3 are
 * Undefendable`. The token's own text is what is played, so this must say the same.
 */
export function explained(desk: Desk, cursor: Cursor, run: Run, token: string, start: number): void {
  const word = wordOf(run.context.words, token, 'token', 'condition');
  const inside = run.inside;
  const inLine = cursor.take(':');
  if (word === undefined || (!inLine && (inside === undefined || !cursor.done))) return;
  const [from, to] = inLine ? [cursor.at, cursor.end] : [inside?.from ?? 0, inside?.to ?? 0];
  const repeats = !inLine && isPartOf(textOf(desk, from, to), word);
  const own = ownReading(word, run.context.words);
  if (repeats) {
    // The same lines in the same words: each is played, or by hand, as it is in the piece's own text.
    run.inside = undefined;
    const mark = desk.sheet.next;
    inside?.read(within(run.context, { slot: 'token', self: word, them: undefined, named: {} }), true);
    // With a comma where the piece's text has a full stop they are no sentences of their own.
    const isByHand = desk.sheet.clauses.slice(mark).some(({ status }) => status === 'manual');
    if (isByHand && own.clauses.every(({ status }) => status !== 'manual')) {
      desk.sheet.backTo(mark);
      reminded(desk, from, to);
    }
    return;
  }
  const said = textOf(desk, from, to);
  const isAlike = word.text === '' || saysAlike(desk.tokens.slice(from, to), word.text);
  const agrees =
    isPartOf(said, word) ||
    plain(said, word) ||
    toldThere(said, word) ||
    (isAlike && (sameRules(desk, cursor, run, word, inLine) || saidByGiver(said, run.context, word)));
  const byHand = own.clauses.some(({ status }) => status === 'manual');
  if (inLine && !agrees && word.text === '') {
    // What its giver does with it stands with the card.
    const told = within(run.context, { borne: word });
    const rules = giverRules({ ...desk, standing: true }, { from, to }, told, word);
    if (rules !== undefined) {
      cursor.at = cursor.end;
      desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(rules, ran(desk, from, to))];
      return;
    }
  }
  if (!inLine && (!agrees || byHand)) {
    toldInLines(desk, run, word);
    return;
  }
  if (!agrees || byHand) {
    const otherwise = word.text === '' ? 'has no text of its own' : 'says otherwise in its own text';
    const why = `${word.name} ${agrees ? 'is played by hand' : otherwise}`;
    run.out.fault = { at: inLine ? from : start, governs: true, why };
    return;
  }
  cursor.at = cursor.end;
  if (!inLine) run.inside = undefined;
  reminded(desk, from, to);
}

const textOf = ({ tokens, source }: Desk, from: number, to: number): string =>
  source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);

/** The same words, whatever the case, the lines and the stops. */
const plain = (text: string, word: Word): boolean => bare(text) !== '' && bare(text) === bare(word.text);

/**
 * Each line says again what the token says itself, or what whoever gives it does with it beside that, which stands with the card; a line
 * that is neither is by hand, and no other one.
 */
function toldInLines(desk: Desk, run: Run, word: Word): void {
  const { held } = run.inside?.read(within(run.context, { borne: word }), true) ?? { held: [] };
  const rules = held.flatMap(({ rule }) => (rule.rule === 'manual' ? [] : [rule]));
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
  run.inside = undefined;
}

/** The token has no text but what is told there. */
const toldThere = (said: string, word: Word): boolean =>
  [false, true].some((ally) => plain(asBearer(said, ally) ?? '', word));

/** `give Drowsy (base speed 1)`: what a token is that has no text but this; one that has is only reminded of. Why not, where it cannot be. */
export function unexplained(desk: Desk, cursor: Cursor, context: Context, token: string): string | undefined {
  const { words } = context;
  const word = wordOf(words, token, 'token', 'condition');
  if (word === undefined || !cursor.sees('(') || cursor.sees('( max|maximum|can|once|twice|only|#')) return undefined;
  const to = cursor.tokens.findIndex(({ text }, at) => at > cursor.at && text === ')');
  const said = textOf(desk, cursor.at + 1, to);
  if (word.text === '' && word.kind === 'token') {
    const rules = giverRules(desk, { from: cursor.at + 1, to }, context, word);
    if (rules === undefined) return `${word.name} has no text of its own`;
    desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
    return undefined;
  }
  if (!isTold(said, word.text) && !toldThere(said, word)) return undefined;
  const byHand = ownReading(word, words).clauses.some(({ status }) => status === 'manual');
  return byHand ? `${word.name} is played by hand` : undefined;
}

/** Whether a piece's own text begins with these words. */
const isPartOf = (text: string, word: Word): boolean => bare(text) !== '' && bare(word.text).startsWith(bare(text));

/** Reads how to leave the stance entered before it: in the words of the stance's own text, or where that says nothing of it. */
export function leaves(desk: Desk, sentence: Sentence, stance: Word | undefined, context: Context): boolean {
  if (stance === undefined || desk.standing || context.self !== undefined) return false;
  const text = textOf(desk, sentence.from, sentence.to);
  if (!leavingWords.test(text)) return false;
  if (!bare(stance.text).endsWith(bare(text)))
    return leavingWords.test(stance.text)
      ? leftAsOwn(desk, sentence, stance, context)
      : leftByCard(desk, sentence, stance, context);
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const mark = desk.sheet.next;
  const about = within(context, { slot: 'token', self: stance, them: undefined, named: {} });
  if (leaving(cursor, about, mark) !== undefined) {
    ran(desk, sentence.from, sentence.to);
    return true;
  }
  const read = phrases({ ...desk, standing: true, lasts: false, notes: {} }, cursor, about, undefined);
  if (!read.fault && read.held.length > 0 && read.nodes.length === 0) return true;
  desk.sheet.backTo(mark);
  return false;
}

/** How a stance is left. */
export const leavingWords =
  /\b(?:exit|leave|dismiss)\b|(?:^|[.\n]\s*)(?:(?:this|it|(?:the|this|your) stance) )?(?:ends|lasts) (?:at|when|if|once|after|as|until)\b/i;

/** `Exit when you have no overshield`, of a stance that `ends when you have no overshield`: in other words. */
function leftAsOwn(desk: Desk, { from, to }: Sentence, stance: Word, context: Context): boolean {
  const about = within(context, { slot: 'token', self: stance, them: undefined, named: {} });
  const cursor = new Cursor(desk.tokens, from, to);
  const rules = leaving(cursor, about, desk.sheet.next);
  const own = ownReading(stance, context.words).program.rules;
  if (rules === undefined || !cursor.done || !rules.every((rule) => own.some((other) => same(rule, other))))
    return false;
  reminded(desk, from, to);
  return true;
}

/** What the card says of it holds with the card, while one is in the stance. */
function leftByCard(desk: Desk, { from, to }: Sentence, stance: Word, context: Context): boolean {
  const about = within(context, { slot: 'token', self: stance, them: undefined, named: {} });
  const rules = leaving(new Cursor(desk.tokens, from, to), about, desk.sheet.next);
  const inIt: Condition = { is: 'stance', token: stance.ref };
  const asked = rules?.map((rule): Rule | undefined => {
    if (rule.rule === 'when') return { ...rule, if: [inIt, ...(rule.if ?? [])] };
    if (rule.rule !== 'ability' || rule.program.use === undefined) return undefined;
    const use = { ...rule.program.use, needs: [inIt, ...(rule.program.use.needs ?? [])] };
    return { ...rule, program: { ...rule.program, use } };
  });
  if (asked === undefined || asked.some((rule) => rule === undefined)) return false;
  ran(desk, from, to);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...(asked as Rule[])];
  return true;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+%-]+/g, ' ')
    .trim();

function sameRules(desk: Desk, cursor: Cursor, run: Run, word: Word, inLine: boolean): boolean {
  const mark = desk.sheet.next;
  const { at } = cursor;
  const context = within(run.context, { slot: 'token' as const, self: word });
  const said = inLine
    ? phrases({ ...desk, standing: true, notes: {} }, cursor, context, undefined)
    : run.inside?.read(context, true);
  cursor.at = at;
  desk.sheet.backTo(mark);
  if (said === undefined || said.fault || said.nodes.length > 0 || said.held.length === 0 || said.until) return false;
  const own = ownReading(word, run.context.words).program.rules;
  return said.held.every(({ rule }) => own.some((other) => same(rule, other)));
}

/**
 * The same as the token says, but told from whoever gives it: there "you" is the giver, and "they" are who has it.
 */
function saidByGiver(said: string, context: Context, word: Word): boolean {
  if (!/\byou(?:r|rs|rself)?\b/i.test(said) || !/\byou\b/i.test(word.text)) return false;
  const text = asGiver(said);
  const told = readText({ slot: 'token', name: word.name, text }, context.words, word);
  const own = ownReading(word, context.words).program;
  return (
    told.clauses.every(({ status }) => status !== 'manual') &&
    told.program.rules.length > 0 &&
    told.program.rules.every((rule) => own.rules.some((other) => same(rule, other))) &&
    same(told.program.until, own.until)
  );
}
