import { UnstyledButton } from '@mantine/core';
import { type SceneSeen, saidOf, stateOf } from '../model/scene-seen.ts';
import { Icon } from '../shell/Icon.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { watchScene } from '../stores/match.ts';
import { openScene } from '../stores/scenes.ts';
import { words } from '../words.ts';
import classes from './Scenes.module.css';

const icons = { waiting: 'scene', holds: 'holds', differs: 'warning', 'left-out': 'error' } as const;

/** A scene with what came of it, in words; a click leads to it. */
export function SceneLine({ scene }: { readonly scene: SceneSeen }) {
  const state = stateOf(scene);
  return (
    <div className={classes.both}>
      <UnstyledButton className={classes.line} onClick={() => openScene(scene)} title={words.scenes.open(scene.name)}>
        <span className={classes.sign} data-state={state}>
          <Icon name={icons[state]} size={16} />
          <span>{words.scenes.states[state]}</span>
        </span>
        <span className={classes.said}>
          <span className={classes.name}>{scene.name}</span>
          {(scene.differences ?? []).map((problem) => (
            <span key={`${problem.pointer} ${problem.message}`} className={classes.differs}>
              {saidOf(scene, problem)}
            </span>
          ))}
        </span>
      </UnstyledButton>
      {state !== 'left-out' && (
        <IconButton
          icon="play"
          size={28}
          label={words.scenes.board(scene.name)}
          onClick={() => void watchScene(scene.file)}
        />
      )}
    </div>
  );
}
