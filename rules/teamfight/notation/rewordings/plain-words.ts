import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `2dmg to two different targets`, `1dmg to each of up to two enemies`, behind a range: so many targets, and each of them takes it. */
export function toSeveral(tokens: readonly Token[]): Token[] | undefined {
  const whom = new Cursor(tokens, 0, tokens.length);
  if (!whom.take('range # , # dmg|damage to')) return undefined;
  const to = whom.at - 1;
  whom.take('each of');
  const from = whom.at;
  if (!whom.takeAny('up to # different? targets|enemies|units|allies', '# different? targets|enemies|units|allies'))
    return undefined;
  if (!whom.done || (whom.numbers[0] ?? 1) < 2) return undefined;
  const like = tokens[to] as Token;
  const named = tokens.slice(from, whom.at).filter(({ text }) => text !== 'different');
  return [
    ...tokens.slice(0, to - 2),
    ...named,
    wordLike(like, ','),
    ...tokens.slice(to - 2, to),
    wordLike(like, 'each'),
  ];
}
toSeveral.begins = beginning('range');

/** `Pay 2 health: range 3, 4dmg`, `lose 2 health: heal an ally`: what is lost comes first. */
export function paidHealth(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('pay|sacrifice|spend|lose # of? your? health|hp :|,|and|to')) return undefined;
  if (cursor.done) return undefined;
  cursor.take('then');
  const [like, number] = tokens;
  if (like === undefined || number === undefined) return undefined;
  return [wordLike(like, 'lose'), number, ...wordsLike(like, 'health , then'), ...tokens.slice(cursor.at)];
}
paidHealth.begins = beginning('pay|sacrifice|spend|lose');

/** `The target can't move next turn`: on theirs. */
export function nextTurnBare(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.length - 2;
  const [next, turn] = tokens.slice(-2);
  if (at < 2 || next?.text !== 'next' || turn?.text !== 'turn') return undefined;
  if (/^(?:your|their|its|his|her|the|of|on|in|during)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(next, 'on their next turn')];
}
nextTurnBare.needs = oneOf('next');

/** `Set the target's health to 3`: it becomes so much. */
export function setsHealth(tokens: readonly Token[]): Token[] | undefined {
  const set = tokens.findIndex(({ text }) => text === 'set');
  const like = tokens[set];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, set + 1, tokens.length);
  if (!cursor.takeAny('your|their|its health|hp', "the? target's health|hp")) return undefined;
  const owner = tokens.slice(set + 1, cursor.at);
  const to = cursor.at;
  return cursor.take('to #')
    ? [...tokens.slice(0, set), ...owner, wordLike(like, 'becomes'), ...tokens.slice(to + 1)]
    : undefined;
}
setsHealth.needs = oneOf('set');

/** `Burst 1 there`, `burst 2 around that space`: of the space that was chosen. */
export function areaThere(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const area = new Cursor(tokens, at, tokens.length);
    if (!area.take('burst #')) continue;
    const to = area.at;
    if (!area.takeAny('there', 'around|on|in|at|from there', 'around|on|at|from|in it|that')) return undefined;
    if (area.sees('space')) area.take('space');
    return [...tokens.slice(0, to), ...wordsLike(tokens[at] as Token, 'of that space'), ...tokens.slice(area.at)];
  }
  return undefined;
}
areaThere.needs = oneOf('burst');

/** `Line 5, 2dmg, stops at the first unit`, `path 4, 2dmg to the first enemy`: only the first one in it. */
export function onlyFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('line|path #')) return undefined;
  const head = tokens.slice(0, cursor.at);
  if (!cursor.take(',')) return undefined;
  const like = tokens[0] as Token;
  const early = cursor.takeAny(
    'hits|hit only? the first unit|enemy|ally|target ,|:',
    'only? the first unit|enemy|ally|target ,|:',
    'stops|stopping at|on the first unit|enemy|target ,|:',
  );
  if (early) {
    const who = tokens[cursor.at - 2]?.text ?? '';
    return [
      ...wordsLike(like, `first ${who === 'target' ? 'unit' : who} in`),
      ...head,
      wordLike(like, ','),
      ...tokens.slice(cursor.at),
    ];
  }
  for (let at = cursor.at + 1; at < tokens.length; at++) {
    const behind = new Cursor(tokens, at, tokens.length);
    const stops = behind.takeAny(
      ',? stops|stopping|ends|ending at|on|with the first unit|enemy|target',
      ',? hits only the first unit|enemy|target',
    );
    if (stops) behind.take('hit|it hits?');
    if (
      !stops &&
      !(behind.take('to only? the first unit|enemy|ally') && /^(?:dmg|damage)$/.test(tokens[at - 1]?.text ?? ''))
    )
      continue;
    const who = tokens.slice(at, behind.at).findLast(({ text }) => /^(?:unit|enemy|ally)$/.test(text))?.text ?? 'unit';
    const first = wordsLike(like, `first ${who} in`);
    return [...first, ...head, wordLike(like, ','), ...tokens.slice(cursor.at, at), ...tokens.slice(behind.at)];
  }
  return undefined;
}
onlyFirst.begins = beginning('line|path');

