import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `You get back all charges on this`, `regain all uses of this`: as good as new, of what does not tap. */
export function allCharges(tokens: readonly Token[], _: Context, { source }: About): Token[] | undefined {
  if (/\btap\b/i.test(source)) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('you? get|gain back all', 'you? get|gain all', 'you? regain|recover|restore|refill all'))
      continue;
    const back = /^(?:back|regain|recover|restore|refill)$/.test(tokens[cursor.at - 2]?.text ?? '');
    cursor.take('its|the');
    if (!cursor.take('charges|uses')) continue;
    const after = cursor.takeAny('back on|of|for this|it', 'on|of|for this|it');
    if (!after || !(back || tokens[cursor.at - 3]?.text === 'back')) continue;
    if (!cursor.done && !cursor.sees(',|.|and')) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'refresh this'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
allCharges.needs = oneOf('charges uses');
