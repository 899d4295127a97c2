import type { Trigger, Who } from '../../program.ts';
import { diceHold, inDice } from '../amounts/counter-dice.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { escaped } from '../words/escaped.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { type Occasion, type Setting, whom } from './occasion.ts';

/** `this has 3 Charges`, `it has 3`, `there are 3 Charges on this`: counters lie on the card of whoever has them. */
export function filled(cursor: Cursor, context: Context): Occasion | undefined {
  const { slot, handed } = context;
  if (slot !== 'ability' && slot !== 'default' && slot !== 'passive') return undefined;
  const named = cursor.try(() => countReaches(cursor, context));
  if (named !== undefined) return named;
  const there = cursor.take('there are');
  if (!there && !(cursor.sees('this|it has #') && cursor.take('this|it'))) return undefined;
  const set = (what: { readonly token: string; readonly reach: number }): Occasion => ({
    trigger: { on: 'gains', who: { side: 'you' }, ...what },
  });
  if (handed !== undefined && cursor.take(there ? '#' : 'has #') && (cursor.done || cursor.sees(','))) {
    const counter = context.words.all.find(({ ref }) => ref === handed);
    return counter?.kind === 'counter' ? set({ token: handed, reach: cursor.numbers[0] ?? 1 }) : undefined;
  }
  if (there) return undefined;
  const found = reaches(cursor, context, set);
  if (found !== undefined) cursor.take('on it|this');
  return found;
}

