import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/**
 * `Remove all Wisp markers and tokens not on this`, `remove any number of Wisp tokens and markers, from units or the map`: what is called
 * alike and lies on the map or on units.
 */
export function clearedAway(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('remove|discard')) return undefined;
    const any = cursor.takeAny('any number|amount of', 'any');
    if (!any && !cursor.take('all')) return undefined;
    const yours = cursor.take('of? your') || undefined;
    if (!yours) cursor.take('of? the');
    const both = markersAndTokens(asked);
    if (both === undefined) return undefined;
    const kept = cursor.takeAny(
      'not on this card|ability',
      'not on this',
      'that|which are|is not on this card|ability?',
    );
    const places = cursor.takeAny(
      ',? from all? units and|or|and/or from? the map|board',
      ',? from the map|board and|or|and/or from? all? units',
      ',? on units and|or the map|board',
    );
    // What lies on a card is called so too.
    if (!places && liesOnCard(context, both.marker) !== kept) return undefined;
    return { nodes: any ? (chosenOf(asked, both) ?? []) : allOf(asked, both, yours), own: true };
  });
}
clearedAway.begins = beginning('remove|discard');

interface Both {
  readonly marker: Word;
  readonly token: Word;
}

/** `Wisp markers and tokens`, `Wisp tokens and markers`. */
function markersAndTokens({ cursor, context: { words } }: Asked): Both | undefined {
  const first = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'token']);
  if (first === undefined) return undefined;
  const name = first.word.name.toLowerCase();
  cursor.at = first.to;
  cursor.take('markers|tokens');
  if (!/^(?:marker|token)s$/.test(cursor.before?.text ?? '') || !cursor.take('and|or|and/or markers|tokens'))
    return undefined;
  const called = (kind: Word['kind']) =>
    words.all.find((one) => one.kind === kind && one.name.toLowerCase() === name && one.twin === undefined);
  const [marker, token] = [called('marker'), called('token')];
  // An object is a unit, and dies.
  if (marker === undefined || token === undefined || marker.fields.object) return undefined;
  return { marker, token };
}

/** Whether some of a piece are counted on a card of this unit. */
export const liesOnCard = ({ words, bearer }: Context, { name }: Word): boolean =>
  bearer !== undefined &&
  words.all.some(({ laid, owners }) => laid?.toLowerCase() === name.toLowerCase() && owners.includes(bearer));

function allOf({ clause }: Asked, { marker, token }: Both, yours: true | undefined): Node[] {
  const mine = yours && { yours };
  const then: Node[] = [{ clause, node: 'lose', token: token.ref, from: 'each', count: 'all', ...mine }];
  return [
    { clause, node: 'remove', what: { marker: marker.ref, ...mine } },
    { clause, node: 'each', who: { side: 'any', if: [{ is: 'has', of: 'each', token: token.ref, ...mine }] }, then },
  ];
}

/** As many of the markers as one wants, and of whom one wants the token, of which nobody has two. */
function chosenOf({ clause, context: { words } }: Asked, { marker, token }: Both): Node[] | undefined {
  if (pieceProgram(token, words).rules.some(({ rule }) => rule === 'stacks')) return undefined;
  const lying = { marker: marker.ref, places: [{ range: { max: 0 }, of: 'space' as const }] };
  const lose: Node[] = [{ clause, node: 'lose', token: token.ref, from: 'each', count: 'all' }];
  return [
    {
      clause,
      node: 'space',
      range: {},
      sight: false,
      on: marker.ref,
      count: 99,
      min: 0,
      then: [{ clause, node: 'remove', what: lying }],
    },
    {
      clause,
      node: 'each',
      who: { side: 'any', if: [{ is: 'has', of: 'each', token: token.ref }] },
      then: [{ clause, node: 'may', then: lose }],
    },
  ];
}
