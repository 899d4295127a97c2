import { UnstyledButton } from '@mantine/core';
import { entitiesOf } from '../../rules/game-set.ts';
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
  const written = useOpened(({ catalogue }) => catalogue?.set && entitiesOf(catalogue.set, 'scene').length);
  const { plays } = useSystem();
  if (written === undefined || !plays) return undefined;
  const states = scenes.map(stateOf);
  const differ = states.filter((state) => state === 'differs').length;
  const leftOut = states.filter((state) => state === 'left-out').length;
  // Until the window has come to rest after a set was opened, none is known.
  const isWaiting = differ + leftOut === 0 && (states.includes('waiting') || (scenes.length === 0 && written > 0));
  return (
    <UnstyledButton
      className={`${line.problems} ${classes.count}`}
      data-differs={differ + leftOut > 0 || undefined}
      aria-expanded={opened}
      onClick={() => toggleList('scenes')}
    >
      {isWaiting
        ? `${words.scenes.title}: ${words.scenes.playing(left ?? written)}`
        : tell(differ, leftOut, scenes.length)}
    </UnstyledButton>
  );
}

/** `3 of 76 scenes differ, 27 not played`: what comes out otherwise is another thing than what waits for an error to be mended. */
function tell(differ: number, leftOut: number, all: number): string {
  const { also, differing, holding, none, notPlayed } = words.scenes;
  if (all === 0) return none;
  if (differ === 0) return leftOut === 0 ? holding(all) : notPlayed(leftOut, all);
  return leftOut === 0 ? differing(differ, all) : also(differing(differ, all), leftOut);
}
