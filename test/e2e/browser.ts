import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { root } from '../../bin/build.mjs';

/** A real browser for the journeys, or why there is none. */
export type FoundBrowser = { readonly launch: () => Promise<Launched> } | { readonly missing: string };

export interface Launched {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * What the browser itself shows, as its window does for a person: of what a worker loads it keeps there what it has compiled, and nothing of it in a
 * window that forgets all.
 */
export function ownContext(browser: Browser): BrowserContext {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window of its own.');
  return context;
}

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version: string = devDependencies['@sparticuz/chromium'];

const flags = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  // What is painted by the processor alone does not gain from a process of its own.
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  // The last step of compiling, and threads beside the page's own that compile and clean up, pay in a window that is open for minutes and
  // has the machine to itself; a journey is over before. What is measured has both.
  ...(process.env.VITEST ? ['--js-flags=--no-turbofan,--single-threaded'] : []),
];

/** The browser to drive. The journeys of a run share one; what is measured has its own. */
export function findBrowser(): FoundBrowser {
  const found = anyBrowser();
  return 'missing' in found || !process.env.VITEST ? found : { launch: () => shared(found.launch) };
}

/** ms that a browser waits for the next file of journeys. */
const longestWait = 60_000;

let running: Promise<Launched> | undefined;
let users = 0;
let ending: NodeJS.Timeout | undefined;

/** The browser that the files of a run share which come one after the other in a process: it knows the window's scripts by the second one. */
async function shared(launch: () => Promise<Launched>): Promise<Launched> {
  users += 1;
  clearTimeout(ending);
  running ??= launch();
  const { browser, close } = await running.catch((error) => {
    running = undefined;
    throw error;
  });
  browser.once('disconnected', () => {
    running = undefined;
  });
  const leave = async () => {
    users -= 1;
    if (users === 0) ending = setTimeout(close, longestWait).unref();
  };
  return { browser, close: leave };
}

/**
 * SETWRIGHT_BROWSER (a path) or SETWRIGHT_BROWSER_CHANNEL ("chrome", "msedge") if set, else on Linux on x64 the
 * one that comes as a package, else an installed Chrome.
 */
function anyBrowser(): FoundBrowser {
  const { SETWRIGHT_BROWSER: path, SETWRIGHT_BROWSER_CHANNEL: channel } = process.env;
  if (path)
    return existsSync(path) ? installed({ executablePath: path }) : { missing: `there is no browser at ${path}` };
  if (channel) return installed({ channel });
  if (process.platform === 'linux' && process.arch === 'x64') return { launch: launchPackaged };
  const usual = {
    darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    win32: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  }[process.platform as 'darwin'];
  if (usual && existsSync(usual)) return installed({ executablePath: usual });
  return { missing: 'no browser was found; name one in SETWRIGHT_BROWSER' };
}

const installed = (options: LaunchOptions): FoundBrowser => ({ launch: () => begin({ ...options, headless: true }) });

/** Begins a browser with a profile that is gone with it. */
async function begin(options: LaunchOptions): Promise<Launched> {
  const browser = (await chromium.launchPersistentContext('', options)).browser();
  if (browser === null) throw new Error('The browser shows a window and cannot be reached itself.');
  return { browser, close: () => browser.close() };
}

/** Unpacked once for each version: that takes longer than most journeys. */
async function launchPackaged(): Promise<Launched> {
  const folder = join(root, 'node_modules/.cache', `setwright-browser-${version}`);
  if (!existsSync(folder)) await unpackTo(folder);
  const launch = (more: Readonly<Record<string, string>>) =>
    begin({ executablePath: join(folder, 'chromium'), args: flags, env: { ...process.env, ...more } });
  return launch({}).catch(() => launch({ LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }));
}

async function unpackTo(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const unpacking = await mkdtemp(`${folder}-`);
  // The package brings NSS along for systems that lack it, but unpacks it only where it believes to be on one of these.
  await within({ TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, async () => {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  });
  try {
    await rename(unpacking, folder);
  } catch (error) {
    // Two workers begin at once: the first one's is as good.
    await rm(unpacking, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Runs with these environment variables, and puts back what was there. */
async function within<T>(variables: Readonly<Record<string, string>>, run: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await run();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
