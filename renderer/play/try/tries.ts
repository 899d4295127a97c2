import type { ComponentType } from 'react';
import type { Kind } from '../../../schemas/kinds.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import { later } from '../../shell/later.tsx';

/** How the cards of a system are tried in the window, over the stage. */
interface Tries {
  /** What can be tried, or has abilities that can. */
  readonly kinds: readonly Kind[];
  readonly Panel: ComponentType;
}

/** The systems whose cards are tried. */
export const tries: Readonly<Partial<Record<SystemId, Tries>>> = {
  teamfight: { kinds: ['hero', 'summon'], Panel: later(() => import('./TryPanel.tsx')) },
  thoua: {
    kinds: ['ability', 'character', 'enemy'],
    Panel: later(() => import('../thoua/try/TryCombat.tsx')),
  },
};
