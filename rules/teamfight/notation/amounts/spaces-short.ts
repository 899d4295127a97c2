import type { Count } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `space not moved`, `space it couldn't be pushed`, `remaining space`, behind "for each": of a push or pull that something has stopped. */
export function spacesShort(cursor: Cursor, { halted }: Context): Count | undefined {
  return cursor.try((): Count | undefined => {
    if (halted === 'gone') return spacesGone(cursor);
    const moved = halted !== undefined || cursor.tokens.slice(0, cursor.at).some(({ text }) => shoving.has(text));
    if (!moved) return undefined;
    const left = cursor.takeAny(
      'remaining|unused|leftover|unmoved space|spaces of? the?',
      'space|spaces left|remaining of? the?',
    );
    if (left) {
      cursor.take('push|pull|movement');
      return ends(cursor) ? { count: 'short' } : undefined;
    }
    if (!cursor.take('space|spaces that?')) return undefined;
    cursor.takeAny('they|it', 'the? target');
    const short = cursor.takeAny(
      'was|were|is|are not moved|pushed|pulled|travelled',
      "wasn't|weren't|isn't|aren't moved|pushed|pulled",
      "couldn't|can't|cannot be moved|pushed|pulled",
      'could|can not be moved|pushed|pulled',
      "couldn't|can't|cannot|didn't move",
      'could|can|did not move',
      'not moved|pushed|pulled|travelled',
    );
    return short && ends(cursor) ? { count: 'short' } : undefined;
  });
}

const shoving = new Set('push pushes pushed pull pulls pulled shove shoved'.split(' '));

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees('.|,|and|(|max|to');

/** `space moved`, `space they were pushed`, behind a push or pull that sets it off. */
function spacesGone(cursor: Cursor): Count | undefined {
  if (!cursor.take('space|spaces that?')) return undefined;
  cursor.takeAny('they|it', 'the? target|enemy|unit', 'you');
  const said = cursor.takeAny('was|were|is|are? moved|pushed|pulled|travelled', 'moves|moved|push|pushed|pull|pulled');
  if (said) cursor.takeAny('them|it', 'this way', 'so');
  return ends(cursor) ? { count: 'gone', how: 'push' } : undefined;
}
