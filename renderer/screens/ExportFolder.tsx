import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { chooseExportFolder, exportFolder, useExports } from '../stores/exports.ts';
import { sentence, useSession } from '../stores/session.ts';
import { words } from '../words.ts';
import classes from './Export.module.css';

/** Where the export goes: chosen in the system's dialog on the desktop, typed in the browser. */
export function ExportFolder() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const out = useExports((state) => state.out);
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const reason = useId();
  const folder = exportFolder(out);
  const changed = typed !== undefined && typed !== folder;
  const choose = async () => {
    setRefusal(undefined);
    try {
      await chooseExportFolder(typed?.trim());
      setTyped(undefined);
    } catch (error) {
      // What was typed stays, to be mended.
      setRefusal(sentence(error));
    }
  };
  return (
    <div>
      <div className={classes.folder}>
        <TextInput
          label={words.out.folder}
          readOnly={byDialog}
          value={typed ?? folder}
          error={refusal !== undefined}
          aria-describedby={refusal && reason}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button variant="default" disabled={!byDialog && !changed} onClick={() => void choose()}>
          {words.out.anotherFolder}
        </Button>
      </div>
      {refusal && (
        <p id={reason} className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
