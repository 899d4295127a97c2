import type { MapFile } from '../../schemas/types.generated.ts';
import { useOpened } from '../stores/opened.ts';
import { usePainter } from '../stores/painter.ts';
import { makeAhead, mostCells } from './made-ahead.ts';

/** Maps as they are in the set of which all was made. */
const done = new WeakSet<object>();
let turn = 0;

/** Makes what the set's maps are painted from while the window rests, so that a map that is opened has only to be painted. */
export function makeMapsAhead(): void {
  useOpened.subscribe(({ catalogue }, before) => {
    if (catalogue !== before.catalogue) void makeAll();
  });
  void makeAll();
}

async function makeAll(): Promise<void> {
  turn += 1;
  const mine = turn;
  const { set, items = [] } = useOpened.getState().catalogue ?? {};
  const { width = 0, height = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  let cells = 0;
  for (const { entity, file } of items) {
    if (!set || entity?.kind !== 'map' || file === undefined) continue;
    const data = entity.data as MapFile;
    cells += data.columns * data.rows;
    if (cells > mostCells) return;
    // What is painted on is made as it is painted.
    if (done.has(data) || usePainter.getState().on?.file === file) continue;
    await makeAhead(set, entity.ref, data, { width, height });
    if (mine !== turn) return;
    done.add(data);
  }
}
