import type { Option } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { placing } from './placing.ts';

/** Reads one of both alone, as far as it goes. */
type Alone = (asked: Asked) => Effect | undefined;

/** `Place a Snare or a Totem in range 2`, `put a Door or Window in LoS (max 1 of each)`: one of two pieces, in the same place. */
export const eitherPiece = (asked: Asked): Effect | undefined =>
  asked.cursor.sees('place|create|put|leave|drop|deploy|build|lay either? a|an')
    ? eitherOf(asked, 'marker', placing)
    : undefined;

/** `Summon a Wolf or a Turret in range 2`, `summon Old Grim or Old Gram adjacent to you`: one of two summons, in the same place. */
export const eitherSummon = (asked: Asked, summon: Alone): Effect | undefined =>
  asked.cursor.sees('summon|call|conjure|create|deploy|spawn|place') ? eitherOf(asked, 'summon', summon) : undefined;

function eitherOf(asked: Asked, kind: 'marker' | 'summon', read: Alone): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const verb = cursor.at;
    cursor.at += 1;
    cursor.take('either');
    const named = cursor.at;
    cursor.take('a|an');
    const one = pieceAt(asked, cursor.at, kind);
    if (one === undefined) return undefined;
    cursor.at = one.to;
    if (!cursor.take('or a|an?')) return undefined;
    const other = pieceAt(asked, cursor.at, kind);
    if (other === undefined || other.word === one.word) return undefined;
    const { tokens, end } = cursor;
    const options: Option[] = [];
    for (const { word, from, to } of [one, other]) {
      // "Place a Snare in range 2", and the same with the other.
      const begins = [...tokens.slice(0, verb + 1), ...tokens.slice(named, one.from)];
      const told = [...begins, ...tokens.slice(from, to), ...tokens.slice(other.to, end)];
      const alone = new Cursor(told, verb, told.length);
      const found = read({ ...asked, cursor: alone, context });
      if (found === undefined || found.spaces || !(alone.done || alone.sees(',|and|then'))) return undefined;
      cursor.at = other.to + (alone.at - begins.length - (to - from));
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

const pieceAt = ({ cursor, context }: Asked, from: number, kind: 'marker' | 'summon'): Found | undefined => {
  const found = wordAt(context.words, cursor.tokens, from, cursor.end, [kind]);
  return found && { ...found, from };
};
