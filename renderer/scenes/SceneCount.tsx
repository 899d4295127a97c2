import { UnstyledButton } from '@mantine/core';
import { stateOf } from '../model/scene-seen.ts';
import line from '../shell/StatusLine.module.css';
import { useOpened } from '../stores/opened.ts';
import { useScenes } from '../stores/scenes.ts';
import { useSystem } from '../stores/system.ts';
import { toggleList, useView } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Scenes.module.css';

/** How many scenes hold, beside how many problems there are: scenes are tests of what is played and no fault of a file. */
export function SceneCount() {
  const opened = useView((state) => state.scenesOpen);
  const { scenes, left } = useScenes();
  const hasSet = useOpened(({ catalogue }) => catalogue?.set !== undefined);
  const { plays } = useSystem();
  if (!hasSet || !plays) return undefined;
  const differ = scenes.filter((scene) => stateOf(scene) === 'differs' || stateOf(scene) === 'left-out').length;
  const { differing, holding, none, playing } = words.scenes;
  const said = scenes.length === 0 ? none : differ > 0 ? differing(differ, scenes.length) : holding(scenes.length);
  const isWaiting = differ === 0 && scenes.some((scene) => stateOf(scene) === 'waiting');
  return (
    <UnstyledButton
      className={`${line.problems} ${classes.count}`}
      data-differs={differ > 0 || undefined}
      aria-expanded={opened}
      onClick={() => toggleList('scenes')}
    >
      {isWaiting ? `${words.scenes.title}: ${playing(left ?? scenes.length)}` : said}
    </UnstyledButton>
  );
}
