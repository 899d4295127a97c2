import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { About } from './rewording.ts';
import { stateWords } from './state-words.ts';

/** What is done to somebody, said of them: `is healed for 3` is `heals 3`. */
const otherWords: readonly (readonly [pattern: string, instead: readonly string[]])[] = [
  ['is|are healed for', ['heals']],
  ['is|are healed', ['heals']],
  ['is|are given', ['gains']],
  ['is|are dealt', ['takes']],
  ['and dealt', ['and', 'takes']],
  ['and given', ['and', 'gains']],
  ['the|that marked|chosen|targeted area|square', ['the', 'area']],
  ["the|its area's empty|free|unoccupied spaces", 'each empty space of the area'.split(' ')],
  ["the|its area's spaces", 'each space of the area'.split(' ')],
  ['if you? target|targeted yourself', 'if the target is you'.split(' ')],
  ['if used on yourself', 'if the target is you'.split(' ')],
  ['turn and the start of your next turn', 'turn and at the start of your next turn'.split(' ')],
  ['turn and the end of your next turn', 'turn and at the end of your next turn'.split(' ')],
  ['starting or ending their turn', 'that start or end their turn'.split(' ')],
  ['in addition ,', []],
  ['either way ,', []],
  ['of your own? space', ['of', 'you']],
  ["of the? target's space", ['of', 'the', 'target']],
  ['in either|any case ,', []],
  [', for any reason', []],
  ['for any reason', []],
  ['non default', ['non-default']],
  ['refresh and untap', ['refresh']],
  ['untap and refresh', ['refresh']],
  ['on|with a natural', ['on', 'a']],
  ['roll a natural', ['roll', 'a']],
  ['rolls a natural', ['rolls', 'a']],
  ['all? unspent', ['all']],
  ['always? count as flying', ['are', 'flying']],
  ['always? counts as flying', ['is', 'flying']],
  ['always? count as undefendable', ['are', 'undefendable']],
  ['always? counts as undefendable', ['is', 'undefendable']],
  ["your attacks can't|cannot|never miss", 'you cannot miss'.split(' ')],
  ['your attacks always hit', 'you cannot miss'.split(' ')],
  ['if you have? used no ability|abilities', 'if you did not use an ability'.split(' ')],
  ['damage you take|receive is halved', 'you take half damage'.split(' ')],
  ['all? damage that? you take|receive is reduced|lowered by', 'you reduce damage taken by'.split(' ')],
  ['from each|every attack', 'from attacks'.split(' ')],
  ['reduce all|the damage|dmg you take|receive', 'you reduce damage taken'.split(' ')],
  ['all? damage dealt? to you is reduced|lowered by', 'you reduce damage taken by'.split(' ')],
  ['begin|begins the game with', 'start with'.split(' ')],
  ['additionally ,?', []],
  [',? but no standard', [',', 'no', 'standard']],
  [',? but no move', [',', 'no', 'move']],
  ['you ignore push|pushes and|or pull|pulls', 'you are immune to forced movement'.split(' ')],
  ['you ignore forced movement', 'you are immune to forced movement'.split(' ')],
  ['ignore push|pushes and|or pull|pulls', 'immune to forced movement'.split(' ')],
  ['ignore forced movement', 'immune to forced movement'.split(' ')],
  ['anyone|anybody|whoever in|inside', ['units', 'in']],
  ['anyone|anybody|whoever here', ['units', 'here']],
  ['anyone|anybody|whoever there', ['units', 'there']],
  ['whoever is|stands in|inside', ['units', 'in']],
  ['whoever is|stands there', ['units', 'there']],
  ['anyone|anybody who|that is|stands there', ['units', 'there']],
  ['to also', ['to']],
  ['damage|dmg when|while targeting|attacking you', 'damage to you'.split(' ')],
  ['afterwards ,?', ['then']],
  ['after that ,?', ['then']],
  ['after this ,', ['then']],
  ['after this you', ['then', 'you']],
  ['finally ,?', ['then']],
  // What answers a healing comes behind it anyway.
  ['after the|this|that? healing', []],
  ['after moving ,?', ['then']],
  ['after the|this|that move|movement ,?', ['then']],
  ['from all|any sources|source', []],
  ['instantly', []],
  [',? one at a time', []],
  [',? one after the other|another', []],
  // All that is halved is rounded up.
  ['( rounding|rounded up )', []],
  [',? rounding|rounded up', []],
  ["doesn't|don't act in|during their|its next", ['cannot', 'act', 'on', 'their', 'next']],
  ["doesn't|don't act", ['cannot', 'act']],
  ['your? range is? limited to', 'your abilities have max range'.split(' ')],
  ['their range is? limited to', 'their abilities have max range'.split(' ')],
  ['the? range of your attacks|abilities is limited to', 'your abilities have max range'.split(' ')],
  ['the? range of your attacks|abilities is at most', 'your abilities have max range'.split(' ')],
  ['healing on|to you is halved', 'you receive half healing'.split(' ')],
  ['does|do not act', ['cannot', 'act']],
  ['for their|its next turn', ['on', 'their', 'next', 'turn']],
  ['purge|clear any number of effects', 'clear any number of conditions'.split(' ')],
  ["cannot|can't move on their|its|your own", ['cannot', 'move', 'voluntarily']],
  ["cannot|can't use your|their|its own? movement", ['cannot', 'move']],
  ['at all times', []],
  ['be moved by any effect|effects|means', ['be', 'moved']],
  ['be moved by other units', ['be', 'moved']],
  // Whoever is teleported is moved.
  ...['moved , teleported or swapped', 'moved , swapped or teleported'].flatMap((moved): [string, string[]][] => [
    [`${moved} by other? units`, 'moved or swapped'.split(' ')],
    [moved, 'moved or swapped'.split(' ')],
  ]),
  ['moved or swapped by other? units', 'moved or swapped'.split(' ')],
  ['moved or teleported by other? units', ['moved']],
  [', not even by allies', []],
  ['be moved by any other? unit|units|abilities|ability', ['be', 'moved']],
  // How many there may be is said where they are placed else.
  [', ignoring the|its|their max|maximum|limit', []],
  // Nobody can end where somebody stands, or in a wall, anyway.
  [",? but cannot|can't end|stop|stay your? move|movement|turn? in|on|inside one|them|it|walls|units", []],
  [",? but cannot|can't end|stop|stay your? move|movement|turn? there", []],
  ['the attack deals|does half damage', 'take half damage from the attack'.split(' ')],
  ['damage from the attack|ability is halved', 'take half damage from the attack'.split(' ')],
  ["the attacker's damage is halved", 'take half damage from the attack'.split(' ')],
  ['always crits|crit if it|they hits|hit', 'has + six crit'.split(' ')],
  ['always crit', 'have + six crit'.split(' ')],
  ...[
    'each|every hit of yours is a? critical|crit hit?',
    'each of your hits is a? critical|crit hit?',
    'all? of? your hits are crits|criticals|critical',
  ].map((crits): [string, string[]] => [crits, 'your attacks have + six crit'.split(' ')]),
  ['always crits', 'has + six crit'.split(' ')],
  ...[
    "attacks|abilities against|targeting you cannot|can't crit",
    "you cannot|can't be crit|critted",
    "you cannot|can't be critically hit",
    "you cannot|can't be hit critically",
    "enemies|units cannot|can't crit you",
    'you are immune to crits|crit',
    'you are immune to critical hits',
  ].map((never): [string, string[]] => [never, 'attacks against you have - six crit'.split(' ')]),
  ["cannot|can't crit", 'have - six crit'.split(' ')],
  ['never crit', 'have - six crit'.split(' ')],
  ['aoe damage', ['aoe']],
  ['tap|taps an|one ability of your choice on|of the target', "tap one of the target's abilities".split(' ')],
  ['tap|taps an|one ability of your choice', 'tap one of their abilities'.split(' ')],
  ...['it dies', 'this kills', 'it kills', 'the target dies'].map((dies): [string, string[]] => [
    `repeat this|it? on|against a|another new|different? target|enemy|unit in|within? range? if ${dies}`,
    'on kill , repeat this'.split(' '),
  ]),
  ['you? start|begin each|every round with', 'at the start of each round , gain'.split(' ')],
  ['you? start|begin each|every|your turn|turns with', 'at the start of your turn , gain'.split(' ')],
  [', that much|many damage|dmg', [',', 'deal', 'that', 'much', 'damage']],
  ...['take', 'are', 'gain', 'lose'].map((does): [string, string[]] => [
    `attackers ${does}`,
    ['units', 'that', 'attack', 'you', does],
  ]),
  ...[
    'you have no allies left|alive|remaining? ,',
    'no allies are alive|left|standing ,',
    'all of? your? allies are dead ,',
  ].map((none): [string, string[]] => [none, 'there are no allies on the map ,'.split(' ')]),
  ...[
    'you are the last hero|one alive|standing|left|remaining ,',
    'you are the last hero|one? of|on your team|side alive|standing|left? ,',
  ].map((last): [string, string[]] => [last, 'there are no allied heroes on the map ,'.split(' ')]),
  ['of that turn', 'of this turn'.split(' ')],
  ['that turn', ['this', 'turn']],
  ['you can|may attack|target|shoot through|past walls', 'your attacks ignore walls'.split(' ')],
  ['takes|take|suffers|suffer the same damage|amount', 'takes that much damage'.split(' ')],
  ...['standard', 'move'].flatMap((action): [string, string[]][] => [
    [
      `loses|lose their|its|one|a ${action} action on|during|in their|its next turn`,
      `loses their next ${action} action`.split(' '),
    ],
    [`loses|lose their|its ${action} action next turn`, `loses their next ${action} action`.split(' ')],
    [`lose your|one|a ${action} action on|during|in your next turn`, `lose your next ${action} action`.split(' ')],
    [`lose your ${action} action next turn`, `lose your next ${action} action`.split(' ')],
    [`skip your next ${action} action`, `lose your next ${action} action`.split(' ')],
    [`skips|skip their|its next ${action} action`, `loses their next ${action} action`.split(' ')],
  ]),
  ['no reactions or|and instants', "you can't use reactions or instants".split(' ')],
  ...['moving', 'attacking'].map((does): [string, string[]] => [
    `exit|leave it|this? by ${does}`,
    `exit when you ${does === 'moving' ? 'move' : 'attack'}`.split(' '),
  ]),
  ...["don't|doesn't", 'do|does not'].map((not): [string, string[]] => [
    `${not} count for|on|towards objectives`,
    'cannot count for objectives'.split(' '),
  ]),
  ...['ally', 'enemy', 'unit', 'hero'].map((who): [string, string[]] => [`a single ${who}`, ['one', who]]),
  ['you deploy|start|begin in', 'when you deploy , enter'.split(' ')],
  ['right away|now', ['immediately']],
  ['all? of? your? abilities refresh', 'refresh all your abilities'.split(' ')],
  [', wherever they are', []],
  ['wherever they are', []],
  ['no matter where they are', []],
  ['pick|picks it|them up', ['remove', 'it']],
  ['and survive|live', []],
  ['clear|remove the? tap from one of your abilities', 'refresh one of your tapped abilities'.split(' ')],
  ['clears|removes the? tap from one of their abilities', 'refreshes one of their tapped abilities'.split(' ')],
  ['in melee', ['in', 'range', 'one']],
  ['before your next turn', ['until', 'your', 'next', 'turn']],
  ['after your next turn ,', 'at the end of your next turn ,'.split(' ')],
  ['hazard damage', ['hazards']],
  ['that|which has one of your allies adjacent to? it?', 'adjacent to an ally'.split(' ')],
  ['with one of your allies adjacent to? it?', 'adjacent to an ally'.split(' ')],
  ['adjacent|next to one of your allies', 'adjacent to an ally'.split(' ')],
  [',? occupied spaces are fine|allowed', []],
  ['your turn next round', 'your next turn'.split(' ')],
  ['attacks twice this turn', ['attacks', 'twice']],
  ['attack twice this turn', ['attack', 'twice']],
  ['the first attack you make', ['your', 'first', 'attack']],
  ...['enemy', 'unit'].flatMap((who): [string, string[]][] => [
    [`it|they is|are the only ${who}`, `no other ${who} is`.split(' ')],
    [`the? target is the only ${who}`, `no other ${who} is`.split(' ')],
  ]),
  ...['two', 'three'].map((count): [string, string[]] => [`nearest|closest ${count}`, [count, 'nearest']]),
  ['an|any adjacent enemy moves|steps away from you', 'an enemy leaves range one of you'.split(' ')],
  ['an|any adjacent enemy moves|steps away', 'an enemy leaves range one of you'.split(' ')],
  ['stops being adjacent to you', 'leaves range one of you'.split(' ')],
  ['targets you with an|any ability', ['targets', 'you']],
  ['unaffected by', ['immune', 'to']],
  ['moves voluntarily into', ['voluntarily', 'enters']],
  ['your armor|armour is ignored', 'you have no armor'.split(' ')],
  ['your resistance is ignored', 'you have no resistance'.split(' ')],
  ['your armor|armour and|or resistance is|are ignored', 'you have no armor or resistance'.split(' ')],
  ['your resistance and|or armor|armour is|are ignored', 'you have no armor or resistance'.split(' ')],
  ['from further|farther|more than range', ['from', 'beyond', 'range']],
  ['in a straight? line up to an|any', 'in a straight line next to an'.split(' ')],
  ['end of the current turn', ['end', 'of', 'this', 'turn']],
  ['until|till the|this current? turn ends', 'until the end of the turn'.split(' ')],
  ['can only be targeted|attacked|hit from|within|in? range', "can't be targeted from beyond range".split(' ')],
  [',? even from|by your? allies|yourself|friends', []],
  // So much comes beside it and changes nothing.
  ['heal to full health|hp? instead of #', 'heal to full'.split(' ')],
  ['you always? teleport instead of moving|walking', 'your movement is teleporting'.split(' ')],
  ['you teleport whenever you move', 'your movement is teleporting'.split(' ')],
  ['whenever|when you move , you teleport instead', 'your movement is teleporting'.split(' ')],
  ["aren't affected by", ['are', 'immune', 'to']],
  ['are not affected by', ['are', 'immune', 'to']],
  ['you ignore hazards|hazard', ['you', 'are', 'immune', 'to', 'hazards']],
  ["they're|theyre removed", ['they', 'are', 'removed']],
  ['you start|begin the? game? with', 'at the start of the game , you gain'.split(' ')],
  ['each|every of your allies', ['each', 'ally']],
  ['everyone|everybody adjacent', ['all', 'adjacent', 'units']],
  ['cover and walls', ['cover', ',', 'ignoring', 'walls']],
  ['walls and cover', ['cover', ',', 'ignoring', 'walls']],
  ['if you like|want|wish', []],
  ["hazards don't|dont|cannot|can't affect|harm|hurt|damage you", 'you are immune to hazards'.split(' ')],
  ['hazards do not affect|harm|hurt|damage you', 'you are immune to hazards'.split(' ')],
  [
    "your own? hazards don't|dont|cannot|can't affect|harm|hurt|damage you",
    'you are immune to your hazards'.split(' '),
  ],
  ['your own? hazards do not affect|harm|hurt|damage you', 'you are immune to your hazards'.split(' ')],
  ['difficult terrain costs you no extra|additional movement', 'you ignore difficult terrain'.split(' ')],
  ['difficult terrain does not|never slow|slows you', 'you ignore difficult terrain'.split(' ')],
  ['you may|can? ignore walls when|while moving', 'you can move through walls'.split(' ')],
  ...['heal', 'gain', 'get', 'take', 'move', 'lose'].map((verb): [string, string[]] => [`each ${verb}`, [verb]]),
  ['when|whenever you are pushed and|or pulled , it is', 'pushes and pulls move you'.split(' ')],
  ['when|whenever you are pushed , it is', 'pushes move you'.split(' ')],
  ['when|whenever you are pulled , it is', 'pulls move you'.split(' ')],
  ['to|at the source', ['to', 'the', 'attacker']],
  ...['at', 'if', 'beyond', 'against'].map((where): [string, string[]] => [
    `this|it? deals irreducible damage ${where}`,
    ['irreducible', where],
  ]),
  ['the|its|this? damage is irreducible', ['irreducible']],
  ['are both', ['are']],
  ['blow|blows up', ['detonate']],
  ["can't|cannot spend any? actions", ['cannot', 'act']],
  ["can't|cannot spend move action|actions", 'cannot use move actions'.split(' ')],
  ["can't|cannot spend standard action|actions", 'cannot use standard actions'.split(' ')],
  [', wherever it|they is|are', 'anywhere on the map'.split(' ')],
  [',? no matter where it|they is|are', 'anywhere on the map'.split(' ')],
  ['becomes the target of', 'is targeted by'.split(' ')],
  ['become the target of', 'are targeted by'.split(' ')],
  ['until|till the? end of the game|match', 'for the rest of the game'.split(' ')],
  ['closer to you', 'towards you'.split(' ')],
  ['when|whenever killed|slain|defeated by', 'when you are killed by'.split(' ')],
  ['all? negative|harmful|bad conditions', 'all unwanted conditions'.split(' ')],
  ['from attacks in|within range', 'from attacks from range'.split(' ')],
  ['up to twice per|each|a turn', 'twice per turn'.split(' ')],
  ['place|put|set yourself adjacent|next to', 'teleport to a space adjacent to'.split(' ')],
  ['standing in|on or adjacent|next to', 'on or adjacent to'.split(' ')],
  ['to any|another other? space adjacent|next to', 'to any space adjacent to'.split(' ')],
  ['each your turns', 'each of your turns'.split(' ')],
  ['receives|receive no healing', 'cannot be healed'.split(' ')],
  ['immediately', []],
  ['may each? teleport to empty|free|unoccupied spaces', 'may teleport to an empty space'.split(' ')],
  ['ally each teleport to an', 'ally teleport to an'.split(' ')],
  ['place|put|set yourself in|on|at', ['teleport', 'to']],
  ['you? return|reappear|appear|land to|on the board|map|battlefield in|on a|an|any', ['teleport', 'to', 'an']],
  ['you? return|reappear|appear|land in|on an|any', ['teleport', 'to', 'an']],
  ['you? return|reappear|appear|land to|on|onto a|any', ['teleport', 'to', 'a']],
  ['you? return|reappear|appear|land adjacent|next to any', ['teleport', 'adjacent', 'to', 'an']],
  ['you? return|reappear|appear|land adjacent|next to', ['teleport', 'adjacent', 'to']],
  ['you? return|reappear|appear|land to an|any empty|free|unoccupied', ['teleport', 'to', 'an', 'empty']],
  ['destroy them all', 'destroy all of them'.split(' ')],
  ['remove them all', 'remove all of them'.split(' ')],
  ['send|slide it up to', 'move it up to'.split(' ')],
  [',? or leave it there|put', []],
  [',? or leave it where it is|lies|stands', []],
  ['marker|piece with health|hp', ['object']],
  ['markers|pieces with health|hp', ['objects']],
  ...['unit', 'enemy', 'ally'].flatMap((who): [string, string[]][] => [
    [`to a|any|the ${who} in this space`, `to each ${who} in this space`.split(' ')],
    [`to a|any|the ${who} here`, `to each ${who} in this space`.split(' ')],
  ]),
  ['against abilities|attacks targeting|against|on them', []],
  ['where it died', 'in its space'.split(' ')],
  ['where they died', 'in their space'.split(' ')],
  ['throw this|it away', ['remove', 'it']],
  ["walls don't matter", ['ignoring', 'walls']],
  ['walls do not matter', ['ignoring', 'walls']],
  ['return to|in|on the marked|chosen space', 'teleport to the marked space'.split(' ')],
  ['right away', []],
  ['less then', ['less', 'than']],
  ['fewer then', ['fewer', 'than']],
  [', plus', ['+']],
  ['you dodge|evade an|any attack', 'an attack misses you'.split(' ')],
  ...['push', 'pull'].map((does): [string, string[]] => [
    `your default attack also? ${does === 'push' ? 'pushes' : 'pulls'}`,
    `your default attacks ${does}`.split(' '),
  ]),
  ['to each|all? units|unit|enemies|enemy that|who survived|survives|survive', []],
  ['attacks|abilities through this space?', 'attacks that pass through this'.split(' ')],
  ['the? enemy team|side|player scores|gains|gets a point', 'your opponent scores one point'.split(' ')],
  ['the? enemy team|side|player scores', 'your opponent scores'.split(' ')],
  ['survivors|those who|that survive', ['they']],
  ['refreshes on kill', 'on kill , refresh this'.split(' ')],
  ['your turn ends', 'end your turn'.split(' ')],
  ['their turn ends', 'they end their turn'.split(' ')],
  ['next attack does', 'next attack deals'.split(' ')],
  ['lose|loses this|it after|afterwards|afterward', ['lose', 'this']],
  ['this|it is lost after|afterwards|afterward', ['lose', 'this']],
  ['while|if exactly|only|just|precisely one', ['while', 'one']],
  ['you are adjacent to exactly|only|just? one enemy', 'one enemy is adjacent to you'.split(' ')],
  ['after this turn , take', ['take']],
  ["until|till it's|its|their next turn", 'until the start of their next turn'.split(' ')],
  ['missing from you', ['you', 'are', 'missing']],
  ['health|hp missing from the? target', 'missing health on the target'.split(' ')],
  ['health|hp the target is|are missing', 'missing health on the target'.split(' ')],
  ['health|hp you are missing', 'missing health you have'.split(' ')],
  ['refund|refunds|restore|recover|reclaim a|one use|charge of|on|to', 'regain a use of'.split(' ')],
  ['get|gain|give back a|one use|charge of|on|to', 'regain a use of'.split(' ')],
  ['put|add a|one use|charge back on|to', 'regain a use of'.split(' ')],
  ...['standard', 'move'].map((action): [string, string[]] => [
    `you may|can use|take an|one additional|extra|more ${action} action`,
    `you have an additional ${action} action`.split(' '),
  ]),
  ['your base? speed becomes|is', 'you have base speed'.split(' ')],
  ['set your speed to', 'you have base speed'.split(' ')],
  ["their|its|the target's base? speed becomes|is", 'they have base speed'.split(' ')],
  ['ignore the first|next damage you would take', 'the next time you would take damage , prevent it'.split(' ')],
  [
    'the first|next damage you would take is ignored|prevented',
    'the next time you would take damage , prevent it'.split(' '),
  ],
  ...[
    'the next attack against|on|targeting you deals no damage',
    'the next attack that hits you deals no damage',
    'ignore|prevent|block|negate all? the? damage from|of the next attack against|on you',
    'ignore|prevent|block|negate all? the? damage from|of the next attack that hits you',
  ].map((said): [string, string[]] => [
    said,
    'the next time you would take damage from an attack , take none'.split(' '),
  ]),
  ['is|are moved', ', move them'.split(' ')],
  ...['unit', 'enemy', 'ally', 'units', 'enemies', 'allies'].map((who): [string, string[]] => [
    `${who} in a space with a|an`,
    [who, 'on', 'a'],
  ]),
  ['can see over walls', 'can see through walls'.split(' ')],
  ['undefendable , ignoring cover', 'undefendable and ignore cover'.split(' ')],
  [
    'the first time you would take damage , ignore|cancel|negate it',
    'the next time you would take damage , prevent it'.split(' '),
  ],
  [
    'the next time you would take damage , ignore|cancel|negate it',
    'the next time you would take damage , prevent it'.split(' '),
  ],
  [", even on|in|during its|their|the|an|enemy|enemies' turn|turns", []],
  ["even on|in|during its|their|enemy|enemies' turn|turns", []],
  ...['unit', 'enemy', 'ally'].flatMap((who): [string, string[]][] => [
    [`teleport adjacent to the|a|an ${who} with`, `teleport to a space adjacent to a ${who} with`.split(' ')],
    [`adjacent to the ${who} with`, `adjacent to a ${who} with`.split(' ')],
  ]),
  ['your own', ['your']],
  ['an already', ['a']],
  ...['are', 'is', 'not'].map((is): [string, string[]] => [`${is} standing on|in|inside`, [is, 'on']]),
  [
    'there is an|another ally of? yours? on|at the opposite|other|far side',
    'an ally is on the opposite side'.split(' '),
  ],
  ...["the? target's", 'their', 'its', 'your'].map((whose): [string, string[]] => [
    `on ${whose} next attack ,`,
    `${whose.includes('target') ? "the target's" : whose} next attack has`.split(' '),
  ]),
  ['if there was nothing to clear|remove|lose ,', 'if they had none ,'.split(' ')],
  ['if nothing was cleared|removed|lost ,', 'if they had none ,'.split(' ')],
  ['moves through units|enemies', 'can move through enemies'.split(' ')],
  // Nobody ends where somebody stands, anyway.
  [',? ending|stopping in|on an empty|free|unoccupied space', []],
  ['your choice of', ['either']],
  ['blocks movement ,? except|but not? for? flying|flyers units?', 'blocks movement of non-flying units'.split(' ')],
  ['only flying units can|may enter', "non-flying units can't enter".split(' ')],
  ...['they', 'it'].flatMap((who) =>
    ["can't|cannot target anyone|anybody else", "can't|cannot target others|anything else"].flatMap(
      (nobody): [string, string[]][] => [
        [
          `if ${who} could|can target you with? an? attack? ,? ${who} ${nobody}`,
          `${who} must target you if able`.split(' '),
        ],
        [`${who} ${nobody} if|while ${who} could|can target you`, `${who} must target you if able`.split(' ')],
      ],
    ),
  ),
  ...['unit', 'enemy', 'ally'].map((who): [string, string[]] => [
    `infinite line , the? first ${who}`,
    `first ${who} in infinite line`.split(' '),
  ]),
  ...['condition', 'unwanted condition', 'negative condition'].flatMap((what): [string, string[]][] => {
    const one = what.startsWith('unwanted') ? 'an' : 'a';
    const instead = `the next time you would gain ${one} ${what} , clear this instead`.split(' ');
    return [
      [
        `ignore|negate|prevent|cancel the next ${what} you would receive|gain|get ,? then|and remove|clear|lose this|it`,
        instead,
      ],
      [
        `the next ${what} you would receive|gain|get is ignored|negated|prevented , then|and remove|clear|lose this|it`,
        instead,
      ],
    ];
  }),
  ["your abilities can't|cannot target", "you can't target".split(' ')],
  ["can't|cannot target in|within range", "can't target units in range".split(' ')],
  ['ignore walls and line of sight', 'ignore walls and los'.split(' ')],
  ["can't|cannot move yourself|themselves|themself|itself", ['cannot', 'move']],
  ['you neither dealt nor took|received damage', 'you did not deal or take damage'.split(' ')],
  ['nothing can affect', ['nothing', 'affects']],
  ["you cannot|can't be affected or|and|nor moved", ['nothing', 'affects', 'you']],
  ['until|till your turn is over|done|finished', 'until the end of your turn'.split(' ')],
  ["enemies|units cannot|can't react to your movement", 'your movement triggers no reactions'.split(' ')],
  [
    "enemies|units cannot|can't use|make|take reactions to|against your movement",
    'your movement triggers no reactions'.split(' '),
  ],
  [
    'enemies|units may not use|make|take reactions to|against your movement',
    'your movement triggers no reactions'.split(' '),
  ],
  ['you have a? facing , choose|note|set it', 'choose your facing'.split(' ')],
  ['declare|pick a|any direction', 'choose a direction'.split(' ')],
  ['your summoner and all? other allies in', 'allies in'.split(' ')],
  ['your summoner and all? other allies within', 'allies within'.split(' ')],
  ['clear at the end of your turn if', 'lose this at the end of your turn if'.split(' ')],
  ['block movement or count for', 'block movement and do not count for'.split(' ')],
  ...stateWords,
  ...[
    'your attacks are automatic|automatically crits|crit|critical',
    'your attacks automatically|always crit',
    'every|each|all hit|hits is|are a? crit|crits|critical|criticals',
  ].map((crits): [string, string[]] => [crits, 'your attacks have + six crit'.split(' ')]),
  ['heal half of that|it', 'heal half as much'.split(' ')],
  ['heals half of that|it', 'heals half as much'.split(' ')],
  ['whenever', ['when']],
  ['next to', 'adjacent to'.split(' ')],
];

