import { Button, Kbd, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../shell/IconButton.tsx';
import { choosePreset, forgetPreset, keepPreset, usePresets } from '../stores/presets.ts';
import { words } from '../words.ts';
import classes from './List.module.css';

/** The person's own ways to export, each with its key, and the way to keep one more. */
export function ExportPresets() {
  const { out } = words;
  const { list, refusal } = usePresets();
  const [name, setName] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    await keepPreset(name.trim());
    setName('');
  };
  return (
    <>
      {list.length > 0 && (
        <section aria-label={out.presets} className={classes.presets}>
          <h2 className={classes.group}>{out.presets}</h2>
          {list.map((preset, index) => (
            <div key={preset.name} className={classes.preset}>
              <UnstyledButton
                className={classes.line}
                title={index < 9 ? out.runPreset(preset.name, out.presetKey(index + 1)) : preset.name}
                onClick={() => choosePreset(preset)}
              >
                <span className={classes.name}>{preset.name}</span>
                {index < 9 && <Kbd size="xs">{out.presetKey(index + 1)}</Kbd>}
              </UnstyledButton>
              <IconButton
                icon="close"
                size={24}
                label={out.forgetPreset(preset.name)}
                onClick={() => void forgetPreset(preset.name)}
              />
            </div>
          ))}
        </section>
      )}
      <form className={classes.foot} onSubmit={(event) => void keep(event)}>
        <TextInput
          label={out.presetName}
          description={out.presetHint}
          placeholder={out.presetExample}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === '' || list.length >= 20}>
          {out.keepPreset}
        </Button>
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </>
  );
}
