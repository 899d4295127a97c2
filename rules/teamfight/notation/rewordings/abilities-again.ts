import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Your 1/Turn abilities can be used again this turn`: they are ready again. */
export function usableAgain(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('all? of? your', 'each of your')) return undefined;
  const from = cursor.at;
  // Only what a turn limits comes back in the turn.
  if (!cursor.takeAny('# / turn abilities', 'once per turn abilities')) return undefined;
  const called = tokens.slice(from, cursor.at);
  if (!cursor.takeAny('can|may each? be used again|anew', 'can|may each? be used once more')) return undefined;
  cursor.takeAny('this turn', 'in this turn');
  return cursor.done ? [...wordsLike(like, 'refresh your'), ...called] : undefined;
}
usableAgain.begins = beginning('all|your|each');
usableAgain.needs = oneOf('again anew once');

/** `Reset the uses of your 1/Game abilities`, `restore all uses of your 1/Turn abilities`: they are ready again. */
export function usesReset(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:reset|resets|restore|restores|refresh|refreshes)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.takeAny('all of? the? uses|limits of|on', 'the uses|limits of|on')) return undefined;
  if (!cursor.sees('all|your|their|its')) return undefined;
  cursor.take('all of?');
  const verb = like.text.endsWith('s') ? 'refreshes' : 'refresh';
  return [...tokens.slice(0, at), ...wordsLike(like, verb), ...tokens.slice(cursor.at)];
}
usesReset.needs = oneOf('reset resets restore restores refresh refreshes');

/** What limits it beside the turn, or needs no limit. */
const otherLimits = /\b\d+\s*\/\s*(?:game|round)|\bultimate\b|\btap\b|\bcooldown\b|\bper (?:game|round)\b/i;
const onceATurn = /\b1\s*\/\s*turn\b|\bonce (?:per|a|each) turn\b/i;

/** `You may use Dash again this turn`, of one that can be used once a turn and that nothing else limits: it is ready again. */
export function oneAgain(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('you may|can use')) continue;
    const from = cursor.at;
    const name = ownAbility(cursor, context);
    if (name === undefined) return undefined;
    const called = tokens.slice(from, cursor.at);
    if (!cursor.takeAny('again this turn', 'again in this turn', 'a second time this turn') || !cursor.done)
      return undefined;
    const { words, bearer } = context;
    const own = words.all.find(
      (one) => one.kind === 'ability' && one.ref === bearer && one.name.toLowerCase() === name,
    );
    const cost = own?.text.split('\n', 1)[0] ?? '';
    if (!onceATurn.test(cost) || otherLimits.test(cost)) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'refresh'), ...called];
  }
  return undefined;
}
oneAgain.needs = oneOf('again second');
