import { inEnglish, same } from './spanish-parts.ts';

/**
 * Spanish texts are read as the English ones that say the same, part by part: who, what is done, how much, and under which conditions.
 * A sentence of which any part is not known stays unread.
 */

const conditions = [
  same('el dado de ataque <shows>', 'the attack die $1'),
  same('(?:el|tu|su) dado de defensa <shows>', 'the defence die $1'),
  same('tienes <number> <hp> o más', 'you have $1 hp or more'),
  same('tienes <number> <hp> o menos', 'you have $1 hp or less'),
  same('tienes (?:al menos|como mínimo) <number> <hp>', 'you have at least $1 hp'),
  same('tienes (?:como mucho|como máximo) <number> <hp>', 'you have at most $1 hp'),
  same('tienes menos de <number> <hp>', 'you have less than $1 hp'),
  same('tienes más de <number> <hp>', 'you have more than $1 hp'),
  same('(?:el|tu|este) ataque (?:tiene éxito|tuvo éxito|es exitoso|fue exitoso)', 'the attack is successful'),
  same('(?:el defensor|el que defiende) perdió <hp>', 'the defender lost hp'),
  same('no atacaste a nadie en (?:tu último turno|el turno anterior)', 'you attacked nobody in your last turn'),
  same('ninguna de tus cartas boca arriba sirve contra el ataque', 'none of your face-up cards matches the attack'),
  same('el ataque es <type>', 'the attack is $1'),
  same('el ataque es <subtype>', 'the attack is $1'),
  same('el ataque es <type>: <subtype>', 'the attack is $1: $2'),
];

/** What somebody does, whoever it is. */
const acts = [
  same('(?:deben? descartar|descarta[ns]?) su <place> carta', 'discards their $1 card'),
  same('(?:deben? descartar|descarta[ns]?) (?:todas )?sus cartas de <kind>', 'discards their $1 cards'),
  same('descartas? tu <place> carta', 'discards your $1 card'),
  same('descartas? (?:todas )?tus cartas de <kind>', 'discards your $1 cards'),
  same('pierden? (?:su|el) (?:próximo|siguiente) turno', 'loses their next turn'),
  same('pierdes (?:tu|el) (?:próximo|siguiente) turno', 'lose your next turn'),
  same('cambias? todas tus cartas(?: por (?:otras )?nuevas)?', 'replaces all your cards'),
  same('cambian? todas sus cartas(?: por (?:otras )?nuevas)?', 'replaces all their cards'),
  same('(?:gana|recupera)[ns]? <amount>', 'gains $1'),
  same('pierde[ns]? <amount>', 'loses $1'),
  same('(?:restaura|recupera)[ns]? (?:toda (?:la|su|tu) vida|todos (?:los|sus|tus) <hp>)', 'restores all hp'),
];

/** What points are added to, and what may stand behind: each tail goes with each side. */
const sides = [
  same('(?:al|de) ataque', 'to the attack'),
  same('(?:a|en) (?:todos )?tus ataques', 'to your attacks'),
  same('(?:a|en) (?:(?:todos )?tus ataques|cualquier ataque) <type>', 'to your $1 attacks'),
  same('(?:a|en) (?:(?:todos )?tus ataques|cualquier ataque) <subtype>', 'to your $1 attacks'),
  same('(?:a|en) (?:(?:todos )?tus ataques|cualquier ataque) <type>: <subtype>', 'to your $1: $2 attacks'),
  same('(?:a la|de) defensa', 'to the defence'),
  same('(?:a|en) (?:todas )?tus defensas', 'to your defences'),
];
const fighting = '(?:contra el|al combatir al|cuando combatas al)';
const tails = [
  same(`${fighting} último jugador que te atacó(?: a ti)?`, 'against the last player who attacked you'),
  same(`${fighting} jugador con más <hp>`, 'against the player with the most hp'),
  same(
    '(?:al|al momento de) (?:combatir|atacar) (?:contra |a )?otro(?:\\(s\\)|s)? jugador(?:\\(es\\)|es)?',
    'when fighting other players',
  ),
  same('\\(?de cualquier tipo\\)?', 'of any type'),
  same('(?:al|al momento de) ser atacado(?: con cualquier tipo de ataque)?', 'when attacked'),
  same('contra (?:los )?ataques <type>', 'against $1 attacks'),
  same('contra (?:los )?ataques <subtype>', 'against $1 attacks'),
];

