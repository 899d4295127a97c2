import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  type OpenDialogOptions,
  protocol,
  screen,
  session,
  utilityProcess,
} from 'electron';
import type { MenuChoice, MenuGroup } from '../contract/menu.ts';
import type { FilePurpose, Purpose } from '../contract/studio.ts';
import { projectRoot } from '../studio/project-root.ts';
import { settingsFolder } from '../studio/settings-folder.ts';
import { createStudio } from '../studio/studio.ts';
import { type WorkProcess, workIn } from '../studio/work-process.ts';
import { abandonUnfinished } from '../studio/write-files.ts';
import { serveIpc } from './ipc.ts';
import { menu } from './menu.ts';
import { pageOrigin, scheme, servePage } from './page-scheme.ts';
import { windowState } from './window-state.ts';

/** The desktop shell: one window on the studio. All it adds to the studio is the system's dialog, a menu and the window's place. */
protocol.registerSchemesAsPrivileged([{ scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } }]);
app.enableSandbox();

const dialogs: Readonly<Record<Purpose | FilePurpose, OpenDialogOptions>> = {
  'open-set': { title: 'Open the folder of a Game Set', properties: ['openDirectory'] },
  export: { title: 'Choose where the export goes', properties: ['openDirectory', 'createDirectory'] },
  import: {
    title: "Choose a game's own file to import",
    properties: ['openFile'],
    filters: [{ name: 'Spreadsheets as CSV, and YAML', extensions: ['csv', 'tsv', 'txt', 'yaml', 'yml'] }],
  },
  table: {
    title: 'Choose the CSV file of a spreadsheet',
    properties: ['openFile'],
    filters: [{ name: 'Spreadsheets as CSV', extensions: ['csv', 'tsv', 'txt'] }],
  },
  report: {
    title: 'Choose a report of a series',
    properties: ['openFile'],
    filters: [{ name: 'Reports as JSON', extensions: ['json'] }],
  },
  save: {
    title: 'Choose a save of Tabletop Simulator',
    properties: ['openFile'],
    filters: [{ name: 'Saves of Tabletop Simulator', extensions: ['json'] }],
  },
};

async function choose(purpose: Purpose | FilePurpose): Promise<string | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog(dialogs[purpose]);
  return canceled ? undefined : filePaths[0];
}

/** Exports and matches take all cores and much memory: the window and its dialogs stay free of them. */
function startWork(): WorkProcess {
  const child = utilityProcess.fork(join(projectRoot, 'dist', 'node', 'work.js'), [], {
    serviceName: 'Setwright: exports and matches',
  });
  return {
    postMessage: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
  };
}

async function start(): Promise<void> {
  const set = process.argv.find((argument) => argument.startsWith('--set='))?.slice('--set='.length);
  let tell: ((choice: MenuChoice) => void) | undefined;
  const showMenu = (menus: readonly MenuGroup[]) =>
    Menu.setApplicationMenu(menu(Menu, menus, (choice) => tell?.(choice)));
  const studio = await createStudio({
    name: 'desktop',
    open: set,
    setsFolder: join(app.getPath('documents'), 'Setwright'),
    choose,
    onMenu: (to) => {
      tell = to;
      return () => {
        if (tell === to) tell = undefined;
      };
    },
    showMenu,
    work: workIn(startWork),
  });
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, allow) => allow(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  servePage(protocol, join(projectRoot, 'dist', 'renderer'));

  const state = windowState(settingsFolder(), () => screen.getAllDisplays().map(({ workArea }) => workArea));
  const window = new BrowserWindow({
    ...state.read(),
    minWidth: 900,
    minHeight: 600,
    title: 'Setwright',
    show: false,
    webPreferences: {
      preload: join(projectRoot, 'dist', 'node', 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    },
  });
  serveIpc(ipcMain, studio, ({ sender, senderFrame }) => {
    const own = sender === window.webContents && senderFrame === window.webContents.mainFrame;
    return own && senderFrame.origin === pageOrigin;
  });
  showMenu([]);
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  window.once('ready-to-show', () => window.show());
  window.on('close', () => state.write({ ...window.getNormalBounds() }));
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', abandonUnfinished);
  await window.loadURL(`${pageOrigin}/`);
}

// Electron is ready only after this module has been read to its end: awaiting it at the top would wait for ever.
app
  .whenReady()
  .then(start)
  .catch((error: unknown) => {
    dialog.showErrorBox('Setwright cannot start', error instanceof Error ? error.message : String(error));
    app.exit(1);
  });
