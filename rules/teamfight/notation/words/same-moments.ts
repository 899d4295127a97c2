import type { Same } from './same-words.ts';

/** `at the end of a turn where you did not move`: of that one's own turn. */
export const idle: readonly Same[] = ['you', 'they'].flatMap((who) =>
  ['move', 'attack'].flatMap((does) => {
    const whose = who === 'you' ? 'your' : 'their';
    const as = `at the end of ${whose} turn if ${who} did not ${does}`;
    return [
      { said: `at the end of a|any|each|every|${whose} turn where|when|that? ${who} did not ${does}`, as },
      { said: `at the end of a|any|each|every|${whose} turn where|when|that? ${who} didn't ${does}`, as },
      { said: `at the end of a|any|each|every|${whose} turn in|on|during which ${who} did not ${does}`, as },
      { said: `at the end of a|any|each|every|${whose} turn in|on|during which ${who} didn't ${does}`, as },
      ...(who === 'you'
        ? ["don't", 'do not'].map((no) => ({
            said: `when you ${no} ${does} on|during|in your turn ,`,
            as: `${as} ,`,
          }))
        : []),
    ];
  }),
);

/** `Starts its turn here or adjacent`, `enters this space or an adjacent one`, in the text of a piece: in range 1 of it. */
export const aroundPiece: readonly Same[] = [
  { said: 'here or adjacent', as: 'range 1 of this', behind: /^enters?$/ },
  { said: 'here or adjacent', as: 'in range 1 of this' },
  { said: 'this space or an adjacent one|space', as: 'range 1 of this', behind: /^enters?$/ },
  { said: 'in|on this space or an adjacent one|space', as: 'in range 1 of this' },
  { said: 'in|on this space or adjacent', as: 'in range 1 of this' },
];

/** `The nearest 2 enemies`: the 2 nearest of them. */
export const nearest: readonly Same[] = ['enemies', 'allies', 'units', 'heroes'].map((who) => ({
  said: `nearest|closest # ${who}`,
  as: `# nearest ${who}`,
}));

/** `At start of your turn`. */
export const moments: readonly Same[] = [
  { said: 'at start of', as: 'at the start of', next: 'the|your|their|its|each|every|an|a' },
  { said: 'at end of', as: 'at the end of', next: 'the|your|their|its|each|every|an|a' },
];
