/** Time in ms of each frame that painting may take, so that scrolling stays smooth. */
const budget = 8;

const jobs = new Set<() => void>();
let frame = 0;

/** Paints soon, in the order of asking, a little in each frame. Answers with a way to take the job back. */
export function paintSoon(job: () => void): () => void {
  jobs.add(job);
  if (frame === 0) frame = requestAnimationFrame(work);
  return () => jobs.delete(job);
}

function work(): void {
  const end = performance.now() + budget;
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() > end) break;
  }
  frame = jobs.size > 0 ? requestAnimationFrame(work) : 0;
}
