import type { Amount, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { answered, whatIsDone } from '../sentences/overshield-ends.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { oldestGoes } from '../words/oldest.ts';
import { wordAt } from '../words/words.ts';

/** `Summon a Wolf in range 2. (max 2)`, `Max 2.`, `You can have 2, the oldest is removed`: how many there may be, behind what brings them. */
export function mostBehind(
  desk: Desk,
  out: Out,
  { from, to, bullet, opens }: Sentence,
  { self, slot, words }: Context,
): boolean {
  const nodes = answered(out);
  if ((desk.standing && nodes === out.nodes) || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const goes = cursor.takeAny(
    `( max|maximum of? # , ${oldestGoes} )`,
    `max|maximum of? # , ${oldestGoes}`,
    'you can|may only? have # at a? once|time',
    'you can|may have up? to? # ,|and the oldest one? is|gets removed|replaced|destroyed',
    'you can|may have up? to? # of them ,|and the oldest one? is|gets removed|replaced|destroyed',
    'you can|may have up? to? # ,|and the oldest one? goes',
  );
  // "(up to 3)" behind a piece that is placed: how many lie there, or how many are placed.
  const ofGains = !goes && cursor.take('( up to # )');
  const bare = ofGains || (!goes && cursor.takeAny('( max|maximum of? # )', 'max|maximum of? #'));
  const many = goes || bare ? { max: cursor.numbers[0] ?? 1, stay: bare } : soMany(cursor, answered(out), words);
  const { max, stay } = many ?? {};
  if (max === undefined || !cursor.done) return false;
  const brings = (list: readonly Node[]): { list: Node[]; index: number } | undefined => {
    const index = list.findIndex(({ node }) => node === 'summon' || node === 'place');
    if (index >= 0) return { list: list as Node[], index };
    for (const node of list) {
      const inner =
        node.node === 'space' ? brings(node.then) : node.node === 'area' ? brings(node.spaces ?? []) : undefined;
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  const found = nodes.length > 0 ? brings([nodes.at(-1) as Node]) : undefined;
  const last = nodes.at(-1);
  if (ofGains && found !== undefined) return false;
  if (last?.node === 'summon' || last?.node === 'place') {
    if (last.max !== undefined) return false;
    nodes[nodes.length - 1] = { ...last, max, ...(stay && { stay }) };
  } else if (found !== undefined) {
    const one = found.list[found.index];
    if ((one?.node !== 'summon' && one?.node !== 'place') || one.max !== undefined) return false;
    found.list[found.index] = { ...one, max, ...(stay && { stay }) };
  } else if (
    // "Give an enemy a Curse. Only one at a time": one on each, or one in all.
    (!goes && !bare && nodes.flatMap(whatIsDone).some((node) => isGift(node) && node.to !== 'you')) ||
    (!mostGiven(nodes, max, slot === 'token' || slot === 'condition' ? self?.ref : undefined) &&
      !mostShielded(nodes, max) &&
      !mostCounted(nodes, max))
  )
    return false;
  ran(desk, from, to);
  return true;
}
mostBehind.begins = beginning('(|max|maximum|you|there|no|only|up|at|#');
mostBehind.needs = neededBy('#');

/** `You can have only one Wolf at a time`, `you can have 3 on the map`, `no more than 2 Wolves can be on the map`: of the piece that was brought before. */
function soMany(
  cursor: Cursor,
  nodes: readonly Node[],
  words: Context['words'],
): { readonly max: number; readonly stay: boolean } | undefined {
  const from = cursor.at;
  const begun =
    cursor.takeAny(
      'you can|may only? have only? #',
      'you can|may have up to #',
      'you can|may have at most #',
      "you can't|cannot|can|may have no? more than #",
    ) ||
    cursor.takeAny(
      'there can|may only? be only? #',
      'there can|may be up to #',
      'there can|may be at most #',
      'no more than #',
      'up to #',
      'at most #',
      'only? #',
    );
  const max = cursor.numbers[0];
  if (!begun || max === undefined) return undefined;
  const said = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
  const only = said.includes('only') || said.includes('more');
  cursor.take('of your|these|them');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
  if (named !== undefined && !JSON.stringify(nodes.at(-1) ?? {}).includes(`"${named.word.ref}"`)) return undefined;
  if (named !== undefined) cursor.at = named.to;
  cursor.take('marker|markers');
  cursor.takeAny('can|may exist|be', 'is|are allowed');
  const there = cursor.takeAny('in play', 'on the map|board|battlefield', 'out', 'active');
  const ends = cursor.takeAny('at a? once|time', 'at any one? time', 'at the same time');
  // "Only 3 may exist" makes room for the next one; "you can have 3" leaves it out.
  const stay = !only && !ends;
  return (only || said.some((text) => /^(?:have|up|most)$/.test(text))) && (named !== undefined || there || ends)
    ? { max, stay }
    : undefined;
}

type Given = Extract<Node, { node: 'give' }> & { max?: number };

/** `Gain a Coin, and heal 1. (max 3)`: of the one thing that is gained, where nothing else grows that it could be the end of. */
function mostGiven(nodes: readonly Node[], max: number, self: string | undefined): boolean {
  const all = nodes.flatMap(whatIsDone);
  const gifts = all.filter(isGift);
  const [gift] = gifts;
  if (gift === undefined || gifts.length > 1 || gift.max !== undefined || all.some(isShield)) return false;
  // In the text of a token it is of that one.
  if (self !== undefined && gift.token !== self) return false;
  if (all.some((node) => node !== gift && JSON.stringify(node).includes('"per":'))) return false;
  const others = nodes.flatMap(whatElse).filter(isGift);
  // "Gain 1 Coin, or 2 if Slowed. (max 4)": whichever it is.
  if (others.some(({ token, max: own }) => token !== gift.token || own !== undefined)) return false;
  for (const one of [gift, ...others]) one.max = max;
  return true;
}

type Shield = Extract<Node, { node: 'overshield' }> & { most?: number };

/** `Gain 2 overshield. (max 6)`: of the one shield, where nothing else is gained that it could be the end of. */
function mostShielded(nodes: readonly Node[], max: number): boolean {
  const all = nodes.flatMap((node) => [...whatIsDone(node), ...whatElse(node)]);
  const shields = all.filter(isShield);
  const [shield] = shields;
  if (shield === undefined || shields.length > 1 || shield.most !== undefined || all.some(isGift)) return false;
  if (all.some((node) => JSON.stringify(node).includes('"per":'))) return false;
  shield.most = max;
  return true;
}

type Counted = { amount: Amount; clause: number };

/** `Range 3, 1dmg for each Coin. (max 3)`: of the one number that grows. */
function mostCounted(nodes: readonly Node[], max: number): boolean {
  const all = nodes.flatMap(whatIsDone);
  const grow = all.filter((node) => JSON.stringify(node).includes('"per":'));
  const [one] = grow;
  if (one === undefined || grow.length > 1 || (one.node !== 'damage' && one.node !== 'heal')) return false;
  if (typeof one.amount === 'string' || one.amount.terms === undefined || one.amount.most !== undefined) return false;
  (one as Counted).amount = { ...one.amount, most: max };
  return true;
}

const isShield = (node: Node): node is Shield => node.node === 'overshield';

const isGift = (node: Node): node is Given => node.node === 'give';

/** What is done where the answer to a question is no. */
const whatElse = (node: Node): readonly Node[] =>
  node.node === 'if'
    ? [...node.then.flatMap(whatElse), ...node.else.flatMap((one) => [...whatIsDone(one), ...whatElse(one)])]
    : 'then' in node
      ? node.then.flatMap(whatElse)
      : [];
