import { Button, UnstyledButton } from '@mantine/core';
import { canExpect, type SceneSeen, saidOf, stateOf } from '../model/scene-seen.ts';
import { Icon } from '../shell/Icon.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { watchScene } from '../stores/match.ts';
import { expectNow, openScene } from '../stores/scenes.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Scenes.module.css';

const icons = { waiting: 'scene', holds: 'holds', differs: 'warning', 'left-out': 'error' } as const;

/** A scene with what came of it, in words; a click leads to it. One that differs on purpose can expect what comes now. */
export function SceneLine({ scene }: { readonly scene: SceneSeen }) {
  const state = stateOf(scene);
  const readOnly = useWork(({ status }) => status === 'read-only');
  return (
    <div className={classes.both}>
      <div className={classes.main}>
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
        {canExpect(scene) && !readOnly && (
          <Button
            className={classes.expect}
            size="compact-sm"
            variant="default"
            aria-label={words.scenes.expectHint(scene.name)}
            onClick={() => void expectNow(scene)}
          >
            {words.scenes.expect}
          </Button>
        )}
      </div>
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
