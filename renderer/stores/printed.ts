import { create } from 'zustand';
import type { Printed } from '../../app/contract/printed.ts';
import { words } from '../words.ts';
import { useOpened } from './opened.ts';
import { save } from './saving.ts';
import { sentence, studio } from './session.ts';
import { useWork } from './work.ts';

/** How the set stands to a copy that was printed. */
interface PrintedState {
  /** Folder of the set that is meant. */
  readonly folder?: string;
  /** Name of the copy. */
  readonly copy: string;
  readonly printed?: Printed;
  readonly refusal?: string;
}

export const usePrinted = create<PrintedState>(() => ({ copy: words.glance.myBox }));

/** Rest in ms after a set was opened or saved before its faces are compared, which takes a core for a moment where a set is large. */
const rest = 800;

/** Counts the questions, so that an answer that comes late does not count. */
let asked = 0;

/** Until this is through nothing is compared by itself: that would be with the copy before. */
let marking: Promise<void> = Promise.resolve();

/** Compares the set, as it lies on the disk, with a printed copy. Where it cannot be read, the window says so; the figures stay. */
export async function compareWith(copy: string): Promise<void> {
  await ask(copy, (folder) => studio().printed({ folder, copy })).catch(() => undefined);
}

/** Remembers what the set looks like now as a printed copy. */
export async function markNow(copy: string): Promise<void> {
  await save();
  marking = ask(copy, (folder) => studio().markPrinted({ folder, copy })).catch((error: unknown) =>
    usePrinted.setState({ refusal: sentence(error) }),
  );
  await marking;
}

async function ask(copy: string, question: (folder: string) => Promise<Printed>): Promise<void> {
  const { folder } = useOpened.getState();
  if (folder === undefined) return;
  asked += 1;
  const mine = asked;
  const { folder: before } = usePrinted.getState();
  if (before !== folder) usePrinted.setState({ folder, printed: undefined });
  const printed = await question(folder);
  // The first copy that was marked is the one that people mean, whatever it is called.
  const [first] = printed.copies;
  if (mine !== asked) return;
  if (printed.when === undefined && first !== undefined && before !== folder) await compareWith(first);
  else usePrinted.setState({ folder, copy, printed, refusal: undefined });
}

/** Keeps comparing while somebody looks: with each set that is opened and each time it was saved. Answers with how to stop. */
export function keepComparing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const compare = async () => {
    await marking;
    await compareWith(copyOf(useOpened.getState().folder));
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compare(), rest);
  };
  soon();
  const stops = [
    useOpened.subscribe(({ folder }, before) => folder !== before.folder && soon()),
    useWork.subscribe(({ disk, folder }, before) => disk !== before.disk && folder === before.folder && soon()),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Another set has other copies. */
const copyOf = (folder: string | undefined): string =>
  folder === usePrinted.getState().folder ? usePrinted.getState().copy : words.glance.myBox;
