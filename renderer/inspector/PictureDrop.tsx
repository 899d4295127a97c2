import { Button, FileButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { words } from '../words.ts';
import classes from './PictureField.module.css';

interface Props {
  readonly label: string;
  readonly told?: string;
  /** Kinds of files that can be taken, as a browser's file dialog wants them. */
  readonly accept: string;
  /** Path of the picture that is there. */
  readonly file?: string;
  /** What is said in place of a path while there is none. */
  readonly none: string;
  /** What is said below the path. */
  readonly hint?: string;
  readonly choose: string;
  readonly takeAway: string;
  /** Takes a file in. Resolves to a sentence where it was refused. */
  readonly onTake: (picture: File) => Promise<string | undefined>;
  readonly onTakeAway: () => void;
  readonly children?: ReactNode;
}

/** A picture file of the person: dropped or chosen, replaced, taken away. */
export function PictureDrop(props: Props) {
  const { file, hint } = props;
  const [refused, setRefused] = useState<string>();
  const take = async (picture: File | null | undefined) => {
    if (picture) setRefused(await props.onTake(picture));
  };
  const drop = useFileDrop((dropped) => void take(dropped));
  return (
    <fieldset className={classes.picture}>
      <legend className={classes.legend} title={props.told}>
        {props.label}
      </legend>
      <div className={classes.drop} {...drop}>
        <Icon name="picture" />
        <div className={classes.words}>
          <span className={classes.file}>{file ?? props.none}</span>
          {hint && <span className={classes.hint}>{hint}</span>}
        </div>
        <FileButton accept={props.accept} onChange={take}>
          {(button) => (
            <Button {...button} size="compact-xs" variant="default">
              {file === undefined ? props.choose : words.picture.replace}
            </Button>
          )}
        </FileButton>
        {file !== undefined && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={props.onTakeAway}>
            {props.takeAway}
          </Button>
        )}
      </div>
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      {props.children}
    </fieldset>
  );
}
