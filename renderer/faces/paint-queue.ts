/** Time in ms of each frame that painting may take while nothing moves: what is painted is seen the sooner. */
const budget = 16;
/** ms after the last scrolling in which the frames belong to it: then one face is painted in each. */
const afterScroll = 100;

const jobs = new Set<() => void>();
/** Who waits until all is painted. */
let waiting: (() => void)[] = [];
let frame = 0;
let scrolled = Number.NEGATIVE_INFINITY;

// What scrolls is a place inside of the page.
globalThis.addEventListener?.('scroll', ({ timeStamp }) => (scrolled = timeStamp), { capture: true, passive: true });

/** Paints soon, in the order of asking, a little in each frame. Answers with a way to take the job back. */
export function paintSoon(job: () => void): () => void {
  jobs.add(job);
  if (frame === 0) frame = requestAnimationFrame(work);
  return () => jobs.delete(job);
}

/** Waits until what is asked for next is painted, or for so many ms: there may be no faces where the person is. */
export const whenPainted = (atMost: number): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, atMost);
  });

function work(): void {
  const begun = performance.now();
  const end = begun - scrolled < afterScroll ? begun : begun + budget;
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() >= end) break;
  }
  frame = jobs.size > 0 ? requestAnimationFrame(work) : 0;
  if (frame !== 0) return;
  for (const go of waiting) go();
  waiting = [];
}
