import { Button, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Entity, find, type GameSet } from '../../rules/game-set.ts';
import { groundOf, indexes } from '../../rules/thoua/ground.ts';
import type { ThouaMap } from '../../schemas/types.generated.ts';
import { Board } from '../match/board/Board.tsx';
import { lettersOf, type UnitOnBoard } from '../match/board/on-board.ts';
import { useOpened } from '../stores/opened.ts';
import { edit, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import classes from './EncounterMap.module.css';

interface Props {
  readonly encounter: Entity<'encounter'>;
}

/** The map of an encounter with its enemies, who are placed by a click on them and one on a free cell. */
export function EncounterMap({ encounter }: Props) {
  const set = useOpened((state) => state.catalogue?.set);
  const map = set && find(set, encounter.data.map);
  if (!set || map?.kind !== 'map') return undefined;
  return <Placing key={map.ref} set={set} map={map as Entity<'map'>} encounter={encounter} />;
}

interface Placed {
  readonly name: string;
  readonly hp: number;
  /** Its cell; -1 where it starts in the zone. */
  readonly at: number;
}

function Placing({ set, map, encounter }: Props & { readonly set: GameSet; readonly map: Entity<'map'> }) {
  const items = useOpened((state) => state.catalogue?.items);
  const readOnly = useWork((state) => state.readOnly !== undefined);
  const [picked, setPicked] = useState<number>();
  const { data, file } = encounter;
  const { columns, rows, name } = map.data;
  const enemies = useMemo(() => placedIn(set, encounter, columns), [set, encounter, columns]);
  const ground = useMemo(() => groundOf(set, map.data as ThouaMap), [set, map]);
  const list = items?.find(({ ref }) => ref === map.ref)?.faces[0]?.list;
  const { encounter: said } = words.party;
  const place = (index: number, at: string | undefined) => {
    const who = enemies[index]?.name ?? '';
    edit(said.placed(data.name, who), [{ file, pointer: `/enemies/${index}/at`, value: at }]);
    setPicked(undefined);
  };
  const cellOf = (space: number) => `${space % columns},${Math.floor(space / columns)}`;
  const free = (space: number) => !ground.blocked.has(space) && !enemies.some(({ at }) => at === space);
  const lit =
    picked === undefined || readOnly
      ? indexes(ground, data.partyStart).map((space) => ({ space, as: 'past' as const }))
      : Array.from({ length: columns * rows }, (_, space) => space)
          .filter(free)
          .map((space) => ({ space, as: 'go' as const, told: said.here(enemies[picked]?.name ?? '', cellOf(space)) }));
  return (
    <section className={classes.section} aria-label={said.map}>
      <h3 className={classes.title}>{said.mapOf(name)}</h3>
      <div className={classes.board} style={{ aspectRatio: `${columns} / ${rows}` }}>
        <Board
          board={{ ref: map.ref, name, columns, rows, ground: list, points: [] }}
          units={enemies.flatMap((enemy, index) => (enemy.at < 0 ? [] : [pieceOf(enemy, index, cellOf(enemy.at))]))}
          markers={[]}
          lit={lit}
          chosen={picked}
          onUnit={(index) => setPicked(index === picked ? undefined : index)}
          onSpace={(space) => picked !== undefined && place(picked, cellOf(space))}
        />
      </div>
      <Changeable>
        <ul className={classes.enemies} aria-label={said.enemies}>
          {enemies.map((enemy, index) => (
            <li key={enemy.name}>
              <UnstyledButton
                className={classes.enemy}
                aria-pressed={picked === index}
                onClick={() => setPicked(picked === index ? undefined : index)}
              >
                {said.where(enemy.name, enemy.at < 0 ? undefined : cellOf(enemy.at))}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {picked !== undefined && (
          <p className={classes.hint}>
            {said.pick(enemies[picked]?.name ?? '')}{' '}
            {(enemies[picked]?.at ?? -1) >= 0 && (
              <Button size="compact-xs" variant="default" onClick={() => place(picked, undefined)}>
                {said.nowhere}
              </Button>
            )}
          </p>
        )}
      </Changeable>
    </section>
  );
}

/** The enemies of an encounter in its order, with a number where several have one name. */
function placedIn(set: GameSet, { data }: Entity<'encounter'>, columns: number): Placed[] {
  const all = (data.enemies ?? []).map(({ enemy: ref, at }) => {
    const enemy = find(set, ref);
    const [x = 0, y = 0] = (at ?? '').split(',').map(Number);
    const known = enemy?.kind === 'enemy' ? (enemy as Entity<'enemy'>).data : undefined;
    return { name: known?.name ?? ref, hp: known?.hp ?? 0, at: at === undefined ? -1 : y * columns + x };
  });
  return all.map((one, index) => {
    const alike = all.filter(({ name }) => name === one.name);
    return alike.length < 2 ? one : { ...one, name: `${one.name} ${alike.indexOf(all[index] ?? one) + 1}` };
  });
}

function pieceOf({ name, hp, at }: Placed, index: number, cell: string): UnitOnBoard {
  const { encounter } = words.party;
  const [, number = ''] = / (\d+)$/.exec(name) ?? [];
  return {
    unit: index,
    name,
    letters: `${lettersOf(name)}${number}`,
    told: encounter.where(name, cell),
    side: 'blue',
    sign: words.combat.letters[1],
    object: false,
    at,
    size: 1,
    health: hp,
    most: hp,
    overshield: 0,
    tokens: [],
  };
}
