import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type SystemId, systems } from '../../schemas/systems.ts';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import { useItems } from '../screens/use-chosen.ts';
import { startMine, useWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import { WayFrame } from './WayFrame.tsx';
import classes from './Welcome.module.css';

const all = Object.keys(systems) as SystemId[];
/** CSS pixels that a picture of a system is wide. */
const pictureWidth = 72;

/** Start a set of one's own: what kind of game, and its name. */
export function StartWay() {
  const [system, setSystem] = useState<SystemId>('teamfight');
  const [name, setName] = useState('');
  const doing = useWelcome((state) => state.doing);
  // The set in the window is of the one system there is, so its map is that system's picture.
  const picture = useItems('maps')[0]?.faces[0];
  const start = (event: FormEvent) => {
    event.preventDefault();
    void startMine(system, name.trim());
  };
  return (
    <WayFrame way="start" title={words.welcome.start}>
      <form className={classes.form} onSubmit={start}>
        <fieldset className={classes.systems} aria-label={words.welcome.system}>
          {all.map((one) => (
            <label key={one} className={classes.system}>
              <input
                type="radio"
                name="system"
                className={classes.radio}
                checked={one === system}
                onChange={() => setSystem(one)}
              />
              {picture && <FaceCanvas face={picture} width={pictureWidth} />}
              <span>
                <strong>{words.welcome.systems[one].name}</strong>
                <span className={classes.told}>{words.welcome.systems[one].told}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={classes.line}>
          <TextInput
            aria-label={words.welcome.setName}
            placeholder={`${words.welcome.setName}, such as ${words.welcome.setNameHint}`}
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            loading={doing === 'start'}
            disabled={name.trim() === '' || doing !== undefined}
          >
            {words.welcome.startButton}
          </Button>
        </div>
      </form>
    </WayFrame>
  );
}
