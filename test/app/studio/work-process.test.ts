import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Progress, StudioError } from '../../../app/contract/studio.ts';
import { type LongWork, longWork } from '../../../app/studio/long-work.ts';
import { type Port, serveWork, type WorkProcess, workIn } from '../../../app/studio/work-process.ts';
import { refusal } from '../contract/transport-kinds.ts';
import { folderWith, hero, setJson } from '../set-folder.ts';

/** A process for long work that is none: messages pass as structured clones, as they do to a real one. */
function processOf(work: LongWork): WorkProcess & { die(): void; readonly sent: unknown[] } {
  const [there, here] = [new EventEmitter(), new EventEmitter()];
  const sent: unknown[] = [];
  const port = (from: EventEmitter, to: EventEmitter): Port => ({
    postMessage: (message) => {
      const clone: unknown = structuredClone(message);
      sent.push(clone);
      setImmediate(() => to.emit('message', clone));
    },
    onMessage: (listener) => void from.on('message', listener),
  });
  serveWork(port(there, here), work);
  return {
    ...port(here, there),
    sent,
    onExit: (listener) => void here.once('exit', listener),
    die: () => {
      there.removeAllListeners();
      here.emit('exit');
    },
  };
}

const follow = (onEvent: (event: Progress) => void = () => {}, signal = new AbortController().signal) => ({
  onEvent,
  signal,
});

describe('the process for long work', () => {
  it('exports and plays with progress, and is begun once', async () => {
    const folder = folderWith({ 'set.json': setJson, 'heroes/warden.json': hero });
    const out = join(folderWith(), 'out');
    let begun = 0;
    const work = workIn(() => {
      begun += 1;
      return processOf(longWork());
    });
    const events: Progress[] = [];
    const order = { folder, out, kind: 'png', options: { dpi: 36, bleed: false } } as const;
    const made = await work.exportSet(
      { name: 'iron-age', order, settings: join(out, 'settings') },
      follow((event) => events.push(event)),
    );
    expect([made.path, existsSync(made.path)]).toEqual([join(out, 'iron-age pictures'), true]);
    expect(events.at(-1)).toMatchObject({ what: 'pictures', done: events.at(-1)?.total });
    const series = work.simulate(
      { settings: join(folder, 'none'), folder, matches: 2, seed: 1, map: 'nowhere' },
      follow(),
    );
    expect((await refusal(series)).message).toContain('None of the sets has a map');
    expect(begun).toBe(1);
  });

  it('stops what is stopped, also before it has begun', async () => {
    const waits: LongWork = {
      ...longWork(),
      exportSet: (_, { signal, onEvent }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new StudioError('call/stopped', 'Stopped.')));
          onEvent({ what: 'pages', done: 0, total: 1 });
        }),
    };
    const process = processOf(waits);
    const work = workIn(() => process);
    const task = {
      name: 'a',
      settings: '/c',
      order: { folder: '/a', out: '/b', kind: 'png', options: { dpi: 36, bleed: false } },
    } as const;
    const stop = new AbortController();
    expect(
      (
        await refusal(
          work.exportSet(
            task,
            follow(() => stop.abort(), stop.signal),
          ),
        )
      ).code,
    ).toBe('call/stopped');
    expect(
      (
        await refusal(
          work.exportSet(
            task,
            follow(() => {}, AbortSignal.abort()),
          ),
        )
      ).code,
    ).toBe('call/stopped');
    expect(process.sent.filter((message) => Object.hasOwn(message as object, 'stop'))).toHaveLength(2);
  });

  it('says so when it dies, and begins anew with the next work', async () => {
    const never = () => new Promise<never>(() => {});
    const silent: LongWork = { ...longWork(), simulate: never };
    const begun: ReturnType<typeof processOf>[] = [];
    const work = workIn(() => {
      const process = processOf(silent);
      begun.push(process);
      return process;
    });
    const [first, second] = [1, 2].map((seed) =>
      refusal(work.simulate({ settings: '/s', folder: '/a', matches: 1, seed }, follow())),
    );
    begun[0]?.die();
    expect([(await first)?.code, (await second)?.code]).toEqual(['work/ended', 'work/ended']);
    const third = refusal(work.simulate({ settings: '/s', folder: '/a', matches: 1, seed: 3 }, follow()));
    expect(begun).toHaveLength(2);
    begun[1]?.die();
    expect((await third).message).toContain('try again');
  });
});
