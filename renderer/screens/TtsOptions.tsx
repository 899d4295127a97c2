import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { boardsOf } from '../model/boards-of.ts';
import { chooseTts, useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import { BaseSave } from './BaseSave.tsx';

/** What a save can be like. */
export function TtsOptions() {
  const { cell, imagesUrl, install } = useExports((state) => state.tts);
  const boards = useOpened((state) => boardsOf(state.catalogue?.set?.manifest.system));
  const { tts } = words.out;
  return (
    <>
      {boards && (
        <NumberInput
          label={boards === 'cells' ? tts.cell : tts.inch}
          description={tts.cellTold}
          defaultValue={cell}
          min={0.25}
          max={10}
          step={0.25}
          onChange={(value) => typeof value === 'number' && value >= 0.25 && value <= 10 && chooseTts({ cell: value })}
        />
      )}
      <TextInput
        label={tts.images}
        description={tts.imagesTold}
        placeholder={tts.imagesExample}
        value={imagesUrl ?? ''}
        onChange={(event) => chooseTts({ imagesUrl: event.currentTarget.value.trim() || undefined })}
      />
      <BaseSave />
      <Checkbox
        label={tts.install}
        checked={install}
        onChange={(event) => chooseTts({ install: event.currentTarget.checked })}
      />
    </>
  );
}
