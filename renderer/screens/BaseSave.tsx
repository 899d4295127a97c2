import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { chooseBase, leaveBase, useExports } from '../stores/exports.ts';
import { sentence, useSession } from '../stores/session.ts';
import { words } from '../words.ts';
import classes from './Export.module.css';

/** The save that an export is laid on: chosen in the system's dialog on the desktop, typed in the browser. */
export function BaseSave() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const base = useExports((state) => state.base);
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const reason = useId();
  const shown = typed ?? base ?? '';
  const changed = typed !== undefined && typed.trim() !== '' && typed !== base;
  const { tts } = words.out;
  const choose = async () => {
    setRefusal(undefined);
    try {
      await chooseBase(typed?.trim());
      setTyped(undefined);
    } catch (error) {
      // What was typed stays, to be mended.
      setRefusal(sentence(error));
    }
  };
  const leave = () => {
    setTyped(undefined);
    setRefusal(undefined);
    leaveBase();
  };
  return (
    <div>
      <div className={classes.folder}>
        <TextInput
          label={tts.base}
          description={tts.baseTold}
          placeholder={byDialog ? undefined : tts.baseExample}
          readOnly={byDialog}
          value={shown}
          error={refusal !== undefined}
          aria-describedby={refusal && reason}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {base !== undefined && !changed ? (
          <Button variant="default" onClick={leave}>
            {tts.leaveBase}
          </Button>
        ) : (
          <Button variant="default" disabled={!byDialog && !changed} onClick={() => void choose()}>
            {byDialog ? tts.chooseBase : tts.useBase}
          </Button>
        )}
      </div>
      {refusal && (
        <p id={reason} className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
