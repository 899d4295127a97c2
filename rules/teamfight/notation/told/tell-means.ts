import type { Means } from '../../program.ts';

const ordinals = ['first', 'second', 'third'];

/** Abilities as they are called: `default abilities`, `Long Musket`, `undefendable abilities that reach beyond range 2`. */
export function tellMeans(
  {
    named,
    kind,
    nth,
    undefendable,
    limited,
    perGame,
    perTurn,
    ultimate,
    tap,
    reach,
    within,
    except,
    attack,
    area,
    single,
    shape,
    instant,
  }: Means,
  many = true,
): string {
  const word = instant ? 'instant' : attack ? 'attack' : undefined;
  const noun = word === undefined ? (many ? 'abilities' : 'ability') : many ? `${word}s` : word;
  return [
    ...(nth === undefined ? [] : [ordinals[nth - 1] ?? '']),
    ...(undefendable ? ['undefendable'] : []),
    ...(kind === undefined ? [] : [kind === 'default' ? 'default' : 'non-default']),
    ...(perGame === undefined ? [] : [`${perGame}/Game`]),
    ...(perTurn === undefined ? [] : [`${perTurn}/Turn`]),
    ...(ultimate === undefined ? [] : [ultimate ? 'Ultimate' : 'non-Ultimate']),
    ...(single ? ['single target'] : []),
    ...(area ? ['area'] : []),
    ...(shape === undefined ? [] : [shape]),
    named === undefined ? noun : capitals(named),
    ...(tap ? ['with Tap'] : []),
    ...(limited ? ['that can be used only so often in a game'] : []),
    ...(within === undefined ? [] : [`of range ${within}`]),
    ...(except === undefined ? [] : [`other than ${capitals(except)}`]),
    ...(reach === undefined
      ? []
      : [reach === 1 ? 'with a range' : `that reach${many ? '' : 'es'} beyond range ${reach - 1}`]),
    ...(nth === undefined ? [] : ['of a turn']),
  ].join(' ');
}

export const capitals = (name: string): string =>
  name.replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
