import { useMatch } from '../stores/match.ts';
import { usePlaceNow } from './places.ts';
import { QuickStarts } from './QuickStarts.tsx';
import { PlaceContext } from './use-place.ts';

/** What stands at the left of the table, or how a match begins at once. */
export default function PlayLeft() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const place = usePlaceNow();
  return <PlaceContext value={place}>{isThere ? <place.Left /> : <QuickStarts />}</PlaceContext>;
}