/** `Start of turn, gain a Coin`, `end of turn in Mud, take 1dmg`, in a text that always holds. */
export function momentFirst(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || !cursor.take('start|beginning|end of each|every|your|the? turn|round')) return undefined;
  const ofRound = tokens[cursor.at - 1]?.text === 'round';
  // "End of turn in range 2 of an enemy, heal 1": if you are there then.
  const place = cursor.sees('in|on|adjacent|within') ? tokens.findIndex(({ text }) => text === ',') : -1;
  const where = place > 0 && !ofRound ? [...wordsLike(first, 'if you are'), ...tokens.slice(cursor.at, place + 1)] : [];
  if (where.length > 0) cursor.at = place + 1;
  else if (!cursor.take(',')) return undefined;
  if (cursor.done || (!ofRound && /^(?:each|every|the)$/.test(tokens[2]?.text ?? ''))) return undefined;
  const when = [
    wordLike(first, 'at'),
    wordLike(first, 'the'),
    first,
    ...wordsLike(first, ofRound ? 'of each round ,' : 'of your turn ,'),
  ];
  return [...when, ...where, ...tokens.slice(cursor.at)];
}
momentFirst.begins = beginning('start|beginning|end');

/** `One ally in range 3 heals 1 at the end of your turn`, in a text that always holds: the moment is of all that is done. */
export function momentLast(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const at = tokens.findLastIndex(({ text }) => text === 'at');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (like === undefined || at < 2 || !cursor.takeAny(...everyMoment) || !cursor.done) return undefined;
  const does = tokens.slice(0, at);
  if (does.some(({ text }) => notOfThen.test(text))) return undefined;
  return [...tokens.slice(at), wordLike(like, ','), ...does];
}
momentLast.needs = oneOf('at');

