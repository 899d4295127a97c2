import type { Condition, Node, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { predicates } from '../states/predicate.ts';
import type { Cursor } from '../words/cursor.ts';
import { writtenAs } from '../words/token.ts';

/** What a text says of a piece that is carried, and not of one that is used up. */
const carries = /\b(?:carr(?:y|ies|ied|ying|ier)|bearer|holder|drop(?:s|ped)?)\b/i;

/** A sentence that is read, with what the piece is called. */
interface Said {
  readonly cursor: Cursor;
  readonly context: Context;
  readonly clause: number;
  readonly called: string;
}

const attached: Condition = { is: 'attached' };
/** Whoever has it. */
const bearing: readonly Condition[] = [{ is: 'attached', to: 'each' }];
const here = { range: { max: 0 }, of: 'marker' } as const;

/**
 * `A hero that enters the enemy Flag's space picks it up`, `a hero carrying the Flag has -1 speed`, `a hero that carries it to its own deploy zone
 * scores 2`, where a map tells of a piece that sticks to whoever comes to it. It is left lying where its bearer dies, whether that is said or not.
 */
export function carriedPiece(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { slot, marker } = context;
  if (slot !== 'marker' || !marker?.fields.ofMap || marker.fields.object || !carries.test(marker.text)) return false;
  const { at: start } = cursor;
  const called = writtenAs(marker.name);
  const said: Said = { cursor, context, clause: desk.sheet.next, called };
  const rules = cursor.try(() => {
    const found =
      everySideHas(said) ??
      pickedUp(said) ??
      leftLying(said) ??
      broughtHome(said) ??
      heldThen(said) ??
      whileCarried(said);
    return found && cursor.done ? found : undefined;
  });
  if (rules === undefined) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

/** `Each team has a Flag`: whose they are the map shows. */
const everySideHas = ({ cursor, clause, called }: Said): Rule[] | undefined =>
  cursor.take(`each|every player|team|side has a|an|one|its own? ${called}`) ||
  cursor.take(`both players|teams|sides have a|an|one|their own? ${called}`)
    ? [{ clause, rule: 'said' }]
    : undefined;

/** `a hero`, `an enemy hero`, `a unit`. */
function somebody(cursor: Cursor): Who | undefined {
  if (!cursor.take('a|an|any')) return undefined;
  const side = cursor.take('enemy') ? ('enemy' as const) : ('any' as const);
  if (!cursor.take('hero|unit')) return undefined;
  return { side, ...(cursor.before?.text === 'hero' && { kind: 'hero' as const }) };
}

/** `picks it up`, `carries the Flag`, of this one. */
const it = (called: string): string[] => ['it', 'this', `the ${called}`];

/** `A unit that enters the enemy Flag's space picks it up`. */
const pickedUp = ({ cursor, context, clause, called }: Said): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    cursor.take('when|whenever');
    const who = somebody(cursor);
    if (who === undefined) return undefined;
    cursor.take('that|who');
    if (!cursor.takeAny('enters', 'moves|steps onto|into')) return undefined;
    const theirs = cursor.takeAny(`the|an enemy|opposing ${called}'s space`, `the|an enemy|opposing ${called}`);
    if (!theirs && !cursor.takeAny('this space', `the|a ${called}'s space`, `the|a ${called}`)) return undefined;
    cursor.takeAny(', it|they', ',');
    const may = cursor.take('may|can');
    const takes = it(called).flatMap((one) => [
      `pick|picks|take|takes ${one} up?`,
      `pick|picks up ${one}`,
      `carry|carries|grabs|grab ${one}`,
    ]);
    if (!cursor.takeAny(...takes)) return undefined;
    cursor.takeAny('and carries|carry it', 'and carries|carry this');
    const { ref } = context.marker ?? {};
    if (ref === undefined) return undefined;
    const taken: Node[] = [
      { clause, node: 'remove', what: 'marker' },
      { clause, node: 'place', marker: ref, on: 'trigger', attached: true },
    ];
    return [
      {
        clause,
        rule: 'when',
        trigger: { on: 'enters', who: theirs ? { ...who, side: 'enemy' } : who, place: here },
        // Whoever passes its bearer does not take it away.
        if: [{ is: 'not', of: attached }],
        then: may ? [{ clause, node: 'may', who: 'trigger', then: taken }] : taken,
      },
    ];
  });

