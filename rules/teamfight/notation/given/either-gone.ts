import type { Node } from '../../program.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { readText } from '../texts/read-text.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Word, Words } from '../words/words.ts';

const both = 'portals|pieces|markers|objects|them|these|two';

/** `If either is destroyed, destroy the other`, behind two pieces that were placed: it stands with the card, for as long as they are there. */
export function eitherGone({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens || (context.slot !== 'ability' && context.slot !== 'default')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('if|when|whenever|once') || !cursor.take('either|one|any')) return false;
  cursor.takeAny(`of the two? ${both}`, `of ${both}`);
  if (!cursor.takeAny('is|are destroyed', 'dies') || !cursor.take(',') || !cursor.take('destroy the other one?'))
    return false;
  cursor.takeAny('too|also', 'as well');
  const pair = cursor.done ? placedTwo(out.nodes, context.words) : undefined;
  if (pair === undefined) return false;
  const rules = pair.map(([gone, other]) => whenGone(gone, other, context.words));
  if (!rules.every((one) => one !== undefined)) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(rules.flat(), ran(desk, from, to))];
  return true;
}
eitherGone.begins = beginning('if|when|whenever|once');
eitherGone.needs = oneOf('other');

/** Of two different pieces each goes with the other one. */
function placedTwo(nodes: readonly Node[], words: Words): readonly (readonly [string, string])[] | undefined {
  const placed = [...JSON.stringify(nodes).matchAll(/"node":"place","marker":"([^"]+)"/g)].flatMap(
    ([, ref = '']) => wordOf(words, ref, 'marker') ?? [],
  );
  const [one, two, ...more] = placed as [Word, Word, ...Word[]];
  if (one === undefined || two === undefined || more.length > 0 || one === two) return undefined;
  return [
    [one.name, two.name],
    [two.name, one.name],
  ];
}

/** What such a passive says. */
function whenGone(gone: string, other: string, words: Words) {
  const text = `When your ${gone} is destroyed, destroy your ${other}.`;
  const { clauses, program } = readText({ slot: 'passive', name: '', text }, words);
  const isRead = clauses.every(({ status }) => status !== 'manual') && program.body.length === 0;
  return isRead && program.rules.length > 0 ? program.rules : undefined;
}
