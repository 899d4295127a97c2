import type { Screen } from '../model/screens.ts';
import { ItemInspector } from './ItemInspector.tsx';
import { SetInspector } from './SetInspector.tsx';

/** Facts of what is selected. */
export function Right({ screen }: { readonly screen: Screen }) {
  return screen === 'set' || screen === 'out' ? <SetInspector /> : <ItemInspector screen={screen} />;
}
