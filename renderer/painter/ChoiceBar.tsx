import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { words } from '../words.ts';
import type { Choice } from './choices.ts';
import { focusStage } from './focus-stage.ts';
import classes from './ToolOptions.module.css';

interface Props<Value> {
  readonly label: string;
  readonly chosen: Value;
  readonly choices: readonly (Choice & { readonly value: Value })[];
  readonly onChoose: (value: Value) => void;
}

/** One of several, side by side, in as many lines as they need. */
export function ChoiceBar<Value extends string>({ label, chosen, choices, onChoose }: Props<Value>) {
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another button
  useEffect(() => bar.current?.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'nearest' }), [chosen]);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = choices.findIndex(({ value }) => value === chosen);
    const next = by === undefined ? undefined : choices.at((at + by) % choices.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]');
    buttons[choices.indexOf(next)]?.focus();
  };
  return (
    <div ref={bar} className={classes.choices} role="radiogroup" aria-label={label} onKeyDown={step}>
      {choices.map(({ value, name, colour, sign }) => (
        <UnstyledButton
          key={value}
          className={classes.choice}
          role="radio"
          aria-checked={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={(event) => {
            onChoose(value);
            focusStage(event);
          }}
        >
          {colour !== undefined && <span className={classes.colour} style={{ background: colour }} />}
          {sign && (
            <span className={classes.sign} data-team={sign} aria-hidden="true">
              {words.painter.team[sign][0]}
            </span>
          )}
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
