import '@mantine/core/styles.css';
import '@mantine/spotlight/styles.css';
import './styles/base.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startSession } from './stores/start.ts';
import { theme } from './theme.ts';

/** The page's nonce: styles that Mantine writes at run time carry it, as the policy demands. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
// The key under which get-nonce, deep in Mantine's overlays, looks for it.
Object.assign(globalThis, { __webpack_nonce__: nonce });

createRoot(document.getElementById('window') as HTMLElement).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
    <App />
  </MantineProvider>,
);
void startSession();
