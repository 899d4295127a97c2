import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** With these words in the place of tokens `from` up to `to`. */
function put(tokens: readonly Token[], from: number, to: number, words: string): Token[] {
  const like = tokens[Math.min(from, tokens.length - 1)] as Token;
  return [...tokens.slice(0, from), ...wordsLike(like, words), ...tokens.slice(to)];
}

/** The same behind `Range 3,` and `Global,`, which stay as they are. */
export const behindRange =
  (reword: (tokens: readonly Token[]) => Token[] | undefined): ((tokens: readonly Token[]) => Token[] | undefined) =>
  (tokens) => {
    if (!/^(?:range|global|burst)$/.test(tokens[0]?.text ?? '')) return reword(tokens);
    const comma = tokens.findIndex(({ text }) => text === ',');
    const said = comma < 0 ? undefined : reword(tokens.slice(comma + 1));
    return said && [...tokens.slice(0, comma + 1), ...said];
  };

/** `Place yourself in range 2 of an ally`, `teleport within 2 of it`: in a space that is there. */
export function inSomeSpace(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (!cursor.done && !cursor.sees('place|teleport|teleports')) cursor.at += 1;
  const places = cursor.take('place');
  if (!places && !cursor.take('teleport|teleports')) return undefined;
  if (places) {
    if (!cursor.takeAny('yourself|them|it|this', 'the? target')) {
      // Of "an ally in range 3 of you" that is who it is.
      if (!cursor.takeAny('each|every ally|enemy|unit|other in burst #', 'all allies|enemies|units in burst #'))
        return undefined;
      if (!cursor.sees('adjacent|next to')) return undefined;
    }
  }
  const isThere = cursor.sees('adjacent|next to') || cursor.sees('in|within range #? of') || cursor.sees('within # of');
  if (!isThere && !cursor.sees('in|within range # of') && !cursor.sees('within # spaces of')) return undefined;
  return put(tokens, cursor.at, cursor.at, places ? 'in a space' : 'to a space');
}

/** `In an empty space in burst 3`: what is in a burst around you is as near, and is seen. */
export function spaceInBurst(tokens: readonly Token[]): Token[] | undefined {
  const [verb] = tokens;
  if (verb === undefined || !/^(?:place|teleport)$/.test(verb.text)) return undefined;
  for (let at = 2; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('in|to a|an|any|different|other empty|free|unoccupied? space|spaces of? your? choice?')) {
      if (!cursor.take('in|to empty|free|unoccupied? spaces of? your? choice?')) continue;
    }
    const far = cursor.at;
    if (cursor.take('in|within burst|range #') && (cursor.done || cursor.sees('.')))
      return put(tokens, at, far + 2, 'in an empty space in range');
  }
  return undefined;
}

/** `All enemies move 1 in a direction of your choice`: all of them in that one. */
export function inOneDirection(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.sees('all') && !cursor.sees('enemies|allies|units')) return undefined;
  while (!cursor.done && !cursor.sees('in')) cursor.at += 1;
  const from = cursor.at;
  const said = cursor.takeAny(
    'in a|one|any single|one? direction of your choice|choosing',
    'in the same direction ,? of your choice|choosing',
    'in a|one|any direction you choose',
  );
  return said && cursor.done && from > 1 ? put(tokens, from, cursor.at, 'in the same direction') : undefined;
}

/** `Neither you nor the target can move`: you cannot, and the target cannot. */
export function neitherNor(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'neither');
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !cursor.takeAny('neither you nor the? target can|may', 'neither the? target nor you can|may'))
    return undefined;
  return put(tokens, at, cursor.at, 'you and the target cannot');
}

const nth = ['', '', 'second', 'third', 'fourth'];

/** `For 2 turns, the target is Slow`, `they are Stunned for two turns`: until the end of the second of those that they have then. */
export function forSomeTurns(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('for the|their|its? next? # turns')) continue;
    const word = nth[cursor.numbers[0] ?? 0];
    if (!word) return undefined;
    const end = `until the end of its ${word} next turn`;
    const isFirst = at === 0 && cursor.take(',');
    const who = new Cursor(tokens, isFirst ? cursor.at : 0, tokens.length);
    if (!who.takeAny('the? target', 'they|it') || (!isFirst && !cursor.done)) return undefined;
    const like = tokens[at] as Token;
    const rest = isFirst ? tokens.slice(cursor.at) : tokens.slice(0, at);
    // "Slow until ... and Stunned": of which of them it is.
    if (rest.some(({ text }) => /^(?:until|and|,)$/.test(text))) return undefined;
    return [...rest, ...wordsLike(like, end)];
  }
  return undefined;
}

