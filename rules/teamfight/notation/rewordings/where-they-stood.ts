import type { Tail } from '../sentences/desk.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { asked } from './rewording.ts';

/** Where somebody stands of whom the sentence before has told, now. */
const now = [
  'in|on|into each|all of their spaces',
  'in|on|into the space|spaces of each of them',
  'under|beneath|below each of them',
  'under|beneath|below each|every unit hit?',
] as const;

/** Where somebody of the area stood. */
const then = [
  'in|on|into each|every space that|which had|held|contained|has|holds|contains a|any unit in? it?',
  'in|on|into all spaces that|which had|held|contained a|any unit in? them|it?',
  'in|on|into each|every space with a|any unit in? it?',
  'in|on|into each|every occupied space of? it?',
  'in|on|into all occupied spaces',
] as const;

const movers = oneOf('push pull move swap teleport pushed pulled moved teleported');

/** `Put Fire in every space that had a unit in it`, `place a Mine under each of them`, behind an area: where each of them is. */
export const whereTheyStood = asked(
  { needs: oneOf('in on into under beneath below') },
  (tokens, _, { tail, before }) => {
    for (let at = 1; at < tokens.length; at++) {
      const cursor = new Cursor(tokens, at, tokens.length);
      const said = cursor.takeAny(...now) || (isOfAll(tail) && !hasMoved(before) && cursor.takeAny(...then));
      if (!said || !(cursor.done || cursor.sees(',|and|.')) || tail?.node.node !== 'area') continue;
      return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'in their space'), ...tokens.slice(cursor.at)];
    }
    return undefined;
  },
);

/** Whether everybody in the area was told of, whichever side they are of. */
const isOfAll = (tail: Tail | undefined): boolean =>
  tail?.node.node === 'area' && tail.node.who.side === 'any' && !tail.then.some(({ node }) => node === 'if');

const hasMoved = (before: readonly Token[]): boolean => new Cursor(before, 0, before.length).holds(movers);
