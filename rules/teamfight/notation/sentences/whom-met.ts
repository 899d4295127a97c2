import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const contact = 'pass|contact|touch|meet|reach|hit|encounter';
const into = 'run|bump|crash|ram|slam|move|pass|walk|fly';

/** `each unit you contact`, `any enemy you pass through`: of whom that is said, up to its last word. */
function relative(tokens: readonly Token[], from: number): number | undefined {
  const cursor = new Cursor(tokens, from, tokens.length);
  if (!cursor.takeAny('each|every|any|all|the other? unit|enemy|ally|units|enemies|allies', 'units|enemies|allies'))
    return undefined;
  cursor.take('that|whom|who');
  if (!cursor.take('you')) return undefined;
  const said = cursor.takeAny(`${into} through|over|past|into`, 'collide with', 'come into contact with', contact);
  return said ? cursor.at : undefined;
}

/** `Push 1 each unit you contact`, `push each unit you pass 1 to the side`, `2dmg to any unit you collide with`: said of those. */
export function whomMet(tokens: readonly Token[]): Token[] | undefined {
  if (!tokens.some(({ text }, at) => text === 'you' && at > 1)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const harm = cursor.takeAny('# dmg|damage to', 'deal # dmg|damage to');
  const shove = !harm && cursor.take('push|pull');
  if (!harm && !shove) return undefined;
  const before = shove && cursor.take('# spaces|space?');
  const from = cursor.at;
  const to = relative(tokens, from);
  if (to === undefined) return undefined;
  const those = tokens.slice(from, to);
  const rest = tokens.slice(to);
  if (harm) return [...those, wordLike(like, 'take'), ...tokens.slice(like.text === 'deal' ? 1 : 0, from - 1), ...rest];
  const one = those.some(({ text }) => /^(?:unit|enemy|ally)$/.test(text));
  return [
    ...those,
    ...wordsLike(like, `${one ? 'is' : 'are'} ${like.text}ed`),
    ...(before ? tokens.slice(1, from) : []),
    ...rest,
  ];
}

/** `2dmg to it and any unit it collides with`: the same to both. */
export function alsoToMet(tokens: readonly Token[]): Token[] | undefined {
  const and = tokens.findIndex(
    ({ text }, at) =>
      text === 'and' &&
      /^(?:it|them|target)$/.test(tokens[at - 1]?.text ?? '') &&
      /^(?:any|each|every|the)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const like = tokens[and];
  const to = tokens.slice(0, Math.max(0, and)).findLastIndex(({ text }) => text === 'to');
  if (like === undefined || to < 2 || and - to > 3) return undefined;
  const harm = tokens.slice(to - 2, to);
  if (!/^(?:dmg|damage)$/.test(harm[1]?.text ?? '') || harm[0]?.kind !== 'number') return undefined;
  const comma: Token = { ...wordLike(like, ','), kind: 'sign' };
  return [...tokens.slice(0, and), comma, ...harm, wordLike(like, 'to'), ...tokens.slice(and + 1)];
}

/** `and Slow`, behind the damage that somebody takes: what is given to them, too. */
export function givenToo(rest: readonly Token[], { words }: Context, many: boolean): readonly Token[] {
  const [and] = rest;
  if (and === undefined || !/^(?:and|,)$/.test(and.text)) return rest;
  const given = wordAt(words, rest, 1, rest.length, ['condition', 'token']);
  return given === undefined ? rest : [and, wordLike(and, many ? 'gain' : 'gains'), ...rest.slice(1)];
}

/** `1dmg to both`, `If they hit another unit, 2dmg to each of them and Slow`: said of them first. */
export function harmToBoth(tokens: readonly Token[], context: Context): Token[] | undefined {
  const to = tokens.findIndex(({ text }, at) => text === 'to' && /^(?:both|each)$/.test(tokens[at + 1]?.text ?? ''));
  if (to < 2) return undefined;
  const from = tokens[to - 3]?.text === 'deal' ? to - 3 : to - 2;
  const like = tokens[from];
  const cursor = new Cursor(tokens, from, tokens.length);
  if (like === undefined || !cursor.take('deal? # dmg|damage to')) return undefined;
  // Behind whom it is about, or when.
  const before = tokens.slice(0, from);
  if (from > 0 && !/^[,:]$/.test(before.at(-1)?.text ?? '')) return undefined;
  const both = cursor.takeAny('both of? them?', 'both');
  if (!both && !cursor.take('each of them') && !(cursor.take('each') && (cursor.done || cursor.sees(',|and'))))
    return undefined;
  const those = both ? [wordLike(like, 'both'), wordLike(like, 'take')] : wordsLike(like, 'each of them takes');
  return [...before, ...those, ...tokens.slice(to - 2, to), ...givenToo(tokens.slice(cursor.at), context, both)];
}
