import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ipcPair } from '../contract/ipc-pair.ts';

type Handler = (...args: unknown[]) => unknown;

/** Electron as the shell meets it: it keeps what it is told, and does nothing. */
export function fakeElectron() {
  const scratch = mkdtempSync(join(tmpdir(), 'setwright-shell-'));
  const { main, window, foreign } = ipcPair();
  const told: Record<string, unknown[]> = {};
  const handlers: Record<string, Handler> = {};
  const note =
    (name: string, answer?: unknown): Handler =>
    (...args) => {
      told[name] = args;
      return answer;
    };
  const keep =
    (name: string): Handler =>
    (handler) => {
      handlers[name] = handler as Handler;
    };
  const contents = Object.assign(window.sender, {
    setWindowOpenHandler: keep('open window'),
    on: (event: string, handler: Handler) => {
      handlers[event] = handler;
      return window.sender;
    },
  });
  class BrowserWindow {
    readonly webContents = contents;
    loadURL = note('loaded');
    once = () => this;
    on = () => this;
    constructor(options: unknown) {
      told.window = [options];
    }
  }
  const child = Object.assign(new EventEmitter(), { postMessage: note('work sent') });
  const ready = Promise.resolve();
  const electron = {
    app: {
      enableSandbox: note('sandboxed'),
      whenReady: () => ready,
      getPath: () => scratch,
      on: () => electron.app,
      exit: note('exited'),
    },
    BrowserWindow,
    contextBridge: { exposeInMainWorld: note('exposed') },
    dialog: { showErrorBox: note('error'), showOpenDialog: async () => ({ canceled: true, filePaths: [] }) },
    ipcMain: main,
    ipcRenderer: window.renderer,
    Menu: { buildFromTemplate: (template: unknown) => template, setApplicationMenu: note('menu') },
    protocol: {
      registerSchemesAsPrivileged: note('schemes'),
      handle: (_: string, handler: Handler) => keep('page')(handler),
    },
    screen: { getAllDisplays: () => [] },
    session: {
      defaultSession: {
        setPermissionRequestHandler: keep('permission'),
        setPermissionCheckHandler: keep('permission check'),
      },
    },
    utilityProcess: {
      fork: (...args: unknown[]) => {
        told.forked = args;
        return child;
      },
    },
  };
  return { electron, scratch, told, handlers, window, foreign, child };
}
