/** Asks for something anew: one question is on its way, and one may wait, so that what changed meanwhile is in it. */
export function renewed(ask: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await ask();
      }
    } finally {
      running = false;
    }
  };
}
