import { Button, CloseButton, Loader, Select } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../../shell/IconButton.tsx';
import { useOpened } from '../../stores/opened.ts';
import { chooseTarget } from '../../stores/target.ts';
import { begin, change, chooseAlly, closeTry, draftScene, namesAt, takeBack, useTry } from '../../stores/try.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';
import { TryBoard } from './TryBoard.tsx';
import { TryLog } from './TryLog.tsx';
import { TryNow } from './TryNow.tsx';
import { TrySave } from './TrySave.tsx';
import { TryUnits } from './TryUnits.tsx';

/** A small board over the stage, on which a card is tried while its fields stay in reach. */
export default function TryPanel() {
  const { place, tried, refusal, draft } = useTry();
  // The name follows what is typed.
  useOpened((state) => state.catalogue);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!place) return undefined;
  const names = namesAt(place);
  const { trying } = words;
  const title = trying.title(names?.ability ?? names?.unit ?? '');
  return (
    <section
      ref={panel}
      className={classes.panel}
      aria-label={trying.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        closeTry();
      }}
    >
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        <Who />
        <span className={classes.tools}>
          <IconButton
            icon="undo"
            label={tried?.canUndo ? trying.undo : trying.nothingToUndo}
            disabled={!tried?.canUndo && !tried?.asks}
            onClick={() => void takeBack()}
          />
          <IconButton icon="turn" label={trying.restart} onClick={() => void begin()} />
          <IconButton
            icon="wall"
            label={trying.wall}
            disabled={!tried}
            onClick={() => {
              const target = tried?.letters.indexOf('T') ?? -1;
              if (target >= 0) void change({ change: 'wall', unit: target });
            }}
          />
          <Button
            size="compact-sm"
            variant="light"
            disabled={!tried || tried.done.length === 0}
            title={tried?.done.length === 0 ? trying.nothingToSave : undefined}
            onClick={() => void draftScene()}
          >
            {trying.save}
          </Button>
          <CloseButton size="sm" aria-label={trying.close} onClick={closeTry} />
        </span>
      </header>
      {(refusal ?? tried?.said) && <p className={classes.said}>{refusal ?? tried?.said}</p>}
      {!tried && !refusal && <Loader className={classes.waiting} color="amber" size="sm" aria-label={trying.waiting} />}
      {tried && (
        <div className={classes.body}>
          <TryBoard tried={tried} />
          <div className={classes.side}>
            <TryNow tried={tried} />
            <TryUnits tried={tried} />
            <TryLog tried={tried} />
          </div>
        </div>
      )}
      {draft && <TrySave draft={draft} />}
    </section>
  );
}

/** Whom it is tried on, and who stands beside. */
function Who() {
  const set = useOpened((state) => state.catalogue?.set);
  const tried = useTry((state) => state.tried);
  const heroes = useMemo(
    () =>
      (set?.entities ?? []).flatMap(({ kind, ref, data }) =>
        kind === 'hero' ? [{ value: ref, label: data.name }] : [],
      ),
    [set],
  );
  const cardOf = (letter: string): string | null => {
    const unit = tried?.state.units[tried.letters.indexOf(letter)];
    return tried?.scenery.cards[unit?.card ?? -1]?.ref ?? null;
  };
  const choice = (label: string, letter: string, onChange: (ref: string) => void) => (
    <Select
      className={classes.who}
      size="xs"
      searchable
      allowDeselect={false}
      aria-label={label}
      leftSection={<span className={classes.whose}>{label}</span>}
      leftSectionWidth={48}
      data={heroes}
      value={cardOf(letter)}
      onChange={(ref) => ref !== null && onChange(ref)}
    />
  );
  return (
    <>
      {choice(words.trying.target, 'T', chooseTarget)}
      {choice(words.trying.ally, 'b', chooseAlly)}
    </>
  );
}
