import { useMatch } from '../stores/match.ts';
import { QuickStarts } from './QuickStarts.tsx';
import { SideCards } from './SideCards.tsx';

/** The first player's side, or how a match begins at once. */
export default function PlayLeft() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  return isThere ? <SideCards seat={0} /> : <QuickStarts />;
}
