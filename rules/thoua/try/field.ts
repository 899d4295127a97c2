import { type Entity, entitiesOf, find, type GameSet } from '../../game-set.ts';
import type { FigureDesign, Game } from '../game.ts';
import { optionsOf } from '../options.ts';
import { characterOf, enemyOf, raceOf } from '../play/designs.ts';
import { gameOf } from '../play/prepare.ts';
import type { Programs } from '../readings.ts';

/** What shall be tried, and with whom where somebody said it. */
export interface Wanted {
  /** Reference of an ability, a character or an enemy. */
  readonly ref: string;
  /** The name of an ability on the card of an enemy. */
  readonly ability?: string | undefined;
  /** Who meets whom, by reference. */
  readonly character?: string | undefined;
  readonly enemy?: string | undefined;
}

/** Who is on the field. */
export interface Cast {
  readonly character: Entity<'character'>;
  readonly enemy: Entity<'enemy'>;
  /** Who tries something out, and acts first. */
  readonly by: 'character' | 'enemy';
  /** Somebody on the side of who tries. */
  readonly ally?: Entity<'character'> | Entity<'enemy'>;
  /** The card that is tried, where the character has not bought it. */
  readonly lent?: Entity<'ability'>;
  /** The name of the ability that is tried. */
  readonly ability?: string;
}

/** Columns and rows of the open field that abilities are tried on. */
const field = { columns: 9, rows: 7 };
const middle = 3;

/** Who is on the field for what shall be tried; a sentence where the set has nobody for it. */
export function castFor(set: GameSet, wanted: Wanted): Cast | string {
  const tried = find(set, wanted.ref);
  const characters = entitiesOf(set, 'character').filter((entity) => raceOf({ set, entity }));
  const enemies = entitiesOf(set, 'enemy');
  const named = <E extends Entity>(all: readonly E[], ref: string | undefined) => all.find((one) => one.ref === ref);
  const own = tried?.kind === 'ability' ? (tried as Entity<'ability'>) : undefined;
  const has = ({ data }: Entity<'character'>) => (data.bought ?? []).some((ref) => find(set, ref) === own);
  const character =
    named(characters, tried?.ref) ??
    named(characters, wanted.character) ??
    (own && (characters.find(has) ?? characters.find(({ data }) => isOfElement(set, data.bought, own)))) ??
    characters[0];
  const enemy = named(enemies, tried?.ref) ?? named(enemies, wanted.enemy) ?? enemies[0];
  if (!character) return 'An ability is tried by a character: add one with a race first.';
  if (!enemy) return 'An ability is tried against an enemy: add one first.';
  const by = tried?.kind === 'enemy' ? 'enemy' : 'character';
  const ally = by === 'enemy' ? enemies.find((one) => one !== enemy) : characters.find((one) => one !== character);
  const ability = own?.data.name ?? wanted.ability;
  return {
    character,
    enemy,
    by,
    ...(ally && { ally }),
    ...(own && !has(character) && { lent: own }),
    ...(ability !== undefined && { ability }),
  };
}

/** Whether some ability that was bought is of the element of another. */
const isOfElement = (set: GameSet, bought: readonly string[] = [], { data }: Entity<'ability'>): boolean =>
  bought.some((ref) => {
    const one = find(set, ref);
    return one?.kind === 'ability' && (one as Entity<'ability'>).data.element === data.element;
  });

/** Who tries on the left, the other so many spaces before them, an ally behind. The party comes first among the figures. */
export function fieldFor(set: GameSet, cast: Cast, distance: number, programs: Programs): Game {
  const options = optionsOf(set);
  const { character, enemy, ally, by, lent } = cast;
  const space = (x: number, y: number) => y * field.columns + x;
  const [own, other] = [space(1, middle), space(1 + distance, middle)];
  const behind = space(1, middle + 2);
  const person = (entity: Entity<'character'>, at: number, more: readonly string[] = []): FigureDesign => {
    const data = { ...entity.data, bought: [...(entity.data.bought ?? []), ...more] } as typeof entity.data;
    return { ...characterOf({ set, entity: { ...entity, data } }, programs, options.actionPoints), at };
  };
  const foe = (entity: Entity<'enemy'>, at: number) => enemyOf(entity, at, programs, options.actionPoints);
  const figures = [
    person(character, by === 'character' ? own : other, lent && [lent.ref]),
    ...(ally?.kind === 'character' ? [person(ally as Entity<'character'>, behind)] : []),
    foe(enemy, by === 'enemy' ? own : other),
    ...(ally?.kind === 'enemy' ? [foe(ally as Entity<'enemy'>, behind)] : []),
  ];
  // A map without anything on it, so that it is painted in the look of the set.
  const map = { kind: 'map', id: '~field', ref: `${set.id}/~field`, file: 'maps/~field.json' } as const;
  const open: Entity<'map'> = { ...map, data: { name: 'Open field', ...field } as Entity<'map'>['data'] };
  return gameOf({
    sets: [{ ...set, entities: [...set.entities, open] }],
    encounter: '',
    options,
    board: { ref: open.ref, ...field, obstacles: [], screens: [], zones: [[], []] },
    figures,
    conditions: [...programs.conditions].map(([ref, rules]) => ({
      ...rules,
      ref,
      byHand: programs.byHand.get(ref) ?? '',
    })),
  });
}
