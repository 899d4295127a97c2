import { openSet } from '../../../rules/open.ts';
import type { Setup } from '../../../rules/valyr/game.ts';
import { type FullRuleOptions, recommended } from '../../../rules/valyr/options.ts';
import type { ValyrBattlefield, ValyrUnit } from '../../../schemas/types.generated.ts';

/** A plain conscript to be changed: 3 dice, skill 10, no defence, arm's length. */
export const levy: ValyrUnit = {
  name: 'Levy',
  type: 'conscript',
  size: 'medium',
  attack: { strength: 3, skill: 10 },
  defence: { block: 0, dodge: 0 },
  range: { from: 0, bands: [{ to: 1 }] },
  energy: 3,
  movement: { sprint: 5, sustain: 3 },
  health: 3,
  appraisal: 50,
};

/** An ability by its text alone. */
export const ability = (text: string, more: object = {}) => ({
  ...{ name: 'It', kind: 'passive' as const, text },
  ...more,
});

export interface Field {
  readonly units: Readonly<Record<string, ValyrUnit>>;
  /** Ids of the units of each army. */
  readonly armies: readonly (readonly string[])[];
  readonly terrain?: ValyrBattlefield['terrain'];
  readonly starts?: ValyrBattlefield['starts'];
  readonly templates?: Readonly<Record<string, object>>;
  readonly dynasties?: Readonly<Record<string, object>>;
  readonly options?: Partial<FullRuleOptions>;
}

/** What a match is made of: these units in these armies, on a bare table of 30 by 30 inches if nothing else is said. */
export function fieldOf({
  units,
  armies,
  terrain = [],
  starts,
  templates = {},
  dynasties = {},
  options = {},
}: Field): Setup {
  const files = new Map<string, string>();
  const put = (path: string, data: object) => files.set(path, JSON.stringify(data));
  put('set.json', { id: 'field', system: 'valyr', format: 1, name: 'Field' });
  for (const [id, unit] of Object.entries(units)) put(`units/${id}.json`, unit);
  for (const [id, data] of Object.entries(templates)) put(`templates/${id}.json`, data);
  for (const [id, data] of Object.entries(dynasties)) put(`dynasties/${id}.json`, data);
  for (const [seat, own] of armies.entries()) {
    const counts = [...new Set(own)].map((unit) => ({ unit, count: own.filter((one) => one === unit).length }));
    put(`armies/army-${seat}.json`, { name: `Army ${seat}`, limit: 100_000, units: counts });
  }
  const edges = ['top', 'bottom', 'left', 'right'] as const;
  const battlefield: ValyrBattlefield = {
    ...{ name: 'Table', width: 30, depth: 30, terrain },
    starts: starts ?? edges.slice(0, Math.max(2, armies.length)).map((edge) => ({ edge, from: 5, to: 25 })),
  };
  put('battlefields/table.json', battlefield);
  const { set, problems } = openSet('field', files);
  const [error] = problems.filter(({ severity }) => severity === 'error');
  if (!set || error) throw new Error(error?.message ?? 'no set');
  return {
    sets: [set],
    armies: armies.map((_, seat) => `army-${seat}`),
    battlefield: 'table',
    options: { ...recommended, priorityTie: 'first-seat', ...options },
  };
}