/** `Remove all Hooks from a unit in range 4 to deal 1dmg for each`: that unit loses them all and takes so much. */
export function removedToDeal(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('remove|clear|take all')) return undefined;
  const from = tokens.findIndex(({ text }) => text === 'from');
  const to = tokens.findIndex(({ text }, at) => at > from && text === 'to');
  if (from < 3 || to < from) return undefined;
  const kind = tokens.slice(1, from);
  const whom = tokens.slice(from + 1, to);
  const behind = new Cursor(tokens, to + 1, tokens.length);
  const like = tokens[0] as Token;
  const heals = whom.length === 1 && whom[0]?.text === 'yourself';
  if (!behind.take(heals ? 'heal #' : 'deal # dmg|damage')) return undefined;
  const amount = tokens.slice(to + 2, behind.at);
  behind.takeAny('to it|them', 'to the target', 'to that unit');
  if (!behind.take('for each') && !behind.take('per|for each?')) return undefined;
  if (!behind.done) {
    // "Per Hook": those that it has lost.
    const again = tokens.slice(behind.at).map(({ text }) => text);
    const said = again.filter((text) => !/^(?:removed|lost|one|so)$/.test(text)).join(' ');
    const named = kind
      .slice(1)
      .map(({ text }) => text)
      .join(' ');
    if (said !== '' && said !== named && `${said}s` !== named) return undefined;
  }
  if (heals)
    return [
      ...wordsLike(like, 'you lose'),
      ...kind,
      ...wordsLike(like, 'and heal'),
      ...amount,
      ...wordsLike(like, 'for each lost'),
    ];
  const of = whom.length === 1 && /^(?:them|it)$/.test(whom[0]?.text ?? '') ? wordsLike(like, 'the target') : whom;
  return [
    ...of,
    ...wordsLike(like, 'loses'),
    ...kind,
    ...wordsLike(like, 'and takes'),
    ...amount,
    ...wordsLike(like, 'for each lost'),
  ];
}

/** `Repeat any number of times, with range 2 from the previous target, no unit twice`: each time on a new one. */
export function noneTwice(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const end = tokens.findLastIndex(({ text }) => text === ',');
  const last = new Cursor(tokens, end, tokens.length);
  if (like === undefined || end < 4 || !tokens.slice(0, 4).some(({ text }) => text === 'repeat')) return undefined;
  if (
    !last.takeAny(
      ', no|never the? same? unit|target|enemy|ally twice',
      ', but? not|never on? the same unit|target|enemy|ally twice',
    ) ||
    !last.done
  )
    return undefined;
  const said = tokens.slice(0, end);
  const behind = tokens.at(-1) as Token;
  const inner = said.findIndex(({ text }, at) => text === ',' && /^(?:with|on|in)$/.test(said[at + 1]?.text ?? ''));
  const whole = inner < 0 ? said : [...said.slice(0, inner), ...said.slice(inner + 1)];
  // "Repeat twice, in range 2 of the previous target": on somebody who is there.
  const near = whole.findIndex(({ text }, at) => /^(?:in|within)$/.test(text) && whole[at + 1]?.text === 'range');
  if (near > 0 && !whole.slice(0, near).some(({ text }) => /^(?:on|against|targeting)$/.test(text)))
    return [...put(whole, near, near, 'on a new target').slice(0, -1), { ...(whole.at(-1) as Token), to: behind.to }];
  const on = whole.findIndex(({ text }, at) => text === 'on' && /^an?$/.test(whole[at + 1]?.text ?? ''));
  const fresh = on < 0 ? whole : put(whole, on + 1, on + 2, 'a new');
  // What was said behind it is part of it.
  return [...fresh.slice(0, -1), { ...(fresh.at(-1) as Token), to: behind.to }];
}

