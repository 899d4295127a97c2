import { memo } from 'react';
import { IconButton } from '../shell/IconButton.tsx';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import classes from './Parts.module.css';
import type { PartTools } from './part-tools.ts';

interface Props {
  readonly name: string;
  readonly tools: PartTools;
}

/** Moves, duplicates and deletes a part. Nothing asks whether it is meant: everything can be undone. */
export const PartButtons = memo(function PartButtons({ name, tools }: Props) {
  return (
    <span className={classes.tools}>
      <Changeable>
        <IconButton icon="up" size={24} label={words.form.up(name)} disabled={!tools.up} onClick={() => tools.up?.()} />
        <IconButton
          icon="down"
          size={24}
          label={words.form.down(name)}
          disabled={!tools.down}
          onClick={() => tools.down?.()}
        />
        <IconButton icon="copy" size={24} label={words.form.copy(name)} onClick={tools.copy} />
        <IconButton icon="bin" size={24} label={words.form.remove(name)} onClick={tools.remove} />
      </Changeable>
    </span>
  );
});
