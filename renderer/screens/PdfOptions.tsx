import { Checkbox, Input, SegmentedControl } from '@mantine/core';
import { choosePdf, useExports } from '../stores/exports.ts';

/** What a PDF can be like. */
export function PdfOptions() {
  const { what, paper, backs } = useExports((state) => state.pdf);
  return (
    <>
      <Input.Wrapper label="What to print">
        <SegmentedControl<'cards' | 'maps' | 'tokens'>
          fullWidth
          aria-label="What to print"
          value={what}
          onChange={(value) => choosePdf({ what: value })}
          data={[
            { value: 'cards', label: 'Cards' },
            { value: 'maps', label: 'Maps' },
            { value: 'tokens', label: 'Tokens' },
          ]}
        />
      </Input.Wrapper>
      <Input.Wrapper label="Paper">
        <SegmentedControl<'a4' | 'letter'>
          fullWidth
          aria-label="Paper"
          value={paper}
          onChange={(value) => choosePdf({ paper: value })}
          data={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
        />
      </Input.Wrapper>
      {what === 'cards' && (
        <Checkbox
          label="Backs on every second page, for printing on both sides"
          checked={backs}
          onChange={(event) => choosePdf({ backs: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
