import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Destroy a Trap in range 3. It deals burst 1, 2dmg`, `it explodes for 2dmg in burst 1`, `destroy a Trap in range 3, dealing 2dmg to enemies in
 * burst 1`: around the space where the piece was that goes. What its own text says of that would come, too.
 */
export function pieceExplodes(
  tokens: readonly Token[],
  context: Context,
  before: readonly Token[],
): Token[] | undefined {
  if (!tokens.some(({ text }) => text === 'burst')) return undefined;
  const all = [...before, ...tokens];
  for (let at = 0; at < tokens.length - 3; at++) {
    if (at > 0 && !/^(?:,|:|then|and|\.)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const area = explosion(cursor, context);
    if (area === undefined || !goes(all.slice(0, before.length + at), context, at === 0)) continue;
    const like = tokens[at] as Token;
    return [
      ...tokens.slice(0, at),
      wordLike(like, 'burst'),
      area.size,
      ...wordsLike(like, 'of it ,'),
      ...area.does,
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
pieceExplodes.needs = oneOf('burst');

/** `it deals burst 1,`, `it explodes for 2dmg in burst 1`, `dealing 2dmg to enemies in burst 1`. */
function explosion(
  cursor: Cursor,
  context: Context,
): { readonly size: Token; readonly does: readonly Token[] } | undefined {
  const { tokens } = cursor;
  const itself = subject(cursor, context) && cursor.take('explodes|detonates|erupts|bursts|deals|does');
  if (itself) cursor.takeAny('in|for|with a?', ',|:? dealing', ',|:');
  else if (!cursor.take('dealing')) return undefined;
  if (cursor.take('a? burst #')) {
    const size = tokens[cursor.at - 1] as Token;
    return itself && cursor.take(',|:|for|dealing') ? { size, does: [] } : undefined;
  }
  const from = cursor.at;
  if (!cursor.take('# dmg|damage')) return undefined;
  cursor.take('to all? others|enemies|allies|units');
  const does = tokens.slice(from, cursor.at);
  if (!cursor.take('in|within? a? burst #')) return undefined;
  return cursor.done || cursor.sees(',|and|then') ? { size: tokens[cursor.at - 1] as Token, does } : undefined;
}

function subject(cursor: Cursor, { words }: Context): boolean {
  if (cursor.take('it')) return true;
  const { at } = cursor;
  cursor.take('the|that');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'summon']);
  cursor.at = named?.to ?? at;
  return named !== undefined;
}

/**
 * Whether the last piece that these words name is one that goes, and says nothing of that itself: in a sentence `apart` both are compared
 * (`as-destroyed.ts`).
 */
function goes(tokens: readonly Token[], { words }: Context, apart: boolean): boolean {
  const verb = tokens.findLastIndex(({ text }) => /^(?:destroy|remove|detonate|explode|sacrifice|kill)$/.test(text));
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  if (verb < 0) return false;
  cursor.takeAny('a|an|one|your', 'one of your|the', 'the');
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  if (named === undefined) return false;
  const { ref, text, kind } = named.word;
  if (apart && kind === 'marker' && asItGoes.test(text)) return true;
  // What a summon does as it dies stands among its passives.
  const own = kind === 'summon' ? words.all.filter((one) => one.kind === 'passive' && one.ref === ref) : [];
  return ![text, ...own.flatMap((one) => [one.name, one.text])].some((said) => ending.test(said));
}

/** What it does then is told of the same moment, and no other. */
const asItGoes = /^(?:when|if|once) (?:it is |this is )?(?:destroyed|detonated),/i;

const ending = /\b(?:destroy|remove|explode|detonat|death|die|dies|killed)/i;
