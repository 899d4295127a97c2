import equal from 'fast-deep-equal';
import { tellDifference } from '../../rules/kernel/statistics/compared.ts';
import type { PatchNotes } from '../../rules/notes/changes.ts';
import { useOpened } from '../stores/opened.ts';
import { useSeries } from '../stores/series.ts';
import { words } from '../words.ts';

/** What bots made of the changes that notes tell. Without `found` the series played other states of the set. */
interface BotsFound {
  readonly found?: { readonly title: string; readonly lines: readonly string[] };
}

/** What the series that were compared last say of the same changes; undefined where none were compared. */
export function useBotsFound(notes: PatchNotes | undefined): BotsFound | undefined {
  const { compared, folder } = useSeries();
  const open = useOpened((state) => state.folder);
  if (!compared || !notes || folder !== open) return undefined;
  // The look of a set is no part of what is played.
  const played = ({ things }: PatchNotes) => things.filter(({ file }) => file !== 'theme.json');
  if (!equal(played(notes), played(compared.notes))) return {};
  const { arms, lines } = compared.comparison;
  const told = lines.filter((line) => line.found).map((line) => `${tellDifference(line, arms)}.`);
  return { found: { title: words.balance.notes.title, lines: told.length > 0 ? told : [words.balance.notes.none] } };
}
