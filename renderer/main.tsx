import '@mantine/core/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './styles/base.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Fallen } from './shell/Fallen.tsx';
import { startSession } from './stores/start.ts';
import { cssVariables, theme } from './theme.ts';

/** The page's nonce: styles that Mantine writes at run time carry it, as the policy demands. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
// The key under which get-nonce, deep in Mantine's overlays, looks for it.
Object.assign(globalThis, { __webpack_nonce__: nonce });

createRoot(document.getElementById('window') as HTMLElement).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <Fallen>
      <App />
    </Fallen>
  </MantineProvider>,
);
void startSession();
