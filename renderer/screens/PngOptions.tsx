import { Checkbox, NumberInput } from '@mantine/core';
import { choosePng, useExports } from '../stores/exports.ts';

/** What pictures can be like. */
export function PngOptions() {
  const { dpi, bleed } = useExports((state) => state.png);
  return (
    <>
      <NumberInput
        label="Pixels per inch"
        description="300 for print, 150 for a screen."
        defaultValue={dpi}
        min={36}
        max={1200}
        step={50}
        onChange={(value) => typeof value === 'number' && value >= 36 && value <= 1200 && choosePng({ dpi: value })}
      />
      <Checkbox
        label="With the bleed around each card"
        checked={bleed}
        onChange={(event) => choosePng({ bleed: event.currentTarget.checked })}
      />
    </>
  );
}
