import type { Node, Use } from '../../program.ts';
import { says } from './says.ts';

type Refresh = Extract<Node, { readonly node: 'tap' | 'refresh' }>;

/** `1/Turn, Free Action: reset your 1/Turn abilities`: itself, too, so that it could be used for ever, unless somebody must be killed for it. */
export function readiesItself({ perTurn, perGame }: Use, body: readonly Node[], name: string): boolean {
  if (says(body, kills)) return false;
  return refreshesIn(body).some(({ which }) => {
    if (typeof which !== 'object') return false;
    if ('ability' in which) return which.ability === name;
    if (!('all' in which)) return false;
    const { all } = which;
    // Whatever else they must be, this one may not be.
    if (Object.keys(all).length !== 1) return false;
    return (
      (perTurn !== undefined && all.perTurn === perTurn) ||
      (perGame !== undefined && (all.perGame === perGame || all.limited === true))
    );
  });
}

const kills: ReadonlySet<string> = new Set(['kill']);

function refreshesIn(value: unknown): readonly Refresh[] {
  if (Array.isArray(value)) return value.flatMap(refreshesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(refreshesIn);
  return 'node' in value && value.node === 'refresh' ? [value as Refresh, ...inside] : inside;
}
