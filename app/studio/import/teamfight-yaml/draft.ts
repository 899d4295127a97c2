import type { Kind } from '../../../../schemas/teamfight/kinds.ts';

/** A file of a set in the making. References are the drafts themselves until every draft has its id. */
export interface Draft {
  readonly kind: Kind;
  readonly name: string;
  /** Name of the unit, map or card it came with. */
  readonly owner: string | undefined;
  /** The set it lies in; a word that a second set uses moves to the shared words. */
  home: SetDraft;
  readonly data: Record<string, unknown>;
}

/** A Game Set in the making. */
export interface SetDraft {
  readonly id: string;
  readonly name: string;
  readonly data: Record<string, unknown>;
  readonly drafts: Draft[];
}

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'home' in value && 'owner' in value;

/** The object without the fields that hold nothing. */
export function filled(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}
