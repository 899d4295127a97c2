import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const who = 'each|all|any? enemies|allies|units|enemy|ally|unit|everyone|others';
const does = 'take|takes|heal|heals|gain|gains|get|gets|lose|loses|suffer|suffers|become|becomes|are|is';
const turns = oneOf('turn');

/**
 * `Enemies here at the start of your turn take 2dmg`, in a sentence of what stands: the moment sets that off, whatever the sentence before is about, so that it
 * comes first. `Allies here at the end of their turn heal 1`: whoever ends a turn there.
 */
export function atThatMoment(tokens: readonly Token[]): readonly Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || cursor.lacks(turns) || !cursor.take(who)) return undefined;
  const noun = cursor.at;
  const at = tokens.findIndex(({ text }, n) => n >= noun && text === 'at');
  const moment = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !moment.take('at the? start|beginning|end of')) return undefined;
  const kind = tokens[moment.at - 2]?.text === 'end' ? 'end' : 'start';
  const turn = tokens.findIndex(({ text }, n) => n > moment.at && n < moment.at + longestName && text === 'turn');
  if (turn < 0 || tokens.slice(noun, turn).some(({ text }) => /^(?:,|and|or|who|that|with|if|when)$/.test(text)))
    return undefined;
  if (!new Cursor(tokens, turn + 1, tokens.length).sees(does)) return undefined;
  const where = tokens.slice(noun, at);
  const behind = tokens.slice(turn + 1);
  if (/^(?:their|its)$/.test(tokens[turn - 1]?.text ?? ''))
    return [...tokens.slice(0, noun), ...wordsLike(like, `that ${kind} their turn`), ...where, ...behind];
  return [...tokens.slice(at, turn + 1), wordLike(like, ','), ...tokens.slice(0, at), ...behind];
}

/** Words of whose turn it is. */
const longestName = 5;
