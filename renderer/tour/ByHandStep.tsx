import { Button } from '@mantine/core';
import { removeByHand, writeByHand } from '../stores/tour.ts';
import { words } from '../words.ts';
import classes from './Tour.module.css';
import { useFirstText } from './use-first-text.ts';

/** A sentence that only people can play. */
export function ByHandStep() {
  const { byHand } = words.tour;
  const written = useFirstText().includes(byHand.sentence);
  return (
    <>
      <p>{byHand.hint}</p>
      {written && <p className={classes.done}>{byHand.done}</p>}
      <div className={classes.line}>
        <Button
          size="compact-sm"
          variant={written ? 'default' : 'filled'}
          onClick={written ? removeByHand : writeByHand}
        >
          {written ? byHand.remove : byHand.write}
        </Button>
      </div>
    </>
  );
}
