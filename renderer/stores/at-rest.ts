/** ms until a window has most likely come to rest, in a browser that does not tell (Safari). */
const likely = 200;

/** ms without scrolling after which nobody looks at how even the frames are. */
const still = 300;

let scrolled = Number.NEGATIVE_INFINITY;
for (const name of ['scroll', 'wheel'])
  globalThis.addEventListener?.(name, ({ timeStamp }) => (scrolled = timeStamp), { capture: true, passive: true });

/** Waits until the window has come to rest and nothing is scrolled: for work that nobody waits for. */
export async function whenStill(): Promise<void> {
  for (;;) {
    await atRest();
    const wait = scrolled + still - performance.now();
    if (wait <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Waits until the window has come to rest, or for so many ms at most. */
export const atRest = (atMost?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: atMost });
    else setTimeout(resolve, likely);
  });
