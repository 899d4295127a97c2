import { useMatch } from '../stores/match.ts';
import { usePlace } from './places.ts';
import { QuickStarts } from './QuickStarts.tsx';

/** What stands at the left of the table, or how a match begins at once. */
export default function PlayLeft() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const { Left } = usePlace();
  return isThere ? <Left /> : <QuickStarts />;
}
