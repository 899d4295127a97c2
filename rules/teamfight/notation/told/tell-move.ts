import type { Node } from '../../program.ts';
import { tellAmount } from './tell-amount.ts';
import { does, type Names, possessive, refs } from './tell-names.ts';
import { oneOf, tellPlaces } from './tell-who.ts';

/** How somebody moves: `fly up to 4 in a straight line`. */
export function tellMove(node: Extract<Node, { node: 'move' }>, names: Names): string {
  const {
    who,
    how,
    distance,
    straight,
    forward,
    exactly,
    throughUnits,
    toSpace,
    adjacentTo,
    towards,
    awayFrom,
    notFarther,
    notNearer,
    back,
  } = node;
  const verb = how === 'walk' ? 'move' : how === 'fly' ? 'fly' : 'teleport';
  const moves = who === 'you' ? verb : does(who, verb).replace('flys', 'flies');
  const open = exactly && adjacentTo === undefined ? ' as far as possible' : '';
  const far = distance === undefined ? open : ` ${exactly ? 'exactly' : 'up to'} ${tellAmount(distance, names)}`;
  return [
    `${moves}${far}`,
    ...(towards === undefined ? [] : [`to end nearer to ${refs[towards]}`]),
    ...(awayFrom === undefined ? [] : [`to end farther from ${refs[awayFrom]}`]),
    ...(notFarther === undefined ? [] : [`to end no farther from ${refs[notFarther]}`]),
    ...(notNearer === undefined ? [] : [`to end no nearer to ${refs[notNearer]}`]),
    ...(node.heading ? [node.heading === 'back' ? 'in the opposite direction' : 'in the same direction'] : []),
    ...(node.trailing ? ['through the spaces that you have left'] : []),
    ...(node.along ? ['along the area'] : []),
    ...(toSpace ? ['to the chosen space'] : []),
    ...(adjacentTo === undefined ? [] : [`next to ${refs[adjacentTo]}, or as near as possible`]),
    ...(node.closest === undefined ? [] : [`to where ${refs[node.closest]} is, or as near as possible`]),
    ...(node.beside === undefined ? [] : [`to end next to ${oneOf(node.beside, names)}`]),
    ...(node.atFirst ? ['where that is so first'] : []),
    ...(node.ends === undefined ? [] : [`to end ${tellPlaces(node.ends, names)}`]),
    ...(node.notEnding === undefined ? [] : [`to end not ${tellPlaces([node.notEnding], names)}`]),
    ...(node.staying === undefined ? [] : [`staying ${tellPlaces([node.staying], names)}`]),
    ...(back
      ? [
          `to where ${refs[who]} ${who === 'you' ? 'were' : 'was'} when ${back === 'turn' ? 'this turn began' : `${possessive(who)} last turn ended`}, or as near as possible`,
        ]
      : []),
    ...(forward ? ['straight the way you face'] : straight ? ['in a straight line'] : []),
    ...(node.until === undefined ? [] : [`until ${oneOf(node.until, names)} is ahead`]),
    ...(throughUnits ? ['through units'] : []),
    ...(node.throughWalls ? ['through walls'] : []),
    ...(node.throughOwn ? ['through units of that player'] : []),
    ...(node.ignoresDifficult ? ['past difficult ground'] : []),
    ...(node.ignores === 'hazards' ? ['untouched by hazards'] : []),
    ...(node.ignores === 'terrain' ? ['past terrain, as in flight'] : []),
    ...(node.willing ? ['as of its own will, where you say'] : []),
    ...(node.unnoticed ? ['without setting off what others bear'] : []),
    ...(node.pastEnemies ? ['by the way that passes most enemies'] : []),
  ].join(' ');
}
