import { Alert, Button } from '@mantine/core';
import { isSetChanged, momentNow, startMatch, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { EventLog } from './EventLog.tsx';
import classes from './Play.module.css';
import { Transport } from './Transport.tsx';
import { usePlace } from './use-place.ts';

/** The table in the middle with the log at its side, below it what can be done and the way through the match. */
export function MatchStage() {
  const isThere = useMatch((state) => momentNow(state) !== undefined);
  const changing = useHand((state) => state.changing);
  const { Table, logAtTable } = usePlace();
  if (!isThere) return undefined;
  return (
    <div
      className={classes.match}
      data-log-at-table={logAtTable || undefined}
      data-log={(logAtTable && !changing) || undefined}
    >
      <Told />
      <Table />
      {!changing && <ChoiceBar />}
      <Transport />
      {changing ? <ChangeBar /> : logAtTable && <EventLog />}
    </div>
  );
}

/** What is to be known before one looks at the match. */
function Told() {
  const { refusal, asked, seated, files } = useMatch();
  const now = useWork((state) => state.history.files);
  const { change } = words.play;
  return (
    <div className={classes.alerts}>
      {refusal !== undefined && (
        <Alert
          className={classes.told}
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel={words.play.dismiss}
          onClose={() => useMatch.setState({ refusal: undefined })}
        >
          {refusal}
        </Alert>
      )}
      {asked && isSetChanged({ files }, now) && (
        <Alert className={classes.told} color="amber" role="status">
          {change.setChanged}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void startMatch(asked, seated)}>
            {change.again}
          </Button>
        </Alert>
      )}
    </div>
  );
}