function tailsOf(text: string): string | undefined {
  if (text === '') return '';
  for (const { index } of text.matchAll(/ |$/g)) {
    const tail = inEnglish(tails, text.slice(0, index));
    const rest = tail && tailsOf(text.slice(index + 1));
    if (tail !== undefined && rest !== undefined) return ` ${tail}${rest}`;
  }
  return undefined;
}

/** `+3 a tus ataques de fuego`, or several such with `y` between. */
function bonusOf(text: string): string | undefined {
  const [first = '', ...more] = text.split(/,? y (?=[+-]\d)/);
  if (more.length > 0) {
    const all = [first, ...more].map(bonusOf);
    return all.includes(undefined) ? undefined : all.join(' and ');
  }
  const [, points = '', rest = ''] = /^([+-]\d+)(?: puntos)? (.+)$/.exec(text) ?? [];
  for (const { index } of rest.matchAll(/ |$/g)) {
    const side = inEnglish(sides, rest.slice(0, index));
    const behind = side && tailsOf(rest.slice(index + 1));
    if (side !== undefined && behind !== undefined) return `${points} ${side}${behind}`;
  }
  return undefined;
}

/** What is said in a sentence of its own. */
const wholes = [
  same('(?:juégala|úsala) al atacar', 'play this when attacking'),
  same('(?:juégala|úsala) al defenderte', 'play this when defending'),
  same('incluye el primer turno', 'includes the first turn'),
  same('robas? una carta (?:a|de) otro jugador', 'steal one card from another player'),
  same('robas? <number> cartas (?:a|de) otros jugadores', 'steal $1 cards from other players'),
  same('robas? hasta <number> cartas (?:a|de) otros jugadores', 'steal up to $1 cards from other players'),
  same('(?:la dirección|el orden) de los turnos se invierte', 'the direction of turns is reversed'),
  same('el orden de turnos se invierte', 'the direction of turns is reversed'),
  same(
    'cambias? una de tus cartas por una (?:carta )?de otro jugador',
    "swap one of your cards with one of another player's cards",
  ),
  same('cambias? todas tus cartas con otro jugador', 'swap all your cards with another player'),
  same(
    '(?:cada jugador toma|todos los jugadores toman) una carta del jugador a su <side>',
    'each player takes one card from the player at their $1',
  ),
  same(
    '(?:empiezas|comienzas) tú, luego (?:el jugador|la persona) a tu <side>,? y así sucesivamente',
    'you begin, then the player at your $1 and so on',
  ),
  same(
    'un jugador de tu elección se ataca a sí mismo con una de sus cartas de ataque que (?:tú )?elijas',
    'a player of your choice attacks themselves with one of their attack cards that you choose',
  ),
  same(
    'el ataque (?:se refleja|es reflejado) (?:hacia un|hacia el|al|a un) jugador (?:de tu elección|que (?:tú )?elijas)',
    'the attack is reflected to a player of your choice',
  ),
  same(
    '(?:el|tu|este|cualquier) ataque(?: que (?:tú )?(?:realices|hagas))? alcanza a todos,? (?:menos|excepto) a ti',
    'the attack hits everyone except you',
  ),
  same('el ataque falla', 'the attack fails'),
  same(
    'todas tus cartas de defensa (?:sirven contra el|te (?:pueden proteger|protegen) del) ataque(?: actual)?,? (?:con|usando) su valor más alto',
    'all your defence cards match the attack, with their highest value',
  ),
  same('puedes tener todas tus cartas (?:boca abajo|inactivas|ocultas)', 'you may have all your cards face down'),
  same('(?:nadie puede|los demás no pueden) robarte cartas', 'nobody can steal cards from you'),
  same(
    'puedes (?:perder|sacrificar|pagar) <number> <hp> (?:a cambio de|por) <signed>(?: puntos)? (?:al|de) ataque',
    'you may lose $1 hp for $3 attack',
  ),
  same(
    'después de cada uno de tus ataques,? puedes lanzar un dado: con <number> o <number>,? conservas la carta de ataque',
    'after each of your attacks, you may roll a die: on $1 or $2, keep the attack card',
  ),
  same(
    'un tiro de dado de <number> o <number> tras cualquier ataque te permite conservar la carta de ataque',
    'after each of your attacks, you may roll a die: on $1 or $2, keep the attack card',
  ),
  same(
    'si tu ataque (?:quitó|redujo) <number> <hp> o más a otro jugador, (?:ganas|recuperas) <number> <hp>',
    'if your attack took $1 hp or more from another player, you gain $3 hp',
  ),
  same('en lugar de tu turno,? puedes (?:ganar|recuperar) <number> <hp>', 'instead of your turn, you may gain $1 hp'),
  same(
    'en lugar de tu turno,? puedes (?:ganar|recuperar) <number> <hp>,? pero no dos turnos seguidos',
    'instead of your turn, you may gain $1 hp, but not two turns in a row',
  ),
];

