import { NativeSelect } from '@mantine/core';
import { type PrintProfile, type ProfileId, profileIds, profiles } from '../../exporters/face/print-profiles.ts';
import { words } from '../words.ts';

interface Props {
  /** What the export gives. */
  readonly forms: readonly PrintProfile['form'][];
  /** The chosen printer; empty for any use. */
  readonly value: ProfileId | '';
  readonly onChange: (profile: ProfileId | '') => void;
}

/** For which printer it is made. */
export function ProfileChoice({ forms, value, onChange }: Props) {
  const fitting = profileIds.filter((id) => forms.includes(profiles[id].form));
  const any = fitting.includes('home') ? [] : [{ value: '', label: words.paper.anyUse }];
  return (
    <NativeSelect
      label={words.paper.whom}
      value={value}
      data={[...any, ...fitting.map((id) => ({ value: id, label: profiles[id].name }))]}
      onChange={(event) => onChange(event.currentTarget.value as ProfileId | '')}
    />
  );
}
