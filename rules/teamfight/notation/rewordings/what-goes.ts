import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Replace a Snare in range 4 with a Wolf (max 3)`: the one goes, and the other comes in its space. */
export function replacedWith(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const replace = tokens.findIndex(({ text }) => /^(?:replace|turn|transform)$/.test(text));
  const like = tokens[replace];
  if (like === undefined) return undefined;
  const first = new Cursor(tokens, replace + 1, tokens.length);
  const several = first.takeAny('any number of your?', 'up to # of? your?');
  if (!several && !first.take('a|an|one|the|your')) return undefined;
  const gone = wordAt(words, tokens, first.at, tokens.length, ['marker']);
  if (gone === undefined) return undefined;
  const by = like.text === 'replace' ? /^(?:with|by)$/ : /^into$/;
  const joint = tokens.findIndex(({ text }, at) => at >= gone.to && by.test(text));
  const article = /^(?:a|an|one)$/.test(tokens[joint + 1]?.text ?? '') ? 1 : 0;
  if (joint < 0) return undefined;
  if (tokens.slice(gone.to, joint).some(({ text }) => /^(?:,|and|or|then|:)$/.test(text))) return undefined;
  const comes = wordAt(words, tokens, joint + 1 + article, tokens.length, ['summon', 'marker', 'terrain']);
  // "With Mud": ground has no article.
  if (comes === undefined || (!several && article === 0 && comes.word.kind !== 'terrain')) return undefined;
  return [
    ...tokens.slice(0, replace),
    wordLike(like, 'remove'),
    ...tokens.slice(replace + 1, joint),
    ...wordsLike(like, comes.word.kind === 'summon' ? 'to summon a' : 'to place a'),
    ...tokens.slice(joint + 1 + article, comes.to),
    ...wordsLike(like, 'in its space'),
    ...tokens.slice(comes.to),
  ];
}
replacedWith.needs = oneOf('replace turn transform');

/** `Replace all Corpses in range 3 with a Wolf each`: each of them with one. */
export function eachReplaced(tokens: readonly Token[]): Token[] | undefined {
  const replace = tokens.findIndex(({ text }) => /^(?:replace|turn|transform)$/.test(text));
  const each = tokens.findLastIndex(({ text }) => text === 'each');
  if (replace < 0 || each < replace + 4 || tokens[replace + 1]?.text !== 'all') return undefined;
  if (each !== tokens.length - 1 && !/^(?:,|\(|and)$/.test(tokens[each + 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, each), ...tokens.slice(each + 1)];
}

/** `Remove a Corpse in range 4 and replace it with a Wolf`: it is replaced. */
export function goneAndReplaced(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  const and = tokens.findIndex(
    ({ text }, at) => text === 'replace' && /^(?:and|,|then)$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (first === undefined || and < 3 || !/^(?:remove|destroy|consume)$/.test(first.text)) return undefined;
  const rest = new Cursor(tokens, and, tokens.length);
  if (!rest.take('replace it with')) return undefined;
  const said = [wordLike(first, 'replace'), ...tokens.slice(1, and - 1), wordLike(first, 'with')];
  return replacedWith([...said, ...tokens.slice(rest.at)], context);
}

/** `Up to 2 Snares in range 5 become Mines`, `a Snare in LoS becomes a Mine instead`: they are replaced with those. */
export function someBecome(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { words } = context;
  const verb = tokens.findIndex(({ text }) => /^becomes?$/.test(text));
  const like = tokens[verb];
  const some = new Cursor(tokens, 0, verb);
  if (like === undefined || verb < 3 || !some.takeAny('up to #', '#', 'a|an|one')) return undefined;
  const gone = wordAt(words, tokens, some.at, verb, ['marker']);
  const comes = new Cursor(tokens, verb + 1, tokens.length);
  comes.take('a|an');
  const made = wordAt(words, tokens, comes.at, tokens.length, ['marker']);
  if (gone === undefined || made === undefined || gone.word === made.word) return undefined;
  some.at = gone.to;
  const anywhere = some.take('anywhere') && some.done;
  if (!anywhere && !some.sees('in|within|adjacent')) return undefined;
  comes.at = made.to;
  comes.take('instead');
  // That is as long as they lie there, anyway.
  comes.takeAny(',? until|till the end of the game', ',? for the rest of the game');
  if (!comes.done) return undefined;
  const where = anywhere ? [wordLike(like, 'anywhere')] : tokens.slice(gone.to, verb);
  const said = [wordLike(like, 'replace'), ...tokens.slice(0, gone.to), ...where, wordLike(like, 'with')];
  const replaced = [...said, ...tokens.slice(verb + 1, made.to)];
  return replacedWith(replaced, context) ?? replaced;
}
someBecome.needs = oneOf('become becomes');

/** `Choose a Snare in LoS and remove it`: remove one there. */
export function chosenToGo(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [first, article] = tokens;
  if (first === undefined || !/^(?:choose|pick|select|target)$/.test(first.text)) return undefined;
  if (!/^(?:a|an|one)$/.test(article?.text ?? '')) return undefined;
  if (wordAt(words, tokens, 2, tokens.length, ['marker']) === undefined) return undefined;
  const and = tokens.findIndex(({ text }) => text === 'and' || text === ',');
  const verb = new Cursor(tokens, and + 1, tokens.length);
  if (and < 0 || !verb.take('then|and? remove|destroy it')) return undefined;
  const does = tokens[verb.at - 2] as Token;
  return [does, ...tokens.slice(1, and), ...tokens.slice(verb.at)];
}
chosenToGo.begins = beginning('choose|pick|select|target');

/**
 * `1dmg for each Shell on the target, then remove them`, `1dmg per Shell they have. Remove one`: what was counted on somebody goes from that one.
 */
export function countedThenGone(
  tokens: readonly Token[],
  { words, them }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const remove = tokens.findIndex(({ text }, at) =>
    text === 'lose' ? tokens[at - 1]?.text === 'they' : /^(?:remove|discard|clear)$/.test(text),
  );
  const like = tokens[remove];
  if (like === undefined) return undefined;
  const rest = new Cursor(tokens, remove + 1, tokens.length);
  const one = rest.takeAny('one|1 of them|those', 'one|1');
  const named =
    one || !rest.take('all') ? undefined : wordAt(words, tokens, rest.at, tokens.length, ['token', 'counter']);
  if (named !== undefined) {
    rest.at = named.to;
    rest.take('token|tokens|counter|counters');
  } else if (!one) rest.at = remove + 1;
  if (
    (!one &&
      !named &&
      !rest.takeAny('all of them', 'them all', 'them', 'those', 'all? those tokens|counters', 'the tokens|counters')) ||
    !rest.done
  )
    return undefined;
  const said = [...before, ...tokens.slice(0, remove)];
  if (!said.some(({ text }) => text === 'per' || text === 'each' || text === 'every')) return undefined;
  const counted = said.flatMap((_, at) => {
    const each = new Cursor(said, at, said.length);
    if (!each.takeAny('for each|every', 'per')) return [];
    const from = each.at;
    const word = wordAt(words, said, from, said.length, ['token', 'condition', 'counter']);
    if (word === undefined) return [];
    each.at = word.to;
    each.take('token|tokens|counter|counters');
    return each.takeAny('on the? target', 'on them|it', 'they have', 'the? target has')
      ? [{ ref: word.word.ref, said: said.slice(from, word.to) }]
      : [];
  });
  const [what, ...more] = counted;
  // "Give a Coin for each Shell they have. Remove one": of either.
  if (one && said.some(({ text }) => /^(?:gives?|gains?|gets?)$/.test(text))) return undefined;
  if (what === undefined || more.length > 0 || (named && named.word.ref !== what.ref)) return undefined;
  const count = one ? 'one' : 'all';
  const first = tokens.slice(0, like.text === 'lose' ? remove - 1 : remove);
  if (them === 'each')
    return [...first, ...wordsLike(like, `remove ${count}`), ...what.said, ...wordsLike(like, 'from them')];
  return [...first, ...wordsLike(like, `the target loses ${count}`), ...what.said];
}
countedThenGone.needs = oneOf('lose remove discard clear');

/** `Lose all Coins. Heal that much`, `spend up to 3 Coins. Range 3, deal that much damage`, `move that many spaces`: one for each that went. */
export function thatMuch(tokens: readonly Token[], { damage }: Context, before: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'that' && /^(?:much|many)$/.test(tokens[n + 1]?.text ?? ''));
  const verb = tokens[at - 1];
  const like = tokens[at];
  const does = /^(?:heals?|gains?|deals?|takes?|moves?|fly|flies|push|pull|,|:)$/;
  if (damage || verb === undefined || like === undefined || !does.test(verb.text)) return undefined;
  const said = [...before, ...tokens.slice(0, at - 1)].map(({ text }) => text).join(' ');
  if (
    !/\b(?:lose|spend|discard) (?:all|any|x|up to)\b/.test(said) ||
    /dmg|damage|\bheals? \d|\bfor each\b|\bper\b/.test(said)
  )
    return undefined;
  const behind = new Cursor(tokens, at + 2, tokens.length);
  const one = (what: string): Token[] => [...tokens.slice(0, at), ...wordsLike(like, what), ...tokens.slice(behind.at)];
  if (/^(?:deals?|takes?|,|:)$/.test(verb.text))
    return behind.take('dmg|damage') && (behind.done || behind.sees(',|.')) ? one('one damage for each') : undefined;
  if (/^(?:move|fly|push|pull)/.test(verb.text)) {
    behind.take('spaces|space');
    return behind.done || behind.sees(',|.') ? one('one for each') : undefined;
  }
  const shield = behind.take('overshield');
  behind.take('health|hp');
  if (!behind.done || (/^gain/.test(verb.text) && !shield)) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(verb, shield ? 'one overshield for each' : 'one for each')];
}
thatMuch.needs = oneOf('that');

/** `Enemies in burst 2 move away 2`: as far as that, away from you. */
export function movesAway(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => /^moves?$/.test(text) && tokens[n + 1]?.text === 'away');
  const number = tokens[at + 2];
  if (at < 0 || number?.kind !== 'number') return undefined;
  const behind = new Cursor(tokens, at + 3, tokens.length);
  behind.take('space|spaces');
  if (behind.sees('from|to')) return undefined;
  const like = tokens[at] as Token;
  return [...tokens.slice(0, at + 1), number, ...wordsLike(like, 'away from you'), ...tokens.slice(behind.at)];
}
movesAway.needs = oneOf('away');

/** `They take 2dmg and their movement ends`, `and stop`: they end it. */
export function stopsThere(tokens: readonly Token[]): Token[] | undefined {
  if (!tokens.some(({ text }) => /^(?:enter|enters|entering|moves?|passes)$/.test(text))) return undefined;
  for (let at = 1; at < tokens.length; at++) {
    const end = new Cursor(tokens, at, tokens.length);
    const ends = end.takeAny('their|its movement ends', 'stops? moving', 'stop|stops');
    if (!ends || (!end.done && !end.sees(',|and'))) continue;
    const like = tokens[at] as Token;
    const whole = /^(?:their|its)$/.test(like.text);
    const joined = tokens[at - 1]?.text ?? '';
    if (!/^(?:,|and|they|it|must)$/.test(joined) || (whole && joined === 'must')) return undefined;
    const who = whole && joined === ',' ? 'they ' : '';
    return [...tokens.slice(0, at), ...wordsLike(like, `${who}end their movement`), ...tokens.slice(end.at)];
  }
  return undefined;
}
stopsThere.needs = oneOf('enter enters entering move moves passes');

/** `Adjacent enemies gain a Shell if they have none`: those without one do. */
export function ifTheyHaveNone(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const gain = tokens.findIndex(({ text }) => /^(?:gain|gains|get|gets)$/.test(text));
  const like = tokens[gain];
  if (gain < 1 || like === undefined || !/^(?:a|an|one|1)$/.test(tokens[gain + 1]?.text ?? '')) return undefined;
  const what = wordAt(words, tokens, gain + 2, tokens.length, ['token', 'condition']);
  if (what === undefined) return undefined;
  const asked = new Cursor(tokens, what.to, tokens.length);
  asked.take('token');
  if (!asked.takeAny('if they have none', "if they don't have one|any", 'if they do not have one|any') || !asked.done)
    return undefined;
  const named = tokens.slice(gain + 2, what.to);
  if (
    !/^(?:enemies|allies|units)$/.test(
      tokens.slice(0, gain).find(({ text }) => /^(?:enem|all[yi]|unit)/.test(text))?.text ?? '',
    )
  )
    return undefined;
  return [...tokens.slice(0, gain), ...wordsLike(like, 'without a'), ...named, ...tokens.slice(gain, what.to)];
}
ifTheyHaveNone.needs = oneOf('gain gains get gets');

/** `Slow if they are not`, `DoT 1 if they have none`: of what is given just before. */
export function unlessHad(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'if');
  const asked = new Cursor(tokens, at + 1, tokens.length);
  if (at < 1 || !asked.takeAny('they|it', 'the target')) return undefined;
  const who = tokens.slice(at, asked.at);
  const none = asked.takeAny(
    'already? have|has none',
    "don't|doesn't already? have it|one|any already?",
    'do|does not already? have it|one|any already?',
    "aren't|isn't already?",
    'are|is not already?',
  );
  if (!none || !asked.done) return undefined;
  let named: readonly Token[] | undefined;
  for (let n = 0; n < at; n++) {
    const found = wordAt(words, tokens, n, at, ['condition', 'token']);
    if (found !== undefined) named = tokens.slice(n, found.to);
  }
  const like = tokens[at] as Token;
  return named && [...tokens.slice(0, at), ...who, ...wordsLike(like, 'have no'), ...named];
}
unlessHad.needs = oneOf('if');

/** `At the start of your next turn, replace the Seed with a Tree`, `it turns into a Tree`: the one piece that was placed before goes, and another lies there. */
export function itBecomes(tokens: readonly Token[], { words, marker, strewn, slot }: Context): Token[] | undefined {
  if (marker === undefined || strewn || (slot !== 'ability' && slot !== 'default')) return undefined;
  if (!tokens.some(({ text }) => /^(?:with|by|into|becomes?)$/.test(text))) return undefined;
  for (let at = 0; at < tokens.length - 3; at++) {
    if (at > 0 && !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const like = tokens[at] as Token;
    const replaces = cursor.take('replace|turn|transform');
    cursor.take('the|your|that');
    const known = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
    if (known?.word.ref === marker.ref) cursor.at = known.to;
    else if (!cursor.take('it')) continue;
    const turned = replaces
      ? cursor.take(like.text === 'replace' ? 'with|by' : 'into')
      : cursor.takeAny('becomes|become', 'turns|grows|hatches|transforms into', 'is replaced with|by');
    if (!turned || !cursor.take('a|an')) continue;
    const summon = replaces ? undefined : wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
    if (summon !== undefined) {
      const piece = tokens.slice(cursor.at - 1, summon.to);
      return [...tokens.slice(0, at), ...wordsLike(like, 'replace it with'), ...piece, ...tokens.slice(summon.to)];
    }
    const comes = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
    if (comes === undefined || comes.word.ref === marker.ref) continue;
    const piece = tokens.slice(cursor.at - 1, comes.to);
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, 'remove it and place'),
      ...piece,
      ...wordsLike(like, 'in its space'),
      ...tokens.slice(comes.to),
    ];
  }
  return undefined;
}
itBecomes.needs = oneOf('with by into become becomes');

/** `Destroy a Keg in range 1: line 3 from the Keg, 4dmg`, `the destroyed Keg's space becomes Mud`: it, named again. */
export function namedAgain(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const space = new Cursor(tokens, 0, tokens.length);
  if (space.take('the destroyed|removed|detonated')) {
    const named = tokens[space.at];
    const whole = named?.text.endsWith("'s") && tokens[space.at + 1]?.text === 'space';
    return named && whole ? [wordLike(named, 'its'), ...tokens.slice(space.at + 1)] : undefined;
  }
  const first = tokens.findIndex(({ text }) => /^(?:destroy|remove|detonate|sacrifice)$/.test(text));
  if (first < 0 || !/^(?:a|an|one)$/.test(tokens[first + 1]?.text ?? '')) return undefined;
  const piece = wordAt(words, tokens, first + 2, tokens.length, ['marker', 'summon']);
  if (piece === undefined) return undefined;
  for (let at = piece.to; at < tokens.length - 1; at++) {
    const again = /^(?:the|that)$/.test(tokens[at]?.text ?? '')
      ? wordAt(words, tokens, at + 1, tokens.length, ['marker', 'summon'])
      : undefined;
    if (again?.word.ref !== piece.word.ref) continue;
    return [...tokens.slice(0, at), wordLike(tokens[at] as Token, 'it'), ...tokens.slice(again.to)];
  }
  return undefined;
}

/** `You lose Invisible if you still have it`, `they lose the Mark, if they still have it`: who has none loses none. */
export function ifStillHad(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'if');
  if (at < 2 || !tokens.slice(0, at).some(({ text }) => loss.has(text))) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const still = cursor.takeAny('if you|they|it still have|has it|them|any', 'if it|they is|are still there|active');
  return still && cursor.done ? tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at) : undefined;
}
ifStillHad.needs = oneOf('if');

const loss = new Set(['lose', 'loses', 'remove', 'clear']);

/** `Removed at the start of your next turn`, `removed when an enemy enters the space`, in the text of a piece or token: this is. */
export function removedThen(tokens: readonly Token[], { self }: Context): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || self === undefined || !/^(?:removed|destroyed|cleared)$/.test(first.text))
    return undefined;
  if (!/^(?:at|when|whenever|if|after|once)$/.test(tokens[1]?.text ?? '')) return undefined;
  return [wordLike(first, 'remove'), wordLike(first, 'this'), ...tokens.slice(1)];
}
removedThen.begins = beginning('removed|destroyed|cleared');
