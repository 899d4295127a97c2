import { describe, expect, it } from 'vitest';
import { read, type Slot } from '../../../rules/hammerspace/notation/read.ts';

type Pair = readonly [english: string, spanish: string];

const programOf = (slot: Slot, text: string, language: string) => {
  const { clauses, program } = read({ slot, name: '', text, language }, new Set());
  return clauses.every(({ status }) => status === 'run') ? program : `not read in ${language}: ${text}`;
};

/** Reads both languages, and that they do the same. */
function agreed(slot: Slot, [english, spanish]: Pair) {
  const program = programOf(slot, english, 'en');
  expect(typeof program === 'string' ? program : programOf(slot, spanish, 'es')).toEqual(program);
  return program;
}

const whole = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const people: readonly Pair[] = [
  ['the defender', 'el defensor'],
  ['each defender', 'cada defensor'],
  ['the attacker', 'el atacante'],
  ['each other player', 'cada otro jugador'],
  ['each player', 'cada jugador'],
];
const acts: readonly Pair[] = [
  ['discards their second card', 'descarta su segunda carta'],
  ['discards their ability cards', 'descarta sus cartas de habilidad'],
  ['loses their next turn', 'pierde el siguiente turno'],
  ['replaces all their cards', 'cambia todas sus cartas'],
  ['gains 3 HP', 'gana 3 PV'],
  ['loses as many HP as two dice show', 'pierde tantos PV como muestren dos dados'],
];
const conditions: readonly Pair[] = [
  ['the attack die shows 5 or 6', 'el dado de ataque muestra 5 o 6'],
  ['the defence die is over 4', 'el dado de defensa es mayor que 4'],
  ['the attack is successful', 'el ataque es exitoso'],
  ['you have less than 7 HP', 'tienes menos de 7 puntos de vida'],
];
const sides: readonly Pair[] = [
  ['to your attacks', 'a tus ataques'],
  ['to your ice attacks', 'a tus ataques de hielo'],
  ['to your physical attacks', 'en todos tus ataques físicos'],
  ['to your chemical: fire attacks', 'a tus ataques químicos: fuego'],
];
const targets: readonly Pair[] = [
  ['', ''],
  [' against the last player who attacked you', ' contra el último jugador que te atacó'],
  [' against the player with the most HP', ' contra el jugador con más PV'],
];

const all = <First, Second>(firsts: readonly First[], seconds: readonly Second[]): [First, Second][] =>
  firsts.flatMap((first) => seconds.map((second): [First, Second] => [first, second]));
const joined = (parts: readonly Pair[], between = ' '): Pair => [
  whole(parts.map(([english]) => english).join(between)),
  whole(parts.map(([, spanish]) => spanish).join(between)),
];

describe('the notation', () => {
  it('reads whoever does whatever, in both languages', () => {
    const programs = all(people, acts).map((parts) => agreed('attack', joined(parts)));
    expect(new Set(programs.map((program) => JSON.stringify(program))).size).toBe(
      // One defender of an attack and each of them are the same.
      (people.length - 1) * acts.length,
    );
  });

  it('reads it under any condition, said before or behind', () => {
    for (const [[who, act], [english, spanish]] of all(all(people.slice(0, 3), acts), conditions)) {
      const main: Pair = [`${who[0]} ${act[0]}`, `${who[1]} ${act[1]}`];
      const before = agreed('attack', [whole(`if ${english}, ${main[0]}`), whole(`si ${spanish}, ${main[1]}`)]);
      const behind = agreed('attack', [whole(`${main[0]} if ${english}`), whole(`${main[1]} si ${spanish}`)]);
      expect(behind).toEqual(before);
      expect(before).toMatchObject([{ rule: 'after', when: [{}] }]);
    }
  });

  it('reads points for any attacks against anybody under a condition', () => {
    const programs = all(all(sides, targets), [...conditions.slice(3), undefined]).map(([[side, target], when]) => {
      const [english, spanish] = [`+2 ${side[0]}${target[0]}`, `+2 ${side[1]}${target[1]}`];
      return agreed(
        'trait',
        when ? [`${english} if ${when[0]}.`, `${spanish} si ${when[1]}.`] : [`${english}.`, `${spanish}.`],
      );
    });
    expect(new Set(programs.map((program) => JSON.stringify(program))).size).toBe(sides.length * targets.length * 2);
  });

  it('reads points against one kind of attack, and several at once', () => {
    expect(
      agreed('trait', ['+2 to your defences against fire attacks.', '+2 a tus defensas contra ataques de fuego.']),
    ).toEqual([{ rule: 'defence-bonus', amount: 2, when: [{ if: 'attack-is', type: 'chemical', subtype: 'fire' }] }]);
    const both: Pair = [
      '+2 to your attacks and -1 to your defences if you have 5 HP or less.',
      '+2 a tus ataques y -1 a tus defensas si tienes 5 PV o menos.',
    ];
    const when = [{ if: 'hp', to: 5 }];
    expect(agreed('trait', both)).toEqual([
      { rule: 'attack-bonus', amount: 2, when },
      { rule: 'defence-bonus', amount: -1, when },
    ]);
  });

  it.each([
    ['trait', '+2 to all attacks.', '+2 a todos los ataques.'],
    ['trait', '+2 to your attacks against tall players.', '+2 a tus ataques contra jugadores altos.'],
    [
      'trait',
      '+2 to your defences against the player with the most HP.',
      '+2 a tus defensas contra el jugador con más PV.',
    ],
    [
      'attack',
      'The defender and the attacker lose their next turn.',
      'El defensor y el atacante pierden su próximo turno.',
    ],
    ['attack', 'The defender gains 3 cards.', 'El defensor gana 3 cartas.'],
  ] as const)('leaves to people what it does not know: on a %s card %s', (slot, english, spanish) => {
    for (const [text, language] of [
      [english, 'en'],
      [spanish, 'es'],
    ] as const)
      expect(programOf(slot, text, language)).toBe(`not read in ${language}: ${text}`);
  });
});
