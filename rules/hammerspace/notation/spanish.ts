/**
 * Spanish texts are read as the English ones that say the same: each phrase below is a whole one, so that a sentence of which any part is
 * not known stays unread. `$1` is what stands in brackets.
 */
type Same = readonly [spanish: RegExp, english: string];

const same = (spanish: string, english: string): Same => [new RegExp(`^(?:${spanish})$`), english];

const kinds = { ataque: 'attack', defensa: 'defence', habilidad: 'ability' } as const;
const places = { primera: 'first', segunda: 'second', tercera: 'third', última: 'last' } as const;
const sides = { derecha: 'right', izquierda: 'left' } as const;
const numbers = {
  un: 'one',
  una: 'one',
  dos: 'two',
  tres: 'three',
  cuatro: 'four',
  cinco: 'five',
  seis: 'six',
} as const;
const attacks = {
  'de cuerpo a cuerpo': 'melee',
  'a distancia': 'range',
  'de fuego': 'fire',
  'de hielo': 'ice',
  biológicos: 'biological',
  corrosivos: 'corrosive',
  eléctricos: 'electric',
  'de plasma': 'plasma',
  físicos: 'physical',
  químicos: 'chemical',
  'de energía': 'energy',
} as const;

const dictionary: Readonly<Record<string, string>> = { ...kinds, ...places, ...sides, ...numbers, ...attacks };
const oneOf = (words: object): string => `(${Object.keys(words).join('|')})`;
const NUM = `(\\d+|${Object.keys(numbers).join('|')})`;
const WHO = '(el defensor|cada defensor|el atacante|un jugador de tu elección|cada otro jugador|cada jugador)';

const people: readonly Same[] = [
  same('el defensor', 'the defender'),
  same('cada defensor', 'each defender'),
  same('el atacante', 'the attacker'),
  same('un jugador de tu elección', 'a player of your choice'),
  same('cada otro jugador', 'each other player'),
  same('cada jugador', 'each player'),
];

const conditions: readonly Same[] = [
  same('el dado de ataque muestra (\\d)(?: o (más|menos|\\d))?', 'the attack die shows $1 or $2'),
  same('el dado de defensa muestra (\\d)(?: o (más|menos|\\d))?', 'the defence die shows $1 or $2'),
  same(`tienes ${NUM} pv o (más|menos)`, 'you have $1 hp or $2'),
  same('el ataque tiene éxito', 'the attack is successful'),
  same('no atacaste a nadie en tu último turno', 'you attacked nobody in your last turn'),
  same('ninguna de tus cartas boca arriba sirve contra el ataque', 'none of your face-up cards matches the attack'),
];

const acts: readonly Same[] = [
  same(`descarta su ${oneOf(places)} carta`, 'discards their $1 card'),
  same(`descarta sus cartas de ${oneOf(kinds)}`, 'discards their $1 cards'),
  same('pierde su próximo turno', 'loses their next turn'),
  same('cambia todas sus cartas', 'replaces all their cards'),
  same(`pierde ${NUM} pv`, 'loses $1 hp'),
  same(`gana ${NUM} pv`, 'gains $1 hp'),
];

