import type { Option } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { placing } from './placing.ts';

/** `Place a Snare or a Totem in range 2`, `put a Door or Window in LoS (max 1 of each)`: one of two pieces, in the same place. */
export function eitherPiece(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  if (!cursor.sees('place|create|put|leave|drop|deploy|build|lay a|an')) return undefined;
  return cursor.try((): Effect | undefined => {
    const first = cursor.at + 2;
    const one = pieceAt(asked, first);
    if (one === undefined) return undefined;
    cursor.at = one.to;
    if (!cursor.take('or a|an?')) return undefined;
    const other = pieceAt(asked, cursor.at);
    if (other === undefined || other.word === one.word) return undefined;
    const { tokens, end } = cursor;
    const options: Option[] = [];
    for (const { word, from, to } of [one, other]) {
      // "Place a Snare in range 2", and the same with the other.
      const told = [...tokens.slice(0, first), ...tokens.slice(from, to), ...tokens.slice(other.to, end)];
      const alone = new Cursor(told, first - 2, told.length);
      const found = placing({ ...asked, cursor: alone, context });
      if (found === undefined || found.spaces || !(alone.done || alone.sees(',|and|then'))) return undefined;
      cursor.at = other.to + (alone.at - first - (to - from));
      options.push({ clause, label: word.name, then: found.nodes });
    }
    return { nodes: [{ clause, node: 'choose', count: 1, options }], own: true };
  });
}
eitherPiece.begins = beginning('place|create|put|leave|drop|deploy|build|lay');

interface Found {
  readonly word: Word;
  readonly from: number;
  readonly to: number;
}

const pieceAt = ({ cursor, context }: Asked, from: number): Found | undefined => {
  const found = wordAt(context.words, cursor.tokens, from, cursor.end, ['marker']);
  return found && { ...found, from };
};
