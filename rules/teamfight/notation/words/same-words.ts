import { beginning, Cursor } from './cursor.ts';
import { type Form, formsOf } from './forms.ts';
import { exactRange, firstInLine } from './lines-and-ranges.ts';
import { notationWords } from './notation-words.ts';
import { aroundPiece, bloodied, idle, kitPhrases, landing, moments, nearest } from './same-phrases.ts';
import { numberMark, type Token, wordLike } from './token.ts';
import { type WordKind, type Words, wordAt } from './words.ts';

/** A row of words, and what the notation calls the same: `#` stands for the number that was taken. */
export interface Same {
  readonly said: string;
  readonly as: string;
  /** What must come next, where the words may mean something else. */
  readonly next?: string;
  /** What must stand before. */
  readonly behind?: RegExp;
  /** What must not. */
  readonly not?: RegExp;
  /** What must not stand anywhere in the text. */
  readonly without?: RegExp;
  /** What must stand somewhere in the text. */
  readonly having?: RegExp;
  /** Of what, with its number, a name must come next. */
  readonly what?: readonly WordKind[];
}

/** Who or what comes next where something happens to it: "each time you", and not "push 1 each time". */
const somebody =
  'you|your|a|an|the|they|their|it|its|this|that|one|another|someone|somebody|anyone|any|enemies|allies|units|enemy|ally';

const number = /^(?:\d+|one|two|three|four|five|six)$/;

/** What lays an area, whose square that may be. */
const areas = /^(?:x|burst|area|blast|square)$/;

/** What puts a piece on the map. */
const placing = /^(?:place|create|summon|put|leave|spawn|drop|deploy|build|plant|throw|fill|lay|raise)$/;

const had: readonly WordKind[] = ['token', 'condition', 'counter'];

