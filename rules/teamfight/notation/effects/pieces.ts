import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Head } from '../nouns/head.ts';
import { nextTo } from '../nouns/range.ts';
import { duration } from '../occasions/time.ts';
import { clearing } from '../pieces/clearing.ts';
import { edgeChosen } from '../pieces/edges.ts';
import { eitherPiece, eitherSummon } from '../pieces/either-piece.ts';
import { everySpace, filledBeside } from '../pieces/every-space.ts';
import { further } from '../pieces/further-spaces.ts';
import { summonsInShape } from '../pieces/in-shape.ts';
import { most } from '../pieces/most.ts';
import { pieceOrOne } from '../pieces/piece-there.ts';
import { inEachChosen, inSpaces, placing } from '../pieces/placing.ts';
import { razing } from '../pieces/razing.ts';
import { removal } from '../pieces/removal.ts';
import { site } from '../pieces/site.ts';
import { nobodyThere, strewing } from '../pieces/strewing.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect, EffectForm } from './effect.ts';
import { counted } from './token-effect.ts';
import { killedBefore } from './where-one-died.ts';

const summons = 'summon|call|conjure|create|deploy|raise|spawn|release|launch|build|place|leave';

/** Summons, markers and objects that come and go. */
export const pieces = (): readonly EffectForm[] => [
  oneOfTwo,
  summon,
  strewing,
  filledBeside,
  eitherPiece,
  placing,
  edgeChosen,
  razing,
  clearing,
  removal,
];

/** `Summon a Wolf or a Bear in range 2`. */
function oneOfTwo(asked: Asked): Effect | undefined {
  const { subject } = asked;
  return subject === undefined || subject === 'you' ? eitherSummon(asked, summon) : undefined;
}
oneOfTwo.begins = beginning(summons);

/** `Summon a Wolf and a Bear in range 2`: what comes with the first. */
const secondSummon = ({ cursor, context }: Asked): string | undefined =>
  cursor.try(() => {
    if (!cursor.take('and a|an?')) return undefined;
    const card = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (card === undefined) return undefined;
    cursor.at = card.to;
    return card.word.ref;
  });

/** `with one Level`, `with 2 DoT`, `and give it a Mark`: what the summon has from the first. */
const comesWith = (asked: Asked): Node | undefined =>
  asked.cursor.try(() => {
    if (!asked.cursor.takeAny('with', ',? that|which has', ',? and give it', ',? and it gains|gets|has'))
      return undefined;
    const found = counted(asked, false);
    if (found === undefined || found.plus || found.worked) return undefined;
    return { clause: asked.clause, node: 'give', token: found.word.ref, to: 'summon', count: { base: found.count } };
  });

/** `with 3 health and 4 speed`, `(3hp)`, behind a summon: what its own card says. False where it says otherwise. */
function isAsPrinted(cursor: Cursor, { fields }: Word): boolean {
  const { at } = cursor;
  const brackets = cursor.take('(');
  if (!brackets && !cursor.take('with')) return true;
  let isSame = true;
  let said = 0;
  do {
    if (cursor.take('# hp|health')) isSame &&= cursor.numbers[0] === fields.health;
    else if (cursor.take('# speed') || cursor.take('speed #')) isSame &&= cursor.numbers[0] === fields.speed;
    else break;
    said += 1;
  } while (cursor.takeAny(', and', 'and', ','));
  if (said === 0 || (brackets && !cursor.take(')'))) {
    cursor.at = at;
    return true;
  }
  return isSame;
}

/** `with 1hp`, behind one whose card says more: it comes as if harmed. */
const lessHealth = (cursor: Cursor, { fields }: Word): number | undefined =>
  cursor.try(() => {
    if (!cursor.take('with # hp|health') || cursor.sees('and|,|in')) return undefined;
    const [health = 0] = cursor.numbers;
    return health > 0 && health < (fields.health ?? 0) ? health : undefined;
  });

/** `Wolves`, of one that is called a Wolf. */
const isPlural = ({ before }: Cursor, { name }: Word): boolean =>
  /s$/.test(before?.text ?? '') && before?.text !== name.toLowerCase().split(' ').at(-1);

