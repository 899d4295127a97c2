/**
 * What a command tells the person who typed it. Results go to stdout, everything about the work to stderr, so that a pipe receives
 * results only.
 */
export interface Say {
  /** A line of the result. */
  line(text: string): void;
  /** A line about the work: what was left out, what to do next. */
  aside(text: string): void;
  /** Shows how far long work is: a bar on a terminal, nothing in a pipe. `of` is the whole; equal numbers end the bar. */
  progress(what: string, done: number, of: number): void;
}

const barWidth = 24;

export function sayTo(stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream): Say {
  let shown = false;
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
      if (done >= of) return;
      const filled = Math.floor((done / of) * barWidth);
      stderr.write(`${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${of} ${what}`);
      shown = true;
    },
  };
}

/** The say of this process. */
export const say: Say = sayTo(process.stdout, process.stderr);
