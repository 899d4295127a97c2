import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { namedSpace } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';

/** `your Mine`, `one of your Mines`, `your Mine's space`: where one lies that the bearer has placed, without the word for being there. */
export const ownPieceThere = (cursor: Cursor, { words, slot }: Context): Place | undefined =>
  slot === 'marker' || slot === 'terrain' || !cursor.sees('your|one|any|a')
    ? undefined
    : cursor.try((): Place | undefined => {
        if (!cursor.takeAny('a|any|one of your', 'any? of your', 'your')) return undefined;
        const owned = namedSpace(cursor, words, ['terrain', 'marker']);
        const found = owned ? undefined : wordAt(words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
        if (owned === undefined && (found === undefined || found.word.fields.object)) return undefined;
        if (found !== undefined) {
          cursor.at = found.to;
          cursor.take('marker|markers');
          cursor.take('space|spaces');
        }
        const marker = owned ?? found?.word.ref ?? '';
        return { range: { max: 0 }, of: { marker, yours: true } };
      });
