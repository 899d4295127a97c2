/**
 * Parts of Spanish sentences with the English words that say the same. A pattern holds slots such as `<who>` or `<number>`; each slot takes
 * any way of saying that part, so that every part goes with every other.
 */
type Say = readonly [spanish: string, english: string];

const hp = '(?:pv|puntos? de vida)';

/** The words of each slot; the first that matches a whole part is meant. */
const slots: Readonly<Record<string, readonly Say[]>> = {
  number: [
    ['\\d+', '$&'],
    ['una?', 'one'],
    ['dos', 'two'],
    ['tres', 'three'],
    ['cuatro', 'four'],
    ['cinco', 'five'],
    ['seis', 'six'],
  ],
  signed: [['[+-]\\d+', '$&']],
  hp: [[hp, 'hp']],
  who: [
    ['el defensor|el que defiende|el jugador (?:que defiende|defensor)|ese defensor', 'the defender'],
    ['cada defensor|cada jugador que defiende', 'each defender'],
    ['los defensores|los que defienden|los jugadores (?:que defienden|defensores)', 'the defenders'],
    ['el atacante|el que ataca|el jugador (?:que ataca|atacante)', 'the attacker'],
    ['(?:el|un) jugador (?:de tu elección|que (?:tú )?elijas)', 'a player of your choice'],
    ['cada otro jugador|los demás(?: jugadores)?|todos los demás(?: jugadores)?', 'each other player'],
    ['cada jugador|todos(?: los jugadores)?', 'each player'],
  ],
  place: [
    ['primera', 'first'],
    ['segunda', 'second'],
    ['tercera', 'third'],
    ['última', 'last'],
  ],
  kind: [
    ['ataque', 'attack'],
    ['defensa', 'defence'],
    ['habilidad', 'ability'],
  ],
  side: [
    ['derecha', 'right'],
    ['izquierda', 'left'],
  ],
  type: [
    ['físicos?', 'physical'],
    ['químicos?', 'chemical'],
    ['de energía', 'energy'],
  ],
  subtype: [
    ['(?:de )?cuerpo a cuerpo|(?:de )?melee', 'melee'],
    ['a distancia|(?:de )?proyectil', 'range'],
    ['(?:de )?fuego', 'fire'],
    ['(?:de )?hielo', 'ice'],
    ['biológicos?', 'biological'],
    ['corrosivos?', 'corrosive'],
    ['eléctricos?', 'electric'],
    ['(?:de )?plasma', 'plasma'],
  ],
  // What a die shows.
  shows: [
    ['(?:muestra|es|=) (\\d)', 'shows $1'],
    ['(?:muestra|es) (\\d) o más', 'shows $1 or more'],
    ['(?:muestra|es) (\\d) o menos', 'shows $1 or less'],
    ['(?:muestra|es) (\\d) o (\\d)', 'shows $1 or $2'],
    ['(?:>|es mayor que|es más de|supera) ?(\\d)', 'is over $1'],
    ['(?:<|es menor que|es menos de) ?(\\d)', 'is under $1'],
  ],
  amount: [
    [`(\\d+|un|dos|tres|cuatro|cinco|seis) ${hp}`, '$1 hp'],
    [`(?:tantos ${hp} como|los ${hp} que) (?:muestre|marque)n? (?:el tiro de )?un dado`, 'as many hp as one die shows'],
    [
      `(?:tantos ${hp} como|los ${hp} que) (?:muestre|marque)n? (?:el tiro de )?(\\d+|dos|tres|cuatro|cinco|seis) dados`,
      'as many hp as $1 dice show',
    ],
  ],
};

const compiled = new Map(
  Object.entries(slots).map(([name, says]) => [
    name,
    says.map(([spanish, english]) => ({ form: new RegExp(`^(?:${spanish})$`), english })),
  ]),
);

/** A slot's pattern without groups of its own. */
const sourceOf = (name: string): string =>
  (slots[name] ?? []).map(([spanish]) => spanish.replace(/(?<!\\)\((?!\?)/g, '(?:')).join('|');

const filled = (english: string, found: readonly string[]): string =>
  english.replace(/\$(\d|&)/g, (_, index) => wordOf(found[index === '&' ? 0 : Number(index)] ?? ''));

/** Numbers in words inside of a longer part. */
const wordOf = (part: string): string =>
  slots.number!.find(([spanish]) => spanish !== '\\d+' && new RegExp(`^${spanish}$`).test(part))?.[1] ?? part;

function inSlot(name: string, part: string): string {
  for (const { form, english } of compiled.get(name) ?? []) {
    const found = form.exec(part);
    if (found) return filled(english, found);
  }
  return part;
}

/** A Spanish pattern with what it says in English. */
export interface Same {
  readonly form: RegExp;
  readonly slots: readonly string[];
  readonly english: string;
}

/** `<name>` in the pattern is a slot, `$1` in the English words what the first one says. */
export function same(spanish: string, english: string): Same {
  const names = [...spanish.matchAll(/(?<!\(\?)<(\w+)>/g)].map(([, name]) => name ?? '');
  const source = spanish.replace(/(?<!\(\?)<(\w+)>/g, (_, name: string) => `(${sourceOf(name)})`);
  return { form: new RegExp(`^(?:${source})$`), slots: names, english };
}

/** The English words by the first pattern that a text has. */
export function inEnglish(all: readonly Same[], text: string): string | undefined {
  for (const { form, slots: names, english } of all) {
    const found = form.exec(text);
    if (!found) continue;
    return english.replace(/\$(\d)/g, (_, index) => inSlot(names[Number(index) - 1] ?? '', found[Number(index)] ?? ''));
  }
  return undefined;
}
