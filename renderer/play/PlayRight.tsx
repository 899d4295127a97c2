import { Tells } from '../shell/Tells.tsx';
import { useMatch } from '../stores/match.ts';
import { useSystemId } from '../stores/system.ts';
import { words } from '../words.ts';
import { usePlaceNow } from './places.ts';
import { PlaceContext } from './use-place.ts';

/** What stands at the right of the table, or what can be done here. */
export default function PlayRight() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const place = usePlaceNow();
  const system = useSystemId();
  if (isThere)
    return (
      <PlaceContext value={place}>
        <place.Right />
      </PlaceContext>
    );
  const { start, of } = words.play;
  return <Tells title={start.about} lines={of[system]?.tells ?? []} />;
}
