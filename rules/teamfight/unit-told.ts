import type { Condition, Summon, Token } from '../../schemas/types.generated.ts';
import type { Entity } from '../game-set.ts';

/** What no file says of a summon: that it is as fast as the hero who summoned it. */
export interface SpeedLent {
  readonly speedOf: 'summoner';
}

/** A unit that the text of a condition or token tells. */
interface ToldUnit {
  readonly health: number;
  readonly speed: number | 'summoner';
  /** How many letters of the text say so; what stands behind them is a passive of the unit. */
  readonly length: number;
}

/** Health and speed have as many digits as in the file of a summon. */
const telling =
  /^\s*(?:this|it|an? [\p{L}'’ -]+?) (?:acts|counts) as an? (?:allied |friendly )?(?:unit|summon) with (\d{1,3}) ?(?:health|hp)(?: and|, and|,) (?:(?:the speed of (?:its|the) summoner|(?:its|the) summoner['’]s speed)|(\d{1,2}) speed|speed (\d{1,2}))(?:,? and no abilities|, no abilities)?(?:\.\s*|\s*\n\s*|\s*$)/iu;

/** `It counts as a unit with 2 hp and its summoner's speed.`: what the text of a piece begins with that is a unit. */
export function unitTold(text: string): ToldUnit | undefined {
  const found = telling.exec(text);
  if (found === null) return undefined;
  const [said, health, before, behind] = found;
  const speed = before ?? behind;
  return { health: Number(health), speed: speed === undefined ? 'summoner' : Number(speed), length: said.length };
}

/** The summon (T-014) that a condition or token is whose text tells it, by the same reference; undefined for any other entity. */
export function asToldUnit(entity: Entity): Entity<'summon'> | undefined {
  if (entity.kind !== 'condition' && entity.kind !== 'token') return undefined;
  const { name, text = '' } = entity.data as Condition | Token;
  const told = unitTold(text);
  if (told === undefined || told.health < 1) return undefined;
  const rest = text.slice(told.length);
  const lent = told.speed === 'summoner';
  const data: Summon & Partial<SpeedLent> = {
    name,
    health: told.health,
    speed: told.speed === 'summoner' ? 0 : told.speed,
    ...(lent && { speedOf: 'summoner' }),
    ...(rest.trim() !== '' && { passives: [{ name, text: rest }] }),
  };
  return { kind: 'summon', id: entity.id, ref: entity.ref, file: '', data } as Entity<'summon'>;
}
