import { Center, Loader } from '@mantine/core';
import { later } from './shell/later.tsx';
import { Refusal } from './shell/Refusal.tsx';
import { useMenu } from './shell/use-menu.ts';
import { Workbench } from './shell/Workbench.tsx';
import { useOpened } from './stores/opened.ts';
import { useSession } from './stores/session.ts';
import { useWelcome } from './stores/welcome.ts';
import { words } from './words.ts';

const Welcome = later(() => import('./welcome/Welcome.tsx'), Waiting);

/** The window: the workbench, the screen before it, or why there is none. */
export function App() {
  useMenu();
  const { refusal, welcome } = useSession();
  const welcomes = useWelcome((state) => state.shown);
  const began = useOpened((state) => state.catalogue !== undefined || state.refusal !== undefined);
  if (refusal) return <Refusal title={words.frame.notReached} message={refusal} />;
  const nothingToOpen = welcome && !welcome.open && welcome.recent.length + welcome.shipped.length === 0;
  if (!began && !nothingToOpen) return <Waiting />;
  return welcomes ? <Welcome /> : <Workbench />;
}

function Waiting() {
  return (
    <Center component="main" h="100%">
      <Loader color="amber" aria-label={words.frame.opening} />
    </Center>
  );
}
