import { describe, expect, it } from 'vitest';
import { sayTo } from '../../../app/cli/say.ts';

/** A stream that remembers, on a terminal or in a pipe. */
function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream & {
    written: string[];
  };
}

describe('what a command says', () => {
  it('sends results to stdout and words about the work to stderr, and draws no bar in a pipe', () => {
    const [out, err] = [stream(false), stream(false)];
    const say = sayTo(out, err);
    say.progress('sheets', 1, 4);
    say.line('done');
    say.aside('one hero was left out');
    expect([out.written, err.written]).toEqual([['done\n'], ['one hero was left out\n']]);
  });

  it('draws a bar on a terminal, and takes it away before anything else is said and at the end', () => {
    const [out, err] = [stream(true), stream(true)];
    const say = sayTo(out, err);
    say.progress('sheets', 1, 4);
    say.line('done');
    say.progress('sheets', 4, 4);
    expect(out.written).toEqual(['done\n']);
    expect(err.written).toEqual(['██████░░░░░░░░░░░░░░░░░░ 1/4 sheets', '\r\u001b[K']);
  });

  it('says about how long it will still take, once it has gone on for a while', () => {
    let now = 0;
    const [out, err] = [stream(true), stream(true)];
    const say = sayTo(out, err, () => now);
    say.progress('matches', 0, 400);
    now = 2000;
    say.progress('matches', 40, 400);
    now = 10_000;
    say.progress('matches', 100, 400);
    now = 40_000;
    say.progress('matches', 101, 4000);
    const bars = err.written.filter((text) => text.includes('matches')).map((text) => text.replace(/^[█░]+ /, ''));
    expect(bars).toEqual([
      '0/400 matches',
      '40/400 matches',
      '100/400 matches, about 30 s left',
      '101/4000 matches, about 26 min left',
    ]);
  });
});
