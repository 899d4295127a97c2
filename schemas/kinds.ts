import type { FileByKind as HammerspaceFiles } from './hammerspace/kinds.ts';
import type { FileByKind as PlainFiles } from './plain/kinds.ts';
import type { SystemId, systems } from './systems.ts';
import type { FileByKind as TeamfightFiles } from './teamfight/kinds.ts';
import type { FileByKind as ThouaFiles } from './thoua/kinds.ts';
import type { FileByKind as ValyrFiles } from './valyr/kinds.ts';

/** Every kind of entity that any system has. A kind of one name is of one shape, or of a part of it, in all systems that have it. */
export type Kind = (typeof systems)[SystemId]['kinds'][number]['kind'];

/** The content of a file of each kind. */
interface FileByKind extends TeamfightFiles, HammerspaceFiles, ThouaFiles, ValyrFiles, PlainFiles {}

export type FileOf<K extends Kind> = FileByKind[K];
