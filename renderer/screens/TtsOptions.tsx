import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { chooseTts, useExports } from '../stores/exports.ts';

/** What a save can be like. */
export function TtsOptions() {
  const { cell, imagesUrl, install } = useExports((state) => state.tts);
  return (
    <>
      <NumberInput
        label="Size of a map's cell"
        description="In the game's units. 1 unless your table uses another."
        defaultValue={cell}
        min={0.25}
        max={10}
        step={0.25}
        onChange={(value) => typeof value === 'number' && value >= 0.25 && value <= 10 && chooseTts({ cell: value })}
      />
      <TextInput
        label="Address of the pictures on the web"
        description="Leave it empty and the pictures stay on this machine: you see them at the table, others do not."
        placeholder="https://example.org/my-set/"
        value={imagesUrl ?? ''}
        onChange={(event) => chooseTts({ imagesUrl: event.currentTarget.value.trim() || undefined })}
      />
      <Checkbox
        label="Put the save into the game's own folder too"
        checked={install}
        onChange={(event) => chooseTts({ install: event.currentTarget.checked })}
      />
    </>
  );
}
