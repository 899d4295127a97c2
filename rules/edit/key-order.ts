/** The keys of all objects in the files of a set in the order in which they are written: what it is, what it says, its numbers, its look, its parts. */
const order = (
  '$schema id system format version letter sign name description race level map enemies enemy partyStart party red blue text element rank ' +
  'actionPoints cooldown roll target shape area range effect special bonus penalty byHand clause standIn drawing kind type essences count grade ' +
  'choices required hidden layout fields ' +
  'subtype strength hits defence against points infinite bonuses keepOn flavour lore at ' +
  'cells colour texture language languages authors licence status copies complexity columns rows picture pictureAt pictureUse pictureStrength ' +
  'ground look health speed hp movement initiative rolls elements behaviour attributes str int vit wis raceIncrease levelIncreases ' +
  'dynasty class species attack block dodge from to bands energy sprint sustain appraisal limit units unit template spawns width depth starts edge ' +
  'radius turn length bulge diameter x y height standing ' +
  'increases hpPerLevel ability bought artifacts artifact enchantment start most values size object enterCost blocksMovement blocksSight file icon accent scene colours paper ' +
  'ink emblem pattern frame titleFont cardSize orientation orientations maps templates art back passives defaultAbilities abilities summons floor ' +
  'floorPicture floorTile walls cover heights grid coordinates legend terrain deploy hazards controlPoints markers tokens hints dice ' +
  'uses rules intro date hero state heroes winner minutes matches notes note'
).split(' ');

const ranks: ReadonlyMap<string, number> = new Map(order.map((key, index) => [key, index]));

/** Where a new key goes among those of an object: behind the last one that comes before it; one that nobody knows goes last. */
export function inKeyOrder(keys: readonly string[], key: string): number {
  const rank = ranks.get(key);
  if (rank === undefined) return keys.length;
  const before = keys.findLastIndex((known) => (ranks.get(known) ?? Number.POSITIVE_INFINITY) < rank);
  return before + 1;
}
