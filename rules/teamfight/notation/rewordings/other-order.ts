import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `4dmg if it is Slowed, 2dmg otherwise`: the word for the other branch stands before it. */
function otherwiseBehind(tokens: readonly Token[]): Token[] | undefined {
  const last = tokens.at(-1);
  if (last?.text !== 'otherwise') return undefined;
  const comma = tokens.findLastIndex(({ text }) => text === ',');
  const joined = /^(?:and|but)$/.test(tokens[comma + 1]?.text ?? '') ? comma + 2 : comma + 1;
  return comma > 0 && joined < tokens.length - 1
    ? [...tokens.slice(0, comma + 1), last, ...tokens.slice(joined, -1)]
    : undefined;
}
otherwiseBehind.needs = oneOf('otherwise');

/** `Allies instead heal 1`, `on an ally, heal 1 instead`: if it is one, that is done instead. */
function ofSideInstead(tokens: readonly Token[]): Token[] | undefined {
  const instead = tokens.findIndex(({ text }) => text === 'instead');
  const [like] = tokens;
  if (instead < 1 || like === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const apart = cursor.take('on|for|with|against an|any? ally|allies|enemy|enemies') && cursor.take(',|:');
  if (!apart && !(cursor.at === 0 && cursor.take('allies|enemies'))) return undefined;
  const named = tokens.slice(0, cursor.at).find(({ text }) => /^(?:all(?:y|ies)|enem(?:y|ies))$/.test(text));
  const side = named?.text.startsWith('all') ? 'an ally' : 'an enemy';
  const ofDamage = tokens[instead + 1]?.text === 'of';
  const does = tokens.slice(cursor.at).filter(({ text }) => ofDamage || text !== 'instead');
  const isDone =
    /^(?:heal|take|gain|get|push|pull|are|lose|clear)$/.test(does[0]?.text ?? '') || (apart && does.length > 0);
  if (!isDone || does.some(({ text }) => /^(?:in|within|adjacent|if|when|until)$/.test(text))) return undefined;
  const asked = wordsLike(like, `if it is ${side} , ${apart ? '' : 'it'}`.trim());
  return [...asked, ...does, ...(ofDamage ? [] : wordsLike(like, 'instead'))];
}
ofSideInstead.needs = oneOf('instead');

/** Who is helped with somebody else: `yourself and an adjacent ally`, `an adjacent ally and yourself`. */
function both(tokens: readonly Token[]): Token[] | undefined {
  const and = tokens.findIndex(({ text }) => text === 'and');
  const [one, other] = [tokens.slice(0, and), tokens.slice(and + 1)];
  if (and < 1 || other.length === 0 || tokens.some(({ text }) => /^(?:,|or|then)$/.test(text))) return undefined;
  const isYou = (some: readonly Token[]): boolean =>
    some.length === 1 && /^(?:you|yourself)$/.test(some[0]?.text ?? '');
  if (isYou(one) === isYou(other)) return undefined;
  const [you, others] = isYou(one) ? [one, other] : [other, one];
  const like = you[0] as Token;
  return [wordLike(like, 'you'), wordLike(like, 'and'), ...others];
}

/** `Heal yourself and an adjacent ally 2`, `give yourself and an ally in range 2 1 overshield`: you and they heal 2, gain 1 overshield. */
function helpsBoth(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || !/^(?:heal|give|grant)$/.test(first.text)) return undefined;
  const heals = first.text === 'heal';
  const rest = tokens.slice(1);
  const number = rest.findLastIndex(({ kind, text }) => kind === 'number' || (!heals && /^(?:a|an|two)$/.test(text)));
  const named = rest[number - 1]?.text === 'for' ? number - 1 : number;
  const whom = number > 2 ? both(rest.slice(0, named)) : undefined;
  // "An ally in range 2": the number of its range is none of health.
  if (whom === undefined || /^(?:range|burst)$/.test(rest[number - 1]?.text ?? '')) return undefined;
  return [...whom, wordLike(first, heals ? 'heal' : 'gain'), ...rest.slice(number)];
}
helpsBoth.begins = beginning('heal|give|grant');

