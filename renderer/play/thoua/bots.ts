import type { BotName } from '../../match/worker/questions.ts';
import { usualBots } from '../SeatSelect.tsx';

/** The bots of THOUA: enemies are played in character unless somebody wants it otherwise. */
export const combatBots: readonly BotName[] = ['in-character', ...usualBots];
