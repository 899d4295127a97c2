import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import { lex, type Token, wordLike } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { actionFirst, paidBehind, type Users } from './granted-line.ts';

/**
 * `As a Move Action, you may teleport here`, `you can destroy this as a Free Action`, in the text of a piece: whoever has laid it may, with
 * one of theirs.
 */
export function ownersAction({ tokens }: Desk, cursor: Cursor, { marker, words }: Context): Users | undefined {
  if (marker === undefined || marker.fields.object) return undefined;
  return cursor.try((): Users | undefined => {
    const first = cursor.sees('as|for a|an|1|your free|move|standard action') ? actionFirst(cursor) : undefined;
    if (first !== undefined && !/^(?:may|can)$/.test(cursor.before?.text ?? '')) return undefined;
    const behind = first === undefined && takesOwner(cursor, words, marker) ? paidBehind(cursor) : undefined;
    const use = first ?? behind?.use;
    const { at } = cursor;
    const said = use && named(tokens.slice(at, behind?.to ?? cursor.end), marker);
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

/** `you`, or the hero by name who lays such pieces. */
function takesOwner(cursor: Cursor, words: Words, { owners }: Word): boolean {
  if (cursor.take('you')) return true;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
  if (found === undefined || owners.length !== 1 || owners[0] !== found.word.ref) return false;
  cursor.at = found.to;
  return true;
}
