import { Button, Checkbox, NumberInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useOpened } from '../../stores/opened.ts';
import { usePainter } from '../../stores/painter.ts';
import { swapPins, unpin, useSight } from '../../stores/sight.ts';
import { chooseSpeed, useSpeed } from '../../stores/speed.ts';
import { words } from '../../words.ts';
import { AreaPicker } from './AreaPicker.tsx';
import classes from './SightSection.module.css';
import { SightTold } from './SightTold.tsx';
import { sightRules } from './sight-rules.ts';

const mostSpeed = 99;

/** How two cells see each other, and what else is asked of the rules from a cell. */
export function SightSection() {
  const set = useOpened((state) => state.catalogue?.set);
  const { pins, reach, figures } = useSight();
  const speed = useSpeed((state) => state.speed);
  const place = useRef<HTMLElement>(null);
  const chosen = usePainter(({ tool }) => tool === 'sight');
  const pinned = pins.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of pinned cells takes room
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, pinned]);
  const { sight } = words;
  const rules = set && sightRules[set.manifest.system];
  if (!set || !rules) return undefined;
  return (
    <section ref={place} className={classes.section} aria-label={sight.title}>
      <h3 className={classes.title}>{sight.title}</h3>
      <SightTold />
      {pins.length > 0 && (
        <div className={classes.buttons}>
          {pins.length > 1 && (
            <Button size="compact-sm" variant="default" onClick={swapPins}>
              {sight.back}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={unpin}>
            {sight.unpin}
          </Button>
        </div>
      )}
      <div className={classes.row}>
        <Checkbox
          size="xs"
          label={sight.reach[rules.moves]}
          checked={reach}
          onChange={({ currentTarget }) => useSight.setState({ reach: currentTarget.checked })}
        />
        <NumberInput
          size="xs"
          className={classes.number}
          aria-label={sight.speed[rules.moves]}
          disabled={!reach}
          value={speed ?? ''}
          placeholder={String(rules.usualSpeed(set))}
          min={0}
          max={mostSpeed}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          onChange={(value) => chooseSpeed(typeof value === 'number' ? value : undefined)}
        />
      </div>
      <Checkbox
        size="xs"
        label={sight.figures}
        checked={figures}
        onChange={({ currentTarget }) => useSight.setState({ figures: currentTarget.checked })}
      />
      <AreaPicker areas={rules.areas} />
    </section>
  );
}
