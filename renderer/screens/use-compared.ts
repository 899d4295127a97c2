import { useMemo } from 'react';
import type { VersionTexts } from '../../app/contract/version.ts';
import type { Texts } from '../../rules/edit/change.ts';
import { useOpened } from '../stores/opened.ts';
import { useVersions } from '../stores/versions.ts';
import { useWork } from '../stores/work.ts';

/** Two states of the set that are put beside each other. */
interface Compared {
  /** Name of the older one; undefined where there is no version. */
  readonly from?: string;
  /** Name of the newer one; undefined where it is the set as it is now. */
  readonly to?: string;
  readonly version?: VersionTexts;
  /** Texts of the two; undefined until they are read. */
  readonly older?: Texts;
  readonly newer?: Texts;
  /** Texts as they are now. */
  readonly now: Texts;
}

/** What the person compares: the newest version with now, unless something else was chosen. */
export function useCompared(): Compared {
  const folder = useOpened((state) => state.folder);
  const { folder: of, list, from: chosen, to, read } = useVersions();
  const now = useWork((state) => state.history.files);
  const from = of === folder ? (chosen ?? list?.[0]?.name) : undefined;
  const version = from === undefined ? undefined : read.get(from);
  const other = to === undefined ? undefined : read.get(to);
  const older = useMemo(() => version && new Map(version.files), [version]);
  const newer = useMemo(() => (to === undefined ? now : other && new Map(other.files)), [to, other, now]);
  return { from, to, version, older, newer, now };
}
