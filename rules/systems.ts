import type { Problem } from '../schemas/problem.ts';
import type { SystemId } from '../schemas/systems.ts';
import type { Drafts } from './draft.ts';
import type { GameSet } from './game-set.ts';
import { differences, languages } from './hammerspace/languages.ts';
import { problems as hammerspace } from './hammerspace/problems.ts';
import { problems as plain } from './plain/problems.ts';
import { problems as teamfight } from './teamfight/problems.ts';
import { problems as thoua } from './thoua/problems.ts';
import { problems as valyr } from './valyr/problems.ts';

/** What the rules of a system do for its sets before their texts are read. */
interface System {
  /** What is wrong with the files of a set beyond their schemas; `set` holds what they can refer to. */
  readonly problems: (set: GameSet, drafts: Drafts) => Problem[];
  /** The languages whose texts they read; left out by a system without rules. */
  readonly languages?: readonly string[];
  /** Of rules that read several languages: the texts that do something else in another language than in the original. */
  readonly differences?: (original: GameSet, translated: GameSet) => Problem[];
}

const english = ['en'];

export const systems: Readonly<Record<SystemId, System>> = {
  teamfight: { problems: teamfight, languages: english },
  hammerspace: { problems: hammerspace, languages, differences },
  thoua: { problems: thoua, languages: english },
  valyr: { problems: valyr, languages: english },
  plain: { problems: plain },
};
