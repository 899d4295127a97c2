import type { MenuChoice } from '../../app/contract/studio.ts';
import { openFolder, useOpened } from './opened.ts';
import { sentence, studio } from './session.ts';

/** Does what the person chooses in the system's own menu, for as long as the page stands. @param openAnother asks for a set */
export function followMenu(openAnother: () => Promise<void>): void {
  const whileItStands = new AbortController().signal;
  studio()
    .menu({}, { signal: whileItStands, onEvent: (choice) => void act(choice, openAnother) })
    .catch(() => undefined);
}

async function act(choice: MenuChoice, openAnother: () => Promise<void>): Promise<void> {
  try {
    if (choice.kind === 'open-set') await openFolder(choice.folder);
    else await openAnother();
  } catch (error) {
    useOpened.setState({ refusal: { folder: '', message: sentence(error) } });
  }
}
