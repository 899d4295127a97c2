import type { Context } from '../context.ts';
import { givenToo } from '../sentences/whom-met.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const others = ['the others|other', 'each other', 'one another'] as const;

/** `Pull each unit with a Hook 3 towards the other`, `pull units with a Hook 2 towards each other`: each to the nearest other one who has it. */
export function towardsOther(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('pull|drag|yank')) return undefined;
  const verb = tokens[0] as Token;
  cursor.takeAny('all|each|every|both of? the?');
  if (!cursor.take('unit|units|enemy|enemies|target|targets with|bearing a|an|your|the?')) return undefined;
  const token = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition']);
  if (token === undefined) return undefined;
  const name = tokens.slice(cursor.at, token.to);
  const kind = /^enem/.test(
    tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:unit|enem|target)/.test(text))?.text ?? '',
  )
    ? 'enemy'
    : 'unit';
  cursor.at = token.to;
  const early = cursor.take('#') ? tokens[cursor.at - 1] : undefined;
  if (!cursor.take('towards|toward|to') || !cursor.takeAny(...others)) return undefined;
  const number = early ?? (cursor.take('#') ? tokens[cursor.at - 1] : undefined);
  if (number === undefined || (!cursor.done && !cursor.sees(',|and|then|.'))) return undefined;
  return [
    verb,
    ...wordsLike(like, `each ${kind} with`),
    ...name,
    number,
    ...wordsLike(like, `towards the nearest ${kind} with`),
    ...name,
    ...tokens.slice(cursor.at),
  ];
}

/** `If they end adjacent, each takes 2dmg`, behind that: each of those who stands next to another one. */
export function endsBeside(tokens: readonly Token[], context: Context, before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('if they|both end|become|are up? adjacent|touching')) return undefined;
  cursor.takeAny('to each other', 'to one another', 'each other');
  if (!cursor.take(',')) return undefined;
  const last = before.findLastIndex(({ text }) => /^(?:pull|drag|yank)$/.test(text));
  const told =
    last < 0
      ? undefined
      : towardsOther(
          before.slice(last).filter(({ text }) => text !== '.'),
          context,
        );
  if (told === undefined) return undefined;
  const from = told.findIndex(({ text }) => text === 'with') + 1;
  const to = told.findIndex(({ kind }, n) => n > from && kind === 'number');
  const name = told.slice(from, to);
  const rest = cursor.at;
  const takes = cursor.takeAny('they each|both? take', 'each|both takes|take') ? tokens.slice(cursor.at) : undefined;
  const bare =
    takes === undefined && cursor.take('# dmg|damage to each|both|them') ? tokens.slice(rest, rest + 2) : undefined;
  const too = bare && givenToo(tokens.slice(cursor.at), context, false);
  if (too !== undefined && too.length > 0 && too.length === tokens.length - cursor.at) return undefined;
  const harm = takes ?? (bare && too && [...bare, ...too]);
  if (harm === undefined || to < 0) return undefined;
  const kind = told.find(({ text }) => text === 'enemy' || text === 'unit')?.text ?? 'unit';
  return [
    ...wordsLike(like, `each ${kind} with`),
    ...name,
    ...wordsLike(like, `adjacent to another ${kind} with`),
    ...name,
    ...wordsLike(like, 'takes'),
    ...harm,
  ];
}

/** `All units with a Hook, 1dmg, pull 2 towards each other`: each to the nearest other one who has it. */
export function pulledTogether(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'towards' || text === 'toward');
  const like = tokens[at];
  const end = new Cursor(tokens, at + 1, tokens.length);
  if (at < 4 || like === undefined || !end.takeAny(...others) || !(end.done || end.sees(',|and|then|.')))
    return undefined;
  if (!tokens.slice(0, at).some(({ text }) => /^(?:pull|pulled|drag|yank)$/.test(text))) return undefined;
  for (let n = 0; n < at - 3; n++) {
    const cursor = new Cursor(tokens, n, at);
    if (!cursor.take('all|each|every? unit|units|enemy|enemies with|bearing a|an|your|the?')) continue;
    const kind = tokens.slice(n, cursor.at).some(({ text }) => /^enem/.test(text)) ? 'enemy' : 'unit';
    const token = wordAt(words, tokens, cursor.at, at, ['token', 'condition']);
    if (token === undefined) return undefined;
    const name = tokens.slice(cursor.at, token.to);
    const near = [...wordsLike(like, `the nearest other ${kind} with a`), ...name];
    return [...tokens.slice(0, at + 1), ...near, ...tokens.slice(end.at)];
  }
  return undefined;
}
