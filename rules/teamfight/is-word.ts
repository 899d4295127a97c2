import type { Kind } from '../../schemas/kinds.ts';
import { kinds, type Kind as TeamfightKind } from '../../schemas/teamfight/kinds.ts';

const own: ReadonlySet<Kind> = new Set(kinds.map(({ kind }) => kind).filter((kind) => kind !== 'scene'));

/** Whether texts can name things of this kind; scenes and what only other systems have cannot be named. */
export const isWord = (kind: Kind): kind is Exclude<TeamfightKind, 'scene'> => own.has(kind);
