import { connect } from '../connect.ts';
import { painter } from '../faces/painter.ts';
import { beginJournal } from './journal.ts';
import { remember, shownBefore } from './memory.ts';
import { desk, keepShowing, openFolder, useOpened } from './opened.ts';
import { readPresets } from './presets.ts';
import { keepConnected } from './reconnect.ts';
import { keepSaving } from './saving.ts';
import { keepPlaying } from './scenes.ts';
import { sentence, studio, useSession } from './session.ts';
import { showWelcome } from './welcome.ts';

/** Finds the studio and opens the set it was started on. */
export async function startSession(): Promise<void> {
  try {
    desk.start();
    painter.start();
    const studio = await connect();
    const [welcome, about] = await Promise.all([studio.welcome(), studio.about(), beginJournal()]);
    useSession.setState({ studio, welcome, about });
    // Behind the set, which everything waits for: a browser asks for six things at once.
    setTimeout(() => {
      void painter.ask('fetchFonts', undefined);
      void readPresets();
    });
    keepShowing();
    keepPlaying();
    keepSaving();
    keepConnected();
    const before = shownBefore();
    remember();
    if (before.folder) await openFolder(before.folder, before.screen);
    const own = welcome.recent.find(({ folder }) => !welcome.shipped.some((other) => other.folder === folder));
    const first = welcome.open ?? own?.folder ?? welcome.shipped[0]?.folder;
    if (first && !useOpened.getState().catalogue) {
      // Who has nothing yet sees what there can be, and the ways to get it.
      if (first !== welcome.open && first !== own?.folder) showWelcome();
      await openFolder(first);
    }
  } catch (error) {
    useSession.setState({ refusal: sentence(error) });
  }
}

/** Asks for a folder (or takes the typed one) and opens the set in it. */
export async function openAnother(typed?: string): Promise<void> {
  const folder = await studio().chooseFolder({ purpose: 'open-set', typed });
  if (folder !== undefined) await openFolder(folder);
}

/** Copies the set in the window into the person's own folder and opens the copy, which can be edited. */
export async function copyOpenSet(): Promise<void> {
  const { folder } = useOpened.getState();
  if (folder !== undefined) await openFolder(await studio().copySet({ folder }));
}