const everyMoment = [
  'at the? start|beginning|end of each of your turns',
  'at the? start|beginning|end of each|every|the round',
  'at the? start|beginning|end of each|every? your turn|turns',
];
/** What could hang on another moment, or hold and not be done. */
const notOfThen =
  /^(?:when|whenever|if|while|until|at|on|or|then|once|each|every|have|has|may|can|cannot|can't|next|first|last|:)$/;

/** `Heal 1 at the start of your turn, or 2 if Slowed`: what is said otherwise behind the moment is of then, too. */
export function momentBetween(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const at = tokens.findIndex(
    ({ text }, n) =>
      n > 0 &&
      text === 'at' &&
      new Cursor(tokens, n, tokens.length).sees('at the? start|beginning|end of your turn , or #'),
  );
  const like = tokens[at];
  if (like === undefined || !tokens.some(({ text }, n) => n > at && text === 'if')) return undefined;
  // "If you have not moved since your last turn": in that one, or behind it.
  if (tokens.some(({ text }) => text === 'since')) return undefined;
  const end = tokens.findIndex(({ text }, n) => n > at && text === ',');
  const does = tokens.slice(0, at);
  return [...tokens.slice(at, end + 1), ...does, ...tokens.slice(end)];
}
momentBetween.needs = oneOf('or');

/** How a sentence may begin that says the same as another: `Global: all allies heal 1`, `Melee, 3dmg`, `attack an adjacent enemy: 3dmg`. */
export function beginsOtherwise(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  if (cursor.take('global ,|:')) {
    if (cursor.sees('enemies|allies|heroes|units')) return [wordLike(like, 'all'), ...tokens.slice(cursor.at)];
    return cursor.holds(everybody) && !cursor.sees('range|burst|line') ? [...tokens.slice(cursor.at)] : undefined;
  }
  if (cursor.take('melee range? ,|:')) return [...wordsLike(like, 'range one ,'), ...tokens.slice(cursor.at)];
  if (cursor.take('melee attack ,|:')) return [...wordsLike(like, 'range one ,'), ...tokens.slice(cursor.at)];
  if (cursor.take('dash|move|fly|jump|leap|teleport up? to? # in|to any direction')) {
    const moved = tokens.slice(0, cursor.at - 3);
    return [...moved, ...tokens.slice(cursor.at)];
  }
  const adjacent = new Cursor(tokens, 0, tokens.length);
  if (
    adjacent.take('teleport|fly|jump|leap|dash|move to') &&
    adjacent.sees('an|a ally|enemy|unit|hero in|within range? #')
  )
    return [...tokens.slice(0, adjacent.at - 1), ...wordsLike(like, 'adjacent to'), ...tokens.slice(adjacent.at)];
  const colon = tokens.findIndex(({ text }) => text === ':');
  const isAttack = like.text === 'attack' && colon > 1 && tokens[colon + 1]?.kind === 'number';
  return isAttack ? [...tokens.slice(0, colon), wordLike(like, 'for'), ...tokens.slice(colon + 1)] : undefined;
}

const everybody = oneOf('all each every');

/** `Entering this deals 1dmg`, `lasts until the start of your next turn`, in the text of a piece: what comes to whoever enters it, and when it goes. */
export function ofPiece(tokens: readonly Token[], { slot, marker, strewn }: Context): Token[] | undefined {
  if ((slot !== 'marker' && slot !== 'terrain') || marker === undefined || strewn) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const stays = cursor.try(() =>
    cursor.take('it|this? lasts|remains|stays|persists until|till') ? cursor.at : undefined,
  );
  if (stays !== undefined && cursor.sees('the? start|beginning|end of'))
    return [...wordsLike(like, 'remove this at'), ...tokens.slice(stays)];
  if (
    cursor.takeAny('disappears|vanishes|expires', 'goes away', 'it|this? is? gone') &&
    cursor.sees('at|when|after|once')
  )
    return [...wordsLike(like, 'remove this'), ...tokens.slice(cursor.at)];
  cursor.at = 0;
  const turn = cursor.takeAny(
    'end|ending|ends of? turn|turns here|inside :',
    'end|ending|ends of? your|a|their turn here|inside :',
  );
  const starts =
    !turn &&
    cursor.takeAny(
      'start|starting|starts of? turn|turns here|inside :',
      'start|starting|starts of? your|a|their turn here|inside :',
    );
  if ((turn || starts) && (cursor.sees('# dmg|damage') || cursor.sees('take #'))) {
    const takes = cursor.take('take');
    const when = wordsLike(
      like,
      `when a unit ${turn ? 'ends' : 'starts'} its turn here , ${takes ? 'it takes' : ''}`.trim(),
    );
    return [...when, ...tokens.slice(cursor.at)];
  }
  cursor.at = 0;
  const goesOff = cursor.take('explodes|detonates at the? start|beginning|end of your|the next? turn|round :');
  if (goesOff && !cursor.done)
    return [...tokens.slice(1, cursor.at - 1), ...wordsLike(like, ', this'), like, ...tokens.slice(cursor.at - 1)];
  if (!cursor.takeAny('entering this|the space|square?', 'entering it|here?', 'entering')) return undefined;
  const comes = wordsLike(like, 'when a unit enters this ,');
  if (cursor.take('ends|stops your|their|its|the? movement|move'))
    return [...comes, ...wordsLike(like, 'its movement ends'), ...tokens.slice(cursor.at)];
  if (cursor.take('deals|does|causes') && cursor.sees('# dmg|damage'))
    return [...comes, ...wordsLike(like, 'it takes'), ...tokens.slice(cursor.at)];
  return cursor.take('gives|inflicts|applies')
    ? [...comes, ...wordsLike(like, 'it gains'), ...tokens.slice(cursor.at)]
    : undefined;
}

/** `While you have this, you have +1 speed`, `you cannot heal as long as you have this`, in the text of a token, `while this is on the map` in that of a piece: as long as it is there anyway. */
export function whileHere(tokens: readonly Token[], { slot, self }: Context): Token[] | undefined {
  const lies = slot === 'marker' || slot === 'terrain';
  if ((!lies && slot !== 'token' && slot !== 'condition') || self === undefined) return undefined;
  const said = lies ? lying : here;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.takeAny(...said) || (!lies && cursor.take('if you have this token|condition?'))) {
    cursor.take(',');
    // What a piece says of "you" while it lies there, its card says of whoever laid it.
    return cursor.done || (lies && cursor.sees("you|you're|your")) ? undefined : [...tokens.slice(cursor.at)];
  }
  if (lies && /^you/.test(tokens[0]?.text ?? '')) return undefined;
  for (cursor.at = 1; !cursor.done; cursor.at++) {
    const { at } = cursor;
    if (cursor.takeAny(...said) && cursor.done) return tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
    cursor.at = at;
  }
  return undefined;
}
const here = [
  'while you have|bear this token|condition?',
  'for? as long as you have|bear this token|condition?',
  'so long as you have|bear this token|condition?',
  'while this is on you',
  'while on you',
] as const;
const lying = ['while', 'as|so long as'].flatMap((asLong) => [
  `${asLong} it|this lasts|remains|stays`,
  `${asLong} it|this is on the map|board|battlefield`,
  `${asLong} it|this is placed|out|active|there`,
]);
whileHere.needs = oneOf('while if as so');

