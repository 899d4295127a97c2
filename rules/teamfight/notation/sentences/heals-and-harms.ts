import type { Node } from '../../program.ts';
import type { Sheet } from './sheet.ts';

/** `Range 3, heal 1, 2dmg`: nobody heals whom they hit, and for whom the healing is instead is not said. Behind the damage it is one's own. */
export function healsAndHarms(nodes: readonly Node[], sheet: Sheet, text: string): boolean {
  return nodes.some((node) => {
    if (node.node !== 'target' && node.node !== 'area' && node.node !== 'each') return false;
    const ref = node.node === 'target' ? 'target' : 'each';
    const healed = node.then.findIndex(
      (one) => one.node === 'heal' && one.to === ref && isBare(sheet, one.clause, text),
    );
    const harmed = node.then.findLastIndex((one) => one.node === 'damage' && one.to === ref);
    return (healed >= 0 && harmed > healed) || healsAndHarms(node.then, sheet, text);
  });
}

/** Nobody is named who is healed. */
function isBare({ clauses }: Sheet, clause: number, text: string): boolean {
  const said = clauses[clause];
  return said?.field === 'text' && /^[\s,.:;]*(?:(?:and|then) )?heals? \d/i.test(text.slice(said.from, said.to));
}
