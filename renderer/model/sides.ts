import { diffLines } from 'diff';

/** Some lines of a text, and whether the other side has them otherwise. */
interface Lines {
  /** Number of the first line, from 0. */
  readonly at: number;
  readonly text: string;
  readonly differs: boolean;
}

/** A text beside another one; `removed` where the file is not there. */
export type Side = readonly Lines[] | 'removed';

/** Two texts side by side, in pieces of lines that are equal and that differ. Pure. */
export function sides(mine: string | undefined, theirs: string | undefined): readonly [Side, Side] {
  if (mine === undefined || theirs === undefined) return [whole(mine), whole(theirs)];
  const pieces = diffLines(mine, theirs);
  const one = (skip: 'added' | 'removed'): Lines[] => {
    let line = 0;
    return pieces.flatMap((piece) => {
      if (piece[skip]) return [];
      const at = line;
      line += piece.count;
      return [{ at, text: piece.value, differs: piece.added || piece.removed }];
    });
  };
  return [one('added'), one('removed')];
}

const whole = (text: string | undefined): Side => (text === undefined ? 'removed' : [{ at: 0, text, differs: true }]);
