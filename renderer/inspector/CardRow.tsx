import { UnstyledButton } from '@mantine/core';
import type { Part } from '../model/part.ts';
import { plainText } from '../model/plain-text.ts';
import { PartButtons } from './PartButtons.tsx';
import classes from './Parts.module.css';
import type { PartTools } from './part-tools.ts';

interface Props {
  readonly part: Part;
  readonly tools: PartTools;
  readonly onOpen: () => void;
}

/** A card of a hero: a click leads to it. */
export function CardRow({ part, tools, onOpen }: Props) {
  return (
    <div className={classes.row}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <span className={classes.name}>{part.name}</span>
        <span className={classes.text}>{plainText(part.text ?? '')}</span>
      </UnstyledButton>
      <PartButtons name={part.name} tools={tools} />
    </div>
  );
}
