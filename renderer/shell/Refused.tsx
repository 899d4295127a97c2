import { Button } from '@mantine/core';
import { dismissRefusal, readAgain, useOpened } from '../stores/opened.ts';
import { Icon } from './Icon.tsx';
import classes from './Refused.module.css';

/** Says above the set in the window what could not be read, why, and that the set is shown as it was before. */
export function Refused() {
  const { refusal, catalogue, folder } = useOpened();
  const name = catalogue?.set?.manifest.name;
  if (!refusal || name === undefined) return undefined;
  const again = refusal.folder === folder;
  return (
    <div className={classes.banner} role="alert">
      <span className={classes.sign}>
        <Icon name="error" />
      </span>
      <div className={classes.words}>
        <strong>{again ? `${name} cannot be read again` : `${refusal.folder} cannot be opened`}</strong>
        <p>{refusal.message}</p>
        <p className={classes.shown}>
          {again ? `You see ${name} as it was last read. Once this is mended, read it again.` : `${name} stays open.`}
        </p>
      </div>
      {again ? (
        <Button variant="default" onClick={() => void readAgain()}>
          Read it again
        </Button>
      ) : (
        <Button variant="default" onClick={dismissRefusal}>
          Close
        </Button>
      )}
    </div>
  );
}
