import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { musterOf } from '../../../rules/valyr/army.ts';
import type { Piece } from '../card.ts';
import { mix } from '../colour.ts';
import type { DisplayList, Op } from '../display-list.ts';
import { circle } from '../path.ts';
import { plainLine, plainWidth } from '../plain-line.ts';
import { bleedMm } from '../sizes.ts';
import type { FaceTheme } from '../theme.ts';

/** A round piece that no file of the set stands for. */
interface TokenDesign {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly icon: string;
  readonly ground: string;
  readonly sizeMm: number;
  readonly copies: number;
}

/** Diameter of tokens that lie beside a base or on a card, and of the one that all look for, in mm. */
const [small, large] = [20, 38];

/** What lies on the table and on unit cards during a battle, enough for the two largest armies. */
export function battleTokens(set: GameSet, theme: FaceTheme): Piece[] {
  const musters = entitiesOf(set, 'army').map(({ data }) =>
    musterOf(set, data).reduce((sum, { count }) => sum + count, 0),
  );
  const [most = 1, next = most] = musters.sort((a, b) => b - a);
  const energy = Math.max(1, ...entitiesOf(set, 'unit').map(({ data }) => data.energy));
  const units = most + next;
  const designs: readonly TokenDesign[] = [
    {
      ...{ id: 'priority', name: 'Priority', icon: 'chess-king', ground: '#a5761c', sizeMm: large, copies: 1 },
      text: 'Who has it begins the round. It goes to the right when the round ends.',
    },
    {
      ...{ id: 'energy', name: 'Energy', icon: 'energise', ground: '#1f5f8b', sizeMm: small, copies: energy },
      text: 'One for each action that the unit whose turn it is has left.',
    },
    {
      ...{ id: 'exhausted', name: 'Exhausted', icon: 'night-sleep', ground: '#4a4d57', sizeMm: small, copies: units },
      text: 'The unit had its turn in this round.',
    },
    {
      ...{ id: 'fallen', name: 'Fallen', icon: 'falling', ground: '#7a4a1d', sizeMm: small, copies: 4 },
      text: 'No block, no dodge and no passive abilities; its next action is to stand up.',
    },
    {
      ...{ id: 'damage-1', name: '1 damage', icon: 'bleeding-wound', ground: '#9c1f2e', sizeMm: small },
      ...{ copies: 2 * units, text: 'More damage than health defeats a unit.' },
    },
    {
      ...{ id: 'damage-5', name: '5 damage', icon: 'bleeding-wound', ground: '#5d1220', sizeMm: small },
      ...{ copies: units, text: 'More damage than health defeats a unit.' },
    },
  ];
  return designs.map((design) => {
    const front = roundToken(design, theme);
    const { id, name, text, sizeMm, copies } = design;
    return { ref: `${set.id}/_${id}`, kind: 'token', name, text, sizeMm, copies, front, back: front, zones: [] };
  });
}

/** An icon above the word on a disc; damage has its figure as well. */
function roundToken({ name, icon, ground, sizeMm }: TokenDesign, { onDeep }: FaceTheme): DisplayList {
  const r = sizeMm / 2;
  const light = mix(ground, '#ffffff', 0.72);
  const side = sizeMm * 0.42;
  const room = sizeMm * 0.74;
  const font = 'condensed-bold';
  const size = Math.min(sizeMm * 0.17, room / plainWidth(name, font));
  const ops: Op[] = [
    { op: 'path', d: circle(r, r, r + bleedMm), fill: ground },
    { op: 'path', d: circle(r, r, r - 1.3), stroke: { colour: light, width: 0.4 } },
    { op: 'icon', name: icon, x: r - side / 2, y: sizeMm * 0.14, size: side, fill: light },
    ...plainLine({ text: name, font, size, x: r, baseline: sizeMm * 0.735, ink: onDeep, align: 'middle' }),
  ];
  return { width: sizeMm, height: sizeMm, bleed: bleedMm, corner: r, ops };
}
