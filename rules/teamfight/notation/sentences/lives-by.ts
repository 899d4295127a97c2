import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Out } from './desk.ts';
import type { Flow } from './flow.ts';
import { pays } from './paid-instead.ts';

/**
 * `When you would die, lose a Life. If you do, set your health to 2 instead`, `if you have a Life, lose it and heal 2 instead`: whoever has none
 * dies, as with every price of living on.
 */
export function livesBy(tokens: readonly Token[]): Token[] | undefined {
  const die = tokens.findIndex(
    ({ text }, n) =>
      text === 'would' && /^(?:die|be)$/.test(tokens[n + 1]?.text ?? '') && tokens[n - 1]?.text !== undefined,
  );
  const comma = tokens.findIndex(({ text }, n) => n > die && text === ',');
  if (die < 1 || comma < 0 || !tokens.some(({ text }) => text === 'instead')) return undefined;
  const asked = new Cursor(tokens, comma + 1, tokens.length);
  const { at } = asked;
  const had = asked.take('if you have a|an|any|#') ? asked.at - 1 : undefined;
  const then = had === undefined ? comma : tokens.findIndex(({ text }, n) => n > had && text === ',');
  if (then < 0) return undefined;
  const does = new Cursor(tokens, then + 1, tokens.length);
  does.take('instead ,?');
  const pay = does.peek();
  if (pay === undefined || !pays.test(pay.text)) return undefined;
  does.at += 1;
  const price = does.at;
  const lost = does.take('it|one|them') && had !== undefined ? tokens.slice(had, then) : undefined;
  const done = tokens.findIndex(({ text }, n) => n >= price && /^(?:,|and|to)$/.test(text));
  if (done < 0 || (had === undefined && at !== price - 1 && tokens[price - 2]?.text !== 'instead')) return undefined;
  const ask = new Cursor(tokens, done + 1, tokens.length);
  ask.take('if you do|did ,?');
  return [
    ...tokens.slice(0, comma + 1),
    wordLike(pay, 'lose'),
    ...(lost ?? tokens.slice(price, done)),
    wordLike(pay, ','),
    ...tokens.slice(ask.at),
  ];
}

/** `Lose a Coin. If you do, heal 2`: what has no "may" before it is done anyway, and it is asked whether there was one. */
export function askedOfPrice({ out, tail, context }: Flow, read: Out): Out {
  const [only, ...more] = read.nodes;
  if (only?.node !== 'if' || more.length > 0 || read.held.length > 0) return read;
  const [asked, ...others] = only.if;
  if (asked?.is !== 'done' || others.length > 0) return read;
  const rule = out.held.at(-1)?.rule;
  const before = [tail?.then.at(-1), out.nodes.at(-1), rule?.rule === 'when' ? rule.then.at(-1) : undefined];
  const last = before.find((node) => node?.node === 'lose');
  if (last?.node !== 'lose' || last.from !== 'you' || typeof last.count !== 'object') return read;
  // In place of a death nothing is done by whoever has nothing to give up.
  if (context.instead) return { ...read, nodes: [...only.then] };
  const { base, terms } = last.count;
  return terms === undefined && base === 1 ? { ...read, nodes: [{ ...only, if: [{ is: 'lost', min: 1 }] }] } : read;
}
