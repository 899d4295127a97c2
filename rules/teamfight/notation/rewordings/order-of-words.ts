import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Enemies in range 2 have +1def to target you`: what they use on you meets it. */
export function toTarget(tokens: readonly Token[]): Token[] | undefined {
  const has = tokens.findIndex(({ text }) => text === 'have' || text === 'has');
  const like = tokens[has];
  const said = tokens.slice(-3).map(({ text }) => text);
  if (
    like === undefined ||
    has === 0 ||
    said.join(' ') !== 'to target you' ||
    !tokens.some(({ text }) => text === 'def')
  )
    return undefined;
  return [...tokens.slice(0, has), wordLike(like, 'attacking'), wordLike(like, 'you'), ...tokens.slice(has, -3)];
}
toTarget.needs = oneOf('target');

/** `You permanently have +1 speed`, `you have +1 speed, permanently`: for how long stands at the end. */
export function permanently(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'permanently');
  const last = tokens[at];
  if (last === undefined || tokens.slice(at + 1).some(({ text }) => text === ',')) return undefined;
  const comma = tokens[at - 1]?.text === ',' ? 1 : 0;
  if (comma === 0 && at === tokens.length - 1) return undefined;
  return [...tokens.slice(0, at - comma), ...tokens.slice(at + 1), last];
}
permanently.needs = oneOf('permanently');

/** `Place a Trap in range 2 for each enemy hit`, `summon a Wolf in range 2 per Coin`: so many of them, each where it is chosen. */
export function eachBehind(tokens: readonly Token[]): Token[] | undefined {
  const each = tokens.findIndex(
    ({ text }, at) => (text === 'for' && /^(?:each|every)$/.test(tokens[at + 1]?.text ?? '')) || text === 'per',
  );
  const like = tokens[each];
  if (like === undefined || tokens.slice(each).some(({ text }) => /^(?:,|and|or|\.|:)$/.test(text))) return undefined;
  const brings = tokens.findLastIndex(({ text }, at) => at < each && /^(?:place|put|drop|create|summon)$/.test(text));
  const first = tokens.slice(0, Math.max(brings, 0)).filter(({ text }) => text !== 'then');
  if (brings < 0 || (first.length > 0 && !/^(?:,|and)$/.test(first.at(-1)?.text ?? ''))) return undefined;
  const said = tokens.slice(brings, each);
  if (said.some(({ text }) => text === ',')) return undefined;
  const what = tokens.slice(each + (like.text === 'per' ? 1 : 2));
  return [...first, ...wordsLike(like, 'for each'), ...what, wordLike(like, ','), ...said];
}
eachBehind.needs = oneOf('per for');

/** `Refresh this when a hero dies`, `refreshes when an ally dies`, `regain a use if this kills`: what a card is ready again by stands before that. */
export function readyWhen(tokens: readonly Token[]): Token[] | undefined {
  if (!/^(?:refresh|untap|ready|reset|regain|this|refreshes|readies|resets)$/.test(tokens[0]?.text ?? ''))
    return undefined;
  const [first, when] = tokens;
  if (first !== undefined && /^(?:when|whenever|if)$/.test(when?.text ?? '')) {
    if (first.text === 'this' || tokens.some(({ text }) => text === ',')) return undefined;
    const ready = first.text === 'untap' ? 'untap' : 'refresh';
    return [...tokens.slice(1), wordLike(first, ','), wordLike(first, ready), wordLike(first, 'this')];
  }
  const at = tokens.findIndex(({ text }) => /^(?:when|whenever|if)$/.test(text));
  const like = tokens[at];
  if (like === undefined || at < 2 || at > 4 || tokens.some(({ text }) => text === ',')) return undefined;
  return [...tokens.slice(at), wordLike(like, ','), ...tokens.slice(0, at)];
}
readyWhen.begins = beginning('refresh|untap|ready|reset|regain|this|refreshes|readies|resets');

/** `Gain a Coin at the end of your turn (max 2)`: how many there may be stands right behind them. */
export function mostFirst(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findLastIndex(({ text }) => text === '(');
  const limit = new Cursor(tokens, from, tokens.length);
  if (from < 0 || !limit.take('( max|maximum of? # )') || !limit.done) return undefined;
  const at = tokens.findLastIndex(({ text }) => text === 'at');
  const when = new Cursor(tokens, at, from);
  if (at < 1 || !when.takeAny('at the? start|beginning|end of your|each|this|the? turn|round') || !when.done)
    return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(from), ...tokens.slice(at, from)];
}
mostFirst.needs = oneOf('max maximum');

/** `While you have 4 or less health, this deals +1 damage`, `this deals +1 damage while you are Slowed`, of what is done now: if you have. */
export function whileDealt(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const at = tokens.findIndex(({ text }) => text === 'while');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const own = 'this|the attack|ability? deals|has|is';
  const first = new Cursor(tokens, 0, tokens.length);
  const said = tokens.findIndex(({ text }, n) => n > at && (text === 'this' || text === 'it'));
  const isOwn = at === 0 ? said > 0 && new Cursor(tokens, said, tokens.length).sees(own) : first.sees(own);
  return isOwn ? [...tokens.slice(0, at), wordLike(like, 'if'), ...tokens.slice(at + 1)] : undefined;
}
whileDealt.needs = oneOf('while');

/** `If you took no damage since your last turn, you have Armor until you take damage`, in a text that only stands: it is no longer so then anyway. */
export function untilAnyway(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const until = tokens.findLastIndex(({ text }) => text === 'until');
  const asks = new Cursor(tokens, 0, tokens.length);
  if (slot !== 'passive' || until < 4 || !asks.take('if|while you')) return undefined;
  const denied = asks.takeAny("haven't|didn't", 'have|did not');
  const hurt = denied
    ? asks.takeAny('take|taken|receive|received any? damage', 'been damaged|hurt')
    : asks.takeAny('took|received no damage', 'have taken|received no damage');
  const ends = new Cursor(tokens, until, tokens.length);
  const end = ends.takeAny('until you take|receive any? damage', 'until you are damaged|hurt') && ends.done;
  return hurt && end && asks.sees('since') ? tokens.slice(0, until) : undefined;
}
untilAnyway.begins = beginning('if|while');
untilAnyway.needs = oneOf('until');

/** `If you did not move on your turn, gain a Coin at the end of it`: of that turn. */
export function endOfIt(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.length - 5;
  const end = new Cursor(tokens, at, tokens.length);
  if (at < 4 || !(end.take('at the end of it') || end.take('at the end of that'))) return undefined;
  const turn = tokens.findLastIndex(({ text }, n) => n < at && text === 'turn');
  if (turn < 0 || tokens[turn - 1]?.text !== 'your') return undefined;
  return [...tokens.slice(0, -1), wordLike(tokens.at(-1) as Token, 'your'), tokens[turn] as Token];
}
endOfIt.needs = oneOf('end');

/** `Once per turn, heal 1 when you hit`: what sets it off stands before it. */
export function onceThenWhen(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('once per turn|round ,')) return undefined;
  const when = tokens.findIndex(({ text }, at) => at > cursor.at && /^(?:when|whenever)$/.test(text));
  const behind = tokens.slice(cursor.at);
  // "Use an ability": whether that comes by itself is not said.
  if (when < 0 || cursor.sees('use') || behind.some(({ text }) => text === ',')) return undefined;
  const comma = tokens[cursor.at - 1] as Token;
  return [...tokens.slice(0, cursor.at), ...tokens.slice(when), comma, ...tokens.slice(cursor.at, when)];
}
onceThenWhen.begins = beginning('once');

/** `Range 1 twice, 1dmg`, `range 3, three times: 2dmg`: how often all of it comes stands before it. */
export function timesFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('range #')) return undefined;
  const from = cursor.at;
  cursor.take(',');
  const often = cursor.at;
  if (!cursor.takeAny('twice', '# times') || !cursor.sees(',|:') || cursor.at + 1 >= tokens.length) return undefined;
  const comma = wordLike(like, ',');
  return [...tokens.slice(often, cursor.at), comma, ...tokens.slice(0, from), comma, ...tokens.slice(cursor.at + 1)];
}
timesFirst.begins = beginning('range');

/** `When you die, enemies score no points`, `you give no points when you die`: what a death is worth is said of it, and comes of nothing. */
export function worthOnDeath(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (slot !== 'passive' || like === undefined || !tokens.some(({ text }) => /^points?$/.test(text))) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.takeAny('when you die ,', 'when you are killed ,', 'on death|dying ,'))
    return cursor.sees('enemies') || cursor.sees('the enemy|opponent')
      ? [...tokens.slice(cursor.at), ...wordsLike(like, 'for killing you')]
      : undefined;
  const last = tokens.findLastIndex(({ text }) => text === 'when');
  const behind = new Cursor(tokens, Math.max(last, 0), tokens.length);
  return last > 0 && behind.takeAny('when you die', 'when you are killed') && behind.done
    ? tokens.slice(0, last)
    : undefined;
}
worthOnDeath.needs = oneOf('point points');

/** `When you would die, spend 3 Coins to heal to 3 instead`: they are lost, and one lives. */
export function spendsToLive(tokens: readonly Token[]): Token[] | undefined {
  const spend = tokens.findIndex(({ text }, n) => /^(?:spend|pay)$/.test(text) && tokens[n - 1]?.text === ',');
  const like = tokens[spend];
  const to = tokens.findIndex(({ text }, n) => n > spend && text === 'to');
  const lives = /^(?:heal|survive|live|stay|return|reset)$/.test(tokens[to + 1]?.text ?? '');
  const dies = tokens.some(({ text }, n) => text === 'would' && tokens[n + 1]?.text === 'die' && n < spend);
  if (like === undefined || to < 0 || !lives || !dies) return undefined;
  const [lose, and] = [wordLike(like, 'lose'), wordLike(like, 'and')];
  return [...tokens.slice(0, spend), lose, ...tokens.slice(spend + 1, to), and, ...tokens.slice(to + 1)];
}
spendsToLive.needs = oneOf('spend pay');

/** `When you have 3 Coins, you have +1 speed`: while one has them, where it is said what is so and not what happens. */
export function whileHad(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('when|whenever you have')) return undefined;
  const bare = !cursor.sees('at|a|an|any|no') && !cursor.sees('# or|+');
  if (bare) {
    // Of fewer than one can have it could be so many exactly, or more.
    const count = cursor.take('#') ? cursor.numbers[0] : undefined;
    const had = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
    if (count === undefined || had?.word.fields.most !== count) return undefined;
  }
  const comma = tokens.findIndex(({ text }) => text === ',');
  const rest = new Cursor(tokens, comma + 1, tokens.length);
  const isSo = rest.sees('you have|are|cannot|can|deal') || rest.sees('your attacks|abilities');
  return comma > 3 && comma < 10 && isSo ? [wordLike(like, 'while'), ...tokens.slice(1)] : undefined;
}
whileHad.begins = beginning('when|whenever');
