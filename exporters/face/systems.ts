import type { GameSet } from '../../rules/game-set.ts';
import type { SystemId } from '../../schemas/systems.ts';
import type { MakeFaces } from './card.ts';
import type { ChapterEntry } from './chapter.ts';
import { brawlChapters } from './hammerspace/chapters.ts';
import { hammerspaceFaces } from './hammerspace/faces.ts';
import { plainFaces } from './plain/faces.ts';
import type { MakeSheets } from './sheet-parts.ts';
import { teamfightFaces } from './teamfight/faces.ts';
import { partyChapters } from './thoua/chapters.ts';
import { thouaFaces } from './thoua/faces.ts';
import { thouaSheets } from './thoua/sheet.ts';
import { battleChapters } from './valyr/chapters.ts';
import { valyrFaces } from './valyr/faces.ts';

/** Who makes the faces of each system. */
export const faceMakers: Readonly<Record<SystemId, MakeFaces>> = {
  teamfight: teamfightFaces,
  hammerspace: hammerspaceFaces,
  thoua: thouaFaces,
  valyr: valyrFaces,
  plain: plainFaces,
};

/** Who makes pages to play with, of systems that have any. */
export const sheetMakers: Readonly<Partial<Record<SystemId, MakeSheets>>> = { thoua: thouaSheets };

/** Rules of play, and what players look up, of systems that tell them themselves; others have them from the texts of a set. */
export const systemChapters: Readonly<
  Partial<Record<SystemId, (set: GameSet) => Readonly<Record<'rules' | 'aid', readonly ChapterEntry[]>>>>
> = { hammerspace: brawlChapters, thoua: partyChapters, valyr: battleChapters };