/** `Clear a condition from yourself or an ally in range 3`: you or that ally clears it. */
function clearsOfEither(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('clear|remove')) return undefined;
  const from = tokens.findIndex(({ text }) => text === 'from');
  const whom = tokens.slice(from + 1);
  const or = whom.findIndex(({ text }) => text === 'or');
  const [first] = whom;
  if (from < 2 || or !== 1 || !/^(?:you|yourself)$/.test(first?.text ?? '') || first === undefined) return undefined;
  if (whom.some(({ text }) => /^(?:,|and|then)$/.test(text))) return undefined;
  return [wordLike(first, 'you'), ...whom.slice(1), wordLike(first, 'clears'), ...tokens.slice(1, from)];
}
clearsOfEither.begins = beginning('clear|remove');
clearsOfEither.needs = oneOf('from');

/** `3 attacks: range 4, 1dmg`, `make two attacks: range 1, 1dmg`: so many times. */
function attacksBefore(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('make|perform|do');
  const { at } = cursor;
  if (!cursor.take('# separate? attacks|shots|strikes|hits') || !cursor.sees(':|,|-|--|at|on|against|with'))
    return undefined;
  const often = tokens[at] as Token;
  const far = cursor.sees('at|with range #') && cursor.take('at|with');
  if ((!far && !cursor.take(':|,|-|--')) || cursor.done) return undefined;
  // "3 attacks, each range 4, 1dmg", "3 attacks at range 3, 1dmg each".
  cursor.take('each');
  const does = tokens.slice(cursor.at);
  const each = does.at(-1)?.text === 'each' && /^(?:dmg|damage)$/.test(does.at(-2)?.text ?? '');
  const said = each ? does.slice(0, -1) : does;
  return [often, wordLike(often, 'times'), { ...wordLike(often, ':'), kind: 'sign' }, ...said];
}
attacksBefore.begins = beginning('make|perform|do|#');
attacksBefore.needs = oneOf('attacks shots strikes hits');

/** `Loses 1 speed on its next turn`, `lose 2 movement until ...`: has so much less of it. */
function losesSpeed(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const loses = new Cursor(tokens, at, tokens.length);
    if (!loses.take('lose|loses # speed|movement') || !loses.sees('on|until|till|during|for|in')) continue;
    const like = tokens[at] as Token;
    const has = wordLike(like, like.text === 'loses' ? 'has' : 'have');
    const minus: Token = { ...wordLike(like, '-'), kind: 'sign' };
    return [
      ...tokens.slice(0, at),
      has,
      minus,
      tokens[at + 1] as Token,
      wordLike(like, 'speed'),
      ...tokens.slice(loses.at),
    ];
  }
  return undefined;
}
losesSpeed.needs = oneOf('lose loses');

/** `Gain a Standard Action on your next turn`, `this turn and next turn`: at its start. */
function actionNextTurn(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('you');
  const from = cursor.at;
  if (
    !cursor.takeAny(
      'gain|get|have +? # additional|extra? standard|move action|actions',
      'gain|get|have a|an additional|extra? standard|move action',
    )
  )
    return undefined;
  const gained = tokens.slice(from, cursor.at);
  const now = cursor.takeAny('this turn and', 'now and');
  if (!cursor.takeAny('on|in|during your next turn', 'next turn') || !cursor.done) return undefined;
  const like = gained[0] as Token;
  const next = wordsLike(like, 'at the start of your next turn , you');
  const gain = [wordLike(like, 'gain'), ...gained.slice(1)];
  return now ? [...gain, wordLike(like, ','), wordLike(like, 'and'), ...next, ...gain] : [...next, ...gain];
}
actionNextTurn.begins = beginning('you|gain|get|have');
actionNextTurn.needs = oneOf('next');

/** `Gain the damage dealt as overshield`: overshield equal to it. */
function asOvershield(tokens: readonly Token[]): Token[] | undefined {
  const as = tokens.findIndex(({ text }, n) => text === 'as' && tokens[n + 1]?.text === 'overshield');
  const gain = tokens.findIndex(({ text }) => /^gains?$/.test(text));
  if (gain < 0 || as < gain + 2 || !/^(?:the|that|half)$/.test(tokens[gain + 1]?.text ?? '')) return undefined;
  const like = tokens[as] as Token;
  const equal = wordsLike(like, 'overshield equal to');
  return [...tokens.slice(0, gain + 1), ...equal, ...tokens.slice(gain + 1, as), ...tokens.slice(as + 2)];
}
asOvershield.needs = oneOf('overshield');

