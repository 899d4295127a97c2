/** What cards say and the rules of the game do not: which word, and how to say it so that it is played. */
const unsaid: readonly (readonly [RegExp, string])[] = [
  [
    /^channel\b/i,
    'the rules do not say what ends a channel: say it, as in "until the start of your next turn or until you attack"',
  ],
  [
    /^(?:and )?interrupts?(?: (?:them|it|the target))?\.?$/i,
    'the rules do not say what an interrupt stops: say it, as in "the target exits its stance" or "cancel the ability"',
  ],
  [
    /\b(?:activates?|acts?|goes) (?:next|first|last)\b|\btakes? the next turn\b/i,
    'the order of turns does not change in a round: of somebody else say "may take a Standard Action now"',
  ],
  [
    /\b(?:takes?|gets?|has|have|gains?) (?:an? |one )?(?:extra|another|additional|second) (?:turn|activation)\b|\bacts? (?:again|immediately after)\b|\btakes? (?:its|their) (?:next )?turn (?:next|after)\b/i,
    'only the hero who bears a text has another turn, right behind its own: of somebody else say "may take a Standard Action now" or "may use one of its abilities"',
  ],
  [
    /^remove [^.,:]{1,30} from the (?:board|map|battlefield|field)\b(?!.*\buntil\b)/i,
    'it does not say when they come back: say it, as in "until the start of your next turn"',
  ],
  [/\bsecret(?:ly)?\b|\bface down\b/i, 'what only one player knows is not played'],
  [
    /\bprevent the next \d+ (?:dmg|damage)\b/i,
    'how much is left to prevent is kept nowhere: say "gain 3 overshield", which does the same',
  ],
  [
    /\b(?:divided?|split)\b[^.]*\b(?:evenly|equally)\b/i,
    'what cannot be shared evenly is not said to go to anybody: say "as you choose"',
  ],
  [
    /\bdebuffs?\b/i,
    'no condition says that it is a debuff: say "an unwanted condition", which whoever has it tells, or name those that are meant',
  ],
  [/\bwhen(?:ever)? you heal,/i, 'it does not say who is healed: say "when you heal a unit", or "when you are healed"'],
];

/** Why a sentence with such a word is by hand. */
export const undefinedWord = (said: string): string | undefined => unsaid.find(([word]) => word.test(said))?.[1];
