import type { Same } from './same-words.ts';

const condition = ['condition'] as const;

const those = ['enemies', 'allies', 'units'];

/** `Get rid of Burn`, `shake off Slow`: it is cleared. A piece is removed. */
const riddance: readonly Same[] = [
  // It could be what you have, or what others have of you.
  ...['get rid of', 'gets rid of'].map((said) => ({ said, as: said, next: 'your' })),
  { said: 'get rid of', as: 'remove', next: 'this' },
  ...['get rid of', 'shake off'].flatMap((said): Same[] => [
    { said, as: 'clear', what: condition },
    { said, as: 'clear', next: 'all|#|one|a|an|any unwanted? condition|conditions' },
    { said, as: 'clear', next: 'all|any of? your|their|its conditions' },
  ]),
  ...['gets rid of', 'shakes off'].flatMap((said): Same[] => [
    { said, as: 'clears', what: condition },
    { said, as: 'clears', next: 'all|#|one|a|an|any unwanted? condition|conditions' },
    { said, as: 'clears', next: 'all|any of? their|its conditions' },
  ]),
  // Of a token that bears no number it could be one, or all.
  { said: 'get rid of', as: 'lose', next: 'all|#|one|a|an', what: ['token', 'counter'] },
  { said: 'gets rid of', as: 'loses', next: 'all|#|one|a|an', what: ['token', 'counter'] },
  { said: 'get rid of', as: 'remove', what: ['marker', 'terrain'] },
  { said: 'cleanse|rid yourself of', as: 'clear', what: condition },
  { said: 'cleanse|rid yourself of', as: 'clear', next: 'all|#|one|a|an|any condition|conditions' },
];

/** `Use only on round 3 or later`, `can only be used if ...`, before what it does. */
const onlyUsed: readonly Same[] = [
  ...['use this? only', 'this? can only be used', 'only use this?'].map((said) => ({
    said,
    as: 'usable only',
    behind: /^(?:|\.|,)$/,
    next: 'on|from|in|if|while|starting',
  })),
];

/** `Allies cleanse a negative condition`: whoever has it says which is not wanted. */
const unwanted: readonly Same[] = [
  { said: 'negative|harmful|bad condition', as: 'unwanted condition' },
  { said: 'negative|harmful|bad conditions', as: 'unwanted conditions' },
];

/** What is said of those who stand beside you, or do not. */
const beside: readonly Same[] = [
  { said: 'adjacent to no', as: 'with no adjacent', behind: /^turn$/, next: 'enemies|allies|units|enemy|ally|unit' },
  ...those.flatMap((who) => [
    { said: `non-adjacent ${who}`, as: `${who} beyond range 1`, behind: /^(?:against|from|by|to|on)$/ },
    ...["that|who aren't adjacent to? you?", 'that|who are not adjacent to? you?'].map((far) => ({
      said: `${who} ${far}`,
      as: `${who} beyond range 1`,
      behind: /^(?:against|from|by|to|on)$/,
      next: '.|,',
    })),
  ]),
];

/** `At the end of each enemy's turn in range 2`: whose turn ends there. */
const turnsThere: readonly Same[] = ['enemy', 'ally', 'unit'].flatMap((who) =>
  [
    ['end', 'ends'],
    ['start', 'starts'],
  ].map(([moment, does]) => ({
    said: `at the ${moment} of each|every ${who}'s turn in|within range #`,
    as: `when ${who === 'unit' ? 'a' : 'an'} ${who} in range # ${does} its turn`,
    next: ',|:',
  })),
);

/** `Draw them 2 spaces closer`: as a pull goes. */
const closer: readonly Same[] = ['them', 'it', 'the? target'].map((whom) => ({
  said: `draw|drag|reel|tug|yank ${whom} # spaces|space? closer`,
  as: `pull ${whom === 'the? target' ? 'the target' : whom} #`,
  // Not to somebody else.
  next: '.|,|and|then',
}));

/** `An enemy with an ally adjacent to it`: that one is beside an ally of yours. */
const besideAlly: readonly Same[] = ['attack', 'hit', 'damage'].flatMap((verb) => [
  {
    said: `${verb} an enemy with an ally|allies adjacent|next to it|them`,
    as: `${verb} an enemy adjacent to an ally`,
    behind: /^(?:you|when)$/,
  },
  {
    said: `${verb} with an? ally|allies adjacent|next to the? target`,
    as: `${verb} an enemy adjacent to an ally`,
    behind: /^you$/,
    next: ',',
  },
]);

/** `Throw a Bomb up to 4 spaces away`: a space there. */
const where: readonly Same[] = [
  {
    said: 'up to # spaces away',
    as: 'in range #',
    having: /^(?:throw|toss|lob|place|put|drop|deploy|build|summon)$/,
    without: /^(?:push|pull|move|moves|teleport|fly|jump|leap)$/,
    not: /^(?:it|them|target|enemy|ally|unit|enemies|allies|units|you|space|spaces)$/,
    next: '.|,',
  },
];

