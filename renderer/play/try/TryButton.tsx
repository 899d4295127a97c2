import { Button } from '@mantine/core';
import type { Place } from '../../model/scope.ts';
import { triedPlace } from '../../model/tried-place.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import { useOpened } from '../../stores/opened.ts';
import { useSystemId } from '../../stores/system.ts';
import { tryOut } from '../../stores/tried-place.ts';
import { words } from '../../words.ts';
import { tries } from './tries.ts';

interface Props {
  readonly place: Place;
  readonly name: string;
  /** Only a sign, where there is no room for words. */
  readonly sign?: boolean;
}

/** Opens the board for an ability, or for the card whose file it is; nothing for what is not tried. */
export function TryButton({ place, name, sign = false }: Props) {
  const { kinds = [] } = tries[useSystemId()] ?? {};
  const ref = useOpened(({ catalogue }) =>
    catalogue?.set?.entities.find(({ kind, file }) => file === place.file && kinds.includes(kind)),
  )?.ref;
  if (ref === undefined) return undefined;
  const label = words.trying.open(name);
  const open = () => tryOut(triedPlace(ref, place));
  if (sign) return <IconButton icon="play" size={28} label={label} onClick={open} />;
  return (
    <Button size="compact-xs" variant="light" title={label} aria-label={label} onClick={open}>
      {words.trying.it}
    </Button>
  );
}
