import { Button, FileButton } from '@mantine/core';
import { useSession } from '../stores/session.ts';
import { forgetSheet, importChosen, importGiven, importSheet, useWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import { WayFrame } from './WayFrame.tsx';
import classes from './Welcome.module.css';

/** Bring a game along: a file of another program. */
export function ImportWay() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const doing = useWelcome((state) => state.doing);
  const sheet = useWelcome((state) => state.sheet);
  const button = {
    variant: 'default',
    loading: doing === 'import',
    disabled: doing !== undefined,
    children: words.welcome.chooseButton,
  } as const;
  if (sheet !== undefined) return <SheetWay sheet={sheet} />;
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

const sorts = ['plain-csv', 'csv', 'hammerspace-csv'] as const;

/** What the rows of a spreadsheet are is for the person to say. */
function SheetWay({ sheet }: { readonly sheet: string }) {
  const doing = useWelcome((state) => state.doing);
  const { welcome } = words;
  return (
    <WayFrame way="import" title={welcome.sheet(sheet.split(/[\\/]/).at(-1) ?? sheet)}>
      {sorts.map((sort) => (
        <div key={sort} className={classes.sheet}>
          <Button
            variant="default"
            loading={doing === 'import'}
            disabled={doing !== undefined}
            onClick={() => void importSheet(sort)}
          >
            {welcome.sheetIs[sort]}
          </Button>
          <span className={classes.beside}>{welcome.sheetTold[sort]}</span>
        </div>
      ))}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={forgetSheet}>
        {welcome.otherFile}
      </Button>
    </WayFrame>
  );
}