/** `Summon a Wolf in range 2`, `2 Wolves adjacent to you`, `one in each` of several spaces. */
function summon(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    // Whatever the verb, a summon comes as a unit.
    if (!cursor.take(summons)) return undefined;
    const upTo = cursor.take('up to #');
    const counted = upTo || cursor.take('#');
    const count = counted ? (cursor.numbers[0] ?? 1) : 1;
    // "Place your Wolf adjacent to the target": one that is there already.
    const isThere = cursor.sees('your') && /^(?:place|leave)$/.test(cursor.before?.text ?? '');
    const bare = !counted && !cursor.take('a|an|the|your');
    if (count === 1 && bare && context.none !== undefined) cursor.take('it');
    const health = cursor.take('# hp|health') ? cursor.numbers[0] : undefined;
    const card = pieceOrOne(cursor, context, ['summon']);
    if (card === undefined || isThere || (health !== undefined && health !== card.word.fields.health)) return undefined;
    cursor.at = card.to;
    const many = bare && isPlural(cursor, card.word);
    const other = count === 1 ? secondSummon(asked) : undefined;
    const before = most(asked);
    if (!isAsPrinted(cursor, card.word)) return undefined;
    const all = count === 1 && !upTo && other === undefined ? everySpace(asked, card.word, many) : undefined;
    // "Summon Wolves in range 2": how many is not said.
    if (many && all === undefined) return undefined;
    if (all !== undefined) return before === undefined ? onEvery(asked, all, card.word.ref) : undefined;
    const shaped = before === undefined ? summonsInShape(asked, card.word.ref, count, upTo) : undefined;
    if (shaped !== undefined) return shaped;
    const spread = count === 1 && !upTo && other === undefined ? cursor.try(() => inSpaces(asked)) : undefined;
    const each = count === 1 && context.several && inEachChosen(cursor);
    const killed = cursor.sees(',|in|on') ? killedBefore(cursor, context) : undefined;
    const both = killed !== undefined && count === 2 && !upTo && inAndBeside(cursor);
    if (both) {
      const comes: Node = { clause, node: 'summon', card: card.word.ref };
      const beside = { range: nextTo, from: killed, sight: false, empty: true };
      return {
        nodes: [
          { ...comes, on: killed },
          { clause, node: 'space', ...beside, then: [comes] },
        ],
        own: true,
      };
    }
    const graves = killed !== undefined && count === 1 && cursor.take('in|on each of their|those|these spaces');
    const where = spread ?? (graves ? { on: killed } : each ? 'bound' : site(asked, count > 1));
    if (where === undefined) return undefined;
    // Only who has died leaves its space to another.
    const grave = where !== 'bound' && 'on' in where ? where.on : undefined;
    // "In the space you left", "in its space" of a piece: only where nobody stands.
    const left = (grave === 'left' || (grave === 'marker' && isFree(context))) && !upTo && count === 1;
    const isGrave = grave === context.dead || (grave !== undefined && grave === killed);
    if (grave !== undefined && !left && (!isGrave || upTo || count > 1)) return undefined;
    const frail = lessHealth(cursor, card.word);
    if (!isAsPrinted(cursor, card.word)) return undefined;
    const beyond = cursor.try(() => furtherOne(asked, card.word, where));
    if (beyond !== undefined && (upTo || count > 1 || other !== undefined || grave !== undefined)) return undefined;
    const having = where === 'bound' || beyond !== undefined ? undefined : comesWith(asked);
    const max = before ?? most(asked);
    const node = {
      clause,
      node: 'summon' as const,
      card: card.word.ref,
      ...max,
      ...(frail !== undefined && { health: frail }),
    };
    if (having !== undefined && (other !== undefined || grave !== undefined || upTo || count > 1)) return undefined;
    if (other !== undefined && (grave !== undefined || where === 'bound' || max !== undefined)) return undefined;
    if (left && grave !== undefined)
      return {
        nodes: [{ clause, node: 'space', range: { max: 0 }, from: grave, sight: false, empty: true, then: [node] }],
        own: true,
      };
    if (grave !== undefined) return { nodes: [{ ...node, on: grave }], own: true };
    const several = upTo || count > 1;
    // Of several that come at once only one is known.
    const isAlone = !several && other === undefined && having === undefined && beyond === undefined;
    const goes = isAlone ? goesThen(asked) : undefined;
    if (where === 'bound')
      return upTo ? undefined : { nodes: [several ? { ...node, count } : node], ...(!each && { own: true }) };
    // A unit comes into an empty space, whether the text says so or not.
    const chosen = several && { count, ...(upTo && { min: 0 }) };
    const choose = { ...(where as { head: Head }).head.node, empty: true };
    const behind = beyond ? [{ ...beyond, empty: true, then: [node] } as Node] : [having ?? goes ?? []].flat();
    const nodes = [{ ...choose, ...chosen, then: [node, ...behind] } as Node];
    // Each of the two comes to a space of its own.
    if (other !== undefined) nodes.push({ ...choose, then: [{ ...node, card: other }] } as Node);
    return { nodes, own: true };
  });
}

/** `in its space and an adjacent one`, `one in its space and one adjacent to it`. */
const inAndBeside = (cursor: Cursor): boolean =>
  cursor.takeAny(
    ',? in its|their space and an|one adjacent one|space',
    ',? one in its|their space and one adjacent|next to it|them',
  );

/** `and up to one more in range 1 of it`, `and another adjacent to it`: beside where the first one comes. */
function furtherOne(asked: Asked, card: Word, where: ReturnType<typeof site>) {
  if (where === undefined || where === 'bound' || !('head' in where) || where.head.node.node !== 'space')
    return undefined;
  if ((where.head.node.count ?? 1) > 1) return undefined;
  const found = further(asked, card);
  return found !== undefined && found.piece === undefined ? found.space : undefined;
}

/** Whether somebody can stand where the piece lies, or lay. */
const isFree = ({ marker, removed }: Context): boolean =>
  removed === true || (marker?.fields.object !== true && marker?.fields.blocksMovement !== true);

summon.begins = beginning(summons);

/** `until the start of your next turn`, `that lasts until then`, behind one that is summoned: it goes then. */
const goesThen = ({ cursor, context, clause }: Asked): Node | undefined =>
  cursor.try((): Node | undefined => {
    cursor.takeAny(',? that|which lasts|stays|remains', ',');
    const until = duration(cursor, context);
    if (until === undefined || until.moment === 'game-end' || until.moment === 'cleared') return undefined;
    return { clause, node: 'later', at: until, then: [{ clause, node: 'remove', what: 'summon' }] };
  });

/** `in each empty space adjacent to you`: one on each of them. Which of them where there are fewer, "max 4", would have to be chosen. */
function onEvery(
  { clause, cursor }: Asked,
  { asked: only, ...laid }: NonNullable<ReturnType<typeof everySpace>>,
  card: string,
): Effect | undefined {
  if (cursor.sees(',? max|maximum|up') || cursor.sees('(')) return undefined;
  const comes: Node = { clause, node: 'summon', card };
  const empty = only.includes(nobodyThere) ? only : [...only, nobodyThere];
  const spaces: Node[] = [{ clause, node: 'if', if: empty, then: [comes], else: [] }];
  return { nodes: [{ ...laid, then: [], spaces }], own: true };
}