/** `Until the end of their next turn, an ally in range 3 has +1 crit`: whose turn it is stands behind it, and so does the end. */
export function endBehind(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const theirs = cursor.take('until the? start|beginning|end of their|its next turn ,');
  // "Until your next turn, the area is difficult terrain": the ground tells how long it is that.
  const ground = /^(?:terrain|ground)$/.test(tokens.at(-1)?.text ?? '');
  const yours =
    !theirs && ground && cursor.takeAny('until the? start|beginning|end of your next turn ,', 'until your next turn ,');
  if ((!theirs && !yours) || cursor.done) return undefined;
  if (cursor.sees('you|your|they|it|the target') || tokens.slice(cursor.at).some(({ text }) => text === 'until'))
    return undefined;
  return [...tokens.slice(cursor.at), ...tokens.slice(0, cursor.at - 1)];
}
endBehind.begins = beginning('until');

const leaps = /^(?:bounces?|chains?|arcs?|ricochets?|jumps|leaps|forks?|spreads?)$/;

/** `It bounces to another enemy in range 2 for 1dmg`, `the bolt jumps to a second enemy in range 2 of the first`: that one is chosen then, near whom it was on before. */
export function bounces(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => leaps.test(text));
  const to = new Cursor(tokens, verb + 1, tokens.length);
  if (verb < 0 || !to.take('to|onto') || !to.sees('a|an|another|one')) return undefined;
  const isThing =
    tokens[verb - 2]?.text === 'the' && !/^(?:target|unit|enemy|ally|hero)$/.test(tokens[verb - 1]?.text ?? '');
  const bare = isThing ? verb - 2 : /^(?:it|this|that)$/.test(tokens[verb - 1]?.text ?? '') ? verb - 1 : verb;
  const said: Token[] = [];
  // It does not leap to where it is.
  if (to.takeAny('a|an|one other|second|new|different', 'a|an') && to.sees('enemy|ally|unit|target|hero'))
    said.push(wordLike(tokens[verb] as Token, 'another'));
  else to.at = verb + 2;
  for (let at = to.at; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const amount = new Cursor(tokens, at, tokens.length);
    if (amount.take('for|dealing # irreducible? dmg|damage')) said.push(wordLike(token, ','));
    else said.push(token);
    const far = new Cursor(tokens, at - 1, tokens.length);
    if (far.take('range|within #') && !far.sees('of|from')) said.push(...wordsLike(token, 'of it'));
    if (far.take('of the first|last|previous')) {
      far.take('one|target|unit|enemy');
      said.push(...wordsLike(token, 'of it'));
      at = far.at - 1;
    }
  }
  return [...tokens.slice(0, bare), ...said];
}
bounces.needs = oneOf('to onto');

/** `Roll a die and deal that much damage to an enemy in range 3`, `range 3, roll a die: deal that much damage`: whom it is on stands first. */
export function rolledAt(tokens: readonly Token[]): Token[] | undefined {
  const roll = tokens.findIndex(({ text }) => text === 'roll');
  const cursor = new Cursor(tokens, roll, tokens.length);
  if (roll < 0 || !cursor.takeAny('roll a|1 die', 'roll a d #', 'roll # d #', 'roll a d6')) return undefined;
  const die = tokens.slice(roll, cursor.at);
  if (!cursor.takeAny(', and', ',|:|and|then') || !cursor.take('deal that much|many damage|dmg')) return undefined;
  const like = tokens[roll] as Token;
  const dealt = [...die, ...wordsLike(like, 'and deal that much damage')];
  if (cursor.done) return roll > 0 ? [...tokens.slice(0, roll), ...dealt] : undefined;
  if (roll > 0 || !cursor.take('to') || cursor.sees('it|them|the|all|each|every|you|yourself')) return undefined;
  return [...tokens.slice(cursor.at), wordLike(like, ','), ...dealt];
}
rolledAt.needs = oneOf('roll');

