import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Parts } from '../../schemas/sound-parts.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import { quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf, isSound } from '../draft.ts';
import { boxOf, holds, type Shape } from './shapes.ts';

/** What of a battlefield does not fit together: starting locations and terrain that are not on it, and too little room. */
export function battlefieldProblems(draft: Draft<'battlefield'>): Problem[] {
  const { file, data } = draft;
  const { width, depth } = data;
  const found: Problem[] = [];
  if (width === undefined || depth === undefined) return found;
  const say: Say = (severity, code, pointer, sentence) =>
    found.push(problemAt(severity, code, file, data, pointer, sentence));
  startProblems(data, width, depth, say);
  const starts = data.starts?.length ?? 0;
  if (starts < 2) {
    const sentence = `there are ${starts === 0 ? 'no starting locations' : 'starting locations for one player only'}, and a match has two players or more; draw one for each.`;
    say('warning', 'start/few', '/starts', sentence);
  }
  for (const [index, { shape, blocksSight, height = 0 }] of entriesOf(data.terrain)) {
    if (blocksSight && height === 0 && isSound(draft, ['terrain'])) {
      const sentence =
        'this blocks sight and lies flat, so it hides nobody; give it a height, or let it not block sight.';
      say('warning', 'terrain/flat', `/terrain/${index}`, sentence);
    }
    if (shape === undefined) continue;
    const { left, top, right, bottom } = boxOf(shape as Shape);
    if (right > 0 && bottom > 0 && left < width && top < depth) continue;
    const sentence = `this lies beside the table, which is ${width} by ${depth} inches; move it onto the table or delete it.`;
    say('error', 'terrain/off-table', `/terrain/${index}/shape`, sentence);
  }
  if (isSound(draft, ['terrain']) && isCovered(data as ValyrBattlefield)) {
    const sentence =
      'terrain that blocks movement covers nearly all of the table, so nobody can be set up or move; make it smaller.';
    say('error', 'terrain/covers', '/terrain', sentence);
  }
  return found;
}

type Say = (severity: 'error' | 'warning', code: string, pointer: string, sentence: string) => void;

function startProblems({ starts }: Parts<ValyrBattlefield>, width: number, depth: number, say: Say): void {
  const taken: { readonly index: number; readonly edge: string; readonly from: number; readonly to: number }[] = [];
  for (const [index, { edge, from, to }] of entriesOf(starts)) {
    if (edge === undefined || from === undefined || to === undefined) continue;
    const pointer = `/starts/${index}`;
    const length = edge === 'top' || edge === 'bottom' ? width : depth;
    if (from >= to) {
      say(
        'error',
        'start/empty',
        pointer,
        `it goes from ${from} to ${to}, so there is no room for cards; "to" must be greater than "from".`,
      );
      continue;
    }
    if (to > length) {
      say(
        'error',
        'start/off-table',
        `${pointer}/to`,
        `it ends at ${to}, and the ${edge} edge is ${length} inches long; make it end there at the latest.`,
      );
    }
    const other = taken.find((one) => one.edge === edge && one.from < to && from < one.to);
    if (other) {
      const sentence = `it shares a part of the ${quoted(edge)} edge with starts[${other.index}]; two players' units would stand in each other's way.`;
      say('warning', 'start/shared', pointer, sentence);
    }
    taken.push({ index, edge, from, to });
  }
}

/** More of the table than this, and there is hardly a place left to go. */
const mostCovered = 0.9;

/** Whether blocking terrain leaves next to nothing of the table, looked at once every inch. */
function isCovered({ width, depth, terrain = [] }: ValyrBattlefield): boolean {
  const blocking = terrain.filter(({ blocksMovement }) => blocksMovement === true);
  if (blocking.length === 0) return false;
  let covered = 0;
  let all = 0;
  for (let y = 0.5; y < depth; y += 1)
    for (let x = 0.5; x < width; x += 1) {
      all += 1;
      if (blocking.some(({ shape }) => holds(shape, { x, y }))) covered += 1;
    }
  return covered > all * mostCovered;
}
