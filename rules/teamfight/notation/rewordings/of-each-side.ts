import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const verbs =
  'heals|takes|gains|gets|loses|clears|deals|has|is|are|moves|teleports|flies|becomes|suffers|receives|cannot|may|can';

/** `The ally heals 2, the enemy takes 2dmg`, behind one target of each side: it is asked of either which of both that is. */
export function ofEachSide(tokens: readonly Token[], { pair }: Context): Token[] | undefined {
  const [like] = tokens;
  if (pair !== 'sides' || like === undefined) return undefined;
  const first = oneSide(tokens, 0);
  if (first === undefined) return toOneSide(tokens);
  const asked = [...wordsLike(like, `if they are an ${first.side} ,`), ...first.they];
  let second = first.at;
  while (second < tokens.length && oneSide(tokens, second) === undefined) second += 1;
  const other = oneSide(tokens, second);
  if (other === undefined) return [...asked, ...tokens.slice(first.at)];
  if (other.side === first.side) return undefined;
  let end = second;
  while (/^(?:,|and|but|while|then)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
  if (end === second) return undefined;
  return [
    ...asked,
    ...tokens.slice(first.at, end),
    ...wordsLike(like, ', else'),
    ...other.they,
    ...tokens.slice(other.at),
  ];
}

/** `2dmg to the enemy`, `push the enemy 2`, and nothing more. */
function toOneSide(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const harm = cursor.take('deal? # irreducible? dmg|damage to the? ally|enemy');
  if (!harm && !cursor.take('push|pull|heal|stun|slow|immobilize|disarm the? ally|enemy')) return undefined;
  const named = cursor.before as Token;
  const behind = tokens.slice(cursor.at);
  if (behind.some(({ text }) => /^(?:ally|enemy|,|and)$/.test(text)) || (harm && behind.length > 0)) return undefined;
  const before = tokens.slice(
    0,
    tokens.findIndex(({ text }) => text === (harm ? 'to' : 'the') || text === named.text),
  );
  return [...wordsLike(named, `if they are an ${named.text} ,`), ...before, ...behind];
}

/** `the ally heals`, `enemy 2dmg`: of which side it is, and where what happens begins. */
function oneSide(tokens: readonly Token[], from: number) {
  const cursor = new Cursor(tokens, from, tokens.length);
  cursor.take('the');
  if (!cursor.take('ally|enemy')) return undefined;
  const named = cursor.before as Token;
  const does = cursor.sees(verbs);
  if (!does && !cursor.takeAny(',|:') && cursor.peek()?.kind !== 'number') return undefined;
  return { side: named.text, at: cursor.at, they: does ? wordsLike(named, 'they') : [] };
}
