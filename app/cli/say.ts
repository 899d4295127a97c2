/**
 * What a command tells the person who typed it. Results go to stdout, everything about the work to stderr, so that a pipe receives
 * results only.
 */
export interface Say {
  /** A line of the result. */
  line(text: string): void;
  /** A line about the work: what was left out, what to do next. */
  aside(text: string): void;
  /**
   * Shows how far long work is and about how long it will still take: a bar on a terminal, nothing in a pipe. `of` is the whole; equal
   * numbers end the bar.
   */
  progress(what: string, done: number, of: number): void;
}

const barWidth = 24;
/** Milliseconds of work after which the time left can be told. */
const soonest = 3000;

/** @param now milliseconds of a clock that only goes forward */
export function sayTo(stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream, now = () => performance.now()): Say {
  let shown = false;
  let began: { readonly what: string; readonly at: number } | undefined;
  const clear = () => {
    if (shown) stderr.write('\r\u001b[K');
    shown = false;
  };
  return {
    line(text) {
      clear();
      stdout.write(`${text}\n`);
    },
    aside(text) {
      clear();
      stderr.write(`${text}\n`);
    },
    progress(what, done, of) {
      if (!stderr.isTTY || of <= 0) return;
      clear();
      if (done >= of) {
        began = undefined;
        return;
      }
      if (began?.what !== what) began = { what, at: now() };
      const filled = Math.floor((done / of) * barWidth);
      const left = timeLeft(now() - began.at, done, of);
      stderr.write(`${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${of} ${what}${left}`);
      shown = true;
    },
  };
}

/** `, about 40 s left`, at the pace so far; nothing while that pace is not known. */
function timeLeft(passed: number, done: number, of: number): string {
  if (done === 0 || passed < soonest) return '';
  const seconds = Math.ceil(((passed / done) * (of - done)) / 1000);
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} min left`;
}

/** The say of this process. */
export const say: Say = sayTo(process.stdout, process.stderr);
