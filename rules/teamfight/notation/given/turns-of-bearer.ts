import type { Node, Rule, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, type Out, type Read, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { markOf, type Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import { gaveOne, hasGiven } from './gave.ts';

/** Which turns a moment is of: the giver's, those of whoever has the token, or both. */
interface Turns {
  readonly on: 'turn-start' | 'turn-end';
  readonly yours: boolean;
  readonly theirs: boolean;
}

/**
 * `At the start of your turn, if they are in range 3, 1dmg. If they are adjacent, 2dmg instead`, behind what gives a token or below it: several sentences
 * that say together what is done in each of these turns. Returns how many they are.
 */
export function turnsOfBearer(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, context, out } = flow;
  const first = sentences[index] as Sentence;
  const word = context.borne ?? gaveOne(out.nodes, context.words);
  const inLines = context.borne !== undefined;
  if (word === undefined || word.text !== '' || (desk.standing && !inLines) || first.opens || first.bullet) return 0;
  let to = index + 1;
  while (goesOn(desk, sentences[to], first, inLines)) to += 1;
  const lines = sentences.slice(index, to);
  if (lines.length < 2) return 0;
  const mark = desk.sheet.next;
  const rules = turnRules(desk, lines, within(context, { them: undefined, named: {}, borne: undefined }), word, read);
  desk.sheet.backTo(mark);
  if (rules === undefined) return 0;
  const clause = ran(desk, first.from, lines.at(-1)?.to ?? first.to);
  const told = asClause(rules, clause);
  if (inLines) out.held.push(...told.map((rule) => ({ rule, of: 'you' as const })));
  else desk.notes.rules = [...(desk.notes.rules ?? []), ...told];
  return lines.length;
}
turnsOfBearer.several = true;
turnsOfBearer.begins = beginning('at');

/** Whether a sentence is about what was done in those turns; behind others only what says so itself, as it could be asked at once. */
function goesOn({ tokens }: Desk, next: Sentence | undefined, first: Sentence, inLines: boolean): boolean {
  if (next === undefined || next.paragraph !== first.paragraph || next.bullet || next.opens) return false;
  const said = tokens.slice(next.from, next.to).map(({ text }) => text);
  if (/^(?:else|otherwise)$/.test(said[0] ?? '')) return true;
  return said[0] === 'if' && (inLines || said.includes('instead'));
}

/** What is done with whoever has a token in each of these turns. Undefined where the words say nothing else. */
export function turnRules(
  desk: Desk,
  [first, ...more]: readonly Pick<Sentence, 'from' | 'to'>[],
  context: Context,
  word: Word,
  read?: Read,
): readonly Rule[] | undefined {
  if (first === undefined) return undefined;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  const at = atTurn(cursor);
  if (at === undefined) return undefined;
  const { on, yours, theirs } = at;
  const whose = [...(yours ? ['yours' as const] : []), ...(theirs ? ['theirs' as const] : [])];
  const said = [{ from: cursor.at, to: first.to }, ...more].map(({ from, to }) => desk.tokens.slice(from, to));
  const rules = whose.map((turn) => {
    const then = doneIn(desk, said, first.from, context, word, turn, read);
    const who: Who = turn === 'theirs' ? bearer(word) : { side: 'you' };
    return then && ({ clause: 0, rule: 'when', trigger: { on, who }, then } satisfies Rule);
  });
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

const bearer = (word: Word): Who => ({ side: 'any', if: [hasGiven(word)] });

/** What is done in one of these turns. */
function doneIn(
  desk: Desk,
  said: readonly (readonly Token[])[],
  from: number,
  context: Context,
  word: Word,
  turn: 'yours' | 'theirs',
  read: Read | undefined,
): readonly Node[] | undefined {
  const [rest = []] = said;
  const theirs = turn === 'theirs';
  const ofAll = theirs ? undefined : done(desk, said, from, within(context, { gave: word }), read);
  if (ofAll !== undefined && JSON.stringify(ofAll).includes(`"token":"${word.ref}"`)) return ofAll;
  if (!rest.some(({ text }) => ofTarget.words.has(text)) || isDrawn(rest)) return undefined;
  const them = theirs ? 'trigger' : 'each';
  const named = { target: them, unit: them, enemy: them, ally: them } as const;
  const about = within(context, { them, side: context.side ?? 'any', named, gave: word, later: true });
  const nodes = done(desk, said.map(marked), from, about, read);
  // "If they are adjacent, heal 2" is told to whoever reads it, or said of them.
  if (!theirs && about.side !== 'enemy' && nodes && said.some(orders) && helps(nodes)) return undefined;
  return theirs ? nodes : nodes && [{ clause: 0, node: 'each', who: bearer(word), then: nodes }];
}

/** `heal 2`, with nobody before it who does. */
const orders = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:heal|gain)$/.test(text) && !/^(?:they|you|units|enemies|allies|may|can)$/.test(tokens[at - 1]?.text ?? ''),
  );

