import type { Screen } from '../model/screens.ts';
import { ExportSample } from './ExportSample.tsx';
import { ItemInspector } from './ItemInspector.tsx';
import { SetInspector } from './SetInspector.tsx';

/** Facts of what is selected, or some of what an export makes. */
export function Right({ screen }: { readonly screen: Screen }) {
  if (screen === 'set') return <SetInspector />;
  return screen === 'out' ? <ExportSample /> : <ItemInspector screen={screen} />;
}