const people = [same('<who>', '$1')];

/** What one does after the other, `y` or `y luego` between; who is not named again is the one before. */
function actsOf(text: string): string | undefined {
  const one = inEnglish(acts, text);
  if (one !== undefined) return one;
  for (const { index, 0: and } of text.matchAll(/,? y (?:luego )?/g)) {
    const [first, rest] = [inEnglish(acts, text.slice(0, index)), actsOf(text.slice(index + and.length))];
    if (first !== undefined && rest !== undefined) return `${first} and ${rest}`;
  }
  return undefined;
}

/** `cada defensor que perdió pv descarta su primera carta`: who, and what they do; nobody named is you. */
function doing(text: string): string | undefined {
  const you = actsOf(text);
  // Whose cards they are must be said of somebody.
  if (you !== undefined) return /\btheir\b/.test(you) ? undefined : you;
  for (const { index } of text.matchAll(/ /g)) {
    const who = inEnglish(people, text.slice(0, index));
    if (who === undefined) continue;
    const [, lost = '', does = ''] =
      /^(que perdi(?:ó|eron) (?:pv|puntos? de vida) )?(.+)$/.exec(text.slice(index + 1)) ?? [];
    const act = actsOf(does);
    if (act !== undefined && !/\byour\b/.test(act)) return `${who}${lost && ' who lost hp'} ${act}`;
  }
  return undefined;
}

const mainOf = (text: string): string | undefined => inEnglish(wholes, text) ?? bonusOf(text) ?? doing(text);

/** Conditions that all hold, `y` between. */
function conditionsOf(text: string): string | undefined {
  const all = text.split(' y ').map((one) => inEnglish(conditions, one));
  return all.includes(undefined) ? undefined : all.join(' and ');
}

const article = /^(?:el|la|los|las|un|una) /;

/** The English sentence that says what a Spanish one does, both plain; undefined where any part of it is not known. */
export function fromSpanish(text: string): string | undefined {
  const whole = mainOf(text);
  if (whole !== undefined) return whole;
  for (const { index } of text.startsWith('si ') ? text.matchAll(/, /g) : []) {
    const [condition, main] = [conditionsOf(text.slice(3, index)), mainOf(text.slice(index + 2))];
    if (condition !== undefined && main !== undefined) return `if ${condition}, ${main}`;
  }
  const [, first = '', last = ''] = /^(.+?),? (?:si|cuando) (.+)$/.exec(text) ?? [];
  const [main, condition] = [mainOf(first), conditionsOf(last)];
  if (main !== undefined && condition !== undefined) return `${main} if ${condition}`;
  const peaceful = /^(.+?),? (?:excepto|salvo) si atacaste a alguien en (?:tu último turno|el turno anterior)$/.exec(
    text,
  );
  const calm = peaceful && mainOf(peaceful[1] ?? '');
  if (calm) return `${calm} if you attacked nobody in your last turn`;
  const [, does = '', names = ''] = /^(.+?),? si (?:también )?tienes (.+)$/.exec(text) ?? [];
  const partners = mainOf(does);
  if (partners === undefined || names === '' || /\d/.test(names)) return undefined;
  return `${partners} if you also have ${names
    .split(/, | y /)
    .map((name) => name.replace(article, ''))
    .join(' and ')}`;
}
