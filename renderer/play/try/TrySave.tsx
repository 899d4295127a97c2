import { Button, Checkbox, Modal, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Scene, SceneExpectation, SceneStep } from '../../../schemas/types.generated.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import { dropDraft, saveScene, useTry } from '../../stores/try.ts';
import { useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';

/** What is saved as a scene, in plain fields: its name, and what is expected after each step. */
export function TrySave({ draft }: { readonly draft: Scene }) {
  const [scene, setScene] = useState(draft);
  const readOnly = useWork((state) => state.status === 'read-only');
  const { saving } = words.trying;
  const put = (index: number, step: SceneStep) =>
    setScene({ ...scene, steps: scene.steps.map((one, at) => (at === index ? step : one)) });
  const save = () => saveScene({ ...scene, steps: scene.steps.map(withoutEmpty) });
  return (
    <Modal
      opened
      onClose={dropDraft}
      title={saving.title}
      size={620}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': saving.close }}
    >
      <TextInput
        data-autofocus
        label={saving.name}
        description={saving.nameHint}
        value={scene.name}
        maxLength={120}
        onChange={({ currentTarget }) => setScene({ ...scene, name: currentTarget.value })}
      />
      <p className={classes.hint}>{saving.how}</p>
      {scene.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names, and none is added or moved
        <section key={index} className={classes.step} aria-label={saving.step(index + 1)}>
          <h3 className={classes.asked}>
            {saving.step(index + 1)}: <span className={classes.does}>{doing(step)}</span>
          </h3>
          <p className={classes.hint}>{(step.expect ?? []).length > 0 ? saving.expect : saving.nothing}</p>
          {(step.expect ?? []).map((expected, at) => (
            <Expected
              key={`${expected.unit} ${expected.marker}`}
              expected={expected}
              onChange={(now) =>
                put(index, {
                  ...step,
                  expect: (step.expect ?? []).flatMap((one, place) => (place === at ? (now ? [now] : []) : [one])),
                })
              }
            />
          ))}
        </section>
      ))}
      {readOnly && <p className={classes.said}>{saving.readOnly}</p>}
      <Button disabled={readOnly || scene.name.trim() === ''} onClick={save}>
        {saving.save}
      </Button>
    </Modal>
  );
}

const withoutEmpty = ({ expect = [], ...step }: SceneStep): SceneStep =>
  expect.length > 0 ? { ...step, expect } : step;

/** A step in a line: `uses Bolt, chooses T, dice 3`. */
function doing({ unit, use, move, end, pick, rolls }: SceneStep): string {
  const { does } = words.trying.saving;
  return [
    ...(use === undefined ? [] : [`${unit === undefined ? '' : `${unit} `}${does.use} ${use}`]),
    ...(move === undefined ? [] : [`${does.move} ${move}`]),
    ...(end ? [does.end] : []),
    ...(pick ? [`${does.pick} ${pick.join(', ')}`] : []),
    ...(rolls
      ? [`${does.rolls} ${rolls.map((roll) => (typeof roll === 'number' ? roll : roll.value)).join(', ')}`]
      : []),
  ].join(', ');
}

interface Props {
  readonly expected: SceneExpectation;
  /** Undefined expects nothing of it. */
  readonly onChange: (expected: SceneExpectation | undefined) => void;
}

/** What is expected of a unit or a marker. */
function Expected({ expected, onChange }: Props) {
  const { saving, health: healthName, overshield: shieldName } = words.trying;
  const { unit, marker, health, overshield, at, dead, tokens, on } = expected;
  const { tried } = useTry.getState();
  const letter = tried?.letters.indexOf(unit) ?? -1;
  const who = unit === undefined ? (marker ?? '') : letter >= 0 ? `${unit} (${tried?.names[letter]})` : unit;
  const set = (more: SceneExpectation) => onChange({ ...expected, ...more });
  const number = (key: 'health' | 'overshield', label: string, value: number) => (
    <NumberInput
      size="xs"
      w={90}
      label={label}
      min={0}
      max={999}
      value={value}
      onChange={(typed) => typeof typed === 'number' && set({ [key]: typed })}
    />
  );
  const list = (key: 'tokens' | 'on', label: string, values: readonly string[], between: string) => (
    <TextInput
      size="xs"
      label={label}
      value={values.join(between)}
      onChange={({ currentTarget }) => set({ [key]: currentTarget.value.split(between).map((one) => one.trimStart()) })}
    />
  );
  return (
    <div className={classes.expected}>
      <span className={classes.name}>{who}</span>
      {dead !== undefined && (
        <Checkbox
          size="xs"
          label={saving.dead}
          checked={dead}
          onChange={({ currentTarget }) => set({ dead: currentTarget.checked })}
        />
      )}
      {health !== undefined && number('health', healthName, health)}
      {overshield !== undefined && number('overshield', shieldName, overshield)}
      {at !== undefined && (
        <TextInput
          size="xs"
          w={72}
          label={saving.at}
          value={at}
          onChange={({ currentTarget }) => set({ at: currentTarget.value })}
        />
      )}
      {tokens && list('tokens', saving.tokens, tokens, ', ')}
      {on && list('on', saving.on, on, ' ')}
      <IconButton icon="bin" size={24} label={saving.forget(who)} onClick={() => onChange(undefined)} />
    </div>
  );
}
