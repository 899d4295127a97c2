import { useMatch } from '../stores/match.ts';
import { MatchStage } from './MatchStage.tsx';
import { usePlace } from './places.ts';

/** The match that is watched or played, or how one begins. */
export default function Play() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const { Start } = usePlace();
  return isThere ? <MatchStage /> : <Start />;
}
