import { piecesOf } from '../../rules/valyr/play/pieces.ts';
import { shadowOf } from '../../rules/valyr/play/shadow.ts';
import { isSeen } from '../../rules/valyr/play/sight.ts';
import { baseRadius, mils } from '../../rules/valyr/sizes.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import { inchesText } from '../measured/inches.ts';
import type { Spot } from '../model/spot.ts';
import { words } from '../words.ts';

type Shadow = ReturnType<typeof shadowOf>;

/** Where two units stand that a ruler is laid between: on bases of the usual size. */
const radius = baseRadius('medium');
const discAt = ({ x, y }: Spot) => ({ x: mils(x), y: mils(y), radius });
const groundOf = (field: ValyrBattlefield) => ({
  pieces: piecesOf(field),
  width: mils(field.width),
  depth: mils(field.depth),
});
const nothing = { marks: [] };

let last: { readonly field: ValyrBattlefield; readonly from: Spot; readonly shadow: Shadow } | undefined;

/** What a medium unit does not see of others from a place; kept while the other end of the ruler moves. */
export function shadowFrom(field: ValyrBattlefield, from: Spot): Shadow {
  if (last?.field !== field || last.from.x !== from.x || last.from.y !== from.y)
    last = { field, from, shadow: shadowOf(groundOf(field), nothing, discAt(from), radius) };
  return last.shadow;
}

/** How far the ends of a ruler are apart, and whether medium units there see each other. */
export function toldRuler(field: ValyrBattlefield, { from, to }: { readonly from: Spot; readonly to: Spot }): string {
  const { battlefield } = words;
  const seen = isSeen(groundOf(field), nothing, discAt(from), discAt(to));
  return `${inchesText(Math.hypot(to.x - from.x, to.y - from.y))} \u00b7 ${seen ? battlefield.seen : battlefield.hidden}`;
}
