import { create } from 'zustand';
import type { Sight } from '../model/sight.ts';

/** How the faces of the look are seen: of this window, not of the set. */
export const useLook = create<{ readonly sight: Sight }>(() => ({ sight: 'usual' }));
