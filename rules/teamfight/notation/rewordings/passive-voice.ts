import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const verbs: Readonly<Record<string, string>> = {
  cleared: 'clear',
  removed: 'remove',
  destroyed: 'destroy',
  discarded: 'discard',
  tapped: 'tap',
  refreshed: 'refresh',
  untapped: 'untap',
};

/** `An object or summon`: one thing that is chosen. */
const pieces = /^(?:objects?|summons?)$/;

/** `All unwanted conditions are cleared`, `your Slow is cleared`, `their tokens are removed`: whoever reads it does so. */
export function passiveVoice(tokens: readonly Token[]): Token[] | undefined {
  const is = tokens.findIndex(({ text }) => /^(?:is|are)$/.test(text));
  const what = tokens.slice(0, is);
  const [first] = what;
  const isOpen = what.some(
    ({ text }, at) =>
      /^(?:,|:|if|when|and|that|who|it|they)$/.test(text) || (text === 'or' && !pieces.test(what[at + 1]?.text ?? '')),
  );
  if (is < 0 || first === undefined || isOpen) return undefined;
  const cursor = new Cursor(tokens, is + 1, tokens.length);
  cursor.take('also|then');
  const verb = verbs[cursor.peek()?.text ?? ''];
  return verb === undefined ? undefined : [wordLike(first, verb), ...what, ...tokens.slice(cursor.at + 1)];
}
passiveVoice.needs = oneOf('is are');