const helps = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) =>
      ((node.node === 'heal' || node.node === 'overshield') && node.to === 'each') ||
      ('then' in node && helps(node.then)) ||
      ('else' in node && helps(node.else)),
  );

const ofTarget = oneOf("they they're them their target marked dmg damage pull push");

/** `burst 1, 2dmg`: around whoever has it, or around whoever gave it, is not said. */
const isDrawn = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ text }) => text === 'centered' || text === 'centred') &&
  tokens.some(
    ({ text }, at) => /^(?:burst|line|path)$/.test(text) && !/^(?:of|around|from)$/.test(tokens[at + 2]?.text ?? ''),
  );

/** What is done, where the words say nothing else. */
function done(
  desk: Desk,
  said: readonly (readonly Token[])[],
  from: number,
  context: Context,
  read: Read | undefined,
): readonly Node[] | undefined {
  const tokens = desk.tokens.slice(0, from);
  const lines = said.map((one, n): Sentence => {
    const start = tokens.length;
    tokens.push(...one);
    const place = { indent: 0, bullet: false, opens: false, paragraph: 0 };
    return { ...place, from: start, to: tokens.length, first: true, line: n };
  });
  const acting: Desk = { ...desk, tokens, standing: false, lasts: false, notes: {} };
  const { fault, held, nodes, until } =
    read === undefined ? alone(acting, lines, context) : read(acting, lines, context);
  const isWhole = !fault && held.length === 0 && until === undefined && nodes.length > 0;
  return isWhole && !acting.notes.rules && !JSON.stringify(nodes).includes('"node":"manual"') ? nodes : undefined;
}

/** A sentence by itself, without what only stands among others. */
function alone(desk: Desk, lines: readonly Sentence[], context: Context): Out {
  const { from = 0, to = 0 } = lines[0] ?? {};
  const cursor = new Cursor(desk.tokens, from, to);
  const found = phrases(desk, cursor, context, undefined);
  return cursor.done ? found : { ...found, fault: { at: cursor.at, governs: true } };
}

/** `the marked unit` is no unit with a Mark of another name. */
function marked(tokens: readonly Token[]): Token[] {
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (!cursor.done) {
    const like = tokens[cursor.at] as Token;
    if (cursor.take('the|that marked unit|target|enemy|ally'))
      said.push({ ...like, text: 'they', mark: markOf('they') });
    else {
      said.push(like);
      cursor.at += 1;
    }
  }
  return said;
}

/** `At the start of your turn,`, `at the end of their turns,`, `at the end of your turn and the target's turn,`: of every one. */
export function atTurn(cursor: Cursor): Turns | undefined {
  const from = cursor.at;
  const whose = "your|their|its|target's turn|turns?";
  if (
    !cursor.takeAny(
      `at the? start|beginning|end of the? each? ${whose}`,
      `at the? start|beginning|end of each of ${whose}`,
      "at the? start|beginning|end of your|their|its|target's",
    )
  )
    return undefined;
  const both = cursor.takeAny(
    "and|or the? their|its|target's|your turn|turns ,?",
    "and|or at? the? start|beginning|end? of? the? their|its|target's|your turn|turns ,?",
  );
  if (!both && !/^turns?$/.test(cursor.before?.text ?? '')) return undefined;
  cursor.take(',');
  const said = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
  const moments = said.filter((text) => /^(?:start|beginning|end)$/.test(text));
  if (new Set(moments.map((text) => text === 'end')).size > 1) return undefined;
  const yours = said.includes('your');
  const theirs = said.some((text) => /^(?:their|its|target's)$/.test(text));
  return { on: said.includes('end') ? 'turn-end' : 'turn-start', yours, theirs };
}
