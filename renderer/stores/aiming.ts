import { create } from 'zustand';
import { useMatch } from './match.ts';

/** What a person has in the hand for one decision of a combat: of this window, not of the match. */
interface Aiming {
  /** The ability whose targets are lit; the way to go where there is none. */
  readonly ability: number | undefined;
  /** Whether areas lie the other way round. */
  readonly turned: boolean;
  /** The next space that is clicked gets an obstacle by hand, or loses it. */
  readonly building: boolean;
}

export const aimless: Aiming = { ability: undefined, turned: false, building: false };

export const useAiming = create<Aiming>(() => aimless);

useMatch.subscribe(({ choices, scenery }, before) => {
  if (choices !== before.choices || scenery !== before.scenery) useAiming.setState(aimless);
});
