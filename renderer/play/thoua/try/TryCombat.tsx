import { useEffect } from 'react';
import { IconButton } from '../../../shell/IconButton.tsx';
import { begin, change, openField, takeBack, useCombatTry } from '../../../stores/combat-try.ts';
import { useOpened } from '../../../stores/opened.ts';
import { useTriedPlace } from '../../../stores/tried-place.ts';
import { words } from '../../../words.ts';
import classes from '../../try/Try.module.css';
import { TryFrame } from '../../try/TryFrame.tsx';
import { TryLog } from '../../try/TryLog.tsx';
import { TryWho } from '../../try/TryWho.tsx';
import { TryCombatBoard } from './TryCombatBoard.tsx';
import { TryCombatFigures } from './TryCombatFigures.tsx';
import { TryCombatNow } from './TryCombatNow.tsx';

/** An ability of THOUA that is tried on an open field against an enemy, or what an enemy does to a character. */
export default function TryCombat() {
  const place = useTriedPlace((state) => state.place);
  const { tried, refusal } = useCombatTry();
  // The name follows what is typed.
  const items = useOpened((state) => state.catalogue?.items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever else is tried begins anew
  useEffect(openField, [place]);
  if (!place) return undefined;
  const { trying } = words;
  const name = items?.find(({ ref }) => ref === place.ref)?.name ?? '';
  const isAbility = tried !== undefined && place.ref !== tried.character && place.ref !== tried.enemy;
  const hint = () => {
    if (!tried || !isAbility) return undefined;
    if (tried.ability < 0) return trying.passive(name);
    return tried.lent ? trying.lent(tried.scenery.figures[tried.user]?.name ?? '', name) : undefined;
  };
  return (
    <TryFrame
      name={name}
      said={refusal ?? tried?.said ?? hint()}
      waits={!tried && refusal === undefined}
      who={
        tried && (
          <>
            {tried.character !== place.ref && (
              <TryWho
                label={trying.character}
                kind="character"
                value={tried.character}
                choose={(character) => void begin({ character })}
              />
            )}
            {tried.enemy !== place.ref && (
              <TryWho label={trying.enemy} kind="enemy" value={tried.enemy} choose={(enemy) => void begin({ enemy })} />
            )}
          </>
        )
      }
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
            label={trying.obstacle}
            disabled={!tried}
            onClick={() => {
              const at = tried?.state.figures[tried.user]?.at ?? -1;
              if (at >= 0) void change({ edit: 'obstacle', at: at + 1 });
            }}
          />
        </>
      }
    >
      {tried && (
        <div className={classes.body}>
          <TryCombatBoard tried={tried} />
          <div className={classes.side}>
            <TryCombatNow tried={tried} />
            <TryCombatFigures tried={tried} />
            <TryLog done={tried.done} />
          </div>
        </div>
      )}
    </TryFrame>
  );
}