/** What may stand instead, by the word that it begins with. */
const byFirst = new Map<string, (typeof otherWords)[number][]>();
for (const one of otherWords)
  for (const word of beginning(one[0]).words) byFirst.set(word, [...(byFirst.get(word) ?? []), one]);

/** The same sentence with such words for others. */
export function inOtherWords(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  let isOther = false;
  while (!cursor.done) {
    const { at } = cursor;
    // "You each heal 1" is said of more than you.
    if (cursor.sees('you each')) return undefined;
    // "If you are both Slowed" asks it of more than you, too.
    if (cursor.sees('you|they are both') && said.at(-1)?.text !== 'and') return undefined;
    const like = tokens[at] as Token;
    // "(One at a time)" is how many there may be.
    if (cursor.sees('one at a time') && said.at(-1)?.text === '(') return undefined;
    const found = byFirst.get(like.text)?.find(([pattern]) => cursor.take(pattern));
    // "Your speed becomes 5 while Slowed": with what slows, or without.
    if (found?.[1].includes('speed') && tokens.some(({ text }) => text === 'while')) return undefined;
    // "Until your next turn, they are Slowed. After that, they take 1dmg": when that has ended.
    if (
      /^after(?:wards| that)/.test(found?.[0] ?? '') &&
      before.some(({ text }) => text === 'until' || text === 'till')
    )
      return undefined;
    // What one may leave is one's choice, whoever is named first.
    if (found?.[0].startsWith('if ') && found[1].length === 0) {
      const subject = said.findLastIndex(({ text }) => text === ',') + 1;
      if (subject > 0 || !cursor.done || /^(?:may|you)$/.test(said[0]?.text ?? '')) return undefined;
      said.unshift(wordLike(like, 'you'), wordLike(like, 'may'));
    } else if (found !== undefined) said.push(...found[1].map((text) => wordLike(like, text)));
    else {
      said.push(like);
      cursor.at += 1;
    }
    isOther ||= found !== undefined;
  }
  return isOther && said.length > 0 ? said : undefined;
}
