import { UnstyledButton } from '@mantine/core';
import type { Choice } from '../match/worker/questions.ts';
import { decide } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';

/** Every legal action in words, for what is hard to hit or has no gesture. @param isListed leaves out what is not worth a line */
export function ListedChoices<C extends Choice>({
  choices,
  isListed = () => true,
}: {
  readonly choices: readonly C[];
  readonly isListed?: (choice: C) => boolean;
}) {
  return (
    <ul className={classes.listed} aria-label={words.play.choose.all}>
      {choices.map((choice, index) =>
        isListed(choice) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each decision
          <li key={index}>
            <UnstyledButton
              className={classes.action}
              onFocus={() => useHand.setState({ choice: index })}
              onPointerEnter={() => useHand.setState({ choice: index })}
              onPointerLeave={() => useHand.setState({ choice: undefined })}
              onBlur={() => useHand.setState({ choice: undefined })}
              onClick={() => void decide(choice.action)}
            >
              {choice.told}
            </UnstyledButton>
          </li>
        ) : undefined,
      )}
    </ul>
  );
}
