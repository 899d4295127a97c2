import { useMemo } from 'react';
import { scenesOf, stateOf } from '../model/scene-seen.ts';
import type { Place } from '../model/scope.ts';
import { useScenes } from '../stores/scenes.ts';
import { words } from '../words.ts';
import { SceneLine } from './SceneLine.tsx';
import classes from './Scenes.module.css';
import { WaitedFor } from './WaitedFor.tsx';

/** The scenes that test what is edited, those that differ first. */
export function SceneSection({ place }: { readonly place: Place }) {
  const scenes = useScenes((state) => state.scenes);
  const { file, pointer } = place;
  const shown = useMemo(() => {
    const rank = { 'left-out': 0, differs: 0, waiting: 1, holds: 1 };
    return scenesOf(scenes, { file, pointer }).sort((a, b) => rank[stateOf(a)] - rank[stateOf(b)]);
  }, [scenes, file, pointer]);
  if (shown.length === 0) return undefined;
  return (
    <section className={classes.section} aria-label={words.scenes.title}>
      <h3 className={classes.head}>{words.scenes.title}</h3>
      {shown.some(({ waitsFor }) => waitsFor.length > 0) && (
        <ul className={classes.causes}>
          <WaitedFor scenes={shown} />
        </ul>
      )}
      {shown.map((scene) => (
        <SceneLine key={scene.file} scene={scene} />
      ))}
    </section>
  );
}
