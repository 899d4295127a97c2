import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { IconButton } from '../../shell/IconButton.tsx';
import { useOpened } from '../../stores/opened.ts';
import { chooseTarget } from '../../stores/target.ts';
import { useTriedPlace } from '../../stores/tried-place.ts';
import { begin, change, chooseAlly, draftScene, namesAt, openBoard, takeBack, useTry } from '../../stores/try.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';
import { TryBoard } from './TryBoard.tsx';
import { TryFrame } from './TryFrame.tsx';
import { TryLog } from './TryLog.tsx';
import { TryNow } from './TryNow.tsx';
import { TrySave } from './TrySave.tsx';
import { TryUnits } from './TryUnits.tsx';
import { TryWho } from './TryWho.tsx';

/** A card of Teamfight that is tried on a board with a target and an ally. */
export default function TryPanel() {
  const place = useTriedPlace((state) => state.place);
  const { tried, refusal, draft } = useTry();
  // The name follows what is typed.
  useOpened((state) => state.catalogue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever else is tried begins anew
  useEffect(openBoard, [place]);
  if (!place) return undefined;
  const names = namesAt(place);
  const { trying } = words;
  return (
    <TryFrame
      name={names?.ability ?? names?.unit ?? ''}
      who={<Who />}
      said={refusal ?? tried?.said}
      waits={!tried && !refusal}
      tools={
        <>
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
        </>
      }
    >
      {tried && (
        <div className={classes.body}>
          <TryBoard tried={tried} />
          <div className={classes.side}>
            <TryNow tried={tried} />
            <TryUnits tried={tried} />
            <TryLog done={tried.done} />
          </div>
        </div>
      )}
      {draft && <TrySave draft={draft} />}
    </TryFrame>
  );
}

/** Whom it is tried on, and who stands beside. */
function Who() {
  const tried = useTry((state) => state.tried);
  const cardOf = (letter: string): string | null => {
    const unit = tried?.state.units[tried.letters.indexOf(letter)];
    return tried?.scenery.cards[unit?.card ?? -1]?.ref ?? null;
  };
  const { target, ally } = words.trying;
  return (
    <>
      <TryWho label={target} kind="hero" value={cardOf('T')} choose={chooseTarget} />
      <TryWho label={ally} kind="hero" value={cardOf('b')} choose={chooseAlly} />
    </>
  );
}
