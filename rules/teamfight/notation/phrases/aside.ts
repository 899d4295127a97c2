import type { Context } from '../context.ts';
import { changeRepeated } from '../given/change-repeated.ts';
import { isOwnText } from '../given/own-text.ts';
import { saysAlike } from '../given/says-alike.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { notStacking } from '../sentences/does-not-stack.ts';
import { beginning, begun } from '../texts/use.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import { withAllies, withoutYou, withUser } from './included.ts';
import { onlyStraight } from './modifier.ts';
import type { Run } from './run.ts';

/** Parentheses that only explain; what else they say is read without them (`bare-parentheses.ts`) or by hand. */
export function aside(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (
    withUser(desk, cursor, run) ||
    withAllies(desk, cursor, run) ||
    withoutYou(desk, cursor, run) ||
    onlyStraight(desk, cursor, run) ||
    notStacking(desk, cursor, run) ||
    comesSo(desk, cursor, run)
  )
    return true;
  const start = cursor.at;
  // "Range 1, 1dmg (can be a different target)": whoever is chosen anew may be anybody.
  const head = run.head?.node;
  if (
    head?.node === 'target' &&
    head.max === undefined &&
    head.links === undefined &&
    !head.who.except?.includes('target')
  ) {
    if (
      cursor.takeAny(
        '( each? can|may be a? different|new target|unit|enemy )',
        '( can|may be different|new targets|units|enemies )',
        '( each can|may have a|its? different|own target )',
        '( can|may be the same target|unit|enemy )',
      )
    ) {
      reminded(desk, start, cursor.at);
      return true;
    }
  }
  // "One unit adjacent to it heals 2 (can be you)": a unit is anybody anyway.
  const you =
    head === undefined
      ? isOfAnybody(cursor)
      : head.node === 'target' && head.who.side === 'any' && !head.who.except?.includes('you');
  if (you && cursor.take('( including you|yourself )')) {
    reminded(desk, start, cursor.at);
    return true;
  }
  let depth = 0;
  for (let at = start; at < cursor.end; at++) {
    const { text } = cursor.tokens[at] ?? { text: '' };
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth > 0) continue;
    if (!isAbsence(desk, cursor, start, at) && !explains(cursor, start, at, run.context)) return false;
    cursor.at = at + 1;
    reminded(desk, start, cursor.at);
    return true;
  }
  return false;
}

/** Whether a unit, and no ally or enemy, was spoken of last in the sentence before. */
const isOfAnybody = ({ tokens, at }: Cursor): boolean =>
  tokens.slice(0, at).findLast(({ text }) => /^(?:units?|ally|allies|enemy|enemies|hero|heroes|target)$/.test(text))
    ?.text === 'unit';

/** What a limit begins with, or something that is added: it is no explanation, whatever stands before it. */
const says =
  /^(?:max|maximum|min|minimum|up|but|except|excluding|including|not|only|straight|in|unless|if|no|even|triggering|allied|enemies|allies|once|\d|half|one|or|and|also|plus|for|until|till|lasts?|lasting|ends?|to|[+-])$/;

/** What somebody comes into play with is said nowhere else. */
const comes = 'you? deploy|deploys|start|starts|begin|begins with';

/** `(Deploy with 2 Powder)`: what the unit of the card comes into play with. */
function comesSo(desk: Desk, cursor: Cursor, { context: { slot, words } }: Run): boolean {
  const own = slot === 'passive' || slot === 'ability' || slot === 'default';
  if (!own || !cursor.sees(`( ${comes}`)) return false;
  const start = cursor.at;
  cursor.at += 1;
  cursor.take('you');
  const begins = beginning(cursor, words) ?? ofNamed(desk, cursor, words);
  cursor.take('.');
  if (begins === undefined || !cursor.take(')')) {
    cursor.at = start;
    return false;
  }
  desk.notes.rules = [...(desk.notes.rules ?? []), ...begun(begins, ran(desk, start, cursor.at))];
  return true;
}

/** `Gain a Powder. (Deploy with 2)`: of what the text has named, where that is one kind only. */
function ofNamed({ tokens }: Desk, cursor: Cursor, words: Words): ReturnType<typeof beginning> {
  return cursor.try(() => {
    const named = new Set<string>();
    for (let at = 0; at < cursor.at; at++) {
      const found = wordAt(words, tokens, at, cursor.at, ['counter', 'token', 'condition']);
      if (found === undefined) continue;
      named.add(found.word.ref);
      at = found.to - 1;
    }
    const [token, ...more] = named;
    if (token === undefined || more.length > 0 || !cursor.take(`${comes} #`)) return undefined;
    return { token, count: cursor.numbers[0] ?? 1 };
  });
}

/** What an effect begins with that reaches others: the text of a piece has it, or it comes beside that. */
const reaching = /^(?:burst|range|line|deals?|each)$/;

/** What is done, or when: "Slow (push 2)", "Stun (on hit, heal 1)" is no reminder of what says nothing like it. */
const doing = /^(?:push|pull|heal|gain|lose|teleport|fly|swap|give|place|summon|tap|refresh|clear|target|then|make)$/;
const outcomes = /^(?:hit|kill|miss|crit)$/;
const telling = /^(?!your|their|they|them|this|that|with|from|until|next|turn)[a-z]{4,}$/;

