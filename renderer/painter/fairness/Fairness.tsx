import { NumberInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Finding } from '../../../rules/teamfight/lint/finding.ts';
import section from '../../inspector/Section.module.css';
import { Icon } from '../../shell/Icon.tsx';
import { lookAt, pin, useFairness } from '../../stores/fairness.ts';
import { useOpened } from '../../stores/opened.ts';
import { usePainter } from '../../stores/painter.ts';
import { chooseSpeed, useSpeed } from '../../stores/speed.ts';
import { words } from '../../words.ts';
import classes from './Fairness.module.css';
import { FindingLine } from './FindingLine.tsx';

/** Rest in ms after the last change before a map is looked at. */
const rest = 500;

/** In the order in which they are shown: by the noun of a finding's code. */
const groups = {
  zones: ['zone', 'zones'],
  cells: ['cells'],
  points: ['point', 'points'],
  sides: ['sides'],
  sight: ['fire', 'view'],
} as const;
type Group = keyof typeof groups;

const groupOf = ({ code }: Finding): Group | undefined =>
  (Object.keys(groups) as Group[]).find((group) =>
    (groups[group] as readonly string[]).includes(code.slice(0, code.indexOf('/'))),
  );

/** Hints about the map on the stage, each a way to its place. */
export function Fairness({ file }: { readonly file: string }) {
  const [open, setOpen] = useState(true);
  const id = useId();
  const { lint, file: looked } = useFairness();
  useLook(file, open);
  const found = looked === file ? lint : undefined;
  const { title, count, about, looking, nothing, group: names } = words.fairness;
  const leave = (event: KeyboardEvent) => {
    const { pinned } = useFairness.getState();
    if (event.key !== 'Escape' || !pinned) return;
    event.preventDefault();
    pin(pinned);
  };
  return (
    <section className={section.section} aria-label={title} onKeyDown={leave}>
      <UnstyledButton className={section.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={section.sign} data-open={open || undefined}>
          <Icon name="chevron" size={14} />
        </span>
        {title}
        {found && <span className={section.filled}>{count(found.findings.length)}</span>}
      </UnstyledButton>
      <div id={id} hidden={!open} className={classes.body}>
        {!found && <p className={classes.said}>{looking}</p>}
        {found && (
          <>
            <p className={classes.said}>{found.findings.length > 0 ? about : nothing}</p>
            <SpeedField told={found.speed} />
            {(Object.keys(groups) as Group[]).map((group) => {
              const findings = found.findings.filter((finding) => groupOf(finding) === group);
              if (findings.length === 0) return undefined;
              return (
                <section key={group} aria-label={names[group]}>
                  <h4 className={classes.group}>{names[group]}</h4>
                  <ul className={classes.list}>
                    {findings.map((finding) => (
                      <FindingLine key={`${finding.code} ${finding.message}`} finding={finding} />
                    ))}
                  </ul>
                </section>
              );
            })}
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Looks at the map whenever it has come to rest: not while something is drawn, not for each of several strokes, and not before it is
 * painted, which comes first.
 */
function useLook(file: string, open: boolean): void {
  const set = useOpened((state) => state.catalogue?.set);
  const busy = usePainter(({ draft, painted }) => draft !== undefined || !painted);
  const speed = useSpeed((state) => state.speed);
  useEffect(() => {
    if (!open || !set || busy) return;
    const wait = useFairness.getState().file === file ? rest : 0;
    const soon = setTimeout(() => void lookAt(file, speed), wait);
    return () => clearTimeout(soon);
  }, [open, set, busy, file, speed]);
  useEffect(() => () => useFairness.setState({ pinned: undefined, pointed: undefined }), []);
}

/** Whose first move is told. */
function SpeedField({ told }: { readonly told: number }) {
  const speed = useSpeed((state) => state.speed);
  const { speed: label, speedTold } = words.fairness;
  return (
    <NumberInput
      size="xs"
      className={classes.speed}
      label={label}
      title={speedTold}
      value={speed ?? ''}
      placeholder={String(told)}
      min={0}
      max={99}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      onChange={(value) => chooseSpeed(typeof value === 'number' ? value : undefined)}
    />
  );
}
