import type { FullRuleOptions } from '../../../rules/hammerspace/options.ts';
import { rowSize, subtypesOf, traitsDealt } from '../../../rules/hammerspace/types.ts';
import type { ChapterEntry } from '../chapter.ts';
import { startingCounters } from '../thoua/hp-counters.ts';
import type { BrawlWords } from './words.ts';

/** The rules in Spanish, as far as the options of a set decide them. */
export function spanishRules(options: FullRuleOptions, words: BrawlWords): ChapterEntry[] {
  const { startingHp: hp, traitsKept, turnLimit, passing, flipWithCards, reordering } = options;
  const { 5: fives, 1: ones } = startingCounters(hp);
  const { whom, keep } = words;
  const counters = [...(fives > 0 ? [`${fives} de 5`] : []), `${ones} de 1`].join(' y ');
  return [
    {
      name: 'Objetivo',
      text: `Luchas en solitario contra todos. Quita a los demás sus puntos de vida (PV) y conserva los tuyos: gana el último jugador al que le quede alguno.${
        turnLimit > 0
          ? ` La partida también termina tras ${turnLimit} turnos de todos los jugadores; gana entonces quien tenga más PV.`
          : ''
      }`,
    },
    {
      name: 'Preparación',
      text: [
        '- Baraja las cartas de juego: forman el mazo. Deja sitio al lado para los descartes.',
        `- Cada jugador toma ${hp} PV en contadores (${counters}) y roba ${rowSize} cartas.`,
        '- Mira tus cartas y ponlas en fila delante de ti, boca arriba. Una de ellas puede quedar boca abajo: está oculta.',
        ...(traitsKept > 0
          ? [
              `- Baraja los caracteres. Cada jugador roba ${traitsDealt}, deja ${traitsKept === 1 ? 'uno' : traitsKept} boca arriba para toda la partida y aparta los demás.`,
            ]
          : []),
        '- Cada jugador lanza dos dados. Empieza el resultado más alto; en caso de empate se repite. El turno pasa después a la derecha.',
      ].join('\n'),
    },
    {
      name: 'Tu turno',
      text: [
        `Al empezar tu turno puedes poner boca arriba tu carta oculta, poner otra boca abajo${reordering ? ' y cambiar el orden de tu fila' : ''}. Después haz una sola cosa:`,
        '- ataca con una carta de ataque,',
        '- usa una carta de habilidad que no sea para ataques o defensas,',
        ...(traitsKept > 0 ? ['- haz lo que tu carácter ofrezca para un turno,'] : []),
        passing === 'any'
          ? '- o pasa: descarta toda tu fila y roba cartas nuevas.'
          : '- o, si no puedes jugar ninguna carta, pasa: descarta toda tu fila y roba cartas nuevas.',
        'Solo se juegan cartas boca arriba. Una carta oculta sigue así hasta que empiece tu próximo turno.',
      ].join('\n'),
    },
    {
      name: 'Atacar',
      text: [
        'Di a quién atacas. La placa de la carta dice a quién puede alcanzar:',
        `- ${whom.one}: cualquier otro jugador.`,
        `- ${whom.adjacent}: el jugador que tienes justo a tu izquierda o a tu derecha. Dos jugadores son siempre vecinos.`,
        `- ${whom['two-together']}: dos jugadores sentados uno junto al otro; puedes ser uno de ellos. Si solo nombras a uno, el otro es el que está a la derecha del primero. Con dos jugadores, alcanza a ambos.`,
        `- ${whom.all}: todos los de la mesa, también tú.`,
        'Añade, si quieres, cartas de habilidad para ataques. Lanza después un dado: los puntos de la carta, lo añadido y el dado son tu ataque.',
      ].join('\n'),
    },
    {
      name: 'Defenderse',
      text: [
        'Cada jugador alcanzado se defiende con sus cartas de defensa boca arriba que sirvan contra el tipo del ataque o contra todo.',
        '- La cifra grande cuenta contra cualquier ataque de su tipo.',
        '- Una cifra con el signo de un subtipo se suma solo contra ese subtipo.',
        '- Las cifras con signo menos te perjudican, y también cuentan.',
        '- Infinito detiene el ataque entero.',
        covering(options),
        'Puedes añadir cartas de habilidad para defensas.',
        options.defenceDie === 'always'
          ? 'Lanza después un dado y súmalo. Lo que tu defensa deje del ataque lo pierdes en PV.'
          : 'Si tus cartas no alcanzan el ataque, lanza un dado y súmalo. Lo que tu defensa deje del ataque lo pierdes en PV.',
      ].join('\n'),
    },
    {
      name: 'Después del ataque',
      text: [
        'Cuando todos se hayan defendido y hayan perdido sus PV:',
        '- Haz lo que digan las cartas. Un ataque tuvo éxito si alguien perdió PV.',
        `- Descarta todas las cartas usadas. Una carta con «${keep}» se guarda si un dado muestra una de sus caras.`,
        `- Todos vuelven a robar hasta tener ${rowSize} cartas.${flipWithCards ? ' Una carta nueva puede quedar boca abajo; la que ya estuviera oculta se pone entonces boca arriba.' : ''}${flipWithCards && reordering ? ' Quien roba puede cambiar también el orden de su fila.' : ''}`,
        '- Si el mazo se acaba, baraja los descartes: son el nuevo mazo.',
      ].join('\n'),
    },
    {
      name: 'Fuera de la partida',
      text: 'Quien se queda sin PV queda fuera. Sus cartas van a los descartes y los demás se juntan: los que estaban a sus lados son ahora vecinos. Si los últimos caen a la vez, '.concat(
        options.allDown === 'draw' ? 'no gana nadie.' : 'gana el atacante.',
      ),
    },
    {
      name: 'Las cartas mandan',
      text: `Lo que dice una carta va antes que estas reglas. ${
        traitsKept > 0
          ? 'Las cartas de habilidad, y los caracteres que dicen «puedes», nunca son obligatorios'
          : 'Las cartas de habilidad nunca son obligatorias'
      }; pasado su momento, la ocasión se pierde.`,
    },
  ];
}

