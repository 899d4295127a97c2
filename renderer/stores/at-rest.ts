/** ms until a window has most likely come to rest, in a browser that does not tell (Safari). */
const likely = 200;

/** Waits until the window has come to rest, or for so many ms at most. */
export const atRest = (atMost?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: atMost });
    else setTimeout(resolve, likely);
  });
