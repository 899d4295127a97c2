import { Checkbox, NumberInput, Select } from '@mantine/core';
import type { Shape } from '../../../rules/teamfight/program.ts';
import { useSight } from '../../stores/sight.ts';
import { words } from '../../words.ts';
import classes from './SightSection.module.css';

/** What each area begins as. */
const first = {
  burst: { shape: 'burst', size: 1 },
  line: { shape: 'line', size: 4 },
  path: { shape: 'path', size: 3 },
  rectangle: { shape: 'rectangle', columns: 3, rows: 2 },
} as const satisfies Record<string, Shape>;

/** Cells of the largest areas that can be asked for; longer paths have too many ways. */
const most = { burst: 12, line: 100, path: 6, rectangle: 12 } as const;

const isKind = (value: string | null): value is keyof typeof first => value !== null && value in first;

/** Which area is laid from the cell. */
export function AreaPicker() {
  const area = useSight((state) => state.area);
  const { sight } = words;
  const choose = (shape: Shape | undefined) => useSight.setState({ area: shape });
  const kinds = (['none', 'burst', 'line', 'path', 'rectangle'] as const).map((value) => ({
    value,
    label: sight.areas[value],
  }));
  const number = (label: string, value: number, max: number, change: (value: number) => void) => (
    <NumberInput
      size="xs"
      label={label}
      value={value}
      min={1}
      max={max}
      allowDecimal={false}
      clampBehavior="strict"
      onChange={(typed) => typeof typed === 'number' && typed >= 1 && change(typed)}
    />
  );
  return (
    <div className={classes.area}>
      <Select
        size="xs"
        label={sight.area}
        data={kinds}
        value={area?.shape ?? 'none'}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => choose(isKind(value) ? first[value] : undefined)}
      />
      {area?.shape === 'rectangle' ? (
        <>
          {number(sight.columns, area.columns, most.rectangle, (columns) => choose({ ...area, columns }))}
          {number(sight.rows, area.rows, most.rectangle, (rows) => choose({ ...area, rows }))}
          <Checkbox
            size="xs"
            className={classes.centred}
            label={sight.centred}
            checked={area.centred === true}
            onChange={({ currentTarget }) => choose({ ...area, centred: currentTarget.checked })}
          />
        </>
      ) : (
        area &&
        area.shape !== 'spaces' &&
        number(sight.size, area.size ?? 1, most[area.shape], (size) => choose({ ...area, size }))
      )}
    </div>
  );
}
