import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** A real browser for the journeys, or why there is none. */
export type FoundBrowser = { readonly launch: () => Promise<Launched> } | { readonly missing: string };

export interface Launched {
  readonly browser: Browser;
  close(): Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * The browser to drive: SETWRIGHT_BROWSER (a path) or SETWRIGHT_BROWSER_CHANNEL ("chrome", "msedge") if set, else on Linux on x64 the
 * one that comes as a package, else an installed Chrome.
 */
export function findBrowser(): FoundBrowser {
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

function installed(options: LaunchOptions): FoundBrowser {
  return {
    launch: async () => {
      const browser = await chromium.launch({ ...options, headless: true });
      return { browser, close: () => browser.close() };
    },
  };
}

/** What another version left in the common temporary folder makes it crash at the start, so it unpacks into one of its own. */
async function launchPackaged(): Promise<Launched> {
  const folder = await mkdtemp(join(tmpdir(), 'setwright-browser-'));
  // The package brings NSS along for systems that lack it, but unpacks it only where it believes to be on one of these.
  const unpacked = await within({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, async () => {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  });
  const launch = (more: Readonly<Record<string, string>>) =>
    chromium.launch({ executablePath: unpacked, args: flags, env: { ...process.env, TMPDIR: folder, ...more } });
  const browser = await launch({}).catch(() => launch({ LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }));
  return {
    browser,
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
