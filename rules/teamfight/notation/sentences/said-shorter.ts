import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `The rest, 1dmg`, `the others take 1dmg`, behind some of an area: those in it who were not hit yet. */
export function theRest(tokens: readonly Token[], { laid }: Context, side = 'any'): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (!laid || like === undefined || !cursor.takeAny('the rest of them', 'the rest', 'all|the others'))
    return undefined;
  if (cursor.sees('in|within|of|adjacent|with|who|that')) return undefined;
  const who = side === 'enemy' ? 'enemies' : side === 'ally' ? 'allies' : 'units';
  return [...wordsLike(like, `other ${who} in the area`), ...tokens.slice(cursor.at)];
}

/** `Reduce their speed by 1 until ...`, `increase your speed by 2`: so much less or more of it. */
export function speedChanged(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findIndex(({ text }) => /^(?:reduce|lower|decrease|increase|raise)$/.test(text));
  const verb = tokens[from];
  if (verb === undefined) return undefined;
  const cursor = new Cursor(tokens, from + 1, tokens.length);
  const your = cursor.take('your speed|range');
  const target = !your && cursor.takeAny("the? target's speed|range");
  if (!your && !target && !cursor.take('their|its speed|range')) return undefined;
  const what = tokens[cursor.at - 1] as Token;
  if (!cursor.take('by #')) return undefined;
  const sign: Token = { ...wordLike(verb, /^(?:increase|raise)$/.test(verb.text) ? '+' : '-'), kind: 'sign' };
  const who = wordsLike(verb, your ? 'you have' : target ? 'the target has' : 'they have');
  return [...tokens.slice(0, from), ...who, sign, tokens[cursor.at - 1] as Token, what, ...tokens.slice(cursor.at)];
}

/** `Then another target in range 2 of the first, 1dmg`: another than the one target that there is. */
export function ofTheFirst(tokens: readonly Token[], { them }: Context, before: readonly Token[]): Token[] | undefined {
  if (them !== 'target' || before.some(({ text }) => /^(?:another|second|first|next)$/.test(text))) return undefined;
  const at = tokens.findIndex(
    ({ text }, index) => text === 'first' && /^(?:of|from|to)$/.test(tokens[index - 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || tokens[at - 1]?.text !== 'the') return undefined;
  const behind = /^(?:target|unit|one|enemy)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const told = [...tokens.slice(0, at), wordLike(like, 'target'), ...tokens.slice(behind)];
  const second = told.findIndex(({ text }) => /^(?:another|different|second)$/.test(text));
  return told.map((token, index) =>
    index === second + 1 && token.text === 'target' ? wordLike(token, 'unit') : token,
  );
}

const notBehind = /^(?:is|are|has|have|had|was|were|can|did|do|does)$/;

/** `Range 3, 2dmg, unless you are Disarmed`: if you are not. Of one effect alone, as it could be of the last or of all. */
export function unlessBehind(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'unless');
  const like = tokens[at];
  if (like === undefined || at < 1) return undefined;
  const verb = tokens.findIndex(({ text }, index) => index > at && notBehind.test(text));
  if (verb < 0 || verb > at + 4 || tokens[verb + 1]?.text === 'no' || tokens[verb + 1]?.text === 'not')
    return undefined;
  const comma = tokens[at - 1]?.text === ',';
  const done = tokens.slice(0, comma ? at - 1 : at);
  // Behind a comma it is of all that is done, which has to be one thing.
  const begins = /^(?:range|burst|line|ally|enemy|allies|enemies|tap)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  if (comma && done.filter(({ text }) => /^(?:,|and|then)$/.test(text)).length > begins) return undefined;
  const has = /^(?:has|have)$/.test(tokens[verb]?.text ?? '');
  const asked = has
    ? [...wordsLike(like, tokens[verb]?.text === 'has' ? 'does not' : 'do not'), wordLike(like, 'have')]
    : [tokens[verb] as Token, wordLike(like, 'not')];
  return [...done, wordLike(like, 'if'), ...tokens.slice(at + 1, verb), ...asked, ...tokens.slice(verb + 1)];
}

/** `Lose 1 health, gain +1dmg on your next attack`, `+2 crit on your next attack this turn`: you have it. */
export function onYourNext(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const gains = cursor.take('gain|get|have');
    if (!cursor.take('+ # dmg|damage|crit|def|range on|with|for|to your next attack')) continue;
    const like = tokens[at] as Token;
    if (at > 0 && !/^(?:,|and|:|then)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(like, 'you have'), ...tokens.slice(gains ? at + 1 : at)];
  }
  return undefined;
}
