import { broken, scenesOf } from '../model/scene-seen.ts';
import { Icon } from '../shell/Icon.tsx';
import { useScenes } from '../stores/scenes.ts';
import { words } from '../words.ts';
import classes from './Scenes.module.css';

/** The sign in a list for something whose scenes came out otherwise. */
export function BrokenSign({ file }: { readonly file: string | undefined }) {
  const names = useScenes(({ scenes }) =>
    file === undefined
      ? ''
      : broken(scenesOf(scenes, { file, pointer: '' }))
          .map(({ name }) => name)
          .join('\n'),
  );
  if (names === '') return undefined;
  const said = words.scenes.onCard(names.split('\n').length);
  return (
    <span className={classes.broken} title={`${said}:\n${names}`} role="img" aria-label={said}>
      <Icon name="scene" size={14} />
    </span>
  );
}
