import type { Game } from '../../../rules/valyr/game.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { seenAt } from '../../measured/inches.ts';
import type { Camera, Size } from '../../stage/camera.ts';
import { useHand } from '../../stores/match-hand.ts';
import { usePointing } from '../../stores/pointing.ts';
import classes from './Battle.module.css';
import { meantBy, meantByHand } from './meant.ts';
import { tellMeant } from './tell-meant.ts';
import { useBattleChoices } from './use-battle.ts';

interface Props {
  readonly game: Game;
  readonly state: View;
  readonly camera: Camera;
  readonly view: Size;
}

/** CSS pixels from the pointer to the words beside it, and how wide they may become. */
const [beside, widest] = [18, 260];

/** What a click would do here, or why it cannot be done, beside the pointer. */
export function Said({ game, state, camera, view }: Props) {
  const over = usePointing((pointing) => pointing.over);
  const aim = usePointing((pointing) => pointing.aim);
  const alone = usePointing((pointing) => pointing.alone);
  const choices = useBattleChoices();
  const { changing, moving, unit } = useHand();
  const meant =
    over &&
    (changing ? moving && meantByHand(game, state, over, unit) : choices && meantBy(game, state, over, { aim, alone }));
  const told = meant ? tellMeant(game, state, meant) : '';
  const { x, y } = seenAt({ x: (over?.x ?? 0) / 1000, y: (over?.y ?? 0) / 1000 }, camera);
  const isLeft = x + beside + widest > view.width;
  return (
    <p
      className={classes.said}
      aria-live="polite"
      data-said
      data-refused={(meant && meant.refusal !== undefined) || undefined}
      data-left={isLeft || undefined}
      style={{
        left: isLeft ? undefined : x + beside,
        right: isLeft ? view.width - x + beside : undefined,
        top: y + beside,
      }}
    >
      {told}
    </p>
  );
}