/** `Your heals heal +1`, `your healing is increased by 1`: you deal so much more healing. */
function healsMore(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const said = cursor.takeAny(
    'your heals|healing heal|heals|restore|restores|do|does|deal|deals + #',
    'your healing abilities|effects|spells heal|restore|do|deal + #',
    'your healing abilities|effects|spells heal|restore|do|deal # more|additional|extra',
    'your heals|healing is|are increased by + #',
    'your heals|healing is|are increased by #',
    'your heals|healing heal|heals|restore|restores # more|additional|extra',
    'you heal + #',
  );
  if (!said) return undefined;
  cursor.takeAny('more|additional|extra? health|hp|damage', 'more|additional|extra');
  const [like] = tokens;
  const amount = tokens.slice(0, cursor.at).findLast(({ kind }) => kind === 'number');
  if (like === undefined || amount === undefined || !(cursor.done || cursor.sees(',|.|while|if|and'))) return undefined;
  const plus: Token = { ...wordLike(like, '+'), kind: 'sign' };
  return [
    wordLike(like, 'you'),
    wordLike(like, 'deal'),
    plus,
    amount,
    wordLike(like, 'healing'),
    ...tokens.slice(cursor.at),
  ];
}
healsMore.begins = beginning('you|your');

/** `+1 range to all abilities`, `+1 crit on your attacks`: they have it, or you deal more damage with them. */
function givenToAll(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('+|- # range|damage|dmg|crit|def to|on|with|for')) return undefined;
  const of = cursor.at;
  cursor.takeAny('all of? your', 'all|your');
  const from = cursor.at;
  if (!cursor.take('default|ranged|melee? abilities|attacks') || !cursor.done) return undefined;
  const like = tokens[of] as Token;
  const isDamage = /^(?:damage|dmg)$/.test(tokens[2]?.text ?? '');
  return [
    wordLike(like, 'your'),
    ...tokens.slice(from),
    wordLike(like, isDamage ? 'deal' : 'have'),
    ...tokens.slice(0, 3),
  ];
}
givenToAll.begins = beginning('+|-');

/** `When you die, your killer takes 2dmg`: when somebody kills you, that one does. */
function ofKiller(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('when|whenever you die ,?', 'when|whenever you are killed ,?', 'on your? death ,?'))
    return undefined;
  const { at } = cursor;
  if (!cursor.take('your|the killer')) return undefined;
  const like = tokens[at] as Token;
  const kills = wordsLike(like, 'when a unit kills you , it');
  return [...kills, ...tokens.slice(cursor.at)];
}
ofKiller.begins = beginning('when|whenever|on');
ofKiller.needs = oneOf('killer');

/** `An enemy in range 4 and an ally in range 3 swap places`: swap the one with the other. */
function swapsTwo(tokens: readonly Token[], swap: number): Token[] | undefined {
  const and = tokens.findIndex(({ text }) => text === 'and');
  const like = tokens[swap] as Token;
  const end = new Cursor(tokens, swap + 1, tokens.length);
  if (and < 1 || and > swap || !end.take('places|positions|spaces')) return undefined;
  if (tokens.slice(0, swap).filter(({ text }) => /^(?:,|and|or|:)$/.test(text)).length > 1) return undefined;
  return [
    ...wordsLike(like, 'swap'),
    ...tokens.slice(0, and),
    ...wordsLike(like, 'with'),
    ...tokens.slice(and + 1, swap),
    ...tokens.slice(end.at),
  ];
}

/** `You and an ally in range 2 swap places`: swap places with that ally. */
function swapsWith(tokens: readonly Token[]): Token[] | undefined {
  const swap = tokens.findIndex(({ text }, n) => /^(?:swap|switch|exchange|trade)$/.test(text) && n > 2);
  const like = tokens[swap];
  if (like === undefined) return undefined;
  if (tokens[0]?.text !== 'you') return swapsTwo(tokens, swap);
  if (tokens[1]?.text !== 'and') return undefined;
  const said = new Cursor(tokens, swap + 1, tokens.length);
  if (!said.take('places|positions|spaces') || tokens.slice(2, swap).some(({ text }) => /^(?:,|and|or)$/.test(text)))
    return undefined;
  const swapped = wordsLike(like, 'swap places with');
  return [...swapped, ...tokens.slice(2, swap), ...tokens.slice(said.at)];
}
swapsWith.needs = oneOf('swap switch exchange trade');