const bearers = (called: string): string[] => [
  'the|its carrier|bearer|holder',
  `the ${called} carrier|bearer|holder`,
  ...it(called).map((one) => `whoever carries|holds ${one}`),
  ...it(called).flatMap((one) => [
    `a|an|any|the hero|unit carrying|holding ${one}`,
    `a|an|any hero|unit that|who carries|holds ${one}`,
  ]),
  `a|an|any hero|unit carrying|holding a|an ${called}`,
  `a|an|any hero|unit that|who carries|holds a|an ${called}`,
];

/** `If the carrier dies, the Flag is dropped`: it lies there then anyway. */
const leftLying = ({ cursor, clause, called }: Said): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    const dies =
      cursor.take('if|when|whenever') &&
      (cursor.takeAny('it dies', 'they die', 'it is killed', 'they are killed') ||
        (cursor.takeAny(...bearers(called)) && cursor.takeAny('dies', 'is killed')));
    if (!dies) return undefined;
    cursor.take(',');
    const drops = it(called).flatMap((one) => [`it|they drops|drop ${one}`, `drop ${one}`]);
    const isLeft = it(called).flatMap((one) => [`${one} is dropped|left`, `${one} falls|drops|stays|remains`]);
    if (!cursor.takeAny(...drops, ...isLeft)) return undefined;
    cursor.takeAny('lying there', 'there', 'in|on its|their|that space', 'where it|they died|dies|was|stood');
    return [{ clause, rule: 'said' }];
  });

/** `A hero that carries it to its own deploy zone scores 2`. */
const broughtHome = ({ cursor, clause, called }: Said): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    const zone = 'its|their own? deploy|deployment|starting zone|area';
    const brings = it(called).map((one) => `a|an|any hero|unit that|who carries|brings|takes ${one} to|into ${zone}`);
    const hero = cursor.tokens.slice(cursor.at, cursor.at + 3).some(({ text }) => text === 'hero');
    if (!cursor.takeAny(...brings)) {
      if (
        !cursor.take('when|whenever|if') ||
        !cursor.takeAny(...bearers(called)) ||
        !cursor.take(`enters|reaches ${zone}`)
      )
        return undefined;
      if (!cursor.take(', its|their player|team|side') && !cursor.take(', it|they')) return undefined;
    }
    if (!cursor.take('scores|score # points|point?')) return undefined;
    const base = cursor.numbers.at(-1) ?? 1;
    const goes = it(called).flatMap((one) => [
      `,|. and? ${one} is removed`,
      `and ${one} is removed`,
      `and remove ${one}`,
    ]);
    const gone: Node[] = cursor.takeAny(...goes) ? [{ clause, node: 'remove', what: 'marker' }] : [];
    const score: Node = {
      clause,
      node: 'players',
      which: { of: 'trigger' },
      then: [{ clause, node: 'score', points: { base } }],
    };
    return [
      {
        clause,
        rule: 'when',
        trigger: {
          on: 'enters',
          who: { side: 'any', ...(hero && { kind: 'hero' as const }), if: bearing },
          place: { zone: { of: 'trigger' } },
        },
        then: [score, ...gone],
      },
    ];
  });

/** `At the end of the game, the team carrying the Relic scores 3`, `at the end of each round, its bearer scores 1`. */
const heldThen = ({ cursor, clause, called }: Said): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    const atEnd = cursor.takeAny('at the end of the game|match');
    if (!atEnd && !cursor.take('at the end of each|every|the|a round')) return undefined;
    cursor.take(',');
    const sides = it(called).flatMap((one) => [
      `the player|team|side carrying|holding|with ${one}`,
      `the player|team|side that|who|which carries|holds|has ${one}`,
    ]);
    if (!cursor.takeAny(...sides, ...bearers(called))) return undefined;
    if (!cursor.takeAny('scores|score # points|point?', 'gains # victory? points|point')) return undefined;
    const [base = 1] = cursor.numbers;
    const score: Node = { clause, node: 'score', points: { base } };
    return [
      {
        clause,
        rule: 'when',
        trigger: { on: atEnd ? 'game-end' : 'round-end' },
        then: [
          {
            clause,
            node: 'each',
            who: { side: 'any', if: bearing },
            then: [{ clause, node: 'players', which: { of: 'each' }, then: [score] }],
          },
        ],
      },
    ];
  });

/** `A hero carrying the Flag cannot fly and has -1 speed`. */
const whileCarried = ({ cursor, context, clause, called }: Said): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    const { at } = cursor;
    if (!cursor.takeAny(...bearers(called))) return undefined;
    const hero = cursor.tokens.slice(at, cursor.at).some(({ text }) => text === 'hero');
    const who: Who = { side: 'any', ...(hero && { kind: 'hero' as const }), if: bearing };
    return predicates({ cursor, context, clause, who }, false);
  });
