import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const notBehind = /^(?:is|are|has|have|had|was|were|can|did|do|does)$/;

/** Who is not known, or may not be there. */
const some = /^(?:an?|any|one|another|no|each|every|all|both|enemies|allies|units|someone|somebody|anyone|your)$/;

/** `Range 3, 2dmg, unless you are Disarmed`: if you are not. Of one effect alone, as it could be of the last or of all. */
export function unlessBehind(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'unless');
  const like = tokens[at];
  if (like === undefined || at < 1) return undefined;
  // "Unless an enemy is Slowed" is not "if an enemy is not Slowed": another one may be.
  if (some.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number') return undefined;
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
unlessBehind.needs = oneOf('unless');
