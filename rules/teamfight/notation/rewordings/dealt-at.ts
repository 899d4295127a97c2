import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Roll a die: on 4+, deal 3dmg at range 3`, `if you have 3 Rage, deal 4dmg at range 1`: the reach stands before what is dealt. */
export function dealtAt(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length - 5; at++) {
    if (tokens[at]?.text !== 'deal' || !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    // "Move 2, then 1dmg, deal 2dmg at range 3" would be another attack beside one.
    if (tokens.slice(0, at).some(({ text }) => /^(?:range|dmg|damage|burst|line|they|target)$/.test(text)))
      return undefined;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('deal # dmg|damage')) return undefined;
    const damage = tokens.slice(at + 1, cursor.at);
    if (!cursor.take('at|in|within range #')) return undefined;
    const range = tokens.slice(cursor.at - 2, cursor.at);
    if (!(cursor.done || cursor.sees('.|,|and'))) return undefined;
    const like = tokens[at] as Token;
    return [...tokens.slice(0, at), ...range, wordLike(like, ','), ...damage, ...tokens.slice(cursor.at)];
  }
  return undefined;
}
dealtAt.needs = oneOf('deal');

/** `Roll two dice and use the higher. Range 3, deal that much damage`: what was rolled, where no other damage was named. */
export function thatMuchRolled(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'that' && tokens[n + 1]?.text === 'much' && /^(?:dmg|damage)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const rolled = before.findLastIndex(({ text }) => text === 'roll');
  const said = new Cursor(before, rolled, before.length);
  if (rolled < 0 || !said.takeAny('roll a|one|1 die', 'roll two|2 dice')) return undefined;
  if (said.before?.text === 'dice' && !said.take('and use|keep|take the? higher|highest|lower|lowest'))
    return undefined;
  said.takeAny('one|result|roll');
  if (!(said.done || (said.take('.') && said.done))) return undefined;
  if ([...before, ...tokens.slice(0, at)].some(({ text }) => /^(?:dmg|damage|lost|heal|spend|coin)$/.test(text)))
    return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'damage equal to the roll'), ...tokens.slice(at + 3)];
}
thatMuchRolled.needs = oneOf('that');

/** `Double the Poison on an enemy in range 3`: whose it is stands first. */
export function doublesOn(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('double all? the')) return undefined;
  const named = cursor.at;
  const on = tokens.findIndex(({ text }, n) => n > named && text === 'on');
  const whom = new Cursor(tokens, on + 1, tokens.length);
  if (on < 0 || on - named > 3 || !whom.take('a|an|target|one enemy|ally|unit|adjacent|hero')) return undefined;
  const stop = tokens.findIndex(({ text }, n) => n > on && /^(?:\.|,)$/.test(text));
  const to = stop < 0 ? tokens.length : stop;
  const like = tokens[0] as Token;
  return [
    ...tokens.slice(on + 1, to),
    { ...wordLike(like, ':'), kind: 'sign' },
    ...wordsLike(like, 'double their'),
    ...tokens.slice(named, on),
    ...tokens.slice(to),
  ];
}
doublesOn.needs = oneOf('double');

/** `Turn the ground in burst 1 into Mud`, `the ground in burst 1 becomes Mud`: its spaces. */
export function groundTurned(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const turn = cursor.take('turn|change');
  if (like === undefined || !cursor.takeAny('all? the ground', 'all? the? spaces')) return undefined;
  const from = cursor.at;
  if (!cursor.sees('in|within burst|range|line')) return undefined;
  const verb = tokens.findIndex(({ text }, n) => n > from && (turn ? text === 'into' : text === 'becomes'));
  if (verb < 0 || verb - from > 6 || tokens.slice(from, verb).some(({ text }) => text === ',')) return undefined;
  return [
    ...wordsLike(like, 'spaces'),
    ...tokens.slice(from, verb),
    wordLike(like, 'become'),
    ...tokens.slice(verb + 1),
  ];
}
groundTurned.needs = oneOf('ground spaces');

/** `Fully heal an ally in range 2`: how far is said behind whom. */
export function fullyHeals(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => /^(?:fully|completely)$/.test(text) && tokens[n + 1]?.text === 'heal');
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? ''))) return undefined;
  const stop = tokens.findIndex(({ text }, n) => n > at && /^(?:\.|,|and|then)$/.test(text));
  const to = stop < 0 ? tokens.length : stop;
  if (to < at + 4) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, to), ...wordsLike(like, 'to full'), ...tokens.slice(to)];
}
fullyHeals.needs = oneOf('fully completely');
