import { memo, useMemo } from 'react';
import type { Field } from '../model/field.ts';
import type { Place } from '../model/scope.ts';
import { ChoiceField, ChoicesField, SwitchField } from './ChoiceField.tsx';
import { ColourField, ColoursField } from './ColourField.tsx';
import { DiceField } from './DiceField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FocusField } from './FocusField.tsx';
import { FrameField } from './FrameField.tsx';
import { GroupField } from './GroupField.tsx';
import { IconField } from './IconField.tsx';
import { LineField, ProseField } from './LineField.tsx';
import { NumberField } from './NumberField.tsx';
import type { NestedProps } from './nested-field.ts';
import { PartsField } from './PartsField.tsx';
import { PictureField } from './PictureField.tsx';
import { RefField, RefsField } from './RefsField.tsx';
import { TextField } from './TextField.tsx';
import { placeIn } from './use-field.ts';

/** How many of the form's four columns a field takes. */
const spans: Partial<Record<Field['input']['kind'], 1 | 2>> = {
  number: 1,
  choice: 2,
  ref: 2,
  switch: 2,
  colour: 2,
  icon: 2,
};

/** The field for whatever the schema asks for. */
export const AnyField = memo(function AnyField({ field, base, of, bare = false }: NestedProps) {
  const { file, pointer } = base;
  const place = useMemo(() => placeIn({ file, pointer }, field.key), [file, pointer, field.key]);
  if (field.input.kind === 'parts') return <PartsField input={field.input} field={field} place={place} of={of} />;
  if (field.input.kind === 'group') {
    const { label, told, input } = field;
    return <GroupField label={label} told={told} input={input} place={place} of={of} />;
  }
  return (
    <FieldFrame place={place} bare={bare} columns={spans[field.input.kind]} ownFocus={field.input.kind === 'text'}>
      <InputOf field={field} place={place} of={of} />
    </FieldFrame>
  );
});

function InputOf({ field, place, of }: { readonly field: Field; readonly place: Place; readonly of: string }) {
  const { input } = field;
  switch (input.kind) {
    case 'line':
      return <LineField field={{ ...field, input }} place={place} of={of} />;
    case 'prose':
      return <ProseField field={{ ...field, input }} place={place} of={of} />;
    case 'number':
      return <NumberField field={{ ...field, input }} place={place} of={of} />;
    case 'choice':
      return <ChoiceField field={{ ...field, input }} place={place} of={of} />;
    case 'choices':
      return <ChoicesField field={{ ...field, input }} place={place} of={of} />;
    case 'switch':
      return <SwitchField field={{ ...field, input }} place={place} of={of} />;
    case 'colour':
      return <ColourField field={{ ...field, input }} place={place} of={of} />;
    case 'colours':
      return <ColoursField field={{ ...field, input }} place={place} of={of} />;
    case 'refs':
      return <RefsField field={{ ...field, input }} place={place} of={of} />;
    case 'ref':
      return <RefField field={{ ...field, input }} place={place} of={of} />;
    case 'dice':
      return <DiceField field={{ ...field, input }} place={place} of={of} />;
    case 'icon':
      return <IconField field={{ ...field, input }} place={place} of={of} />;
    case 'frame':
      return <FrameField field={{ ...field, input }} place={place} of={of} />;
    case 'focus':
      return <FocusField field={{ ...field, input }} place={place} of={of} />;
    case 'picture':
      return <PictureField field={{ ...field, input }} place={place} of={of} />;
    case 'text':
      return <TextField field={{ ...field, input }} place={place} of={of} />;
    case 'parts':
    case 'group':
      return undefined;
  }
}
