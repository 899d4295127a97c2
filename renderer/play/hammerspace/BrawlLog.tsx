import { EventLog } from '../EventLog.tsx';
import classes from './Brawl.module.css';

/** The log as tall as the window: below a full table there is no room for it. */
export function BrawlLog() {
  return (
    <div className={classes.logPanel}>
      <EventLog />
    </div>
  );
}
