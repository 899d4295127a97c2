import type { Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import { attacksWhom } from './attacks-whom.ts';
import { comersDie } from './comers-die.ts';
import { comesBack } from './comes-back.ts';
import { handled } from './handled.ts';
import { ofItsKiller } from './its-killer.ts';
import { inOwnName } from './own-name.ts';
import { onItsSpace } from './own-space.ts';

/**
 * What a map tells of a piece under its label, as the text of each of those pieces says it: `each Imp moves 3`, `whoever kills it scores 2`, `a hero
 * adjacent to a Chest may open it as a Free Action`. Where words are put otherwise, they are what is always meant there.
 */
export const toldByMap = (tokens: readonly Token[], piece: Word): readonly Token[] =>
  piece.fields.ofMap ? ways.reduce((said, way) => way(said, piece), tokens) : tokens;

const ways = [comesBack, onItsSpace, attacksWhom, inOwnName, ofItsKiller, handled, comersDie];