/** `Return to your deploy zone`: nobody says by which way. */
const home: readonly Same[] = [
  ...['return to', 'go back to'].map((said) => ({
    said,
    as: 'teleport to',
    behind: /^(?:|\.|,|and|then|may|:)$/,
    next: 'your deploy|deployment zone',
    // Whoever has died comes back there otherwise.
    without: /^(?:die|dies|died|dead|death|killed|health|hp)$/,
  })),
];

/** `Heal an ally fully`, `heal yourself for the damage dealt`. */
const healing: readonly Same[] = [
  { said: 'heal fully|completely', as: 'heal to full' },
  { said: 'heals fully|completely', as: 'heals to full' },
  { said: 'fully|completely heal', as: 'heal to full', next: '.|,|and' },
  { said: 'fully|completely heals', as: 'heals to full', next: '.|,|and' },
  { said: 'fully|completely', as: 'to full', having: /^heal$/, next: '.', not: /^(?:heals?|is|are|not)$/ },
  { said: 'heal yourself for|by', as: 'heal', next: 'the damage dealt|you' },
  { said: 'healing on you is doubled', as: 'healing you receive is doubled' },
  { said: 'double all? healing on you', as: 'you receive double healing', behind: /^(?:|\.)$/ },
  { said: 'double all? the? healing you receive', as: 'you receive double healing', behind: /^(?:|\.)$/ },
];

/** `From range 3 or more`, of an attack: at that range. */
const afar: readonly Same[] = ['or more', 'or farther', 'or further', 'or greater', '+'].flatMap((more) => [
  { said: `from range # ${more}`, as: 'at range # or more', behind: /^(?:enemy|unit|hero)$/, next: ',' },
  { said: `you attack from|at range # ${more}`, as: 'you attack a unit at range # or more', next: ',' },
]);

/** `Your default attack hits one more enemy`, as others target one. */
const oneMore: readonly Same[] = ['hits', 'hit'].map((said) => ({
  said,
  as: 'can target',
  behind: /^(?:attack|attacks|ability|abilities)$/,
  next: 'one|an|# more|additional|extra enemy|enemies|unit|units|target|targets',
  having: /^default$/,
}));

/** `When you walk over this`, in the text of a piece. */
const overThis: readonly Same[] = [
  { said: 'walk|step over|onto|on', as: 'enter', next: 'this' },
  { said: 'walks|steps over|onto|on', as: 'enters', next: 'this' },
];

/** `On a 5 or 6`. */
const dice: readonly Same[] = [3, 4, 5].map((n) => ({
  said: `on ${n} or ${n + 1}`,
  as: `on a ${n} or ${n + 1}`,
  behind: /^(?:,|:|;|\.)$/,
}));

/** What anybody may say of conditions, turns, healing and of what lives. */
export const plainPhrases: readonly Same[] = [
  ...riddance,
  ...onlyUsed,
  ...unwanted,
  ...beside,
  ...turnsThere,
  ...closer,
  ...besideAlly,
  ...where,
  ...home,
  ...healing,
  ...afar,
  ...oneMore,
  ...overThis,
  ...dice,
  { said: 'lose your last', as: 'lose all', what: condition, behind: /^you$/ },
  {
    said: 'next to',
    as: 'adjacent to',
    behind: /^(?:teleport|fly|jump|leap|dash|blink|move)$/,
    next: 'a|an|the|one|target|any|another|your',
  },
  { said: 'with no', as: 'while you have no', behind: /^(?:|\.)$/, what: ['counter', 'token', 'condition'] },
  // "If you began this turn Invisible".
  { said: 'turn|go', as: 'become', next: 'invisible', behind: /^(?:|\.|,|:|and|then|may|you|can|cannot|can't)$/ },
  { said: 'turns|goes', as: 'becomes', next: 'invisible', behind: /^(?:it|target|unit|ally|enemy|hero)$/ },
  {
    said: 'run|rush|sprint|walk to',
    as: 'move adjacent to',
    behind: /^(?:|\.|,|:|then|and|may)$/,
    next: 'a|an|the|target|any|another nearest? ally|enemy|unit|hero',
  },
  ...['each', 'your'].map((turn) => ({
    said: `at the end of ${turn} turn in which you moved`,
    as: 'at the end of your turn if you moved',
    behind: /^(?:|\.|\d+)$/,
  })),
  { said: 're-roll', as: 'reroll' },
  { said: 'when the game|match starts|begins', as: 'at the start of the game', next: ',|:' },
  { said: 'may not use', as: "can't use", next: 'this|it' },
  { said: 'extinguish|douse', as: 'remove', what: ['condition', 'terrain'] },
  { said: 'go|pass through walls', as: 'ignore walls', behind: /^(?:attacks|abilities)$/ },
  { said: 'damage|dmg dealt to you by|from', as: 'damage you take from' },
  { said: 'can|may use|take two standard actions', as: 'have two standard actions', behind: /^you$/, next: '.|,' },
];