const prices = /^(?:spend|discard|lose|sacrifice|pay)$/;

const isDeed = ([first, second]: readonly Token[]): boolean =>
  doing.test(first?.text ?? '') ||
  (first?.text === 'on' && outcomes.test(second?.text ?? '')) ||
  (first?.text === 'move' && second?.kind === 'number');

/** Whether what stands between parentheses says nothing new. */
function explains({ tokens }: Cursor, from: number, to: number, { words, slot }: Context): boolean {
  const inside = tokens.slice(from + 1, to);
  // "(6hp->2dmg, 8hp->3dmg)" are examples of what was said.
  if (inside.some(({ text }, n) => text === '>' && inside[n - 1]?.text === '-')) return true;
  if (/^[+-]$/.test(inside[0]?.text ?? '')) return changeRepeated(tokens, from, to, words);
  if (repeatsOwn(tokens, from, to, words)) return true;
  if (says.test(inside[0]?.text ?? '')) return false;
  const begins = new Cursor(tokens, from + 1, to);
  if (begins.sees(comes) || begins.sees('at least|most')) return false;
  if (slot === 'map' || slot === 'rules' || slot === 'hint') return true;
  // "Stun (-1 Standard Action)", "gain Aloft (you count as 2 spaces farther)": what has a text of its own.
  for (let at = Math.max(0, from - 4); at < from; at++) {
    const named = wordAt(words, tokens, at, from, ['condition', 'token', 'marker', 'terrain', 'summon', 'counter']);
    if (named?.to !== from) continue;
    // What has no text has nothing that they could repeat.
    if (named.word.kind === 'counter' && named.word.text === '') return false;
    const first = inside[0]?.text ?? '';
    // "Discard a Mark (you may move 1)": what is bought with it.
    if (tokens.slice(Math.max(0, at - 3), at).some(({ text }) => prices.test(text))) return false;
    // "(You are Slow. Exit as a Free Action)", of what says nothing of how it ends.
    if (inside.some(({ text }) => text === 'exit') && !/\bexit/i.test(named.word.text)) return false;
    const own = named.word.text.toLowerCase();
    if (isDeed(inside) && !inside.some(({ text }) => telling.test(text) && own.includes(text))) return false;
    // What a token without a text does is told there, and read with what gives it.
    const isTold = named.word.text === '' && named.word.kind === 'token';
    if (!isTold && !saysAlike(inside, named.word.text)) return false;
    const isOwn = !reaching.test(first) || own.includes(first);
    return isOwn && !isOther(tokens, from + 1, to, words);
  }
  if (/^(?:normal|usual|always)$/.test(inside.at(-1)?.text ?? '')) return true;
  const said = new Cursor(tokens, from + 1, to);
  if (said.takeAny('includes|including things like', 'e . g|g.', 'i . e|e.', 'eg|ie', 'for example', 'your choice'))
    return true;
  // "(They remain riding)": as before.
  if (said.take('they|it|you remain|remains') && to - said.at < 4) return true;
  // Nothing spares whoever harms itself.
  if (
    said.takeAny(
      'this|it can|may|could kill|defeat you',
      'you can|may|could die from|by|of this|it',
      'even if this|it kills you',
    )
  )
    return said.done;
  return said.takeAny('ultimates|ults are # / game', 'ultimates|ults are once per game') && said.done;
}

/** `become Embers until the start of your next turn (Hazard: 1dmg)`: the very words of what was named before its end. */
function repeatsOwn(tokens: readonly Token[], from: number, to: number, words: Words): boolean {
  const until = tokens.findLastIndex(({ text }, at) => at < from && at > from - 10 && text === 'until');
  for (let at = Math.max(0, until - 4); at < until; at++) {
    const named = wordAt(words, tokens, at, until, ['condition', 'token', 'marker', 'terrain', 'counter']);
    if (named?.to === until) return isOwnText(tokens.slice(from + 1, to), named.word);
  }
  return false;
}

/** `Slow (Stun if adjacent)`: another condition, and when. */
export function isOther(tokens: readonly Token[], from: number, to: number, words: Words): boolean {
  const said = wordAt(words, tokens, from, to, ['condition', 'token']);
  return (
    said !== undefined && /^(?:if|when|at|beyond|on|instead|while)$/.test(tokens[said.to]?.text ?? '') && said.to < to
  );
}

/** `(No instants, no reactions, etc)` behind who cannot act: what that means. */
function isAbsence(desk: Desk, cursor: Cursor, from: number, to: number): boolean {
  const before = desk.source.slice(0, cursor.tokens[from]?.from ?? 0);
  if (!/\b(?:cannot|can't|can’t) act\b[^.]*\.?\s*$/i.test(before)) return false;
  return cursor.tokens
    .slice(from + 1, to)
    .every(({ text }) => /^(?:no|instants?|reactions?|free|actions?|abilities|,|and|or|etc|\.)$/.test(text));
}
