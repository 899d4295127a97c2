import type { SystemId } from '../../schemas/systems.ts';
import { type WindowSystem, windowSystems } from '../model/systems.ts';
import type { SystemWords } from '../words/systems.ts';
import { words } from '../words.ts';
import { useOpened } from './opened.ts';

const idOf = ({ catalogue }: ReturnType<typeof useOpened.getState>): SystemId =>
  catalogue?.set?.manifest.system ?? 'teamfight';

/** The system of the set that is open. */
export const systemIdNow = (): SystemId => idOf(useOpened.getState());

/** What the window has for it, and in which words. */
export const systemNow = (): WindowSystem => windowSystems[idOf(useOpened.getState())];
export const systemWordsNow = (): SystemWords => words.systemWords[idOf(useOpened.getState())];

/** The same, for what is drawn anew when another set is opened. */
export const useSystem = (): WindowSystem => windowSystems[useOpened(idOf)];
/** Which system it is. */
export const useSystemId = (): SystemId => useOpened(idOf);
export const useSystemWords = (): SystemWords => words.systemWords[useOpened(idOf)];
