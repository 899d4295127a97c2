import { Button, FileButton } from '@mantine/core';
import { useSession } from '../stores/session.ts';
import { importChosen, importGiven, useWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import { WayFrame } from './WayFrame.tsx';
import classes from './Welcome.module.css';

/** Bring a game along: a file of another program. */
export function ImportWay() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const doing = useWelcome((state) => state.doing);
  const button = {
    variant: 'default',
    loading: doing === 'import',
    disabled: doing !== undefined,
    children: words.welcome.chooseButton,
  } as const;
  return (
    <WayFrame way="import" title={words.welcome.import}>
      <p>{words.welcome.importTold}</p>
      <div className={classes.line}>
        {byDialog ? (
          <Button {...button} onClick={() => void importChosen()} />
        ) : (
          <FileButton accept=".csv,.tsv,.txt,.yaml,.yml" onChange={(file) => file && void importGiven(file)}>
            {(opens) => <Button {...opens} {...button} />}
          </FileButton>
        )}
        <span className={classes.beside}>{words.welcome.drop}</span>
      </div>
    </WayFrame>
  );
}
