import { watch as watchFiles } from 'chokidar';

/** Quiet time in ms after the last change before it is told, so that a save of many files is one change. */
const settle = 150;

/** Whom to tell of what happens under the folders. */
interface Told {
  /** @param files absolute paths of the files that were added, changed or removed */
  readonly onChange: (files: ReadonlySet<string>) => void;
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
    let ready = false;
    watcher.once('ready', () => {
      ready = true;
    });
    let changed = new Set<string>();
    watcher.on('all', (event, path) => {
      // Of a folder that comes or goes, its files are told.
      if (event === 'addDir' || event === 'unlinkDir') return;
      // While it looks around, links that it does not follow are told as if they were new.
      if (event === 'add' && !ready) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = changed;
        changed = new Set();
        told.onChange(files);
      }, settle);
    });
    const end = () => {
      clearTimeout(timer);
      void watcher.close().then(() => resolve());
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
