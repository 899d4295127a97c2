import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Tail } from '../sentences/desk.ts';
import { type Token, wordLike } from '../words/token.ts';

/**
 * `- Ally heals 3`, `- Target enemy takes 2dmg`, `- Push target enemy 2`, of the options for one target, or behind a head that has only said how far it
 * is: where the target is one.
 */
export function whichOfSide(
  tokens: readonly Token[],
  bullet: boolean,
  { them }: Context,
  tail: Tail | undefined,
): Token[] | undefined {
  const open = tail?.node.node === 'target' && tail.then.every(ofSide) ? tail.node : undefined;
  const isOne = open !== undefined && open.who.side === 'any' && (open.max ?? 1) === 1;
  if (them !== 'target' || !(bullet || isOne)) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'ally' || text === 'enemy');
  const who = tokens[at];
  if (who === undefined || tokens.slice(at + 1).some(({ text }) => isOther.test(text))) return undefined;
  const from = tokens[at - 1]?.text === 'target' ? (tokens[at - 2]?.text === 'the' ? at - 2 : at - 1) : at;
  // "An ally heals 2" could be another one than the target, unless that is what the head was for.
  const behind = from === at && isOne && /^an?$/.test(tokens[at - 1]?.text ?? '') ? from - 1 : from;
  // "If in Owl Stance, ally heals 2".
  const asked = isOne && /^(?:if|in)$/.test(tokens[0]?.text ?? '') && tokens[at - 1]?.text === ',';
  if (behind === at && at > 0 && !asked) return undefined;
  // Of others than the target a place is said.
  if (/^(?:in|within|on|adjacent|of|with|who|that|at|beyond)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  const said = (text: string): Token => wordLike(who, text);
  return [said('if'), who, said(','), ...tokens.slice(0, behind), said('target'), ...tokens.slice(at + 1)];
}

/** One side was told of already. */
const ofSide = (node: Node): boolean => node.node === 'if' && node.if.length === 1 && node.if[0]?.is === 'side';

const isOther = /^(?:ally|allies|enemy|enemies|target)$/;
