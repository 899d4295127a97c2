import { Select, Switch } from '@mantine/core';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { mostLevel } from '../../rules/thoua/levels.ts';
import { useSeries, want } from '../stores/series.ts';
import { words } from '../words.ts';
import { Numbers } from './Numbers.tsx';

/** Larger parties are asked for on the command line. */
const sizes = [1, 2, 3, 4, 5, 6];

/** Which encounter is fought, by whom, and what is tried besides. */
export function PartyFields({ set }: { readonly set: GameSet }) {
  const { wanted } = useSeries();
  const { party } = words.balance.form;
  return (
    <>
      <Select
        label={party.encounter}
        data={entitiesOf(set, 'encounter').map(({ id, data }) => ({ value: id, label: data.name }))}
        placeholder={party.all}
        clearable
        searchable
        value={wanted.encounter ?? null}
        onChange={(encounter) => want({ encounter: encounter ?? undefined })}
      />
      <Numbers
        of={sizes}
        value={wanted.sizes}
        name={party.sizes}
        told={wanted.builds ? party.made : wanted.sizes.length === 0 ? party.named : party.drawn}
        onChange={(chosen) => want({ sizes: chosen })}
      />
      <Select
        label={party.level}
        data={Array.from({ length: mostLevel }, (_, at) => String(at + 1))}
        placeholder={party.ownLevel}
        clearable
        value={wanted.level === undefined ? null : String(wanted.level)}
        onChange={(level) => want({ level: level === null ? undefined : Number(level) })}
      />
      <Switch
        label={party.builds}
        description={party.buildsTold}
        checked={wanted.builds ?? false}
        onChange={(event) => want({ builds: event.currentTarget.checked })}
      />
      <Select
        label={party.step}
        description={party.stepTold}
        data={[
          { value: 'easier', label: party.steps.easier },
          { value: 'harder', label: party.steps.harder },
        ]}
        placeholder={party.noStep}
        clearable
        value={wanted.step ?? null}
        onChange={(step) => want({ step: step ?? undefined })}
      />
    </>
  );
}
