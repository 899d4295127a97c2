import { plurals } from '../words/plurals.ts';
import type { Words } from '../words/words.ts';

const bringing =
  /^(?:then )?(?:you )?(?:may )?(?:summon|place|create|put|deploy|spawn|build|raise)s? (?:an?|one|two|three|your|\d|up to (?:two|three|\d)) (?:size \d |\d ?x ?\d )?(.*?)(?: markers?| tokens?| objects?)?(?: \([^)]*\))?[\s.]*$/is;

/** `Summon a Wolf.`, `place 2 Totems (max 2)`: a piece of the set, and nothing that says where it comes. Undefined of any other. */
export function noPlace(said: string, { all }: Words): string | undefined {
  const plain = bringing
    .exec(said.trim())?.[1]
    ?.toLowerCase()
    .replace(/ with \d+ .*$/, '');
  if (plain === undefined) return undefined;
  const isPiece = all.some(
    ({ kind, name }) =>
      /^(?:marker|summon|terrain)$/.test(kind) && [name, ...plurals(name)].some((one) => one.toLowerCase() === plain),
  );
  return isPiece ? 'it does not say where' : undefined;
}
