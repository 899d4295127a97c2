import { Checkbox, NumberInput } from '@mantine/core';
import { boardsOf } from '../model/boards-of.ts';
import { ProfileChoice } from '../paper/ProfileChoice.tsx';
import { choosePng, useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';

/** What pictures can be like. */
export function PngOptions() {
  const { dpi, bleed, lowInk = false, profile } = useExports((state) => state.png);
  const boards = useOpened((state) => boardsOf(state.catalogue?.set?.manifest.system));
  const { png } = words.out;
  return (
    <>
      <ProfileChoice
        forms={['pictures']}
        value={profile ?? ''}
        onChange={(chosen) => choosePng({ profile: chosen || undefined })}
      />
      {profile === undefined && (
        <>
          <NumberInput
            label={png.dpi}
            description={png.dpiTold}
            defaultValue={dpi}
            min={36}
            max={1200}
            step={50}
            onChange={(value) => typeof value === 'number' && value >= 36 && value <= 1200 && choosePng({ dpi: value })}
          />
          <Checkbox
            label={png.bleed}
            checked={bleed}
            onChange={(event) => choosePng({ bleed: event.currentTarget.checked })}
          />
          {boards && (
            <Checkbox
              label={png.lowInk}
              checked={lowInk}
              onChange={(event) => choosePng({ lowInk: event.currentTarget.checked })}
            />
          )}
        </>
      )}
    </>
  );
}
