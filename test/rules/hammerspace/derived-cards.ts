import type { Facts } from './real-cards.ts';

/**
 * Cards that worked cases speak of and the data lacks, written from what the cases themselves say of them: points from the totals, texts
 * in the words of our notation. What no case asks for is left at its plainest.
 */
export function derivedCards(cases: readonly Facts[], known: readonly Facts[]): Facts[] {
  const there = new Set(known.map(({ id }) => id));
  const missing = new Set(cases.flatMap(({ given, when }) => idsIn([given, when])).filter((id) => !there.has(id)));
  return [...missing].map((id) => {
    const own = cases.filter(({ given, when }) => idsIn([given, when]).includes(id));
    const facts = own.map(({ given, when, then, title, note }) => ({ given, title, note, steps: steps(when, then) }));
    const common = { id, titleEn: nameOf(id, own, known), hits: null, keepOnDice: [], defense: null };
    if (id.startsWith('D')) return { ...common, kind: 'defense', defense: defenceOf(id, facts, known) };
    if (id.startsWith('A')) return { ...common, kind: 'attack', ...attackOf(id, facts) };
    if (id.startsWith('H')) return { ...common, kind: 'ability', ...abilityOf(id, facts, known) };
    return { ...common, kind: 'trait', effectTextEn: traitOf(facts, known) };
  });
}

/** What cases say, with each of their variants as one step. */
interface Told {
  readonly given: Facts;
  readonly title: string;
  readonly note: string | undefined;
  readonly steps: readonly Facts[];
}

const steps = (when: Facts | readonly Facts[], then: Facts): Facts[] =>
  ([when].flat() as Facts[]).map((one) => ({ ...then, ...one, ...one.then }));

export const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"([ADHC]\d\d)"/g)].map(([, id]) => `${id}`);

const attackWith = (step: Facts, given: Facts): string | undefined =>
  [step.plays ?? given.attacker?.plays ?? given.plays ?? []].flat().find((id: string) => id.startsWith('A'));

/** A card of a set is named by the others of the set, if they name it. */
function nameOf(id: string, own: readonly Facts[], known: readonly Facts[]): string {
  const [first = ''] = /\b\p{Lu}[\p{L}-]+/u.exec(own[0]?.title ?? '') ?? [];
  const others = new Set(known.map(({ titleEn }) => titleEn));
  return first === '' || others.has(first) ? `Card ${id}` : `${first} (${id})`;
}

/** A line a type: the least that is counted against any subtype, and what is more against one of them. */
function defenceOf(id: string, cases: readonly Told[], known: readonly Facts[]): Facts[] {
  const values = cases.flatMap(({ given, steps: all }) =>
    all.flatMap((step) => {
      const attack = known.find((card) => card.id === attackWith(step, given))?.attack;
      const points = step.cardDefense?.[id];
      return attack && points !== undefined ? [{ ...attack, points }] : [];
    }),
  );
  return [...new Set(values.map(({ type }) => type))].map((type) => {
    const of = values.filter((one) => one.type === type);
    const points = Math.min(...of.map((one) => one.points));
    const bonus = of.filter((one) => one.points > points);
    return { type, points, bonus: bonus.map((one) => ({ subtype: one.subtype, points: one.points - points })) };
  });
}

const subtype = { physical: 'melee', chemical: 'fire', energy: 'electric' } as const;
const ordinals = ['first', 'second', 'third'];

function attackOf(id: string, cases: readonly Told[]): Facts {
  const all = cases.flatMap(({ given, note = '', steps: own }) => own.map((step) => ({ given, note, step })));
  const counted = all.find(({ step, given }) => step.attackPoints !== undefined && attackWith(step, given) === id);
  const strength = counted ? counted.step.attackPoints - counted.step.attackDie : 5;
  const type = (/match (physical|chemical|energy)/.exec(all[0]?.note ?? '')?.[1] ?? 'physical') as keyof typeof subtype;
  const failing = all.find(({ step }) => step.attackFails)?.step;
  const struck = all.find(({ step, given }) => given.defender?.row && step.discardedByDefender);
  const places = struck
    ? struck.step.discardedByDefender
        .filter((one: string) => !struck.step.defenderChooses?.includes(one))
        .map((one: string) => struck.given.defender.row.indexOf(one))
    : [];
  const texts = [
    ...(failing ? [`The attack fails if the attack die shows ${failing.attackDie}.`] : []),
    ...places.map((place: number) => `The defender discards their ${ordinals[place]} card.`),
  ];
  return { attack: { type, subtype: subtype[type], strength }, hits: 'one', effectTextEn: texts.join(' ') || null };
}

function abilityOf(id: string, cases: readonly Told[], known: readonly Facts[]): Facts {
  const set = known.find(({ effect }) => effect?.requires?.includes(id))?.effect.requires;
  if (set) return { effect: { requires: set } };
  const [told] = cases;
  const [step = {}] = told?.steps ?? [];
  if (told?.given.victim !== undefined) {
    const text = 'A player of your choice attacks themselves with one of their attack cards that you choose.';
    return { effectTextEn: text };
  }
  const gained = (step.hp?.p1 ?? 0) - (told?.given.hp?.p1 ?? 0);
  const turned = step.direction !== undefined && step.direction !== told?.given.direction;
  const texts = [...(gained > 0 ? [`Gain ${gained} HP.`] : []), ...(turned ? ['The turn order is reversed.'] : [])];
  return { effectTextEn: texts.join(' ') };
}

/** A bonus to the attacks of the subtype with which more was counted than card and die. */
function traitOf(cases: readonly Told[], known: readonly Facts[]): string | undefined {
  for (const { given, steps: all } of cases)
    for (const step of all) {
      const attack = known.find((card) => card.id === attackWith(step, given))?.attack;
      const more = step.attackPoints - step.attackDie - (attack?.strength ?? 0);
      if (attack && more > 0) return `+${more} to your ${attack.subtype} attacks.`;
    }
  return undefined;
}
