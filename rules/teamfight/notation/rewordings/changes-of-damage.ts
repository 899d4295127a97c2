import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const lessens = 'reduce|lower|decrease|lessen';
const raises = 'increase|raise';

/** `Increase your damage by 1 until ...`, `reduce its damage by 1`, `reduce damage you take by 1`: so much more or less is dealt or taken. */
export function damageChanged(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !/^(?:,|:|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take(`${raises}|${lessens}`)) continue;
    const sign: Token = { ...wordLike(like, /^(?:increase|raise)$/.test(like.text) ? '+' : '-'), kind: 'sign' };
    const who = whose(cursor);
    if (who === undefined || !cursor.take('by #')) return undefined;
    const number = tokens[cursor.at - 1] as Token;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, who),
      sign,
      number,
      wordLike(like, 'damage'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
damageChanged.needs = oneOf('increase raise reduce lower decrease lessen');

/** Who deals or takes it. */
function whose(cursor: Cursor): string | undefined {
  if (cursor.takeAny('your damage', 'the? damage you deal|do')) return 'you deal';
  if (cursor.takeAny('all? damage that? you take|receive', 'damage dealt|done to you', 'incoming damage'))
    return 'you take';
  if (cursor.takeAny('its|their|his|her damage', "the? target's damage", 'the? damage they|it deal|deals|do|does'))
    return 'they deal';
  return undefined;
}

/** `Halve its speed until ...`, `double their speed`, `its speed becomes 1`: half, twice or just so much of it. */
export function speedShared(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !/^(?:,|:|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    const share = cursor.take('halve|double') ? cursor.before?.text : undefined;
    const your = cursor.take('your speed');
    if (!your && !cursor.takeAny('its|their|his|her speed', "the? target's speed")) continue;
    const said = [...tokens.slice(0, at), ...wordsLike(like, your ? 'you have' : 'they have')];
    if (share !== undefined)
      return [
        ...said,
        ...wordsLike(like, share === 'halve' ? 'half speed' : 'double speed'),
        ...tokens.slice(cursor.at),
      ];
    // With what slows, or without.
    if (tokens.some(({ text }) => text === 'while')) return undefined;
    if (!cursor.take('becomes #') || cursor.sees('more|less|higher|lower|times|x|/|+|-')) return undefined;
    return [...said, tokens[cursor.at - 1] as Token, wordLike(like, 'speed'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
speedShared.needs = oneOf('halve double becomes');
