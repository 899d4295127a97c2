import type { Node } from '../../program.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `You may move through enemies`, behind a movement of yours and nothing else: in that movement. */
export function passes(desk: Desk, nodes: readonly Node[], sentence: Sentence): boolean {
  const last = nodes.at(-1);
  if (desk.standing || sentence.bullet || sentence.opens || desk.lasts) return false;
  if (last?.node !== 'move' || last.who !== 'you' || last.how !== 'walk' || last.throughUnits) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (
    !cursor.takeAny(
      'you? may|can move|pass|walk through enemies|units',
      'you? may|can move|pass|walk through enemy units',
    )
  )
    return false;
  cursor.takeAny('during|in|with|while this move|movement', 'during it', 'this way');
  if (!cursor.done) return false;
  (last as { throughUnits?: boolean }).throughUnits = true;
  ran(desk, sentence.from, sentence.to);
  return true;
}
passes.begins = beginning('you? may|can');
passes.needs = oneOf('through');
