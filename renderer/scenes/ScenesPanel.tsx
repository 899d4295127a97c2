import { CloseButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type SceneState, stateOf } from '../model/scene-seen.ts';
import panel from '../shell/Problems.module.css';
import { useScenes } from '../stores/scenes.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { SceneLine } from './SceneLine.tsx';
import { WaitedFor } from './WaitedFor.tsx';

/** All scenes of the set with their state, beside the work. */
export function ScenesPanel() {
  const opened = useView((state) => state.scenesOpen);
  return opened ? <SceneList /> : undefined;
}

/** What is to be looked at comes first. */
const order: readonly SceneState[] = ['left-out', 'differs', 'waiting', 'holds'];

function SceneList() {
  const { scenes, left } = useScenes();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const sorted = [...scenes].sort((a, b) => order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)));
  const { title, close, teach, how, playing } = words.scenes;
  return (
    <section className={panel.panel} data-empty={scenes.length === 0 || undefined} aria-label={title}>
      <header className={panel.header}>
        <h2 className={panel.title}>{title}</h2>
        {scenes.length > 0 && <span className={panel.none}>{left === undefined ? how : playing(left)}</span>}
        <CloseButton
          className={panel.close}
          size="sm"
          aria-label={close}
          onClick={() => useView.setState({ scenesOpen: false })}
        />
      </header>
      {scenes.length === 0 && <p className={panel.none}>{teach}</p>}
      <ul ref={list} className={panel.list}>
        <WaitedFor scenes={scenes} />
        {sorted.map((scene) => (
          <li key={scene.file}>
            <SceneLine scene={scene} />
          </li>
        ))}
      </ul>
    </section>
  );
}
