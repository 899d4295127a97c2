import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Burst 2 others, 3dmg`, `range 3 2x2 enemies, 3dmg`: whom the area is for is said apart from it. */
export function sideBehindArea(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('burst|line|path #', '# x #')) continue;
    const { at: behind } = cursor;
    cursor.take(',');
    const comma = cursor.at > behind;
    const side = cursor.take('others|enemies|allies') ? cursor.before : undefined;
    if (side === undefined || cursor.done || cursor.sees('of|in|within|adjacent|beyond|who|that|with')) continue;
    const whole = /^burst$/.test(tokens[at]?.text ?? '') && !/^\d+$|^range$/.test(tokens[at - 1]?.text ?? '');
    if (side.text === 'others') {
      if (!whole) return undefined;
      const area = tokens.slice(at, behind);
      return [...tokens.slice(0, at), side, wordLike(side, 'in'), ...area, ...tokens.slice(cursor.at)];
    }
    return comma ? undefined : [...tokens.slice(0, behind), wordLike(side, ','), ...tokens.slice(behind)];
  }
  return undefined;
}
sideBehindArea.needs = oneOf('others enemies allies');

/** `Range 4 ally, or you`, `ally in range 4 or you`: one of both is the target. */
export function orYou(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const after = cursor.take('range # ally');
  if (!after && !cursor.takeAny('an? ally in|within range #')) return undefined;
  const [far = 0] = cursor.numbers;
  const number = tokens.find(({ kind, value }) => kind === 'number' && value === far);
  if (number === undefined || !cursor.takeAny(',? or you', ',? or yourself')) return undefined;
  const behind = cursor.sees(',') || cursor.done ? cursor.at : undefined;
  if (behind === undefined) return undefined;
  const said = (words: string): Token[] => words.split(' ').map((text) => wordLike(number, text));
  return [...said('target an ally in range'), number, ...said('or yourself'), ...tokens.slice(behind)];
}
orYou.begins = beginning('range|an|ally');
orYou.needs = oneOf('or');

/** `Enemies that enter range 1 of you or start their turn there`: both are said of one place. */
export function enterOrStart(tokens: readonly Token[]): Token[] | undefined {
  const enters = tokens.findIndex(({ text }) => /^enters?$/.test(text));
  const there = tokens.findIndex(({ text }, n) => n > enters && text === 'there');
  // Between them stand a place and the four words before "there".
  if (enters < 1 || there - enters < 5 || there - enters > 12) return undefined;
  const turn = new Cursor(tokens, there - 4, there);
  if (!turn.take('or start|starts|end|ends their|its turn')) return undefined;
  const place = tokens.slice(enters + 1, there - 4);
  const like = tokens[there] as Token;
  // "Burst 1 of you" is where range 1 of you is.
  const isNear = /^(?:range|burst)$/.test(place[0]?.text ?? '') && place[2]?.text === 'of' && place.length === 4;
  if (!isNear) return undefined;
  return [
    ...tokens.slice(0, enters + 1),
    ...tokens.slice(there - 4, there),
    wordLike(like, 'in'),
    wordLike(like, 'range'),
    ...place.slice(1),
    ...tokens.slice(there + 1),
  ];
}
enterOrStart.needs = oneOf('enter enters');

/** `Stun those adjacent to you`, `1dmg to those in range 1`, `push those adjacent to you 2`: who it is done to stands before it. */
export function ofThose(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'those');
  const like = tokens[at];
  if (like === undefined || at < 1 || tokens.some(({ text }) => /^(?:,|then|may|if|:|until)$/.test(text)))
    return undefined;
  const said = new Cursor(tokens, at + 1, tokens.length);
  if (!said.sees('of|in|within|at|beyond|adjacent|with|without|who|that|still')) return undefined;
  // "Push those in range 1 2": the last of two numbers is how far.
  const number = tokens.at(-1)?.kind === 'number' && !/^(?:range|burst)$/.test(tokens.at(-2)?.text ?? '');
  const end = number ? tokens.length - 1 : tokens.length;
  const does = tokens.slice(0, tokens[at - 1]?.text === 'to' ? at - 1 : at);
  return [...tokens.slice(at, end), { ...wordLike(like, ':'), kind: 'sign' }, ...does, ...tokens.slice(end)];
}
ofThose.needs = oneOf('those');

const drawn = /^(?:burst|line|path|x)$/;

/** `At the end of your turn, units in burst 1, 1dmg. Enemies are Slowed.`: of those in it, as one sentence, and not of all that there are. */
export function tellsOfThose(tokens: readonly Token[], from: number, behind: readonly Token[]): boolean {
  const [who, does, what, stop] = behind;
  if (who?.text !== 'enemies' && who?.text !== 'allies') return false;
  if (tokens[from]?.text !== 'at' || what?.kind !== 'word' || !/^(?:are|gain|get)$/.test(does?.text ?? ''))
    return false;
  if (stop !== undefined && stop.kind !== 'line' && stop.text !== '.') return false;
  return tokens.some(({ text }, at) => at > from && drawn.test(text));
}
