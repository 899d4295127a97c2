import { plainPhrases } from './plain-phrases.ts';
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

/** `a Bloodied enemy`, `while Bloodied`: at half of their health or less, as many games call it. */
export const bloodied: readonly Same[] = [
  ...['unit', 'target', 'enemy', 'ally', 'hero', 'units', 'targets', 'enemies', 'allies', 'heroes'].map((who) => ({
    said: `bloodied ${who}`,
    as: `${who} at half health or less`,
  })),
  ...['become', 'becomes'].map((verb) => ({
    said: `${verb} bloodied`,
    as: `${verb === 'become' ? 'drop' : 'drops'} to half health or less`,
  })),
  { said: 'bloodied', as: 'at half health or less', behind: /^(?:is|are|not|while|you're|they're|it's|isn't|aren't)$/ },
];

/** `Fly 4. Burst 1 where you land`: around you, as you are there by then. */
export const landing: readonly Same[] = [
  { said: 'burst # where you land|end|arrive|stop', as: 'burst # around you' },
  { said: 'burst # on|upon landing|arrival|arriving', as: 'burst # around you' },
];

/** What the kits of many games say of kills, healing and deaths. */
export const kitPhrases: readonly Same[] = [
  { said: 'defeat|slay', as: 'kill', next: 'a|an|the|it|them|any|another|one|enemy|enemies|your' },
  { said: 'defeats|slays', as: 'kills', next: 'a|an|the|it|them|any|another|one|enemy|enemies|your|you' },
  { said: 'is|are defeated|slain', as: 'dies', behind: /^(?:ally|enemy|unit|hero|summon|it|target|one)$/ },
  { said: 'were defeated|slain', as: 'died' },
  {
    said: 'you own|control',
    as: 'of yours',
    next: 'deals|deal|moves|move|may|can|has|have|gains|gain|heals|heal|takes|take|in|within|is|are|adjacent|,|:|.',
    not: /^(?:|while|if|when|whenever|unless|as|and|points?|zones?|,|\.|:)$/,
  },
  { said: 'this turn , your next attack', as: 'your next attack this turn' },
  ...["the killer's", 'the killing'].map((whose) => ({
    said: `${whose} team|side|player gains|scores|gets # points|point?`,
    as: 'the team that kills it scores #',
    behind: /^\.$/,
  })),
  {
    said: 'prevents|blocks|absorbs|negates the next damage|hit you take|receive',
    as: 'the next damage you take is prevented',
    behind: /^(?:|\.|this|it)$/,
  },
  { said: 'that|who stop', as: 'that end their movement', next: 'in|on|here|there|inside|within|adjacent|next' },
  { said: 'that|who stops', as: 'that ends its movement', next: 'in|on|here|there|inside|within|adjacent|next' },
  { said: 'against attacks from outside', as: 'against units outside it', next: '.|,|until' },
  { said: 'remove|lose|discard this and give|pass it to', as: 'give this to' },
  { said: 'score|get|land a kill', as: 'kill a unit', behind: /^you$/ },
  { said: 'healing|heals on you is|are', as: 'healing you receive is', next: 'increased|reduced|decreased' },
  { said: 'are reduced to 0 health|hp ,', as: 'would die ,', next: 'instead|return|heal|set|stay' },
  {
    said: 'reduced to 0 health|hp ,',
    as: 'you would die ,',
    behind: /^when(?:ever)?$/,
    next: 'instead|return|heal|set|stay',
  },
  { said: 'would die , return to', as: 'would die , instead heal to' },
  ...plainPhrases,
];