/** `Heal yourself 2 and an adjacent ally 1`: you heal 2, and they heal 1. */
export function healsEach(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('heal yourself|you for? # ,? and') || tokens.at(-1)?.kind !== 'number') return undefined;
  const [like] = tokens;
  const number = tokens.slice(0, cursor.at).findLast(({ kind }) => kind === 'number');
  const end = tokens.at(-2)?.text === 'for' ? tokens.length - 2 : tokens.length - 1;
  const whom = tokens.slice(cursor.at, end);
  if (
    like === undefined ||
    number === undefined ||
    whom.length < 2 ||
    /^(?:range|burst)$/.test(tokens[end - 1]?.text ?? '')
  )
    return undefined;
  return [wordLike(like, 'heal'), number, wordLike(like, ','), ...whom, wordLike(like, 'heal'), tokens.at(-1) as Token];
}
healsEach.begins = beginning('heal');

/** `Heal 2 an adjacent ally`, `at the end of your turn, heal 1 to each Wolf in range 1`: whom, and then how much. */
export function healsSoMuch(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'heal' && (n === 0 || /^(?:,|then|:|and)$/.test(tokens[n - 1]?.text ?? '')),
  );
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 0 || !cursor.take('heal #')) return undefined;
  cursor.take('to');
  if (!cursor.sees('yourself|all|each|every|a|an|the|your|up|one|another|adjacent|nearby|allies')) return undefined;
  const comma = tokens.findIndex(({ text }, n) => n > cursor.at && (text === ',' || text === '.'));
  const end = comma < 0 ? tokens.length : comma;
  const whom = tokens.slice(cursor.at, end);
  if (whom.some(({ text }) => /^(?:if|when|until|per|for|equal|then|more|instead)$/.test(text))) return undefined;
  const number = tokens[at + 1] as Token;
  return [...tokens.slice(0, at + 1), ...whom, wordLike(number, 'for'), number, ...tokens.slice(end)];
}
healsSoMuch.needs = oneOf('heal');

/** `Clear all conditions from yourself and adjacent allies`: you and they do. */
export function clearsOfBoth(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('clear|remove')) return undefined;
  const from = tokens.findIndex(({ text }) => text === 'from');
  const [like] = tokens;
  const whom = from < 2 ? undefined : both(tokens.slice(from + 1));
  return like && whom && [...whom, wordLike(like, 'clear'), ...tokens.slice(1, from)];
}
clearsOfBoth.begins = beginning('clear|remove');
clearsOfBoth.needs = oneOf('from');

/** `Give an ally in range 3 an extra Move Action`: that ally gains it. */
export function givesAction(tokens: readonly Token[], context: Context): Token[] | undefined {
  const from = tokens.findLastIndex(({ text }, at) => text === 'give' || (text === 'grant' && at < tokens.length - 3));
  const like = tokens[from];
  const before = tokens[from - 1]?.text;
  if (like === undefined || !(before === undefined || before === ',' || before === 'and' || before === 'then'))
    return undefined;
  const cursor = new Cursor(tokens, from + 1, tokens.length);
  const found = noun(cursor, context);
  const whom = tokens.slice(from + 1, cursor.at);
  const action = cursor.takeAny(
    'a|an|another|1|one additional|extra|more|second? standard|move action',
    '# additional|extra|more? standard|move actions',
  );
  if (found === undefined || found.ref === 'you' || !action || !cursor.done) return undefined;
  const gained = tokens.slice(from + 1 + whom.length, cursor.at).filter(({ text }) => text !== 'second');
  return [...tokens.slice(0, from), ...whom, wordLike(like, 'gains'), ...gained];
}
givesAction.needs = oneOf('give grant');

/** `Use an adjacent ally's default ability`, `an ally in range 3's default ability`: a default ability of that ally. */
export function abilityOfOne(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text.endsWith("'s"));
  const whose = tokens[at];
  const from = tokens.findLastIndex(({ text }, n) => n < at && /^uses?$/.test(text));
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (whose === undefined || from < 0 || !cursor.take('default ability|attack')) return undefined;
  return [
    ...tokens.slice(0, from + 1),
    ...wordsLike(whose, 'a default ability of'),
    ...tokens.slice(from + 1, at),
    ...(whose.text === "'s" ? [] : [wordLike(whose, whose.text.slice(0, -2))]),
    ...tokens.slice(cursor.at),
  ];
}
abilityOfOne.needs = oneOf('use uses');