/** `Until your next turn, the first time each enemy moves`: in that time, which is all the game that it holds for. */
export function firstInTime(tokens: readonly Token[]): Token[] | undefined {
  if (!/^(?:until|till)$/.test(tokens[0]?.text ?? '')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  if (comma < 0 || !cursor.take('the first time') || !cursor.sees('each|every')) return undefined;
  return put(tokens, cursor.at, cursor.at, 'in the game');
}

/** `All spaces in burst 1 except the center`: those beside you. */
export function butTheCenter(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'spaces');
  const cursor = new Cursor(tokens, Math.max(at - 1, 0), tokens.length);
  if (at < 0 || !cursor.take('all|the? spaces in burst #') || cursor.numbers[0] !== 1) return undefined;
  const before = tokens.slice(0, Math.max(at - 1, 0));
  if (before.some(({ text }) => text === 'range')) return undefined;
  const verb = cursor.at;
  const last = new Cursor(tokens, tokens.length - 3, tokens.length);
  const but = 'except|but the center|centre|middle';
  if (cursor.take(but))
    return [...before, ...wordsLike(tokens[at] as Token, 'all adjacent spaces'), ...tokens.slice(cursor.at)];
  if (tokens.length - 3 < verb || !last.take(but)) return undefined;
  const end = tokens[tokens.length - 4]?.text === ',' ? tokens.length - 4 : tokens.length - 3;
  return [...before, ...wordsLike(tokens[at] as Token, 'all adjacent spaces'), ...tokens.slice(verb, end)];
}

/** `The target must use a default ability targeting the nearest other unit`: it does, now, and that one is another one anyway. */
export function mustUse(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:must|uses?|makes?)$/.test(text));
  if (at < 1) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const must = cursor.take('must');
  if (!cursor.take('use|uses|make|makes') || !cursor.sees('a|an|one|its|their default|basic')) return undefined;
  // What it must do in a turn to come it does not do now.
  if (must && tokens.some(({ text }) => /^(?:until|next|turn|turns|round|when|if|whenever)$/.test(text)))
    return undefined;
  const other = tokens.findIndex(({ text }, n) => text === 'other' && tokens[n - 1]?.text === 'nearest');
  const on = other > 3 && /^(?:on|against|targeting)$/.test(tokens[other - 3]?.text ?? '');
  if (!must && !on) return undefined;
  const rest = tokens.slice(cursor.at).filter((token) => !on || token !== tokens[other]);
  return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'uses'), ...rest];
}

/** `Until they clear Slow`: until they have none. */
export function untilCleared(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('until|till')) continue;
    if (!cursor.takeAny('they|it', 'the? target') || !cursor.take('clear|clears|loses|lose')) continue;
    const end = cursor.at;
    if (cursor.sees('a|an|all|its|their|#')) return undefined;
    cursor.take('the|this|that');
    return put(tokens, end - 1, cursor.at, 'has no');
  }
  return undefined;
}

/** `Put a Coin on each of up to two allies`: so many of them gain one. */
export function onEachOf(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.take('put|place|give|apply')) return undefined;
  const first = /^(?:to|on)$/;
  const at = tokens.findIndex(({ text }) => first.test(text));
  const each = new Cursor(tokens, at + 1, tokens.length);
  if (at >= 2) {
    const many = each.take('each of') || (tokens[0]?.text !== 'give' && true);
    const from = each.at;
    if (!many || !each.take('up? to? # enemies|allies|units|targets|other')) return undefined;
    while (!each.done && !each.sees(',|.|and|then')) each.at += 1;
    const one = /^an?$/.test(tokens[1]?.text ?? '');
    const rest = one ? forEachInside(tokens.slice(each.at)) : tokens.slice(each.at);
    return [...tokens.slice(from, each.at), ...wordsLike(like, 'gain'), ...tokens.slice(1, at), ...rest];
  }
  return undefined;
}

/** `and lose a Coin for each`, behind what is done to several: it is done with each of them. */
function forEachInside(tokens: readonly Token[]): readonly Token[] {
  const joint = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  const two = tokens.slice(-2).map(({ text }) => text);
  if (like === undefined || two.join(' ') !== 'for each' || !joint.takeAny(', and', 'and')) return tokens;
  if (!joint.sees('gain|lose|spend')) return tokens;
  return [...wordsLike(like, 'and you'), ...tokens.slice(joint.at, -2)];
}
