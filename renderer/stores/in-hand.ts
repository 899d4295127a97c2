import { aimless, useAiming } from './aiming.ts';
import { useHand } from './match-hand.ts';
import { usePicking } from './picking.ts';
import { usePointing } from './pointing.ts';

/** Whether there is something that `putAway` takes out of the hand. */
export const holdsSomething = (): boolean => {
  const { aim, measuring } = usePointing.getState();
  const { ability, building } = useAiming.getState();
  const { picked, draft } = usePicking.getState();
  return (
    aim !== undefined ||
    measuring ||
    ability !== undefined ||
    building ||
    picked.length > 0 ||
    draft !== undefined ||
    useHand.getState().moving
  );
};

/** Nothing is chosen, aimed, measured or moved any more. */
export function putAway(): void {
  usePointing.setState({ aim: undefined, ruler: undefined, measuring: false });
  useAiming.setState(aimless);
  usePicking.setState({ picked: [], draft: undefined });
  useHand.setState({ moving: false });
}
