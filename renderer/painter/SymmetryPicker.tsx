import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { makeSymmetric, partsOf } from '../../rules/teamfight/paint/make-symmetric.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { fitsBoard, symmetries } from '../../rules/teamfight/paint/symmetry.ts';
import { Icon } from '../shell/Icon.tsx';
import { chooseSymmetry, commit, refuses, usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';
import classes from './ToolOptions.module.css';

/** How the map stays alike while it is painted, and what is there already made so. */
export function SymmetryPicker({ painting }: { readonly painting: Painting }) {
  const symmetry = usePainter((state) => state.symmetry);
  const on = usePainter((state) => state.on);
  const { symmetry: label, symmetries: names, onlySquare, from, madeSymmetric, makeFrom } = words.painter;
  const fits = fitsBoard(painting, symmetry) ? symmetry : 'none';
  return (
    <div className={classes.symmetry}>
      {/* It is gone at once: while it fades it would take the first stroke. */}
      <Menu position="bottom-end" width={320} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Tooltip label={`${label}: ${names[fits]} (A)`} openDelay={400}>
            <ActionIcon
              variant={fits === 'none' ? 'subtle' : 'light'}
              color={fits === 'none' ? 'gray' : 'amber'}
              size={32}
              aria-label={`${label}: ${names[fits]}`}
            >
              <Icon name={fits} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={fits}>
            {symmetries.map((one) => {
              const can = fitsBoard(painting, one);
              return (
                <Menu.RadioItem
                  key={one}
                  value={one}
                  disabled={!can}
                  closeMenuOnClick
                  rightSection={<Icon name={one} />}
                  onChange={() => chooseSymmetry(one)}
                >
                  {can ? names[one] : `${names[one]}. ${onlySquare}`}
                </Menu.RadioItem>
              );
            })}
          </Menu.RadioGroup>
          {fits !== 'none' && <Menu.Divider />}
          {partsOf[fits].map((part) => (
            <Menu.Item
              key={part}
              onClick={() => on && !refuses() && commit(madeSymmetric(on.name), makeSymmetric(painting, fits, part))}
            >
              {makeFrom(from[part])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