function covering({ covering: how }: FullRuleOptions): string {
  if (how === 'free') return 'Tú eliges qué cartas que sirvan usas, o ninguna.';
  const all = 'Debes usar todas las cartas que sirvan, hasta que alcancen el ataque sin dado.';
  return how === 'minimal'
    ? `${all} No uses entonces más de las necesarias; si hay varias maneras, tú eliges.`
    : `${all} Si hay varias maneras, tú eliges, y puedes usar más de las necesarias.`;
}

/** What players look up while they play. */
export function spanishAid(
  { traitsKept }: FullRuleOptions,
  { types, subtypes, whom, keep }: BrawlWords,
): ChapterEntry[] {
  const kinds = Object.entries(subtypesOf) as [keyof typeof subtypesOf, (typeof subtypesOf)['physical']][];
  const trait = traitsKept > 0 ? ' + carácter' : '';
  return [
    {
      name: 'Un turno',
      text: [
        '1. Voltea y ordena tu fila.',
        '2. Ataca, usa una habilidad o pasa.',
        '3. Descarta, lanza para guardar, roba.',
      ].join('\n'),
    },
    {
      name: 'Un ataque',
      text: [
        `Ataque: puntos de la carta + habilidades${trait} + un dado.`,
        `Defensa: cartas que sirvan + habilidades${trait} + un dado.`,
        'PV perdidos: ataque − defensa, nunca menos de 0.',
      ].join('\n'),
    },
    {
      name: 'Tipos y subtipos',
      text: kinds.map(([type, list]) => `- ${types[type]}: ${list.map((one) => subtypes[one]).join(', ')}`).join('\n'),
    },
    {
      name: 'A quién alcanza',
      text: [
        `- ${whom.one}: cualquier otro`,
        `- ${whom.adjacent}: el de tu izquierda o tu derecha`,
        `- ${whom['two-together']}: dos sentados juntos, quizá tú`,
        `- ${whom.all}: todos`,
      ].join('\n'),
    },
    {
      name: 'Tu fila',
      text: [
        `- ${rowSize} cartas; una de ellas puede estar oculta, boca abajo.`,
        '- Las posiciones se cuentan desde tu izquierda.',
        `- ${keep}: lanza un dado antes de descartar la carta.`,
      ].join('\n'),
    },
  ];
}
