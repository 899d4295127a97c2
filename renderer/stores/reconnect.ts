import { readAgain } from './opened.ts';
import { studio } from './session.ts';
import { useWork } from './work.ts';

/** Time in ms between two calls for a studio that is gone. */
const pause = 1000;

/** Calls for the studio while it is gone, and then saves what was done meanwhile. */
export function keepConnected(): void {
  useWork.subscribe(({ status }, before) => {
    if (status === 'lost' && before.status !== 'lost') void waitForStudio();
  });
}

async function waitForStudio(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    // Its welcome also opens the recent sets for us, this one among them.
    const back = await studio()
      .welcome()
      .then(
        () => true,
        () => false,
      );
    if (back) return readAgain();
  }
}
