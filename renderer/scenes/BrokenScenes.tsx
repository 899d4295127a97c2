import { broken, saidOf, scenesOf } from '../model/scene-seen.ts';
import type { Place } from '../model/scope.ts';
import { Icon } from '../shell/Icon.tsx';
import { openScene, useScenes } from '../stores/scenes.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Scenes.module.css';

/** Says on a card that scenes of it came out otherwise; a click leads to the scene, or to the list of several. */
export function BrokenScenes({ source }: { readonly source: Place | undefined }) {
  const scenes = useScenes((state) => state.scenes);
  const found = source ? broken(scenesOf(scenes, source)) : [];
  const [first] = found;
  if (!first) return undefined;
  const [difference] = first.differences ?? [];
  const said = difference ? words.scenes.first(first.name, saidOf(first, difference)) : first.name;
  return (
    <button
      type="button"
      className={classes.mark}
      title={said}
      onClick={() =>
        found.length === 1 ? openScene(first) : useView.setState({ scenesOpen: true, problemsOpen: false })
      }
    >
      <Icon name="warning" size={14} />
      {words.scenes.onCard(found.length)}
    </button>
  );
}
