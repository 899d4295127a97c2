import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const lays = /^(?:place|create|put|summon|drop|plant|leave|lay)$/;
/** What a head begins with that says nothing but how far away something is. */
export const aims = /^(?:range|unlimited|infinite|global)$/;

/** Where "in the target space" begins in some words, and where it ends. */
function targetSpace(tokens: readonly Token[]): { from: number; to: number } | undefined {
  const last = tokens.findIndex(
    ({ text }, at) => text === 'space' && /^(?:target|targeted|chosen|that)$/.test(tokens[at - 1]?.text ?? ''),
  );
  const the = tokens[last - 2]?.text === 'the' ? 1 : 0;
  const from = last - 2 - the;
  return last > 2 && /^(?:in|on|into)$/.test(tokens[from]?.text ?? '') ? { from, to: last + 1 } : undefined;
}

/** `Range 3, target space becomes Fire`, `range 3, teleport to target space`: a space in range 3. */
function spaceBecomes(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('range # +?', 'unlimited|infinite range')) return undefined;
  const reach = tokens.slice(0, cursor.at);
  if (!cursor.take(',')) return undefined;
  const { at } = cursor;
  const goes = cursor.take('teleport|fly|jump|leap|move to');
  const before = goes ? tokens.slice(at, cursor.at) : [];
  if (!cursor.take('the? target|targeted|chosen space') || (!goes && !cursor.sees('becomes|become|gains|gain')))
    return undefined;
  return [...before, ...wordsLike(like, 'a space in'), ...reach, ...tokens.slice(cursor.at)];
}

/**
 * `Range 3, place a Mine in target space`: what a range chooses before a piece that is placed is a space. Where somebody has been harmed there it is
 * theirs.
 */
export function inTargetSpace(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const becomes = spaceBecomes(tokens);
  if (becomes !== undefined) return becomes;
  const found = aims.test(like?.text ?? '') ? targetSpace(tokens) : undefined;
  if (found === undefined || like === undefined) return undefined;
  const before = tokens.slice(0, found.from);
  const places = before.findIndex(({ text }) => lays.test(text));
  if (places < 0 || before.some(({ text }) => /^(?:burst|line|path|target|centered|spaces)$/.test(text)))
    return undefined;
  const harms = before.slice(0, places).some(({ text }) => /^(?:dmg|damage)$/.test(text));
  const where = harms ? wordsLike(like, "in the target's space") : [];
  return [...before, ...where, ...tokens.slice(found.to)];
}

/** `Range 3. Place a Mine in target space.`: one sentence, of which the range says where. */
export function aimsAtSpace(head: readonly Token[], behind: readonly Token[]): boolean {
  const [first] = head;
  if (first === undefined || !aims.test(first.text)) return false;
  const next = behind[0]?.kind === 'line' && !behind[0].blank ? behind.slice(1) : behind;
  const isSpace = next[1]?.text === 'space' && /^(?:target|targeted|chosen)$/.test(next[0]?.text ?? '');
  if (!isSpace && !lays.test(next[0]?.text ?? '')) return false;
  const plain = head.every(
    ({ text, kind }) =>
      kind === 'number' || /^(?:range|unlimited|infinite|global|\+|,|ignores?|ignoring|walls)$/.test(text),
  );
  if (!plain || isSpace) return plain;
  const stop = next.findIndex(({ kind, text }) => kind === 'line' || text === '.' || text === ';');
  return targetSpace(stop < 0 ? next : next.slice(0, stop)) !== undefined;
}
