import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Reduce their speed by 1 until ...`, `increase your speed by 2`: so much less or more of it; `set its speed to 1`: no more and no less. */
export function speedChanged(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findIndex(({ text }) => /^(?:reduce|lower|decrease|increase|raise|set)$/.test(text));
  const verb = tokens[from];
  if (verb === undefined) return undefined;
  const cursor = new Cursor(tokens, from + 1, tokens.length);
  const your = cursor.take('your speed|range');
  const target = !your && cursor.takeAny("the? target's speed|range");
  if (!your && !target && !cursor.take('their|its speed|range')) return undefined;
  const what = tokens[cursor.at - 1] as Token;
  const exact = cursor.take('to #');
  if (!exact && (verb.text === 'set' || !cursor.take('by #'))) return undefined;
  const number = tokens[cursor.at - 1] as Token;
  const sign: Token = { ...wordLike(verb, /^(?:increase|raise)$/.test(verb.text) ? '+' : '-'), kind: 'sign' };
  const who = wordsLike(verb, your ? 'you have' : target ? 'the target has' : 'they have');
  return [...tokens.slice(0, from), ...who, ...(exact ? [] : [sign]), number, what, ...tokens.slice(cursor.at)];
}
speedChanged.needs = oneOf('reduce lower decrease increase raise set');

/**
 * `Until ..., healing you receive is increased by 1`, `reduce healing they receive by 1`, `healing you do is doubled`: so much more or less of it.
 */
export function healingChanged(tokens: readonly Token[]): Token[] | undefined {
  const all = allHealing(tokens);
  if (all !== undefined) return all;
  const named = tokens.findIndex(({ text }) => text === 'healing');
  const opens = tokens.findLastIndex(({ text }, n) => n < named && /^(?:,|:|and)$/.test(text)) + 1;
  const cursor = new Cursor(tokens, opens, tokens.length);
  const early = cursor.take('increase|reduce') ? cursor.before?.text : undefined;
  const like = tokens[opens];
  const before = tokens.slice(0, opens);
  if (like === undefined || !cursor.take('all? healing that? you|they|enemies|allies')) return undefined;
  const who = tokens[cursor.at - 1] as Token;
  const deals = who.text === 'you' && cursor.take('do|deal|give|provide');
  if (!deals && !cursor.take('receive|receives|get|gain')) return undefined;
  const verb = wordLike(like, deals ? 'deal' : 'receive');
  const times = early ? undefined : cursor.take('is doubled|halved') ? cursor.before?.text : undefined;
  if (times !== undefined)
    return [
      ...before,
      who,
      verb,
      ...wordsLike(like, times === 'doubled' ? 'double healing' : 'half healing'),
      ...tokens.slice(cursor.at),
    ];
  const late = early ? undefined : cursor.take('is increased|reduced') ? cursor.before?.text : undefined;
  if ((early ?? late) === undefined || !cursor.take('by #')) return undefined;
  const sign: Token = { ...wordLike(like, /^increase/.test(early ?? late ?? '') ? '+' : '-'), kind: 'sign' };
  const number = tokens[cursor.at - 1] as Token;
  return [...before, who, verb, sign, number, wordLike(like, 'healing'), ...tokens.slice(cursor.at)];
}

/** `From round 4 on, all healing is reduced by 1`, `all healing is halved`: what everybody receives. */
function allHealing(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'all' && tokens[n + 1]?.text === 'healing');
  const like = tokens[at];
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const before = [...tokens.slice(0, at), ...wordsLike(like, 'all units receive')];
  if (cursor.takeAny('all healing is halved', 'all healing is reduced by half'))
    return [...before, ...wordsLike(like, 'half healing'), ...tokens.slice(cursor.at)];
  if (!cursor.take('all healing is increased|reduced by #')) return undefined;
  const [changed, , number] = tokens.slice(cursor.at - 3, cursor.at) as [Token, Token, Token];
  const sign: Token = { ...wordLike(like, changed.text === 'increased' ? '+' : '-'), kind: 'sign' };
  return [...before, sign, number, wordLike(like, 'healing'), ...tokens.slice(cursor.at)];
}
