import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SystemId } from '../../schemas/systems.ts';
import { Icon, type IconName } from '../shell/Icon.tsx';
import { startMine, useWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import { WayFrame } from './WayFrame.tsx';
import classes from './Welcome.module.css';

const all = Object.keys(words.welcome.systems) as SystemId[];
/** A sign for each kind of game: none of them is that of the set in the window. */
const signs: Readonly<Record<SystemId, IconName>> = {
  teamfight: 'grid',
  hammerspace: 'cards',
  thoua: 'swords',
  valyr: 'ruler',
  plain: 'card',
};

/** Start a set of one's own: what kind of game, and its name. */
export function StartWay() {
  const [system, setSystem] = useState<SystemId>('teamfight');
  const [name, setName] = useState('');
  const doing = useWelcome((state) => state.doing);
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
              <span className={classes.sign}>
                <Icon name={signs[one]} size={28} />
              </span>
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
            placeholder={words.welcome.setNameHint}
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
