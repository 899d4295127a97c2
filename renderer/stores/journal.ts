import type { Left } from './work.ts';

/**
 * What was done and is not saved yet, kept in the browser letter by letter: it outlives the studio, the tab and the browser. Every tab
 * writes pages of its own, one a set; the pages of tabs that are gone are taken up by the next one that opens the set.
 */
const place = 'setwright-unsaved';
const tabPlace = 'setwright-tab';

/** A page of the journal. */
export interface Kept {
  readonly folder: string;
  /** What was done last. */
  readonly label: string;
  readonly left: readonly Left[];
}

let tab: string | undefined;

/** Gives this tab its pages. A lock that lives as long as the tab tells other tabs that it is there. */
export async function beginJournal(): Promise<void> {
  const before = sessionStorage.getItem(tabPlace);
  // A tab that was duplicated has the name of the other one.
  tab = before !== null && (await isFree(before)) ? before : crypto.randomUUID();
  sessionStorage.setItem(tabPlace, tab);
  const name = lockOf(tab);
  void navigator.locks.request(name, () => new Promise(() => {}));
}

/** Keeps what is not saved of a set; nothing where all is. */
export function keep(folder: string, label: string, left: readonly Left[]): void {
  if (tab === undefined) return;
  const page = `${place} ${tab} ${folder}`;
  const kept: Kept = { folder, label, left };
  try {
    if (left.length === 0) localStorage.removeItem(page);
    else localStorage.setItem(page, JSON.stringify(kept));
  } catch {
    // The browser's place is full or closed to us: the work is in the window alone until it is saved.
  }
}

/** What this tab, before it was reloaded, and tabs that are gone have left of a set. It is taken out of the journal. */
export async function leftOf(folder: string): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const page of Object.keys(localStorage).filter((key) => key.startsWith(`${place} `))) {
    const owner = page.split(' ')[1] ?? '';
    const kept = readPage(localStorage.getItem(page));
    if (kept?.folder !== folder || (owner !== tab && !(await isFree(owner)))) continue;
    localStorage.removeItem(page);
    found.push(kept);
  }
  return found;
}

const lockOf = (owner: string): string => `${tabPlace} ${owner}`;

const isFree = (owner: string): Promise<boolean> =>
  navigator.locks.request(lockOf(owner), { ifAvailable: true }, (lock) => lock !== null);

function readPage(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