const sameWords: readonly Same[] = [
  ...firstInLine,
  ...exactRange,
  { said: 'enemy|hostile sources', as: 'enemies', behind: /^(?:by|from)$/ },
  { said: 'resistance to all? damage', as: 'resistance' },
  { said: 'damage|dmg equals', as: 'damage equal to' },
  // Whoever comes up against somebody has stopped.
  { said: ', you? stop and', as: ',', having: /^contact/ },
  { said: 'centered|centred on a target in', as: 'around a unit in' },
  { said: 'be healed again', as: 'be healed', next: 'this|until|for|before' },
  { said: 'but not end|stop there', as: 'but cannot end on them' },
  {
    said: 'at half health|hp or less',
    as: 'with half health or less',
    behind: /^(?:enem(?:y|ies)|all(?:y|ies)|units?)$/,
  },
  { said: "that isn't|aren't adjacent to", as: ', not adjacent to', behind: /^\d+$/ },
  { said: 'that is|are not adjacent to', as: ', not adjacent to', behind: /^\d+$/ },
  ...['push', 'pushes', 'move', 'moves'].map((verb) => ({
    said: `${verb} them away from each other #`,
    as: `${verb} them # away from each other`,
  })),
  ...bloodied,
  ...['can|may|could also|even? be|target|choose|include you|yourself|self', 'includes you|yourself|self'].flatMap(
    (may) => ['', 'this|it|you|which|who '].map((who) => ({ said: `( ${who}${may} )`, as: '( including yourself )' })),
  ),
  { said: 'if you? target|targeted yourself', as: 'if the target is you' },
  { said: 'if used on yourself', as: 'if the target is you' },
  // Who stands on something is in range 1 of it, too.
  { said: 'on or adjacent|next to', as: 'in range 1 of', next: 'the|it|your|this' },
  { said: 'if you kill it|them this turn', as: 'if you kill it before the end of your turn', without: /^instant$/ },
  { said: 'if it dies this turn', as: 'if it dies before the end of your turn', without: /^instant$/ },
  // "3x3 Mud, lasts until your next turn".
  { said: ', lasts until', as: 'until' },
  { said: 'that|which lasts until', as: 'until' },
  { said: 'stop being', as: 'lose', what: ['token', 'condition'] },
  { said: 'if yourself', as: 'if the target is you', next: '.|,|)' },
  { said: 'use an attack', as: 'attack', behind: /^(?:you|they)$/ },
  { said: 'uses an attack', as: 'attacks' },
  ...[
    ['attacking', 'attack'],
    ['moving', 'move'],
    ['taking damage', 'take damage'],
    ['attacking or moving', 'attack or move'],
    ['moving or attacking', 'move or attack'],
    ['attacking or taking damage', 'attack or take damage'],
    ['taking damage or attacking', 'take damage or attack'],
  ].map(([doing, done]) => ({ said: `${doing} ends this|it`, as: `this ends when you ${done}` })),
  { said: 'whoever', as: 'anyone who', behind: /^,$/, next: 'attacks|hits|damages|targets you' },
  { said: 'centered|centred on target|a|any|chosen space', as: 'around a space', next: 'in|within|at' },
  { said: 'centered|centred in|within range #', as: 'at range #' },
  { said: 'must discard|lose', as: 'loses', behind: /^(?:target|it|attacker)$/ },
  { said: 'roll a die :', as: 'roll a die ,', next: 'deal|deals that|damage|dmg' },
  // In the text of a piece: what comes then.
  ...['enemies|allies|units|all in burst|range', 'burst #', 'deal|deals #', '# dmg|damage'].map((next) => ({
    said: 'it|this? can|may be detonated|exploded .|:|to|for|,',
    as: 'when detonated ,',
    behind: /^(?:|\.)$/,
    next,
  })),
  {
    said: 'damaged|hurt|harmed by you',
    as: 'you damaged',
    behind: /^(?:unit|units|enemy|enemies|ally|allies|hero|heroes)$/,
    next: 'this|since|in|last',
  },
  { said: 'your range #', as: 'range # of you', behind: /^(?:in|within|into|enters?|entering|leaves?|leaving)$/ },
  { said: 'user|caster of the|that triggering? ability|attack', as: 'attacker', behind: /^the$/, having: /^instant$/ },
  {
    said: "can't|cannot target you unless they are|is adjacent",
    as: 'beyond range 1 cannot target you',
    behind: /^enemies$/,
  },
  { said: 'take none and|then', as: 'take no damage and', next: 'lose|remove|clear|discard this|it' },
  { said: 'discard at', as: 'remove at', behind: /^(?:|[.])$/, next: 'the? end|start|beginning of' },
  { said: 'while you have one|any', as: 'while you have one ,', next: 'you|your' },
  { said: 'pushed into', as: 'that are pushed into', behind: /^(?:units|heroes|summons|allies)$/ },
  { said: 'pushed into', as: 'that are pushed into', behind: /^enemies$/, next: 'a? wall|walls|blocking' },
  { said: 'first enemy hit', as: 'first enemy', behind: /^the$/, next: '.|,' },
  { said: 'first unit hit', as: 'first unit', behind: /^the$/, next: '.|,' },
  // "Use Hook, ignoring its cost".
  ...['', ', '].flatMap((comma) => [
    { said: `${comma}without paying its|their|the cost|costs`, as: 'for free' },
    { said: `${comma}ignoring|without its|their cost|costs`, as: 'for free' },
  ]),
  { said: 'at no cost', as: 'for free' },
  { said: 'new targets', as: 'different targets', behind: /^(?:on|against)$/ },
  ...['attack', 'attacks', 'ability', 'abilities'].map((what) => ({ said: `basic ${what}`, as: `default ${what}` })),
  { said: 'do it|that again', as: 'do this again' },
  ...landing,
  ...kitPhrases,
  { said: 'tile', as: 'space' },
  { said: 'tiles', as: 'spaces' },
  // A square may be an area, too: "a 2x2 square", "the square".
  // "Push it a number of spaces equal to your Coins".
  ...['', 'up to '].flatMap((most) => [
    { said: `${most}a|an number|amount of spaces equal to`, as: `${most}equal to` },
    { said: `${most}spaces equal to`, as: `${most}equal to` },
  ]),
  { said: 'a|an amount|number of damage|dmg equal to', as: 'damage equal to' },
  { said: 'a|an amount|number of overshield equal to', as: 'overshield equal to' },
  { said: 'a|an amount|number of health|hp equal to', as: 'health equal to' },
  ...['use', 'uses', 'using', 'used'].map((verb) => ({
    said: `${verb} your ultimate ability?`,
    as: `${verb} an ultimate`,
  })),
  { said: 'square', as: 'space', without: areas, not: /^the$/ },
  { said: 'squares', as: 'spaces', without: areas },
  { said: 'square', as: 'space', behind: /^(?:empty|free|unoccupied|adjacent|your|their|its|target's)$/ },
  { said: 'squares', as: 'spaces', behind: /^(?:empty|free|unoccupied|adjacent)$/ },
  { said: 'squares', as: 'spaces', behind: number },
  { said: 'size # area|square', as: '# x # area' },
  // "Range 4, size 2" of those in it; of one target it is how large that is, and of a piece how large it lies.
  ...[', size #', 'size #'].map((said) => ({
    said,
    as: '# x #',
    behind: number,
    having: /^(?:area|inside|enemies|allies|units|everyone|anyone|all)$/,
    without: placing,
  })),
  { said: 'explodes :', as: 'explodes ,', next: 'burst' },
  // However a row lies, it is one.
  ...['row , in any orientation|direction', 'row in any orientation|direction', 'row'].map((row) => ({
    said: `straight ${row}`,
    as: 'row',
  })),
  { said: 'row , in any orientation', as: 'row' },
  { said: 'row in any orientation', as: 'row' },
  { said: 'in here', as: 'here' },
  { said: 'in the direction of the line', as: 'along the line' },
  { said: 'take only # damage|dmg', as: 'take # damage instead', behind: /^,$/ },
  { said: 'take only #', as: 'take # damage instead', behind: /^,$/ },
  // Of the one target: in an area it is not known yet who is meant.
  ...['hero', 'summon'].map((who) => ({
    said: `${who} :`,
    as: `if the target is a ${who} :`,
    behind: /^(?:|\.)$/,
    // "Hero: heal 4" could be said to whoever plays the card.
    next: 'tap|#|it|they|push|pull|destroy|kill|the|+',
    without: /^(?:burst|line|path|x|every|enemies|allies|units)$/,
  })),
  { said: "can't|cannot target range 1", as: 'cannot target adjacent units' },
  { said: 'heals half of it', as: 'heals half that much' },
  { said: "cannot|can't regain health|hp", as: 'cannot be healed' },
  { said: 'traveled|travelled', as: 'moved' },
  { said: 'you start', as: 'you start your turn', next: 'adjacent|next|in|within|on' },
  { said: 'hostiles', as: 'enemies' },
  { said: 'execute', as: 'kill', next: 'the|target|it|them|him|her|that|an|all|each|enemies' },
  { said: 'executes', as: 'kills' },
  { said: 'is|are executed', as: 'dies' },
  { said: 'enemy|hostile units', as: 'enemies' },
  { said: 'enemy|hostile unit', as: 'enemy' },
  { said: 'character', as: 'unit' },
  // "Your figure" is you, and "the figure" may be what the opponent takes.
  { said: 'figure', as: 'unit', behind: /^(?:an?|each|every|any|another|other|adjacent|enemy|that|target)$/ },
  { said: 'characters', as: 'units' },
  { said: 'figures', as: 'units', not: /^(?:your|their|the)$/ },
  { said: 'of size', as: 'that are size', behind: /^(?:units|enemies|allies|heroes|summons)$/, next: '#' },
  { said: 'of size', as: 'that is size', behind: /^(?:unit|enemy|ally|hero|summon)$/, next: '#' },
  ...['units', 'enemies', 'allies', 'heroes'].flatMap((who) => [
    { said: `size # + ${who}`, as: `${who} that are size # +` },
    { said: `size # ${who}`, as: `${who} that are size #` },
  ]),
  ...['unit', 'enemy', 'ally', 'hero'].flatMap((who) => [
    { said: `size # + ${who}`, as: `${who} that is size # +` },
    { said: `size # ${who}`, as: `${who} that is size #` },
  ]),
  { said: 'the target|targeted|targetted unit', as: 'the target' },
  ...['enemy', 'ally', 'hero', 'summon', 'object'].map((who) => ({
    said: `the target|targeted|targetted ${who}`,
    as: `that ${who}`,
  })),
  ...['ally', 'enemy', 'unit', 'target'].map((who) => ({
    said: `range # ${who}`,
    as: `${who} in range #`,
    behind: /^(?:|\.|:)$/,
    next: "becomes|ignores|is|can|cannot|can't",
  })),
  { said: 'in|within a range of', as: 'in range', next: '#' },
  { said: 'range :', as: 'range', next: '#' },
  { said: 'in|within a burst of? # around you|yourself', as: 'in burst #' },
  { said: 'in|within a burst of?', as: 'in burst', next: '#' },
  { said: 'burst of', as: 'burst', next: '#' },
  { said: 'in burst # around you|yourself', as: 'in burst #' },
  { said: 'in a line of # spaces', as: 'in line #' },
  { said: 'in a line of', as: 'in line', next: '#' },
  // "Place a line of 3 Crates".
  { said: 'line of', as: 'line', next: '#', behind: /^(?:|in|first)$/ },
  { said: 'by', as: 'x', next: '# area|square|block|grid', behind: number },
  { said: 'defense|defence', as: 'def', behind: number },
  { said: 'true|pure damage|dmg', as: 'irreducible damage' },
  { said: 'dmg|damage true', as: 'damage irreducible' },
  { said: ', ignores|ignoring def|defense|defence', as: ', undefendable' },
  ...['enemy', 'enemies', 'ally', 'allies', 'unit', 'units'].map((who) => ({
    said: `visible ${who}`,
    as: `${who} in los`,
  })),
  { said: 'this attack|ability', as: 'this', next: 'kills|hits|misses|crits|deals' },
  {
    said: 'may',
    as: 'you may',
    behind: /^(?:|\.|-)$/,
    next: 'move|heal|push|pull|teleport|fly|swap|use|gain|spend|place',
  },
  { said: 'attack a|an|one', as: 'a', next: 'unit|enemy|target', behind: /^(?:|\.|:|,)$/ },
  { said: 'beside', as: 'adjacent to' },
  { said: 'through|thru the end of', as: 'until the end of' },
  { said: 'until|till the game ends', as: 'for the rest of the game' },
  { said: 'until|till the game is over', as: 'for the rest of the game' },
  { said: 'then|and attack :', as: 'then', next: 'range|line|burst|adjacent' },
  ...[
    "you've|youve used this ability?",
    'you have used this ability?',
    'this|it ability? was used',
    'this|it ability? has been used',
  ].flatMap((used) =>
    ['this game', 'before|already?'].map((when) => ({
      said: `for each|every time ${used} ${when}`,
      as: 'for each previous use',
    })),
  ),
  { said: 'not usable|useable', as: "can't be used" },
  { said: 'unusable', as: "can't be used", next: 'in|while|if|when' },
  { said: 'except|excluding for? summons', as: 'that are not summons', behind: /^(?:enemies|units|allies|\d+)$/ },
  { said: 'auto hit|hits', as: 'always hits' },
  { said: 'auto-hit|auto-hits', as: 'always hits' },
  { said: 'is|are unable to', as: 'cannot' },
  { said: 'is|are not able to', as: 'cannot' },
  { said: 'heal for', as: 'heal', next: '#' },
  { said: 'heals for', as: 'heals', next: '#' },
  { said: 'may choose to', as: 'may' },
  { said: 'choose whether to', as: 'choose to', having: /^or$/ },
  { said: 'you choose :', as: 'choose one :', behind: /^(?:|\.|,)$/, having: /^or$/ },
  { said: 'choose either', as: 'choose', having: /^or$/, not: /^(?:you|may)$/ },
  {
    said: 'or to',
    as: 'or',
    having: /^choose$/,
    next: 'give|deal|push|pull|move|heal|gain|place|summon|teleport|draw|take',
  },
  { said: 'when your next turn starts|begins', as: 'at the start of your next turn' },
  { said: 'when your next turn ends', as: 'at the end of your next turn' },
  { said: 'lasts|stays|remains # rounds', as: 'lasts for # rounds' },
  {
    said: 'breaks|expires|disappears|vanishes|crumbles|fades|collapses after # rounds',
    as: 'lasts for # rounds',
    behind: /^(?:it|this|which|that)$/,
  },
  { said: 'when the round ends', as: 'at the end of the round' },
  ...['your', 'their'].flatMap((whose) => [
    { said: `${whose} next turn is over`, as: `the end of ${whose} next turn`, behind: /^(?:until|till)$/ },
    { said: `${whose} next turn ends`, as: `the end of ${whose} next turn`, behind: /^(?:until|till)$/ },
  ]),
  { said: 'until|till the next turn ends', as: 'until the end of the next turn' },
  { said: 'at a? range # or less|closer|nearer', as: 'in range #' },
  { said: 'range # or less|closer|nearer', as: 'range #' },
  { said: 'gets # dmg|damage', as: 'takes # dmg' },
  { said: 'get # dmg|damage', as: 'take # dmg' },
  ...['take', 'takes', 'deal', 'deals'].map((does) => ({ said: `${does} 50 % damage`, as: `${does} half damage` })),
  ...['if', 'when'].map((asks) => ({ said: `${asks} the|this|that attack hits`, as: 'if it hits' })),
  ...['to you', 'you take|receive'].map((whose) => ({
    said: `all? damage ${whose} is reduced to #`,
    as: 'you take no more than # damage',
    not: /^next$/,
  })),
  { said: 'it is dead', as: 'it dies', behind: /^,$/ },
  { said: 'from more than # spaces|space? away', as: 'from beyond range #' },
  { said: ', replace|replacing )', as: ', replace oldest )' },
  {
    said: ', the? old|older|oldest|previous|first ones|one? crumble|crumbles|break|breaks|disappear|disappears|vanish|vanishes|go|goes away?',
    as: ', remove oldest',
    behind: number,
    next: ')',
  },
  {
    said: ', the? old|older|oldest|previous|first ones|one? is|are removed|replaced|destroyed',
    as: ', remove oldest',
    behind: number,
    next: ')',
  },
  // "To a maximum of 3" is known as it is.
  { said: 'maximum of', as: 'max', next: '#', not: /^a$/ },
  { said: 'each|every time', as: 'whenever', next: somebody },
  { said: 'any #', as: '#', next: 'adjacent|connected|touching spaces', behind: /^(?:|:|,|\.)$/ },
  { said: 'spent no movement', as: 'did not move' },
  { said: "didn't spend any? movement", as: 'did not move' },
  { said: 'did not spend any? movement', as: 'did not move' },
  { said: 'have spent no movement', as: 'have not moved' },
  { said: "haven't spent any? movement", as: 'have not moved' },
  { said: 'have lost health|hp', as: 'are not at full health', behind: /^(?:you|they)$/, next: ',|:|.' },
  { said: 'has lost health|hp', as: 'is not at full health', behind: /^(?:target|it|unit|ally|enemy)$/, next: ',|:|.' },
  { said: 'stood still', as: 'did not move', behind: /^(?:you|they|it)$/ },
  { said: 'get # damage|dmg', as: 'take # damage', behind: /^(?:target|enemies|allies|units|it|them|they|space|you)$/ },
  { said: 'any time', as: 'whenever', next: somebody, not: /^at$/ },
  { said: 'anytime', as: 'whenever', next: somebody },
  { said: 'restore|recover|regain # health|hp to|on yourself', as: 'you heal #' },
  { said: 'restore|recover # health|hp', as: 'heal #' },
  { said: 'restores|recovers # health|hp', as: 'heals #' },
  { said: 'receive', as: 'gain', what: had },
  { said: 'receives', as: 'gains', what: had },
  {
    said: 'use',
    as: 'spend',
    what: ['counter'],
    not: /^(?:not|can|cannot|can't|to|you|they|units|enemies|allies)$/,
  },
  {
    said: 'carrying',
    as: 'with',
    what: ['counter', 'token', 'condition'],
    behind: /^(?:enemy|ally|unit|units|enemies|allies|target|anyone)$/,
  },
  { said: 'carry', as: 'have', what: ['counter', 'token', 'condition'], behind: /^(?:they|you|units|enemies|allies)$/ },
  { said: 'carries', as: 'has', what: ['counter', 'token', 'condition'] },
  { said: 'marked with', as: 'with' },
  { said: 'overkill damage', as: 'excess damage' },
  { said: 'use up', as: 'spend', what: ['counter', 'token'] },
  { said: 'set', as: 'place', what: ['marker', 'summon'] },
  { said: 'put|leave|drop|spawn', as: 'summon', next: 'a|an|one|two|three|#', what: ['summon'] },
  { said: 'set up', as: 'place', what: ['marker', 'summon'] },
  // "Put your Wolf in range 2" is of one that there is.
  { said: 'put', as: 'place', next: 'a|an|one|up|#', what: ['summon'] },
  { said: 'take # less damage|dmg', as: 'take - # damage', next: 'per|for' },
  { said: 'takes # less damage|dmg', as: 'takes - # damage', next: 'per|for' },
  {
    said: 'that is|are not adjacent|next to',
    as: ', not adjacent to',
    not: /^(?:unit|units|enemy|enemies|ally|allies|target|hero|heroes|each|those|all)$/,
  },
  { said: 'gets', as: 'is', next: 'pushed|pulled|moved|teleported|healed' },
  { said: 'get', as: 'are', next: 'pushed|pulled|moved|teleported|healed' },
  { said: 'outside of? range', as: 'beyond range', next: '#', behind: /^(?:enemies|allies|units|heroes)$/ },
  { said: 'from outside of? range', as: 'from beyond range', next: '#' },
  { said: 'when they target|attack you', as: 'when targeting you', behind: /^def$/ },
  { said: 'outwards|outward', as: 'away from the center', behind: /^(?:\d+|one|two|three|four|five|space|spaces)$/ },
  { said: 'push|pushed|pushes outwards|outward #', as: 'push # away from the center' },
  { said: 'inwards|inward', as: 'towards the center', behind: /^(?:\d+|one|two|three|four|five|space|spaces)$/ },
  ...idle,
  ...aroundPiece,
  ...moments,
  ...nearest,
  { said: 'unit ( ally|enemy|friend or enemy|ally|foe )', as: 'unit' },
  { said: 'unit , ally|enemy|friend or enemy|ally|foe ,', as: 'unit', next: 'to|up|into|in|within' },
  { said: 'max|maximum # on the map|board|battlefield', as: 'max #' },
  { said: 'max|maximum # at once', as: 'max #' },
  { said: 'max|maximum # at a time', as: 'max #' },
  { said: 'max|maximum # in play', as: 'max #' },
  { said: 'you can|may have # at most', as: 'max #', behind: /^(?:\.|\()?$/ },
  { said: 'you can|may have at most #', as: 'max #', behind: /^(?:\.|\()?$/, next: '.' },
  { said: 'if its', as: 'if it is', next: 'a|an|the|not|in|on|adjacent|still' },
  { said: 'for a|your|their move action', as: 'as a move action', behind: /^(?:ability|abilities|attack)$/ },
  { said: 'loses # speed', as: 'has - # speed' },
  { said: 'lose # speed', as: 'have - # speed' },
  { said: 'goes away', as: 'expires', next: 'at the' },
  { said: 'go away', as: 'expire', next: 'at the' },
  { said: 'as soon as', as: 'when', next: 'you|they|it|this|that|he|she|the|a|an|any' },
  ...['standard', 'move'].map((action) => ({
    said: `a second ${action} action`,
    as: `an additional ${action} action`,
    behind: /^(?:has|have|get|gets|gain|gains)$/,
  })),
  ...['unit', 'target', 'enemy', 'ally', 'hero'].flatMap((who) => [
    { said: `( max|maximum # on a|an|one|any|every ${who}`, as: `( max # per ${who}` },
    ...['up to', 'at most', 'no more than'].map((most) => ({
      said: `( ${most} # on|per a|an|one|any|every|each? ${who}`,
      as: `( max # per ${who}`,
    })),
  ]),
  ...['at most', 'no more than', 'not more than'].map((most) => ({ said: `( ${most} #`, as: '( max #' })),
  { said: '( # at most', as: '( max #' },
  { said: '( only? one at a time', as: '( max one', next: ', the|it|this|old|oldest|previous|remove|replace|replaces' },
  ...[
    'the? oldest|old|previous one? disappears|vanishes|dies|goes|leaves',
    'the? oldest|old|previous one? is lost|removed|destroyed|replaced|gone',
    'it|this? leaves the? old|previous target|one|unit|bearer',
    'it|this? moves|goes to the new target|one|unit|bearer',
    'replace|replaces|replacing|remove|removes|removing the? old|oldest|previous one|target',
  ].map((goes) => ({ said: `, ${goes} )`, as: ', remove oldest )' })),
];

/** With what comes second, where something must: many begin with a comma or a bracket. */
function secondOf(same: Same): Same & Form {
  const [head = '', ...rest] = same.said.split(' ');
  const mayEnd = rest.every((part) => part.length > 1 && part.endsWith('?'));
  return head.endsWith('?') || mayEnd ? same : { ...same, begins: beginning(rest.join(' ')) };
}

const rowsByFirst = new Map<string, (Same & Form)[]>();
for (const one of sameWords.map(secondOf))
  for (const word of beginning(one.said).words) rowsByFirst.set(word, [...(rowsByFirst.get(word) ?? []), one]);

/** What is called the same, by the word that it begins with, and then by the second one. */
type Rows = (cursor: Cursor) => readonly Same[];
const byFirst: ReadonlyMap<string, Rows> = new Map([...rowsByFirst].map(([word, rows]) => [word, formsOf(() => rows)]));

/** Words of the notation may stand in names too, and short ones in any. */
const isOwn = (text: string, words: Words): boolean =>
  text.length > 3 && !notationWords.has(text) && namesOf(words).has(text);

const known = new WeakMap<Words['forms'], ReadonlySet<string>>();

/** All words of all names of a set. */
function namesOf({ forms }: Words): ReadonlySet<string> {
  let names = known.get(forms);
  if (names === undefined) {
    names = new Set([...forms.values()].flatMap((some) => some.flatMap(({ tokens }) => tokens)));
    known.set(forms, names);
  }
  return names;
}

/**
 * The tokens of a text in the notation's own words, where it says the same in others: `each tile` is each space. What the set has a name
 * for is left alone: where something is called Tile, a tile may be that.
 */
export function inSameWords(tokens: readonly Token[], words: Words): readonly Token[] {
  let said: Token[] | undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (cursor.at < tokens.length) {
    const { at } = cursor;
    const rows = byFirst.get((tokens[at] as Token).text);
    const found = rows && sameAt(rows, cursor, words);
    if (found === undefined) {
      said?.push(tokens[at] as Token);
      cursor.at = at + 1;
      continue;
    }
    said ??= tokens.slice(0, at);
    said.push(...inPlace(tokens.slice(at, cursor.at), found.as));
  }
  return said ?? tokens;
}

/** `a Coin`, `2 Coins`, `your Hook`. */
function comesOf(what: readonly WordKind[], { tokens, at, end }: Cursor, words: Words): boolean {
  const ahead = new Cursor(tokens, at, end);
  ahead.takeAny('all of? your?', 'any number of your?', 'a|an|one|your', 'up to #', '#');
  return wordAt(words, tokens, ahead.at, end, what) !== undefined;
}

const sameAt = (rows: Rows, cursor: Cursor, words: Words): Same | undefined => {
  const { at, tokens } = cursor;
  const before = cursor.before?.text ?? '';
  cursor.at = at + 1;
  return rows(cursor).find(({ said, next, behind, not, without, having, what }) => {
    cursor.at = at;
    if (behind?.test(before) === false || not?.test(before) || !cursor.take(said)) return false;
    if (next !== undefined && !cursor.sees(next)) return false;
    if (what !== undefined && !comesOf(what, cursor, words)) return false;
    if (without !== undefined && tokens.some((token, index) => index !== at && without.test(token.text))) return false;
    if (having !== undefined && !tokens.some(({ text }) => having.test(text))) return false;
    return !tokens.slice(at, cursor.at).some(({ text }) => isOwn(text, words));
  });
};

/** Other words in the place of some: the first begins and the last ends where those did. */
function inPlace(tokens: readonly Token[], as: string): Token[] {
  const [like] = tokens as [Token];
  const last = tokens.at(-1) as Token;
  const number = tokens.find(({ mark }) => mark === numberMark);
  const all = as.split(' ');
  return all.map((text, index) => {
    if (text === '#' && number !== undefined) return number;
    const place =
      index === 0 ? { from: like.from, to: all.length === 1 ? last.to : like.to } : { from: last.from, to: last.to };
    const said = /^\d$/.test(text)
      ? { ...like, kind: 'number' as const, text, value: Number(text), mark: numberMark }
      : wordLike(like, text);
    return { ...said, ...place };
  });
}