/** `Charge reaches 0`, `your Charges reach 3`: the counter itself is named. */
function countReaches(cursor: Cursor, { words }: Context): Occasion | undefined {
  cursor.take('your');
  const counter = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (counter === undefined) return undefined;
  cursor.at = counter.to;
  cursor.take('counter|counters');
  if (!cursor.take('reaches|reach|hits|hit #') || !(cursor.done || cursor.sees(',|:'))) return undefined;
  const [reach = 0] = cursor.numbers;
  const what = { who: { side: 'you' as const }, token: counter.word.ref };
  return { trigger: reach > 0 ? { on: 'gains', ...what, reach } : { on: 'loses', ...what, last: true } };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** `gains their second Heat`, `reaches 4 Heat counters`: the gain by which it comes to have so many. */
export function reaches(
  cursor: Cursor,
  { words, self, slot, handed }: Context,
  set: (what: { readonly token: string; readonly reach: number }) => Occasion,
): Occasion | undefined {
  const gains = cursor.take('gains|gain|gets|get|receives|receive their|its|your|a');
  const reach = gains
    ? ordinals.indexOf(cursor.peek()?.text ?? '') + 1
    : cursor.takeAny('reaches|reach #', 'has|have #')
      ? (cursor.numbers[0] ?? 0)
      : 0;
  if (reach < 1) return undefined;
  if (gains) cursor.at += 1;
  const borne = slot === 'token' || slot === 'condition' ? self : undefined;
  // "When you have 3 of these", in the text of a token.
  if (borne !== undefined && (cursor.takeAny('of these|them', 'of this token?', 'tokens|stacks') || cursor.sees(',')))
    return cursor.done || cursor.sees(',|:') ? set({ token: borne.ref, reach }) : undefined;
  // "When you have 3 or more": the gain by which there are so many.
  if (!gains) cursor.takeAny('or more', '+');
  // "Gain a Coin. When you have 3, lose them all": of what was gained.
  if (!gains && handed !== undefined && (cursor.done || cursor.sees(',|:'))) return set({ token: handed, reach });
  // "When you have 4 DoT", in the text of that condition.
  const token =
    wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter']) ??
    (borne === undefined
      ? undefined
      : named(wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']), borne));
  if (token === undefined) return undefined;
  cursor.at = token.to;
  const least = inDice(cursor) ? diceHold(reach).least : reach;
  cursor.take('die|dice|counter|counters|token|tokens');
  return cursor.sees('or|less|more') ? undefined : set({ token: token.word.ref, reach: least });
}

const named = <T extends { readonly word: Word }>(found: T | undefined, { ref }: Word): T | undefined =>
  found?.word.ref === ref ? found : undefined;

/** `stops being Slowed`, `is no longer Stunned`, `lose Invisible`: the condition that somebody has not any more. */
const conditionGone = (cursor: Cursor, words: Words): { readonly token: string; readonly last: true } | undefined =>
  cursor.try(() => {
    const ceases = cursor.takeAny('stops|stop being', 'is|are no longer', 'ceases|cease to be');
    if (!ceases && !cursor.takeAny('loses|lose all?', 'clears|clear all?')) return undefined;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    return cursor.done || cursor.sees(',|:|or') ? { token: token.word.ref, last: true } : undefined;
  });

/** `lose a Coin`, `lose their last Coin`, `run out of Coins`, `reach 0 Coins`: what goes from somebody. */
export function losing(
  cursor: Cursor,
  { words }: Context,
): { readonly token: string; readonly last?: boolean } | undefined {
  const ceased = conditionGone(cursor, words);
  if (ceased !== undefined) return ceased;
  const out = cursor.takeAny(
    'runs|run out of',
    'reaches|reach 0',
    'loses|lose your|their|its last',
    'has|have no|0',
    'is|are out of',
  );
  const spends = !out && cursor.sees('spend|spends');
  if (
    !out &&
    !cursor.takeAny('loses|lose|spend|spends a|an|any', 'loses|lose|spend|spends # or more', 'loses|lose|spend|spends')
  )
    return undefined;
  if (!out && cursor.before?.text === 'more' && cursor.numbers[0] !== 1) return undefined;
  const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter']);
  if (token === undefined || (spends && isTaken(token.word, words))) return undefined;
  cursor.at = token.to;
  if (out) cursor.take('left|remaining');
  return { token: token.word.ref, ...(out && { last: true }) };
}

/** `loses all overshield`, `runs out of overshield`, `has overshield broken`: the last of it. */
export function shieldGone(cursor: Cursor): { readonly broken?: true } | undefined {
  if (cursor.take('has|have overshield broken')) return { broken: true };
  const gone = cursor.takeAny(
    'loses|lose all|the of? your|their|its|the? overshield',
    'loses|lose the last of your|their|its|the? overshield',
    'loses|lose your|their|its last overshield',
    'runs|run out of overshield',
    'no longer has|have any? overshield',
    'has|have no overshield left|remaining',
  );
  return gone ? {} : undefined;
}

/** `Slowed`, `Slowed or Stunned`, behind "would be": conditions that would come. */
export function afflicted(cursor: Cursor, { words }: Context, who: Who, set: Setting): Occasion | undefined {
  const one = (): Trigger | undefined => {
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    return { on: 'would-gain', who, token: found.word.ref };
  };
  const first = one();
  const second = first && cursor.take('or') ? one() : undefined;
  if (first === undefined || cursor.before?.text === 'or' || cursor.sees('or|by|from')) return undefined;
  return { ...set(first), ...(second && { also: second }) };
}

/** `a condition`, `Slow`, `a Mark`: what comes to somebody. */
export function gained(
  cursor: Cursor,
  context: Context,
  set: (what: { readonly condition: true; readonly by?: Who } | { readonly token: string }) => Occasion,
  helped = false,
): Occasion | undefined {
  const { words } = context;
  cursor.take('a|an|any');
  // What one's own side does not want comes from the other one.
  if (helped && cursor.takeAny('unwanted|negative|harmful condition', "condition you|they don't want"))
    return set({ condition: true, by: { side: 'enemy' } });
  if (cursor.take('condition')) {
    if (!cursor.take('from|by')) return set({ condition: true });
    const by = whom(cursor, context);
    return by && set({ condition: true, by });
  }
  const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
  if (token === undefined) return undefined;
  const several = token.word.kind === 'condition' ? severalConditions(cursor, words) : [];
  if (several.length > 1 && (cursor.done || cursor.sees(',|:'))) {
    const [, also, ...others] = several.map(({ ref }) => set({ token: ref }).trigger);
    return { ...set({ token: token.word.ref }), ...(also && { also }), ...(others.length > 0 && { others }) };
  }
  cursor.at = token.to;
  return set({ token: token.word.ref });
}

/**
 * `are Stunned`, `is Immobilized`, `are Stunned, Slowed or Immobilized`: of what takes something from one, and lasts, that it comes. "When you are
 * Slowed, +1def" could be as long as one is, and of several one cannot be that at once; what is done at once is done when it comes.
 */
export function struck(cursor: Cursor, { words }: Context): readonly string[] | undefined {
  if (!cursor.take('is|are')) return undefined;
  const found = severalConditions(cursor, words);
  const isPlain = found.some(({ name }) => /^(?:stun|paralyze|silence|disarm)/i.test(name));
  if (found.length === 0 || (!isPlain && !isDoneAtOnce(cursor))) return undefined;
  return cursor.done || cursor.sees(',|:') ? found.map(({ ref }) => ref) : undefined;
}

/** `, heal 1`, `, push it 1`: what is done behind an occasion, and does not only hold. */
const isDoneAtOnce = (cursor: Cursor): boolean =>
  cursor.sees(
    ',|: you? may? heal|heals|move|push|pull|teleport|lose|loses|spend|discard|take|takes|clear|remove|refresh|tap|summon|place|kill|swap',
  ) ||
  cursor.sees(',|: you? may? gain|gains a|an|#') ||
  cursor.sees(',|: # dmg|damage') ||
  cursor.sees(',|: burst|range #') ||
  cursor.sees(',|: it|they|that takes|take|heals|heal|loses|lose|dies|unit|enemy');

/** `Slowed, Stunned or Silenced`. */
function severalConditions(cursor: Cursor, words: Words): readonly Word[] {
  const found: Word[] = [];
  for (;;) {
    const more = cursor.try(() => {
      if (found.length > 0 && !cursor.takeAny(', or', 'or', ',')) return undefined;
      const one = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']);
      if (one !== undefined) cursor.at = one.to;
      return one?.word;
    });
    if (more === undefined) return found;
    found.push(more);
  }
}

/** Some text of the set takes it away, so that one may lose it without spending it. */
const isTaken = ({ name }: Word, { all }: Words): boolean => {
  const one = escaped(name);
  const taken = new RegExp(
    `\\b(?:loses?|lost|removes?|steals?|discards?|clears?|halve|becomes?|takes?|swaps?|transfers?|resets?)\\b[^.\\n]*\\b${one}|\\b(?:gives?|moves?)\\b[^.\\n]*\\b(?:of )?(?:your|their|its|the)\\b[^.\\n]*\\b${one}|\\b(?:loses?|removes?|steals?|discards?|clears?|takes?|swaps?|moves?)\\b[^.\\n]*\\b(?:counters?|tokens?)\\b`,
    'i',
  );
  return all.some(({ text }) => taken.test(text));
};
