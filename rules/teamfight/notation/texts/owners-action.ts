import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import { Cursor } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { actionFirst, paidBehind, type Users } from './granted-line.ts';

/**
 * `As a Move Action, you may teleport here`, `you can destroy this as a Free Action to heal 2`, in the text of a piece: whoever has laid it may, with
 * one of theirs.
 */
export function ownersAction({ tokens }: Desk, cursor: Cursor, { marker, words }: Context): Users | undefined {
  if (marker === undefined || marker.fields.object) return undefined;
  return cursor.try((): Users | undefined => {
    const first = cursor.sees('as|for a|an|1|your free|move|standard action') ? actionFirst(cursor) : undefined;
    if (first !== undefined && !/^(?:may|can)$/.test(cursor.before?.text ?? '')) return undefined;
    const behind = first === undefined && takesOwner(cursor, words, marker) ? paidBehind(cursor) : undefined;
    const between = first === undefined && behind === undefined ? paidBetween(cursor) : undefined;
    const use = first ?? behind?.use ?? between?.use;
    const { at } = cursor;
    const said = use && named(between?.does ?? tokens.slice(at, behind?.to ?? cursor.end), marker);
    return (
      said && { who: { side: 'you' }, at, use, own: true, ...(behind?.to !== undefined && { to: behind.to }), said }
    );
  });

  function named(does: readonly Token[], { name }: { readonly name: string }): Token[] | undefined {
    let found = false;
    const words = does.flatMap((token, n): Token[] => {
      const before = does[n - 1]?.text ?? '';
      const yours = () => {
        found = true;
        return lex(`your ${name}`).map((one) => ({ ...one, from: token.from, to: token.to }));
      };
      if (token.text === 'here' && /^(?:teleport|move|fly)$/.test(before)) return [wordLike(token, 'to'), ...yours()];
      if (/^(?:this|it)$/.test(token.text) && /^(?:to|of|with|swap|destroy|detonate|remove)$/.test(before))
        return yours();
      return token.text === 'space' && /^(?:this|its)$/.test(before) ? [] : [token];
    });
    return found ? words : undefined;
  }
}

/** `destroy it as a Free Action: burst 2, 1dmg`, `to heal 2`, `, dealing 1dmg`: the action stands between what is done and what comes of it. */
function paidBetween(cursor: Cursor): (Pick<Users, 'use'> & { readonly does: readonly Token[] }) | undefined {
  const { tokens, end } = cursor;
  if (!cursor.take('may|can')) return undefined;
  const { at } = cursor;
  const as = tokens.findIndex(({ text }, n) => n > at && n < end && text === 'as');
  const rest = new Cursor(tokens, Math.max(as, at), end);
  if (as < 0 || !rest.take('as a free|move|standard action')) return undefined;
  const action = tokens[rest.at - 2]?.text as 'free' | 'move' | 'standard';
  const like = rest.peek();
  if (like === undefined || !rest.sees(':|to') === !rest.sees(', dealing')) return undefined;
  const deals = rest.take(', dealing');
  const does = [...tokens.slice(at, as), ...(deals ? wordsLike(like, 'to deal') : []), ...tokens.slice(rest.at, end)];
  return { use: { action }, does };
}

/** `you`, or the hero by name who lays such pieces. */
function takesOwner(cursor: Cursor, words: Words, { owners }: Word): boolean {
  if (cursor.take('you')) return true;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
  if (found === undefined || owners.length !== 1 || owners[0] !== found.word.ref) return false;
  cursor.at = found.to;
  return true;
}
