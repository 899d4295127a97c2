import { Center, Loader } from '@mantine/core';
import { Refusal } from './shell/Refusal.tsx';
import { Workbench } from './shell/Workbench.tsx';
import { useOpened } from './stores/opened.ts';
import { useSession } from './stores/session.ts';

/** The window: the workbench, or why there is none. */
export function App() {
  const { refusal, welcome } = useSession();
  const began = useOpened((state) => state.catalogue !== undefined || state.refusal !== undefined);
  if (refusal) return <Refusal title="The studio cannot be reached" message={refusal} />;
  const nothingToOpen = welcome && !welcome.open && welcome.recent.length + welcome.shipped.length === 0;
  if (began || nothingToOpen) return <Workbench />;
  return (
    <Center component="main" h="100%">
      <Loader color="amber" aria-label="Opening the set" />
    </Center>
  );
}
