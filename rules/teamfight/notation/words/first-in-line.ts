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
