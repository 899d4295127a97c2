import type { Node } from '../../program.ts';
import type { Names } from './tell-names.ts';

/** What the one that must be chosen has most or least of; nothing where it is no such thing. */
export function tellExtreme(
  forced: NonNullable<Extract<Node, { readonly node: 'target' }>['forced']>,
  names: Names,
): string | undefined {
  if (typeof forced === 'object')
    return `with ${'most' in forced ? `the most ${names.of(forced.most)}` : `the fewest ${names.of(forced.fewest)}`}`;
  if (forced === 'most-hurt') return 'that has lost most health';
  if (forced === 'weakest') return 'with the least health';
  return forced === 'healthiest' ? 'with the most health' : undefined;
}
