import { Checkbox, NumberInput, Select } from '@mantine/core';
import { type AreaNumber, type AskedArea, useSight } from '../../stores/sight.ts';
import { words } from '../../words.ts';
import classes from './SightSection.module.css';
import type { AreaOffered } from './sight-view.ts';

const none = 'none';

/** Which area is laid from the cell. */
export function AreaPicker({ areas }: { readonly areas: readonly AreaOffered[] }) {
  const area = useSight((state) => state.area);
  const { sight } = words;
  const offered = areas.find(({ first }) => first.shape === area?.shape);
  const choose = (chosen: AskedArea | undefined) => useSight.setState({ area: chosen });
  return (
    <div className={classes.area}>
      <Select
        size="xs"
        label={sight.area}
        data={[
          { value: none, label: sight.areas.none },
          ...areas.map(({ first: { shape } }) => ({ value: shape, label: sight.areas[shape] })),
        ]}
        value={offered?.first.shape ?? none}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => choose(areas.find(({ first }) => first.shape === value)?.first)}
      />
      {area &&
        offered &&
        (Object.entries(offered.most) as [AreaNumber, number][]).map(([number, most]) => (
          <NumberInput
            key={number}
            size="xs"
            label={sight.numbers[number]}
            value={area[number] ?? offered.first[number] ?? 1}
            min={1}
            max={most}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(typed) =>
              typeof typed === 'number' && typed >= 1 && choose({ ...offered.first, ...area, [number]: typed })
            }
          />
        ))}
      {area && offered?.centres && (
        <Checkbox
          size="xs"
          className={classes.centred}
          label={sight.centred}
          checked={area.centred === true}
          onChange={({ currentTarget }) => choose({ ...area, centred: currentTarget.checked })}
        />
      )}
    </div>
  );
}
