import { Radio, ScrollArea } from '@mantine/core';
import { useMemo } from 'react';
import { faceTheme } from '../../exporters/face/theme.ts';
import { closePairs, contrastsOf, marksOf } from '../model/look-checks.ts';
import { type Sight, sights } from '../model/sight.ts';
import { useLook } from '../stores/look.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './Look.module.css';

/** How people see the look, and whether they can read it and tell things apart. */
export default function LookChecks() {
  const set = useOpened((state) => state.catalogue?.set);
  const sight = useLook((state) => state.sight);
  const theme = useMemo(() => set && faceTheme(set), [set]);
  if (!theme) return undefined;
  const { look } = words;
  const marks = marksOf(theme);
  const pairs = closePairs(marks, sight);
  return (
    <ScrollArea className={classes.checks} type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0 }}>
      <Radio.Group
        value={sight}
        label={look.seenBy}
        classNames={{ label: classes.head as string }}
        onChange={(chosen) => useLook.setState({ sight: chosen as Sight })}
      >
        {sights.map((one) => {
          const close = closePairs(marks, one).length;
          return (
            <Radio
              key={one}
              size="xs"
              className={classes.sight}
              value={one}
              label={look.sights[one]}
              description={close > 0 ? look.close(close) : undefined}
            />
          );
        })}
      </Radio.Group>
      <section aria-label={look.pairs}>
        <h2 className={classes.head}>{look.pairs}</h2>
        {pairs.length === 0 && <p className={classes.said}>{look.apart}</p>}
        {pairs.map((pair) => (
          <p key={`${pair.one.name} ${pair.other.name}`} className={classes.check}>
            <span className={classes.swatches} style={{ filter: 'url(#sight)' }}>
              <span style={{ background: pair.one.colour }} />
              <span style={{ background: pair.other.colour }} />
            </span>
            <span>{look.pair(pair)}</span>
          </p>
        ))}
      </section>
      <section aria-label={look.reading}>
        <h2 className={classes.head}>{look.reading}</h2>
        {contrastsOf(theme).map((measured) => (
          <p key={measured.of} className={classes.check} data-warns={!measured.enough || undefined}>
            <span
              className={classes.sample}
              style={{ background: measured.ground, color: measured.text }}
              aria-hidden="true"
            >
              {look.sample}
            </span>
            <span>{look.contrast(measured)}</span>
          </p>
        ))}
        <p className={classes.said}>{look.leastContrast}</p>
      </section>
    </ScrollArea>
  );
}
