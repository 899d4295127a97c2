import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { sentence, useSession } from '../stores/session.ts';
import classes from './Export.module.css';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** The path that holds now; empty for none. */
  readonly path: string;
  readonly button: { readonly desktop: string; readonly browser: string };
  /** Chooses by the system's dialog, or what was typed. Refused with a sentence. */
  readonly choose: (typed: string | undefined) => Promise<unknown>;
  /** Leaves the path that holds, where there can be none. */
  readonly leave?: { readonly label: string; readonly do: () => void } | undefined;
}

/** A place on this machine: chosen in the system's dialog on the desktop, typed in the browser. */
export function TypedPath({ label, description, placeholder, path, button, choose, leave }: Props) {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const reason = useId();
  const changed = typed !== undefined && typed.trim() !== '' && typed !== path;
  const take = async () => {
    setRefusal(undefined);
    try {
      await choose(typed?.trim());
      setTyped(undefined);
    } catch (error) {
      // What was typed stays, to be mended.
      setRefusal(sentence(error));
    }
  };
  const leaveIt = () => {
    setTyped(undefined);
    setRefusal(undefined);
    leave?.do();
  };
  return (
    <div>
      <div className={classes.folder}>
        <TextInput
          label={label}
          description={description}
          placeholder={byDialog ? undefined : placeholder}
          readOnly={byDialog}
          value={typed ?? path}
          error={refusal !== undefined}
          aria-describedby={refusal && reason}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {leave && !changed ? (
          <Button variant="default" onClick={leaveIt}>
            {leave.label}
          </Button>
        ) : (
          <Button variant="default" disabled={!byDialog && !changed} onClick={() => void take()}>
            {byDialog ? button.desktop : button.browser}
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
