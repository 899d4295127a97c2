import type { Node, Rule } from '../../program.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

type Action = 'free' | 'move' | 'standard';

/**
 * `You may remove it as a Free Action`, `remove them at the end of your next turn, or as a Free Action`, behind pieces that are placed: an action of whoever
 * plays the card, of their own ones.
 */
export function removedAtWill(
  flow: Flow,
  sentences: readonly Sentence[],
  index: number,
): number | readonly Sentence[] | undefined {
  const { desk, context } = flow;
  const { marker } = context;
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  if (desk.standing || sentence.bullet || sentence.opens || marker === undefined || context.slot === 'marker')
    return undefined;
  const cursor = new Cursor(desk.tokens, from, to);
  const first = actionOf(cursor);
  cursor.take(',');
  const may = cursor.take('you may|can');
  if (!cursor.take('remove|destroy')) return undefined;
  const destroyed = cursor.before?.text === 'destroy';
  const them = cursor.takeAny('all of them', 'it|them');
  const isOne = cursor.before?.text === 'it' || cursor.sees('the');
  const named = them ? undefined : namedBy(cursor, flow);
  // Of several "it" is none.
  if (!them && named !== marker.ref) return undefined;
  if (isOne && context.strewn) return undefined;
  const behind = cursor.at;
  const either = first === undefined && !may ? eitherWay(cursor, to) : undefined;
  if (either !== undefined) cursor.at = either;
  const action = first ?? actionOf(cursor);
  cursor.take('at any time');
  if (action === undefined || !cursor.done || (first !== undefined && cursor.at !== behind)) return undefined;
  const end = either === undefined ? to : either - 2;
  const clause = ran(desk, either === undefined ? from : end, to);
  const rule: Rule = {
    clause,
    rule: 'ability',
    who: { side: 'you' },
    name: `Remove ${marker.name}`,
    program: {
      use: { clause, action, needs: [{ is: 'markers', marker: marker.ref, yours: true, min: 1 }] },
      body: [isOne ? oneAlone(marker.ref, clause, destroyed) : all(marker.ref, clause, destroyed)],
      rules: [],
    },
  };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  if (either === undefined) return 1;
  return [...sentences.slice(0, index), { ...sentence, to: end }, ...sentences.slice(index + 1)];
}
removedAtWill.needs = oneOf('action');

const all = (marker: string, clause: number, destroyed: boolean): Node => ({
  clause,
  node: 'remove',
  what: { marker, yours: true },
  ...(destroyed && { destroyed }),
});

/** `it`: of several that came by several uses the one that is chosen. */
const oneAlone = (marker: string, clause: number, destroyed: boolean): Node => {
  const there = [{ range: { max: 0 }, of: 'space' as const }];
  const what = { marker, yours: true, places: there, first: true } as const;
  const gone: Node = { clause, node: 'remove', what, ...(destroyed && { destroyed }) };
  return { clause, node: 'space', sight: false, on: marker, yours: true, solid: true, then: [gone] };
};

/** `the Totem`, `all your Totems`. */
function namedBy(cursor: Cursor, { context: { words } }: Flow): string | undefined {
  cursor.takeAny('all of? your|the', 'all|your|the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (found !== undefined) cursor.at = found.to;
  return found?.word.ref;
}

/** Behind the moment the comma and the `or` before the action. */
function eitherWay(cursor: Cursor, to: number): number | undefined {
  for (let at = cursor.at + 1; at < to; at++) if (new Cursor(cursor.tokens, at, to).sees(', or as')) return at + 2;
  return undefined;
}

const actionOf = (cursor: Cursor): Action | undefined =>
  cursor.try(() => {
    if (!cursor.take('as a free|move|standard action')) return undefined;
    return cursor.tokens[cursor.at - 2]?.text as Action;
  });
