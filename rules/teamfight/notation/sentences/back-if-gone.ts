import type { Node } from '../../program.ts';
import type { Flow } from './flow.ts';

/** `If you are adjacent to a Mine, leave the map. At the start of your next turn, return to any Mine`: only whoever has left comes back. */
export function backIfGone({ out, tail }: Flow): void {
  for (const list of [out.nodes, tail?.then ?? []]) {
    const [asked, later] = list.slice(-2);
    if (asked?.node !== 'if' || later?.node !== 'later' || asked.else.length > 0) continue;
    const gone = asked.then.at(-1);
    if (gone?.node !== 'depart' || gone.until.moment !== later.at.moment) continue;
    list.pop();
    (asked.then as Node[]).push(later);
  }
}
