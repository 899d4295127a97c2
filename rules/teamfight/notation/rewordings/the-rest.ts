import type { Context } from '../context.ts';
import type { Tail } from '../sentences/desk.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';

/** `The rest, 1dmg`, `the others take 1dmg`, behind some of an area: those in it who were not hit yet. */
export function theRest(tokens: readonly Token[], { laid }: Context, tail: Tail | undefined): Token[] | undefined {
  const { side, if: asked } = tail?.node.node === 'area' ? tail.node.who : { side: 'any' as const };
  // "Enemies in burst 2 take 1dmg. All others heal 1": none of those enemies is left.
  if (side !== 'any' && asked === undefined && tail?.then.some(({ node }) => node !== 'if')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (!laid || like === undefined || !cursor.takeAny('the rest of them', 'the rest', 'all|the others'))
    return undefined;
  if (cursor.sees('in|within|of|adjacent|with|who|that')) return undefined;
  const who = side === 'enemy' ? 'enemies' : side === 'ally' ? 'allies' : 'units';
  return [...wordsLike(like, `other ${who} in the area`), ...tokens.slice(cursor.at)];
}
theRest.begins = beginning('the|all');

const some = /^(?:allies|enemies|units|heroes|summons|objects)$/;

/** `Burst 2, 3dmg. Allies take half`, `line 4, 4dmg, half to allies`: as much instead (T-032: half is rounded up). */
export function halfForSome(tokens: readonly Token[], tail: Tail | undefined): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'half');
  const like = tokens[at];
  const whole = like && (dealtBefore(tokens.slice(0, at)) ?? dealtIn(tail));
  if (like === undefined || whole === undefined) return undefined;
  const half = Math.ceil(whole / 2);
  const number = numberLike(like, half);
  const instead = [number, ...wordsLike(like, 'damage instead')];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (/^takes?$/.test(tokens[at - 1]?.text ?? '')) {
    if (!some.test(tokens[at - 2]?.text ?? '')) return undefined;
    cursor.takeAny('half of it|that', 'half the|that? damage|dmg', 'half as much', 'half');
    cursor.take('instead');
    return cursor.done ? [...tokens.slice(0, at), ...instead] : undefined;
  }
  // "If the target has cover, half damage", "deals half damage against summons": asked of the one target.
  const ofOne = tail?.node.node === 'target';
  const asks = /^(?:if|unless)$/.test(tokens[0]?.text ?? '') && tokens[at - 1]?.text === ',';
  if (ofOne && asks && cursor.take('half damage|dmg') && cursor.done) return [...tokens.slice(0, at), ...instead];
  cursor.at = at;
  const bare = at === 0 || (/^deals?$/.test(tokens[at - 1]?.text ?? '') && at <= 2);
  if (ofOne && bare && cursor.take('half damage|dmg') && cursor.sees('against|to|vs')) {
    const whom = tokens.slice(cursor.at + 1);
    return [wordLike(like, 'against'), ...whom, wordLike(like, ','), ...instead];
  }
  cursor.at = at;
  // "Half damage beyond range 2": where they are is asked.
  if (
    cursor.take('half damage|dmg?') &&
    (at === 0 || tokens[at - 1]?.text === ',') &&
    cursor.sees('beyond|outside|if|within')
  ) {
    const where = tokens.slice(cursor.at);
    if (at === 0) return [...where, wordLike(like, ','), ...instead];
    return [...tokens.slice(0, at), wordLike(like, 'or'), ...instead.slice(0, 2), ...where];
  }
  cursor.at = at;
  if (!cursor.take('half damage|dmg? to|for|against|on') || !(at === 0 || tokens[at - 1]?.text === ','))
    return undefined;
  const whom = tokens.slice(cursor.at);
  if (whom.length === 0 || whom.length > 3) return undefined;
  return [...tokens.slice(0, at), ...whom, wordLike(like, 'take'), ...instead];
}
halfForSome.needs = oneOf('half');

/** The number of the damage said last before it, where that is all of it. */
function dealtBefore(tokens: readonly Token[]): number | undefined {
  const dealt = tokens.findLastIndex(({ text }) => text === 'dmg' || text === 'damage');
  const [sign, number] = [tokens[dealt - 2]?.text ?? '', tokens[dealt - 1]];
  if (/^[-+*/x]$/.test(sign) || tokens.slice(dealt + 1).some(({ text }) => /^(?:per|for|\+|-|\*|x)$/.test(text)))
    return undefined;
  return number?.kind === 'number' ? number.value : undefined;
}

/** The one plain number of damage that the sentence before has dealt. */
function dealtIn(tail: Tail | undefined): number | undefined {
  const [dealt, ...more] = tail?.then.filter(({ node }) => node === 'damage') ?? [];
  const isPlain = dealt?.node === 'damage' && more.length === 0 && !dealt.amount.terms && !dealt.amount.half;
  return isPlain ? dealt.amount.base : undefined;
}

/** `4dmg, half damage on a miss`, `4dmg (half on a miss)`, `4dmg, on a miss deal half damage`: so much instead. */
export function halfOnMiss(tokens: readonly Token[]): Token[] | undefined {
  const half = tokens.findIndex(({ text }) => text === 'half');
  const like = tokens[half];
  const harms = tokens.flatMap(({ text }, n) => (n < half && /^(?:dmg|damage)$/.test(text) ? [n] : []));
  const number = tokens[(harms[0] ?? 0) - 1];
  if (like === undefined || harms.length !== 1 || number?.kind !== 'number') return undefined;
  const dealt = harms[0] as number;
  for (let at = dealt + 1; at <= half; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    cursor.takeAny(',', '(');
    const said = cursor.takeAny(
      'on a? miss ,? deal|deals|take|takes|do? only? half damage|dmg?',
      'only? half damage|dmg? on a? miss',
      'only? half damage|dmg? if it|this misses',
    );
    if (!said) continue;
    cursor.take(')');
    if (
      !cursor.done ||
      (at !== dealt + 1 && tokens.slice(dealt, at).some(({ text }) => /^(?:on|if|\(|\+)$/.test(text)))
    )
      return undefined;
    const less: Token = { ...number, text: String(Math.ceil(number.value / 2)), value: Math.ceil(number.value / 2) };
    return [...tokens.slice(0, at), ...wordsLike(like, ', on a miss'), less, ...wordsLike(like, 'damage instead')];
  }
  return undefined;
}
halfOnMiss.needs = oneOf('half');

/** `2dmg, Slow. Half damage on a miss`: the same in a sentence of its own, of the attack before it. */
export function halfAlone(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const said = cursor.takeAny(
    'deal|deals? half damage|dmg? on a? miss',
    'half damage|dmg? on a? miss',
    'half damage|dmg? if it|this misses',
  );
  return like !== undefined && said && cursor.done ? wordsLike(like, 'on a miss , half damage') : undefined;
}
halfAlone.begins = beginning('half|deal|deals');
halfAlone.needs = oneOf('half');
