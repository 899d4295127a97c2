/** A moment of a match that is kept on this machine, as a note names it. */
export interface PinnedMoment {
  /** Name of the kept match. */
  readonly match: string;
  /** How many decisions and changes had been made. */
  readonly at: number;
}

/** `match 3fa9c1d200b7e514, step 57`. */
export const momentText = ({ match, at }: PinnedMoment): string => `match ${match}, step ${at}`;

const moment = /\(match ([0-9a-f]{16}), step (\d{1,6})\)/;

/** The lines of a note that lead to a moment. */
export const momentsIn = (note: string): (PinnedMoment & { readonly line: string })[] =>
  note.split('\n').flatMap((line) => {
    const [all, match, at] = moment.exec(line) ?? [];
    return all === undefined || match === undefined
      ? []
      : [{ match, at: Number(at), line: line.replace(` ${all}`, '') }];
  });
