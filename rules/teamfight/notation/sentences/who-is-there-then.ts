import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/**
 * `Allies in range 2 heal 1 at the end of your turn`, `anyone in the space takes 2dmg at the start of your next turn`: whoever is there then. Behind a
 * comma it is done later to those who are there now: "enemies in burst 2, 1dmg at the start of your next turn".
 */
export function whoIsThereThen(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (context.slot !== 'ability' && context.slot !== 'default') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.lacks(moment) || tokens.some(({ text }) => apart.test(text))) return undefined;
  const at = tokens.findLastIndex(({ text }, index) => text === 'at' && tokens[index + 1]?.text === 'the');
  if (at < 3 || !/^(?:start|beginning|end)$/.test(tokens[at + 2]?.text ?? '')) return undefined;
  const who = cursor.try(() => {
    if (!cursor.takeAny('anyone|anybody|everyone|everybody|units|those', 'each|any|all unit|units')) return undefined;
    return cursor.sees('in|on|there|inside') ? true : undefined;
  });
  const found = who ? undefined : noun(cursor, context);
  const several = found !== undefined && found.ref === undefined && found.many !== 'one';
  if (!who && !(several && (found.range || found.area || found.who.places !== undefined))) return undefined;
  const verb = tokens.slice(cursor.at, at).some(({ text }) => does.test(text));
  const like = tokens[at] as Token;
  const first =
    who && /^(?:any|every)(?:one|body)$/.test(tokens[0]?.text ?? '') ? [wordLike(tokens[0] as Token, 'units')] : [];
  return verb ? [...tokens.slice(at), wordLike(like, ','), ...first, ...tokens.slice(first.length, at)] : undefined;
}

const moment = oneOf('turn turns round');
const apart = /^(?:,|:|then|until|if|when|and|or)$/;
const does = /^(?:take|takes|heal|heals|gain|gains|lose|loses|get|gets)$/;
