import { Button } from '@mantine/core';
import { leaveMatch, momentNow, momentsNow, startMatch, useMatch } from '../stores/match.ts';
import { words } from '../words.ts';
import { newSeed } from './new-seed.ts';
import classes from './Play.module.css';
import { saveRecord } from './save-record.ts';
import { usePlace } from './use-place.ts';

/** Who won, once that is seen, and what there is to do then. */
export function MatchOver() {
  const shown = useMatch();
  const { asked, scenery, seated, seed } = shown;
  const place = usePlace();
  const moment = momentNow(shown);
  if (!scenery || !moment || moment.next !== undefined || shown.at < momentsNow(shown).length - 1) return undefined;
  const [, standing] = place.standing(scenery, moment);
  const { over, change } = words.play;
  return (
    <div className={classes.buttons} role="status">
      <strong className={classes.over}>{standing}.</strong>
      {asked && (
        <Button size="compact-sm" onClick={() => void startMatch({ ...asked, seed: newSeed() }, seated)}>
          {over.again}
        </Button>
      )}
      {seed !== undefined && (
        <Button size="compact-sm" variant="default" onClick={() => void saveRecord(place.fileName(scenery))}>
          {change.record}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={leaveMatch}>
        {change.leave}
      </Button>
    </div>
  );
}
