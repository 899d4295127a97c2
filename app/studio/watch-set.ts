import { watch as watchFiles } from 'chokidar';

/** Quiet time in ms after the last change before it is told, so that a save of many files is one change. */
const settle = 150;

/** Whom to tell of what happens under the folders. */
interface Told {
  readonly onChange: () => void;
  /** Is told once, in the system's words, why some changes will not be seen. */
  readonly onUnseen: (reason: string) => void;
}

/** Tells of changes under the folders until the signal is aborted. */
export function watchSet(folders: readonly string[], signal: AbortSignal, told: Told): Promise<void> {
  return new Promise((resolve) => {
    const hidden = /(^|[/\\])\.[^/\\]+$/;
    const watcher = watchFiles([...folders], {
      ignoreInitial: true,
      ignored: (path) => hidden.test(path),
      followSymlinks: false,
    });
    let timer: NodeJS.Timeout | undefined;
    // The system does not let us watch a place (permissions, too many watches): the set stays open, and the rest is watched.
    watcher.once('error', (error) => {
      watcher.on('error', () => {});
      told.onUnseen(error instanceof Error ? error.message : String(error));
    });
    watcher.on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(told.onChange, settle);
    });
    const end = () => {
      clearTimeout(timer);
      void watcher.close().then(() => resolve());
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
