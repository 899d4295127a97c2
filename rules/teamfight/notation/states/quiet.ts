import type { Flag, Rule } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import type { About } from './predicate.ts';

/** How somebody sets nothing off: `don't trigger reactions`, `trigger no reactions or hazards`. */
export const quiet = [
  "don't|doesn't|never trigger|provoke|triggers|provokes any? reactions",
  'do|does not trigger|provoke any? reactions',
  'trigger|provoke|triggers|provokes no reactions',
];

const byMoving = [
  'by|when|while moving',
  'with|by your|their|its movement',
  'when|while you|they|it move|moves',
  'to your|their|its movement',
] as const;

/** `By moving`, behind what sets nothing off: what one does otherwise sets off what it ever did. */
const takenMoving = (cursor: Cursor): boolean => cursor.takeAny(...byMoving);

/** `or hazards`, `nor any hazards`, behind reactions that nobody sets off. */
export const orHazards = (cursor: Cursor): boolean => cursor.takeAny('and|or|nor any? hazards|hazard');

/** `reactions by moving`, `reactions or hazards`: what somebody sets off neither by going nor, where that is not said, by standing. */
export function unnoticed({ cursor, clause, who }: About): Rule[] | undefined {
  const hazards = orHazards(cursor);
  const moving = takenMoving(cursor);
  if (cursor.sees('by|with|from|to|or|nor')) return undefined;
  const flags: Flag[] = [
    'unnoticed',
    ...(hazards ? [moving ? ('ignores-hazards' as const) : ('immune-hazards' as const)] : []),
  ];
  return flags.map((flag) => ({ clause, rule: 'is', who, flag }));
}
