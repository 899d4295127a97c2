import type { Node } from '../../program.ts';
import type { Out } from './desk.ts';
import { isMany } from './open-heads.ts';
import { speaksOf } from './uses.ts';

/** What was pushed, rolled or lost is asked or counted only behind that; what was `spent` stands before the alternative that counts it. */
export function asksTooEarly(before: unknown, done: readonly Node[], { nodes, held }: Out, spent: boolean): boolean {
  const asks = JSON.stringify([nodes, held]);
  if (
    !/"(?:is":"(?:stopped|rolled|hits|gone)|count":"(?:lost|hit|removed|gone)|in":"text|left|vacated|met|passed|passedByThem|besideWay)"/.test(
      asks,
    )
  )
    return false;
  // What was lost in an earlier sentence stands before a target that counted it already.
  const counted = JSON.stringify(before).includes('"count":"lost"') && asks.includes('"count":"lost"');
  const said = JSON.stringify([counted ? done : [], before, nodes, held]);
  // Of several things that are lost at once only the last is counted.
  const lost = [
    ...JSON.stringify([done, nodes]).matchAll(/"clause":(\d+),"node":"(?:lose|lose-overshield|clear)"/g),
  ].map(([, one]) => one);
  if (asks.includes('"count":"lost"') && new Set(lost).size < lost.length) return true;
  if (asks.includes('"count":"lost"') && isOfMany(done, nodes)) return true;
  const attack = /"node":"(?:target|area|each)"/.exec(said)?.[0] ?? '"node":"target"';
  return [
    ['"is":"stopped"', '"node":"push"'],
    ['"count":"lost"', /"node":"(?:lose|lose-overshield|clear)"/.exec(said)?.[0] ?? '"node":"lose"'],
    ['"count":"removed"', /"node":"(?:remove|kill)"/.exec(said)?.[0] ?? '"node":"remove"'],
    ['"count":"gone","how":"push"', /"(?:node":"push|on":"pushed)"/.exec(said)?.[0] ?? '"node":"push"'],
    ['"count":"gone","how":"move"', '"node":"move","who":"you"'],
    ['"is":"gone","how":"move"', '"node":"move","who":"you"'],
    ['"is":"gone","how":"push"', '"node":"push"'],
    ['"in":"text"', /"node":"(?:push"|move","who":"(?!you"))/.exec(said)?.[0] ?? '"node":"push"'],
    [
      '"left"',
      /"(?:node":"(?:move"|depart","who":"you")|on":"(?:moves|teleports)")/.exec(said)?.[0] ?? '"node":"move"',
    ],
    ['"vacated"', '"node":"push"'],
    ['"passed":true', '"node":"move"'],
    ['"passedByThem":true', /"node":"(?:move|push)","who":"target"/.exec(said)?.[0] ?? '"node":"push"'],
    ['"passedByThem":"marker"', '"node":"move-piece","distance"'],
    ['"besideWay":true', '"node":"move"'],
    ['"met"', /"(?:node":"push|on":"push-stopped)"/.exec(said)?.[0] ?? '"node":"push"'],
    ['"count":"hit"', attack],
    ['"is":"hits"', attack],
    ['"is":"rolled"', /"node":"(?:roll|target)"/.exec(said)?.[0] ?? '"node":"roll"'],
  ].some(
    ([asked = '', made = '']) =>
      asks.includes(asked) && !(spent && asked === '"count":"lost"') && !said.split(asked)[0]?.includes(made),
  );
}

/** "Enemies in burst 2 lose all Slow. Heal 1 per Slow lost": behind all of them only what the last one lost is known. */
function isOfMany(done: readonly Node[], nodes: readonly Node[]): boolean {
  const loses = (node: Node): boolean =>
    (node.node === 'area' ||
      node.node === 'each' ||
      node.node === 'each-piece' ||
      (node.node === 'target' && isMany(node))) &&
    /"node":"(?:lose|lose-overshield|clear)"/.test(JSON.stringify(node));
  if (speaksOf(nodes, 'each') || speaksOf(nodes, 'target')) return false;
  const all = [...done, ...nodes];
  const first = all.findIndex(loses);
  return first >= 0 && all.slice(first + 1).some((node) => JSON.stringify(node).includes('"count":"lost"'));
}

/** Whom a text hits is known behind its attack, and not while it goes from one to the next. */
export function countsTooEarly({ nodes, held }: Out): boolean {
  const counts = (value: unknown): boolean => /"count":"hit"|"is":"hits"/.test(JSON.stringify(value));
  if (!counts([nodes, held])) return false;
  if (counts(held) || speaksOf(nodes, 'target') || speaksOf(nodes, 'each')) return true;
  const inside = (node: Node): boolean =>
    'then' in node && (node.node === 'if' || node.node === 'may' ? node.then.some(inside) : counts(node.then));
  return nodes.some(inside);
}
