import { IconButton } from '../../shell/IconButton.tsx';
import { words } from '../../words.ts';

interface Props {
  readonly name: string;
  readonly health: number;
  /** The least that can be set: with 0 it dies. */
  readonly least: 0 | 1;
  readonly set: (health: number) => void;
}

/** One click takes a point of health from a unit by hand, or gives it one. */
export function HealthSteps({ name, health, least, set }: Props) {
  const { less, more } = words.play.unit;
  return (
    <>
      <IconButton
        icon="minus"
        size={22}
        label={less(name)}
        disabled={health <= least}
        onClick={() => set(health - 1)}
      />
      <IconButton icon="plus" size={22} label={more(name)} onClick={() => set(health + 1)} />
    </>
  );
}
