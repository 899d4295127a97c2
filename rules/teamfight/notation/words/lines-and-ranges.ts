import type { Same } from './same-words.ts';

/** `Line 6, first enemy only`, `infinite line. First enemy hero in it`: whom a line strikes of all who stand in it. */
export const firstInLine: readonly Same[] = ['enemy', 'unit', 'ally', 'hero', 'enemy hero', 'ally hero'].flatMap(
  (who) => [
    { said: `the? first ${who} only`, as: `only the first ${who}`, behind: /^,$/ },
    ...['only hits|strikes|affects', 'hits|strikes|affects only'].map((hits) => ({
      said: `${hits} the? first ${who}`,
      as: `only the first ${who}`,
      behind: /^,$/,
    })),
    ...['infinite line', 'unlimited line', 'line #'].map((line) => ({
      said: `${line} . the? first ${who} in|on the|that? line|it`,
      as: `first ${who} in ${line}`,
      behind: /^(?:|\.|:)$/,
    })),
    { said: `line # . the? first ${who} hit`, as: `first ${who} in line #`, behind: /^(?:|\.|:)$/ },
  ],
);

const exact = ['at|in exactly range #', 'exactly at range #', 'at range exactly #', 'exactly # spaces? away'];

/** `Place 3 Mines on spaces at exactly range 2 from you`, `in a space exactly 3 away`: so far and no nearer. */
export const exactRange: readonly Same[] = exact.flatMap((far) =>
  [' from|of you|yourself', ''].flatMap((you) => [
    { said: `in|on|onto the? spaces ${far}${you}`, as: 'in range # exactly' },
    { said: `in|on|onto the? empty|free spaces ${far}${you}`, as: 'in empty spaces in range # exactly' },
    { said: `in|on|onto a|an empty|free space ${far}${you}`, as: 'in an empty space at exactly range #' },
    { said: `in|on|onto a|any space ${far}${you}`, as: 'in a space at exactly range #' },
  ]),
);
