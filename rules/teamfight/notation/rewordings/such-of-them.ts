import type { Context } from '../context.ts';
import type { Tail } from '../sentences/desk.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const kinds = 'enemies|allies|units|ones|targets';
const verbs = 'take|are|get|gain|lose|move|heal|cannot|have|deal|also|instead|must|receive|suffer|use|clear|become';

/**
 * `Slowed enemies take 2dmg`, `enemies with a Hook are pushed 2`, `enemies who are Slowed`, behind a head that names many: those of them who are so.
 */
export function suchOfThem(tokens: readonly Token[], { words }: Context, tail: Tail | undefined): Token[] | undefined {
  const [like] = tokens;
  const node = tail?.node;
  if (like === undefined || (node?.node !== 'area' && node?.node !== 'each')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const states: Token[] = [];
  for (;;) {
    const found = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token']);
    if (found === undefined) break;
    cursor.at = found.to;
    if (cursor.take('or|and')) continue;
    states.push(...tokens.slice(0, cursor.at));
    break;
  }
  if (!cursor.take(kinds)) return undefined;
  const side = sideOf(cursor.before?.text ?? '');
  const isAll = side === 'any' || side === node.who.side;
  if (!isAll && node.who.side !== 'any') return undefined;
  const from = cursor.at;
  const has = states.length === 0 && cursor.take('with|without');
  const is = states.length === 0 && !has && cursor.takeAny('who|that are', 'who|that have');
  if (states.length === 0 && !has && !is) return undefined;
  const verb = tokens.findIndex((_, at) => at >= cursor.at && new Cursor(tokens, at, tokens.length).sees(verbs));
  if (verb < 0 || (states.length > 0 && verb > cursor.at) || verb > cursor.at + longest) return undefined;
  // "Heavy enemies", of a condition that is called so, have it.
  const are = /ed$/.test(states[0]?.text ?? '') ? 'that are' : 'with';
  const so = states.length > 0 ? [...wordsLike(like, are), ...states] : tokens.slice(from, verb);
  if (isAll) return [...wordsLike(like, 'those'), ...so, ...tokens.slice(verb)];
  const kind = wordsLike(like, side === 'enemy' ? 'if they are an enemy' : 'if they are an ally');
  const asked =
    states.length > 0 ? [...wordsLike(like, are === 'with' ? are : 'and'), ...states] : has ? so : undefined;
  return asked && [...kind, ...asked, ...wordsLike(like, ', they'), ...tokens.slice(verb)];
}

/** How many words may say what they have. */
const longest = 4;

const sideOf = (kind: string): 'enemy' | 'ally' | 'any' =>
  kind === 'enemies' ? 'enemy' : kind === 'allies' ? 'ally' : 'any';
