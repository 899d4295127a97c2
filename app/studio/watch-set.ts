import { watch as watchFiles } from 'chokidar';

/** Quiet time in ms after the last change before it is told, so that a save of many files is one change. */
const settle = 150;

/** Tells of changes under the folders until the signal is aborted. */
export function watchSet(folders: readonly string[], signal: AbortSignal, onChange: () => void): Promise<void> {
  return new Promise((resolve) => {
    const hidden = /(^|[/\\])\.[^/\\]+$/;
    const watcher = watchFiles([...folders], {
      ignoreInitial: true,
      ignored: (path) => hidden.test(path),
      followSymlinks: false,
    });
    let timer: NodeJS.Timeout | undefined;
    // A place that the system does not let us watch (permissions, too many watches) is only not told of: the set stays open.
    watcher.once('error', (error) => {
      process.stderr.write(
        `Some changes on disk will not be seen: ${error instanceof Error ? error.message : error}\n`,
      );
      watcher.on('error', () => {});
    });
    watcher.on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settle);
    });
    const end = () => {
      clearTimeout(timer);
      void watcher.close().then(() => resolve());
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
