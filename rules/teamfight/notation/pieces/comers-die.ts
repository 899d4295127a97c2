import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const rolls = 'rolls a|one|1 die|dice|d6';

/**
 * `A hero that enters this space rolls a die`, `3: +1 damage this round`, where a map tells of a piece: a die is rolled when a hero does, and what a
 * number of it brings is for that hero.
 */
export function comersDie(tokens: readonly Token[]): readonly Token[] {
  const to: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  let isRolled = false;
  while (!cursor.done) {
    const like = cursor.peek() as Token;
    if (begins(tokens, cursor.at) && comer(tokens, cursor.at)) {
      const [a, unit, , enters] = tokens.slice(cursor.at, cursor.at + 4) as [Token, Token, Token, Token];
      to.push(...wordsLike(a, 'when'), a, unit, enters);
      cursor.at += 4;
      continue;
    }
    const said = rolled(cursor, to);
    isRolled ||= said !== undefined || cursor.sees('roll a|one|1 die|dice|d6');
    if (said === undefined && isRolled && to.at(-1)?.text === ':' && bonus(cursor))
      to.push(...wordsLike(cursor.peek() as Token, 'gain'));
    if (said === undefined) cursor.at += 1;
    to.push(...(said === undefined ? [like] : wordsLike(like, said)));
  }
  return to;
}

const begins = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || tokens[at - 1]?.text === '.' || tokens[at - 1]?.kind === 'line';

/** `a hero that enters this space rolls a die`, at the beginning of a sentence. */
function comer(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ text, kind }, n) => n >= at && (kind === 'line' || /^[.:,]$/.test(text)));
  const said = tokens
    .slice(at, end < 0 ? tokens.length : end)
    .map(({ text }) => text)
    .join(' ');
  return /^an? (?:hero|unit|summon) (?:that|who) enters this space rolls (?:a|one|1) (?:die|dice|d6)$/.test(said);
}

/** `it rolls a die`, `this space rolls a die`: whoever plays rolls it. */
const rolled = (cursor: Cursor, to: readonly Token[]): string | undefined =>
  cursor.try(() => {
    const isSpace = to.at(-1)?.text === 'space';
    if (isSpace ? !cursor.take(rolls) : to.at(-1)?.text !== ',' || !cursor.take(`it ${rolls}`)) return undefined;
    return isSpace ? ', roll a die' : 'roll a die';
  });

/** `+1 damage this round`, `+2 speed until the end of its next turn`: what one would gain. */
const bonus = (cursor: Cursor): boolean => cursor.sees('+ # speed|damage|range|crit');
