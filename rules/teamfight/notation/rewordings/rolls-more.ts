import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const has: Readonly<Record<string, string>> = { your: 'you have', their: 'they have', its: 'it has' };

/**
 * `Add 1 to your attack rolls`, `your rolls are increased by 1`, `their dice count as one lower`, `your next attack roll has +2`: whoever rolls has so
 * much to rolls.
 */
export function rollsMore(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const said = cursor.try(() => addedTo(cursor)) ?? cursor.try(() => changedBy(cursor));
    if (said === undefined) continue;
    const like = tokens[at] as Token;
    const who = said.next ? `your next ${said.next} has` : (has[said.whose] as string);
    const sign: Token = { ...wordLike(like, said.sign), kind: 'sign' };
    const what = `to ${said.attack ? 'attack rolls' : 'rolls'}`;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, who),
      sign,
      said.number,
      ...wordsLike(like, what),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
rollsMore.needs = oneOf('rolls roll dice');

interface Said {
  readonly whose: string;
  readonly attack: boolean;
  readonly next?: string | undefined;
  readonly sign: '+' | '-';
  readonly number: Token;
}

/** `add 1 to all your rolls`, `subtract 2 from their attack rolls`, `add 1 to your next attack roll`. */
function addedTo(cursor: Cursor): Said | undefined {
  const less = cursor.sees('subtract|subtracts');
  if (!cursor.takeAny('add|adds # to', 'subtract|subtracts # from')) return undefined;
  const number = cursor.tokens[cursor.at - 2] as Token;
  const whose = rolls(cursor);
  return whose && { ...whose, sign: less ? '-' : '+', number };
}

/** `your attack rolls have +1`, `their rolls are reduced by 1`, `your dice count as one higher`. */
function changedBy(cursor: Cursor): Said | undefined {
  const whose = rolls(cursor);
  if (whose === undefined) return undefined;
  const tokens = cursor.tokens;
  if (cursor.take('have|has|get|gets|gain|gains|receive +|- #'))
    return { ...whose, sign: tokens[cursor.at - 2]?.text === '-' ? '-' : '+', number: tokens[cursor.at - 1] as Token };
  const be = cursor.takeAny('are|is increased|raised|reduced|lowered by #');
  if (be) {
    const less = /^(?:reduced|lowered)$/.test(tokens[cursor.at - 3]?.text ?? '');
    return { ...whose, sign: less ? '-' : '+', number: tokens[cursor.at - 1] as Token };
  }
  if (!cursor.take('count|counts as # higher|lower|more|less')) return undefined;
  const less = /^(?:lower|less)$/.test(cursor.before?.text ?? '');
  return { ...whose, sign: less ? '-' : '+', number: tokens[cursor.at - 2] as Token };
}

/** `all your attack rolls`, `their dice`, `your next attack roll`. One roll alone could be any. */
function rolls(cursor: Cursor): Omit<Said, 'sign' | 'number'> | undefined {
  if (cursor.take('your next attack|ability roll')) {
    const next = cursor.tokens[cursor.at - 2]?.text;
    return { whose: 'your', attack: true, next };
  }
  cursor.take('all? of?');
  const whose = cursor.take('your|their|its') ? (cursor.before?.text ?? '') : '';
  const attack = cursor.take('attack');
  if (!attack) cursor.take('die|dice');
  const { before } = cursor;
  if (!cursor.take('rolls') && !(/^dice$/.test(before?.text ?? '') || cursor.take('dice'))) return undefined;
  return whose === '' ? undefined : { whose, attack };
}
