import type { FullRuleOptions } from '../../../rules/thoua/options.ts';
import type { ChapterEntry } from '../chapter.ts';

/** The rules of a combat in Spanish, as the rule options have them. */
export const spanishRules = (options: FullRuleOptions): ChapterEntry[] => [
  {
    name: 'De qué se trata',
    text: `Los personajes luchan contra los enemigos de un encuentro en su mapa. El grupo gana cuando no queda ningún enemigo en pie, y pierde cuando no queda ningún personaje${
      options.retreat ? ', o si se retira al comienzo del turno de un personaje' : ''
    }. Quien llega a 0 PV queda fuera de este combate.`,
  },
  {
    name: 'Preparación',
    text: [
      '- Pon el mapa con sus obstáculos, y los enemigos donde dice el encuentro; los demás, en su zona de inicio.',
      '- Cada personaje empieza en una casilla libre de la zona del grupo.',
      `- Cada cual tira un d12 y suma su iniciativa. En cada ronda todos tienen un turno, primero el más alto. Entre iguales ${
        options.initiativeTie === 'wis'
          ? 'va antes quien tenga más SAB (los enemigos, más resistencia), luego el dado más alto, luego el grupo'
          : 'va antes el grupo, luego quien tenga más SAB, luego el dado más alto'
      }.`,
      options.initiativeChange === 'at-once'
        ? '- Si cambia una iniciativa, el orden cambia enseguida.'
        : '- Si cambia una iniciativa, el orden cambia desde la ronda siguiente.',
    ].join('\n'),
  },
  {
    name: 'Un turno',
    text: [
      `- Inicio: se recuperan todos los puntos de acción, normalmente ${options.actionPoints}; luego viene lo que ocurre al inicio de un turno.`,
      '- Acciones: moverse, usar habilidades o pasar, en cualquier orden, mientras queden puntos de acción. Pasar termina el turno, y los puntos que quedan se pierden.',
      '- Final: primero viene lo que ocurre al final de un turno. Después cada modificador y cada espera cuenta un turno menos; en 0 desaparece.',
    ].join('\n'),
  },
  {
    name: 'Moverse',
    text: [
      `Un movimiento cuesta 1 punto de acción y avanza hasta tantas casillas como el Movimiento; un paso en diagonal cuenta ${
        options.diagonals === 'one' ? 'una' : 'dos'
      }. Pasa por aliados, no por enemigos ni obstáculos, y termina en una casilla libre.`,
      options.blockedCorners
        ? 'Un paso en diagonal puede ir entre dos casillas bloqueadas.'
        : 'Un paso en diagonal no puede ir entre dos casillas bloqueadas.',
    ].join(' '),
  },
  {
    name: 'Usar una habilidad',
    text: [
      'Paga sus puntos de acción. Su objetivo debe estar al alcance y a la vista. Puede usarse de nuevo tras tantos turnos como diga su espera, el de su uso ',
      options.cooldownFrom === 'use' ? 'incluido: 1 es cada turno. ' : 'no incluido. ',
      'Las habilidades de una raza no cuestan nada; se usan una vez por combate, y una más por cada nivel par.',
    ].join(''),
  },
  {
    name: 'Tirar contra alguien',
    text: [
      '- Ataque es su dado y FUE, contra la Defensa de quien se defiende: el dado de su mapa elemental y VIT.',
      '- Estado es su dado e INT, contra la Resistencia: el dado de su mapa elemental y SAB.',
      `- El elemento es el ${options.defenceElement === 'ability' ? 'de la habilidad' : 'del daño que nombra el texto'}. Se suman bonificaciones y penalizaciones, y sus dados se tiran cada vez.`,
      '- De una habilidad de daño se pierde en PV lo que supera la defensa. Una de control tiene éxito si la supera. Un empate no hace nada.',
      '- Contra varios, quien ataca tira una vez y cada cual se defiende solo.',
      '- Apoyo, curación, daño de estados y daño sin elemento son los dados impresos.',
      ...(options.extraNeedsDamage
        ? ['- Lo que una habilidad de daño hace además exige daño a ese objetivo.']
        : ['- Lo que una habilidad de daño hace además llega también si no hace daño.']),
    ].join('\n'),
  },
  {
    name: 'Ver',
    text: `Un objetivo se ve si está libre una línea desde una esquina de la casilla propia hasta ${
      options.sight === 'middle' ? 'el centro' : 'una esquina o el centro'
    } de la suya. No está libre una línea que cruza un obstáculo o un enemigo, o va por su lado; puede tocar una esquina. Los aliados nunca bloquean, ni la casilla propia ni la del objetivo.`,
  },
  {
    name: 'Formas',
    text: [
      `- Área: un campo de casillas, una de ellas a la vista y al alcance; alcanza a cualquiera que esté dentro${options.areaHitsUser ? ', también a quien la usa' : ' menos a quien la usa'}.`,
      '- Salpicadura: el objetivo y todos a una casilla de él. Solo el objetivo debe verse.',
      '- Explosión y aura: todas las casillas alrededor de quien la usa hasta el alcance, haya lo que haya entre medias. Un aura se mueve con él.',
      '- Línea: casillas sueltas en recto desde quien la usa, en una de ocho direcciones, sin necesidad de ver.',
      `- Un obstáculo se crea en una casilla libre al alcance${options.obstacleNeedsSight ? ' y a la vista' : ''}, y queda hasta que algo lo destruya.`,
    ].join('\n'),
  },
  {
    name: 'Bonificaciones, penalizaciones y estados',
    text: [
      'A quien ya tiene algo no le afecta otro de la misma clase, aunque sea más fuerte o más largo. De una clase son los estados del mismo nombre, y las bonificaciones o penalizaciones al mismo número que sean ambas fijas o ambas dados. Las habilidades pasivas y los artefactos nunca chocan con ellas.',
      options.ownTurn === 'counts'
        ? 'Lo que se gana en el turno propio cuenta ya a su final.'
        : 'Lo que se gana en el turno propio cuenta desde el turno siguiente.',
      'De los efectos que llegan a la vez, elige el primero aquel a quien le llegan.',
    ].join(' '),
  },
];

/** What players look up. */
export const spanishAid = (options: FullRuleOptions): ChapterEntry[] => [
  {
    name: 'Tu turno',
    text: `- Inicio: ${options.actionPoints} puntos de acción, efectos del inicio.\n- Muévete por 1, usa habilidades o pasa.\n- Final: efectos del final, luego todos los modificadores y esperas uno menos.`,
  },
  {
    name: 'Tiradas',
    text: '- Ataque: dado + FUE contra dado del elemento + VIT.\n- Estado: dado + INT contra dado del elemento + SAB.\n- Superarlo es éxito, empatar no.',
  },
  {
    name: 'Dados de elementos',
    text: '- 21 y más: 2d12; 16: 2d10; 11: 2d8; 6: 2d6.\n- −5 a 5: 1d12; −10: 1d10; −15: 1d8; −20: 1d6; menos: 1.',
  },
];