/** `Spend a Coin to push 2`, `on hit, sacrifice this to give the target a Larva`, behind what was done: whoever does not wish to does not. */
export function spendsTo(tokens: readonly Token[], { later, words }: Context): Token[] | undefined {
  const begins = new Cursor(tokens, 0, tokens.length);
  const asked = begins.take('on hit|kill|crit|miss ,?');
  const { at } = begins;
  const may = begins.take('you may');
  const verb = tokens[begins.at];
  const second = tokens[begins.at + 1];
  if (!later && !asked) return spendsManyTo(tokens, words);
  if (verb === undefined || second === undefined) return undefined;
  if (!/^(?:spend|lose|discard|sacrifice)$/.test(verb.text) || /^(?:x|all|any|up)$/.test(second.text)) return undefined;
  if (!tokens.some(({ text }, n) => text === 'to' && n > begins.at + 1)) return undefined;
  // "Lose a Coin to move 2" is a price, which "lose a Coin and move 2" is not.
  const one = new Cursor(tokens, begins.at + 1, tokens.length);
  one.takeAny('a|an|one|your', '#');
  const counter = verb.text === 'lose' && wordAt(words, tokens, one.at, tokens.length, ['counter', 'token']);
  if (may && !counter) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(verb, 'you may'),
    counter ? wordLike(verb, 'spend') : verb,
    ...tokens.slice(begins.at + 1),
  ];
}
spendsTo.needs = oneOf('spend lose discard sacrifice');

/** `Spend all Coins to heal 1 per Coin`, with which an ability begins: that is its price, as before a colon. */
function spendsManyTo(tokens: readonly Token[], words: Context['words']): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('spend|lose|discard')) return undefined;
  if (!cursor.takeAny('any number of', 'any amount of', 'x', 'all of? your?', 'up to #')) return undefined;
  const counter = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  const to = tokens[counter?.to ?? tokens.length];
  if (counter === undefined || to?.text !== 'to') return undefined;
  return [...tokens.slice(0, counter.to), wordLike(to, ':'), ...tokens.slice(counter.to + 1)];
}

/** `You lose your next Standard Action`, of an ability that costs that of this turn: those of the next turn are not taken. */
export function losesNext(tokens: readonly Token[], source: string): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || /\b(?:free|move)\s+action\s*[:,\n]/i.test(source)) return undefined;
  if (!cursor.take('you? lose your next standard action') || !cursor.done) return undefined;
  return wordsLike(like, "on your next turn , you can't take standard actions");
}
losesNext.begins = beginning('you|lose');

/** `Global, allies heal 3. ... At the start of your next turn, allies heal 3`: all of them, as before. */
export function globally(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:allies|enemies)$/.test(text));
  const named = tokens[at];
  const verb = tokens[at + 1]?.text ?? '';
  const first = before.find(({ text }) => text !== '.')?.text;
  if (named === undefined || first !== 'global' || !/^(?:heal|take|gain|get|have|are|lose|clear)$/.test(verb))
    return undefined;
  if (at > 0 && tokens[at - 1]?.text !== ',') return undefined;
  return [...tokens.slice(0, at), wordLike(named, 'all'), ...tokens.slice(at)];
}
globally.needs = oneOf('allies enemies');

/** `Teleport each ally in range 3 up to 2`: who they are stands first. */
function teleportsEach(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const end = tokens.findLastIndex(({ kind }) => kind === 'number');
  const far = new Cursor(tokens, Math.max(end, 0), tokens.length);
  if (
    like === undefined ||
    end < 0 ||
    !new Cursor(tokens, 0, tokens.length).sees('teleport each|all') ||
    !far.take('# space|spaces?')
  )
    return undefined;
  const upTo = new Cursor(tokens, end - 2, tokens.length).sees('up to') ? end - 2 : end;
  const whom = tokens.slice(1, upTo);
  if (!far.done || whom.length < 2 || /^(?:range|burst|within|line)$/.test(whom.at(-1)?.text ?? '')) return undefined;
  return [...whom, ...wordsLike(like, ', teleport them'), ...tokens.slice(end)];
}
teleportsEach.begins = beginning('teleport');

/** What is tried before most other rewordings. */
export const ofOtherOrder = [
  otherwiseBehind,
  healsSoMuch,
  ofSideInstead,
  helpsBoth,
  clearsOfEither,
  attacksBefore,
  losesSpeed,
  actionNextTurn,
  asOvershield,
  healsMore,
  givenToAll,
  ofKiller,
  swapsWith,
  teleportsEach,
] as const;
