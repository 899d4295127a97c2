import { UnstyledButton } from '@mantine/core';
import { causesOf, type SceneSeen } from '../model/scene-seen.ts';
import { Icon } from '../shell/Icon.tsx';
import { openProblem, problemsNow } from '../stores/problems.ts';
import { openFile } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Scenes.module.css';

/** The files with an error that scenes wait for, each once; a click leads to what is to be mended. */
export function WaitedFor({ scenes }: { readonly scenes: readonly SceneSeen[] }) {
  return [...causesOf(scenes)].map(([file, count]) => (
    <li key={file}>
      <UnstyledButton className={classes.line} onClick={() => openError(file)}>
        <span className={classes.sign} data-state="left-out">
          <Icon name="error" size={16} />
          <span>{words.scenes.error}</span>
        </span>
        <span className={classes.said}>{words.scenes.waiting(file, count)}</span>
      </UnstyledButton>
    </li>
  ));
}

function openError(file: string): void {
  const error = problemsNow().find((problem) => problem.file === file && problem.severity === 'error');
  if (error) openProblem(error);
  else openFile({ file, pointer: '' });
}