const sentences: readonly Same[] = [
  same('juégala al atacar', 'play this when attacking'),
  same('juégala al defenderte', 'play this when defending'),
  same(`ganas? ${NUM} pv`, 'gain $1 hp'),
  same('ganas? tantos pv como muestre un dado', 'gain as many hp as one die shows'),
  same(`ganas? tantos pv como muestren ${NUM} dados`, 'gain as many hp as $1 dice show'),
  same('recuperas todos los pv', 'restores all hp'),
  same('([+-]\\d+) al ataque', '$1 to the attack'),
  same('([+-]\\d+) a la defensa', '$1 to the defence'),
  same('([+-]\\d+) a tus ataques', '$1 to your attacks'),
  same('([+-]\\d+) a tus defensas', '$1 to your defences'),
  same(`([+-]\\d+) a tus ataques ${oneOf(attacks)}`, '$1 to your $2 attacks'),
  same(
    '([+-]\\d+) a tus ataques contra el último jugador que te atacó',
    '$1 to your attacks against the last player who attacked you',
  ),
  same(
    '([+-]\\d+) a tus ataques contra el jugador con más pv',
    '$1 to your attacks against the player with the most hp',
  ),
  same('roba una carta a otro jugador', 'steal one card from another player'),
  same(`roba ${NUM} cartas a otros jugadores`, 'steal $1 cards from other players'),
  same(`roba hasta ${NUM} cartas a otros jugadores`, 'steal up to $1 cards from other players'),
  same('la dirección de los turnos se invierte', 'the direction of turns is reversed'),
  same(
    'cambia una de tus cartas por una carta de otro jugador',
    "swap one of your cards with one of another player's cards",
  ),
  same(
    `cada jugador toma una carta del jugador a su ${oneOf(sides)}`,
    'each player takes one card from the player at their $1',
  ),
  same(
    `empiezas tú, luego el jugador a tu ${oneOf(sides)},? y así sucesivamente`,
    'you begin, then the player at your $1 and so on',
  ),
  same(
    'un jugador de tu elección se ataca a sí mismo con una de sus cartas de ataque que tú elijas',
    'a player of your choice attacks themselves with one of their attack cards that you choose',
  ),
  same('el ataque se refleja hacia un jugador de tu elección', 'the attack is reflected to a player of your choice'),
  same('el ataque alcanza a todos menos a ti', 'the attack hits everyone except you'),
  same('el ataque falla', 'the attack fails'),
  same(
    'todas tus cartas de defensa sirven contra el ataque, con su valor más alto',
    'all your defence cards match the attack, with their highest value',
  ),
  same('puedes tener todas tus cartas boca abajo', 'you may have all your cards face down'),
  same('nadie puede robarte cartas', 'nobody can steal cards from you'),
  same(`puedes perder ${NUM} pv a cambio de \\+(\\d+) al ataque`, 'you may lose $1 hp for +$2 attack'),
  same(
    'después de cada uno de tus ataques puedes lanzar un dado: con (\\d) o (\\d), conservas la carta de ataque',
    'after each of your attacks, you may roll a die: on $1 or $2, keep the attack card',
  ),
  same(
    `si tu ataque quitó ${NUM} pv o más a otro jugador, ganas ${NUM} pv`,
    'if your attack took $1 hp or more from another player, you gain $2 hp',
  ),
  same(`en lugar de tu turno,? puedes ganar ${NUM} pv`, 'instead of your turn, you may gain $1 hp'),
  same(
    `en lugar de tu turno,? puedes ganar ${NUM} pv, pero no dos turnos seguidos`,
    'instead of your turn, you may gain $1 hp, but not two turns in a row',
  ),
];

const little: Readonly<Record<string, string>> = { más: 'more', menos: 'less' };

function inEnglish(all: readonly Same[], text: string): string | undefined {
  for (const [spanish, english] of all) {
    const found = spanish.exec(text);
    if (!found) continue;
    const filled = english.replace(/( or )?\$(\d)/g, (_, or = '', index) => {
      const part = found[Number(index)];
      return part === undefined ? '' : or + (dictionary[part] ?? little[part] ?? part);
    });
    return filled;
  }
  return undefined;
}

/** `each defender who lost hp discards their first card`: who, and what they do. */
function actOf(text: string): string | undefined {
  const [, who = '', lost = '', does = ''] = new RegExp(`^${WHO}( que perdió pv)? (.+)$`).exec(text) ?? [];
  const [person, act] = [inEnglish(people, who), inEnglish(acts, does)];
  return person && act && `${person}${lost && ' who lost hp'} ${act}`;
}

const mainOf = (text: string): string | undefined => inEnglish(sentences, text) ?? actOf(text);

/** The English sentence that says what a Spanish one does, both plain; undefined where any part of it is not known. */
export function fromSpanish(text: string): string | undefined {
  const whole = mainOf(text);
  if (whole !== undefined) return whole;
  const [, does = '', one = '', other = ''] = /^(.+?),? si también tienes (.+) y (.+)$/.exec(text) ?? [];
  const partners = mainOf(does);
  if (partners !== undefined) return `${partners} if you also have ${one} and ${other}`;
  const [, before, behind] = /^si (.+?), (.+)$/.exec(text) ?? [];
  const [, first, last] = /^(.+?),? si (.+)$/.exec(text) ?? [];
  const [condition, main] = [inEnglish(conditions, before ?? last ?? ''), mainOf(behind ?? first ?? '')];
  if (condition === undefined || main === undefined) return undefined;
  return before === undefined ? `${main} if ${condition}` : `if ${condition}, ${main}`;
}
