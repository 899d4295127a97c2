import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { TryDesk } from '../teamfight/try-desk.ts';
import { CombatTryDesk } from '../thoua/try-desk.ts';
import { MatchDesk } from './match-desk.ts';

const matches = new MatchDesk();
/** Dice that nobody chooses fall as they like: what is tried is no match that could be played again from its seed. */
const luck = seededDice(stream(crypto.randomUUID(), 0, 'dice'));

/** Whoever answers questions about matches; each question belongs to one of them. */
export const desks: readonly object[] = [matches, new TryDesk(matches, luck), new CombatTryDesk(matches, luck)];
