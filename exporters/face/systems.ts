import type { SystemId } from '../../schemas/systems.ts';
import type { MakeFaces } from './card.ts';
import { hammerspaceFaces } from './hammerspace.ts';
import { plainFaces } from './plain.ts';
import { teamfightFaces } from './teamfight.ts';
import { thouaFaces } from './thoua.ts';
import { valyrFaces } from './valyr.ts';

/** Who makes the faces of each system. */
export const faceMakers: Readonly<Record<SystemId, MakeFaces>> = {
  teamfight: teamfightFaces,
  hammerspace: hammerspaceFaces,
  thoua: thouaFaces,
  valyr: valyrFaces,
  plain: plainFaces,
};
