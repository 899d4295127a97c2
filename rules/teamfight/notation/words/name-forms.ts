import { notationWords } from './notation-words.ts';
import { doing, pasts, presentOf } from './pasts.ts';
import { plurals } from './plurals.ts';
import type { Word } from './words.ts';

/** Words of conditions that the notation itself knows in other forms than a plain -ed. */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  immobile: ['immobilize', 'immobilized', 'immobilise', 'immobilised', 'immobilizes'],
  paralyze: ['paralyse', 'paralysed', 'paralyzed', 'paralyzes'],
  dot: ['dots', 'damage over time'],
  impaired: ['impair', 'impairs'],
  grappled: ['grapple', 'grapples'],
};

/** `a charge on Overload`, `2 Overload charges`: what lies on that card; its name alone is the card. */
const chargesOn = (card: string): string[] =>
  ['charge', 'charges'].flatMap((noun) => [
    `${card} ${noun}`,
    ...['on', 'onto', 'to', 'from'].flatMap((behind) => [
      `${noun} ${behind} ${card}`,
      `${noun} ${behind} your ${card}`,
    ]),
  ]);

/** `Wisp markers`, `a Wisp token`: what a piece is called that lies on a card; which card stands behind it. */
export const laidNouns = (piece: string): string[] =>
  ['marker', 'markers', 'token', 'tokens'].map((noun) => `${piece} ${noun}`);

/** Every way in which texts write a name. */
export function formsOf({
  kind,
  name,
  stance,
  keptOn,
  laid,
}: Pick<Word, 'kind' | 'name' | 'stance' | 'keptOn' | 'laid'>): string[] {
  if (keptOn !== undefined && laid !== undefined)
    return laidNouns(laid).flatMap((noun) => ['on', 'onto', 'from'].map((where) => `${noun} ${where} ${keptOn}`));
  if (keptOn !== undefined) return chargesOn(keptOn);
  const lower = name.toLowerCase();
  const forms = [name, ...plurals(name)];
  if (kind === 'terrain' || kind === 'marker')
    forms.push(`${name} space`, `${name} spaces`, ...(lower.endsWith('terrain') ? [] : [`${name} terrain`]));
  // A die called "Phials" counts each Phial.
  const single = kind === 'counter' ? singular(name) : undefined;
  if (single !== undefined)
    forms.push(single, `${single} counter`, `${single} counters`, `${single} token`, `${single} tokens`);
  // "R.U.B" is written without its stops too.
  if (/\.\S/.test(name)) forms.push(name.replaceAll('.', ''));
  // Where a sentence ends with it, its last stop is that of the sentence.
  if (name.endsWith('.')) forms.push(name.slice(0, -1));
  if (kind === 'hero' || kind === 'summon') forms.push(`${name}'s`, ...(lower.endsWith('s') ? [`${name}'`] : []));
  // "Rook & Pike" is called Rook; the other one may have a card of its own.
  const [first = '', second] = kind === 'hero' ? name.split(/ (?:&|and) /i) : [];
  if (second !== undefined && first.length > 2)
    forms.push(first, `${first}'s`, ...(/s$/i.test(first) ? [`${first}'`] : []));
  if (kind === 'condition' || kind === 'token') {
    forms.push(...(otherForms[lower] ?? []));
    if (!/\s/.test(name)) forms.push(...pasts(lower));
    // "Home In" is what makes somebody Homed In.
    const [verb, behind] = /^([a-z]{3,}) (on|in|up|down|out|off|over)$/.exec(lower)?.slice(1) ?? [];
    if (verb !== undefined) forms.push(...pasts(verb).map((past) => `${past} ${behind}`));
  }
  const tails =
    kind === 'counter'
      ? ['counter', 'token', 'charge']
      : kind === 'marker'
        ? ['marker', 'object']
        : kind === 'token'
          ? /\bmark/i.test(name)
            ? ['token', 'marker', 'mark']
            : ['token', 'marker']
          : kind === 'condition'
            ? ['token']
            : [];
  if (stance && !lower.endsWith('stance')) forms.push(`${name} stance`);
  // "While Raging", of the stance Rage.
  const verbal = stance ? lower.replace(/ stance$/, '') : '';
  if (/^[a-z]{4,}(?<!ed|ing)$/.test(verbal)) forms.push(`${verbal.replace(/e$/, '')}ing`);
  // "Spend 2 gold", where the file says "Gold counter".
  const ends = kind === 'token' ? [...tails, 'counter'] : tails;
  const own = ends.find((tail) => lower.endsWith(` ${tail}`));
  const bare = own === undefined ? name : name.slice(0, -own.length - 1);
  // "Mark for Death" is what makes somebody Marked for Death.
  if (kind === 'token' && /^mark /i.test(name))
    forms.push(...[`Marked${name.slice(4)}`].flatMap((one) => [one, `${one} mark`]));
  if (own !== undefined) forms.push(bare, ...plurals(bare));
  // "The Anvil" is called "your Anvil" too.
  const called = /^the /i.test(name) ? formsOf({ kind, name: name.slice(4), ...(stance && { stance }) }) : [];
  for (const tail of tails) forms.push(`${bare} ${tail}`, `${bare} ${tail}s`);
  return [...forms, ...called];
}

/** `Phial`, of a name that is a plural. */
const singular = (name: string): string | undefined =>
  /ies$/i.test(name) ? `${name.slice(0, -3)}y` : /[^aiosu']s$/i.test(name) ? name.slice(0, -1) : undefined;

/**
 * `immobilize`, `slows`, `stun`: what makes somebody Immobilized, Slowed, Stunned; `burning`: what somebody is who has Burn. Nothing that has such a name
 * itself is meant by them.
 */
export function verbsOf({ kind, name }: Pick<Word, 'kind' | 'name'>): string[] {
  if (kind !== 'condition' && kind !== 'token') return [];
  const lower = name.toLowerCase();
  const stem = /^([a-z]{3,})(?:ed|ing)$/.exec(lower)?.[1];
  const present = presentOf(lower) ?? (stem === undefined ? undefined : infinitive(stem));
  const verbs = present === undefined ? [] : [present, ...plurals(present)];
  return [...verbs, ...(kind === 'condition' ? doing(lower) : [])].filter((form) => !notationWords.has(form));
}

function infinitive(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  // What ends so has lost an e.
  return /(?:[aeiou][zvcgs]|[nr][cgsv]|a[rt]|[bcdfgkptz]l)$/.test(stem) ? `${stem}e` : stem;
}
