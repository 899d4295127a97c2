/** What somebody may not do, and what cannot be done to somebody, in the words in which it is read: `nothing can target or damage you`. */
export const stateWords: readonly (readonly [pattern: string, instead: readonly string[]])[] = [
  ...['can|may target or damage|hurt|harm', 'targets or damages|hurts|harms'].map((does): [string, string[]] => [
    `nothing ${does} you`,
    'you cannot be targeted or damaged'.split(' '),
  ]),
  ['nothing can|may damage|hurt|harm you', 'you take no damage'.split(' ')],
  ['nothing damages|hurts|harms you', 'you take no damage'.split(' ')],
  ['you are immune to everything and', 'nothing affects you , and you are'.split(' ')],
  ['you are immune to everything', 'nothing affects you'.split(' ')],
  ...[
    'you can|may move but not act',
    'you can|may only use|take your|the|a? basic|standard|normal move action|actions?',
    'your? only action is your|the|a? basic|standard|normal move action?',
    "you can't|cannot use abilities except|besides for? your|the|a? basic|standard|normal move action?",
    "you can't|cannot use abilities other than your|the|a? basic|standard|normal move action?",
    "you can|may move but can't|cannot act",
    "you can't|cannot do anything but|except|besides move|moving",
    "you can't|cannot act except for|to? move|moving",
  ].map((only): [string, string[]] => [only, 'you can only move'.split(' ')]),
  ...[
    "you can|may move but don't have other actions",
    "you can|may move but don't have any other actions",
    'you have no other? actions? except|but for? your|the|a move action|actions',
  ].map((only): [string, string[]] => [only, 'you cannot use standard actions'.split(' ')]),
];
