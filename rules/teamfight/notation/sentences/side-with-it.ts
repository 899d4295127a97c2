import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike, writtenAs } from '../words/token.ts';

const numbers = 'deal|deals|have|has|take|takes|receive|receives|gain|gains|get|gets +|-';
const states = "have|has|cannot|can't armor|resistance|move|act|heal";

const once = /^(?:until|till|turn|next|while|now)$/;

/**
 * `Give your Crown. If they're an ally, they deal +1 damage. Else, they deal -1 damage`, `an ally with it has +1 speed`: of those of a side who have
 * what the text has given, for as long as they have it.
 */
export function sideWithIt(tokens: readonly Token[], { gave }: Context, before: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  if (gave === undefined || like === undefined || tokens.some(({ text }) => once.test(text))) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const those = (side: string): Token[] => [
    ...wordsLike(like, `${/^al/.test(side) ? 'allies' : /^en/.test(side) ? 'enemies' : 'units'} with your`),
    ...wordsLike(like, writtenAs(gave.name)),
  ];
  if (cursor.take(`an|a|any? ${kinds}`)) {
    const side = cursor.before?.text ?? '';
    if (!cursor.takeAny(...withIt) || !holds(cursor)) return undefined;
    return [...those(side), ...others(tokens.slice(cursor.at), those)];
  }
  const asked = cursor.takeAny('if|while they|it are|is an? ally|enemy');
  const side = asked ? cursor.before?.text : otherSide(cursor, before);
  cursor.take(',');
  if (side === undefined || !cursor.takeAny('they|it', 'the? target') || !holds(cursor)) return undefined;
  return [...those(side), ...tokens.slice(cursor.at)];
}

const kinds = 'ally|allies|enemy|enemies|unit|units';
const withIt = ['with|has|have it', 'with the|your? token|mark', 'that|who has|have it'] as const;

/** What is said behind that of others who have it. */
function others(tokens: readonly Token[], those: (side: string) => Token[]): Token[] {
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (!cursor.done) {
    const { at } = cursor;
    if (cursor.take(`an|a|any? ${kinds}`)) {
      const side = cursor.before?.text ?? '';
      if (cursor.takeAny(...withIt)) {
        said.push(...those(side));
        continue;
      }
    }
    cursor.at = at + 1;
    said.push(tokens[at] as Token);
  }
  return said;
}

const holds = (cursor: Cursor): boolean => cursor.sees(numbers) || cursor.sees(states);

/** `else`, behind "if they're an ally": the other side. */
function otherSide(cursor: Cursor, before: readonly Token[]): string | undefined {
  if (!cursor.take('else|otherwise')) return undefined;
  const asks = before.findLastIndex(({ text }) => text === 'if' || text === 'while');
  const asked = new Cursor(before, Math.max(asks, 0), before.length);
  if (!asked.take('if|while they|it are|is an? ally|enemy')) return undefined;
  return asked.before?.text === 'ally' ? 'enemy' : 'ally';
}