/** `Path 4 to an enemy, 2dmg`: an enemy to whom such a path comes. */
export function pathTo(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const line = cursor.sees('line #');
  if (!cursor.take('path|line # to')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny('a|an|one|the? enemy|ally|unit|target|hero')) return undefined;
  if (!cursor.done && !cursor.sees(',')) return undefined;
  const like = tokens[0] as Token;
  return [
    ...tokens.slice(from, cursor.at),
    wordLike(like, 'in'),
    wordLike(like, line ? 'line' : 'path'),
    tokens[1] as Token,
    ...tokens.slice(cursor.at),
  ];
}
pathTo.begins = beginning('path|line');

/** `When you make a default attack, it deals +2dmg`: your default attacks do. */
export function itDeals(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if|when|whenever you make|use an|any|a? default? attack|ability ,')) return undefined;
  const isDefault = tokens.slice(0, cursor.at).some(({ text }) => text === 'default');
  const what = tokens[cursor.at - 2]?.text === 'ability' ? 'abilities' : 'attacks';
  const from = cursor.at;
  if (!cursor.takeAny('it|this deals|has', 'the attack|ability deals|has') || !cursor.sees('+|- #')) return undefined;
  const like = tokens[from] as Token;
  const verb = cursor.before?.text === 'has' ? 'have' : 'deal';
  const rest = tokens.slice(cursor.at);
  // What ends with it, or comes beside it, is of that one use.
  if (rest.some(({ text }) => /^(?:,|and|then|if|:)$/.test(text))) return undefined;
  return [...['your', ...(isDefault ? ['default'] : []), what, verb].map((text) => wordLike(like, text)), ...rest];
}
itDeals.begins = beginning('if|when|whenever');

/** `This includes you`, `you are included`, `hits allies too`, behind those whom an area strikes. */
export function includes(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  const you = cursor.takeAny(
    'this|that|it? includes|include you|yourself',
    'this|it? affects|hits|damages you too',
    'you are included',
    'you count too?',
    'you too|also',
  );
  const allies =
    !you &&
    cursor.takeAny(
      'this|that|it? includes|include your? allies',
      'this|it? affects|hits|damages|harms your? allies too',
      'allies are included',
    );
  if (!cursor.done || (!you && !allies)) return undefined;
  return wordsLike(like, you ? 'including you' : 'including allies');
}

/** `You can see Invisible enemies in range 3`, `you ignore Invisible`: to whom they are not Invisible. */
export function seesInvisible(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  if (cursor.take('you ignore|ignores the? invisible condition?') && cursor.done)
    return wordsLike(like, 'enemies cannot be invisible to you');
  cursor.at = 0;
  const sees = cursor.takeAny('you can see|target invisible', 'you see invisible');
  if (!sees && !cursor.take('invisible')) return undefined;
  const from = cursor.at;
  if (!cursor.take('enemies|units')) return undefined;
  const can = sees
    ? tokens.length
    : tokens.findIndex(({ text }, at) => text === 'can' && tokens[at + 1]?.text === 'be');
  const seen = new Cursor(tokens, can, tokens.length);
  if (can < 0 || (!sees && !seen.take('can be seen|targeted by you'))) return undefined;
  return [...tokens.slice(from, can), ...wordsLike(like, 'cannot be invisible to you'), ...tokens.slice(seen.at)];
}
seesInvisible.begins = beginning('you|invisible');
seesInvisible.needs = oneOf('invisible');

/** `Your crits push 2`, `your critical hits also Stun`: when you crit, that comes. */
export function critsDo(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('your? crits', 'your? critical hits')) return undefined;
  cursor.take('also');
  if (cursor.done || cursor.sees('deal|have|are|can|cannot|do|on')) return undefined;
  return [...wordsLike(like, 'when you crit ,'), ...tokens.slice(cursor.at)];
}
critsDo.begins = beginning('your|crits|critical');

/** `Until your next turn, you crit on 5+`, `your crit threshold is 5`: your attacks do. */
export function critsOn(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const threshold = cursor.takeAny('your? crit threshold is|becomes', 'crit threshold :');
    if (!threshold && !cursor.takeAny('you crit on', 'you score a crit on')) continue;
    const like = tokens[at] as Token;
    const rest = tokens.slice(cursor.at);
    if (threshold && cursor.take('#') && !cursor.sees('+|or|-')) rest.splice(1, 0, ...wordsLike(like, 'or higher'));
    return [...tokens.slice(0, at), ...wordsLike(like, 'your attacks crit on'), ...rest];
  }
  return undefined;
}
critsOn.needs = oneOf('crit');
