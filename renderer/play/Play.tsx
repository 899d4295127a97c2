import { useMatch } from '../stores/match.ts';
import { MatchStage } from './MatchStage.tsx';
import { StartForm } from './StartForm.tsx';

/** The match that is watched or played, or how one begins. */
export default function Play() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  return isThere ? <MatchStage /> : <StartForm />;
}
