import { useMatch } from '../stores/match.ts';
import { MatchStage } from './MatchStage.tsx';
import { usePlaceNow } from './places.ts';
import { PlaceContext } from './use-place.ts';

/** The match that is watched or played, or how one begins. */
export default function Play() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const place = usePlaceNow();
  return <PlaceContext value={place}>{isThere ? <MatchStage /> : <place.Start />}</PlaceContext>;
}
