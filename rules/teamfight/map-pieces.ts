import type { MapFile, Marker, Terrain } from '../../schemas/types.generated.ts';
import { type Entity, entitiesOf, find, type GameSet } from '../game-set.ts';
import { plurals } from './notation/words/plurals.ts';
import { shortName } from './notation/words/short-name.ts';
import { asToldGround } from './own-ground.ts';
import { healthToldOf } from './own-markers.ts';
import { blockingIn } from './told-blocking.ts';

/** The part of a map's text under one bold label. */
export interface MapSection {
  readonly label: string;
  /** The label without what stands behind it in parentheses: "Lava (red shade)" is Lava. */
  readonly name: string;
  /** Letters of the text, the label left out. */
  readonly from: number;
  readonly to: number;
}

/** `**Lava (red shade)**` on a line of its own. */
const label = /^[ \t]*\*\*([^*\n]+)\*\*[ \t]*$/gm;

/** The sections of a map's text, in their order; those without a word below their label are left out. */
export function mapSections(text: string): MapSection[] {
  const labels = [...text.matchAll(label)];
  return labels.flatMap(({ index, 0: line, 1: said = '' }, n) => {
    const start = index + line.length;
    const name = said.replace(drawn, '').trim();
    const body = withoutMatch(text.slice(start, labels[n + 1]?.index ?? text.length), name);
    const from = start + body.length - body.trimStart().length;
    return body.trim() === '' || name === '' ? [] : [{ label: said, name, from, to: from + body.trim().length }];
  });
}

/** What is about the match, and about no piece. */
const ofMatch = /\b(?:control|capture) points?\b|\bgoes first\b|\b(?:wins?|loses?) the (?:game|match)\b/i;

/** `At the end of each round, each hero with 3 Coins scores 1`, `all summons have +1 speed`: about everybody, wherever that is. */
const ofAll =
  /^(?:at the (?:start|beginning|end) of (?:each|every|the) (?:round|turn|game),? )?(?:(?:each|every|all|any|no) )?(?:heroes|hero|units?|summons?|players?)\b/i;
/** What a paragraph about a piece or ground calls that, or says of whoever is there. */
const ofThere =
  /\b(?:it|this|these|those|they|them|there|here|adjacent|next to|range|within|burst|inside|(?:that|who|to) (?:enter|leave|start|end)s?)\b/i;

/** A section without the paragraphs at its end that are about the match or about everybody, and do not name what the section is about. */
function withoutMatch(body: string, name: string): string {
  const last = body.trimEnd().search(/\n\s*\n(?![\s\S]*\n\s*\n)/);
  if (last < 0 || body.slice(0, last).trim() === '') return body;
  const paragraph = body.slice(last);
  const isGeneral = ofMatch.test(paragraph) || (ofAll.test(paragraph.trim()) && !ofThere.test(paragraph));
  if (!isGeneral || isNamed(paragraph, name)) return body;
  return withoutMatch(body.slice(0, last), name);
}

/** `Runes` and `a Rune`, below the label of either. */
const isNamed = (paragraph: string, name: string): boolean => {
  const said = paragraph.toLowerCase();
  const called = name.toLowerCase();
  return [called, called.replace(/ies$/, 'y'), called.replace(/e?s$/, '')].some((one) => said.includes(one));
};

const pattern = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Labels of rules that are about no piece of the map, and of what every map has. */
const general =
  /\b(?:control|capture|objectives?|points?|scoring|cover|heights?|deploy|deployment|setup|rounds?|rules?|units?|hero(?:es)?|summons?|players?|teams?)\b/i;

/** The label without what stands in parentheses, and that: `(red shade)` is how ground is drawn, `(blue line)` what lies between spaces. */
const drawn = /\(([^)]*)\)\s*$/;

/** One of some patterns, where `names` is written for any form of the name. */
function anyOf(...patterns: readonly string[]): (names: string, text: string) => boolean {
  const joined = patterns.join('|');
  // The labels of a set are asked about again with every edit of it.
  const known = new Map<string, RegExp>();
  return (names, text) => {
    let pattern = known.get(names);
    if (pattern === undefined) {
      pattern = new RegExp(
        joined.replaceAll('names', () => `(?:${names})`),
        'iu',
      );
      if (known.size >= mostKnown) known.clear();
      known.set(names, pattern);
    }
    return pattern.test(text);
  };
}

/** Far more than a set has labels. */
const mostKnown = 1000;

/** Where a sentence begins. */
const begins = '(?:^|[.\\n])\\s*';

/** What pieces do and ground does not. */
const does =
  '(?:deals?|shoots?|fires?|attacks?|moves?|walks?|explodes?|detonates?|opens?|closes?|heals?|dies|appears?|returns?|respawns?|comes? back|(?:is|are) (?:destroyed|killed|slain|removed|broken|opened|closed|picked up))';

/**
 * A thing by what it is, does or what becomes of it: `Towers are units`, `Boars have 4 health`, `each Sentry deals`, `1hp. When destroyed,`,
 * `adjacent to the Lever`, `in range 2 of a Beacon`, `when a unit enters this space, remove this`, `to another Portal`.
 */
const isThing = anyOf(
  `${begins}(?:(?:an?|the|each|all|every) )?names (?:is|are) (?:[\\p{L}\\d-]+ ){0,3}?(?:units?|objects?|pieces?|monsters?|creatures?|hostile|neutral|unaligned|obstacles?)\\b`,
  `${begins}(?:(?:an?|the|each|all|every) )?names (?:(?:has|have) \\d+ ?(?:health|hp)\\b|belongs? to\\b)`,
  `${begins}(?:(?:an? )?(?:\\d+ ?(?:health|hp)\\b|objects?\\b)|(?:neutral|hostile)\\b|belongs? to\\b|(?:as an? (?:free|move|standard) action,? )?(?:(?:an?|any|each|all) )?adjacent (?:units?|heroes|hero|enemies|enemy|allies|ally)\\b)`,
  `${begins}(?:at the (?:start|end) of (?:the|each|every) round, )?(?:(?:an?|any|each|all) )?(?:units?|heroes|hero|summons?|enemies|enemy|allies|ally) (?:in|within) (?:range )?\\d`,
  `${begins}(?:when |whenever |if )?(?:(?:an?|the|each|all|every) )?names ${does}`,
  `[,:] (?:(?:an?|the|each|all|every) )?names ${does}`,
  '\\bwhen (?:it is )?(?:destroyed|killed)\\b',
  '\\b(?:adjacent|next) to (?:it|this|(?:an?|the|each) names)\\b',
  '\\b(?:in|within) (?:range )?\\d(?: spaces?)? of (?:it|this|(?:an?|the|each|any) names)\\b',
  '\\b(?:another|(?:the|an?|any) other) (?:names|one)\\b',
  "\\bnames?(?:'s|’s) space\\b|\\bspace of (?:an?|the) names\\b",
  '\\b(?:this|it|(?:an?|the|that) names) is (?:then )?(?:removed|destroyed|discarded|consumed|used up|gone|picked up|taken|attached)\\b',
  '\\b(?:remove|destroy|replace|discard|take|takes|pick|picks|open|opens|fire|fires|pull|pulls|kick|kicks|carry|carries|carrying) (?:up )?(?:this|it|(?:an?|the|that) names)\\b',
);

/** A piece lies on one space: `when a unit enters this space`. */
const isOneSpace = anyOf('\\b(?:enters?|entering|on|in|into|onto) this space\\b');

/**
 * Ground by what it is, or by who is on it, comes onto it or leaves it: `Hazard: 2dmg`, `ends its turn on this`, `leaving a Mire space`, `units in
 * the Smoke`, `units that enter`.
 */
const isGround = anyOf(
  `${begins}(?:hazard ?:|difficult terrain\\b|(?:names )?blocks? (?:movement|line of sight|los|sight)\\b|entering\\b|(?:when|on|upon) enter|costs? \\d movement\\b)`,
  '\\bnames (?:is|are) difficult terrain\\b',
  `${begins}(?:impassable\\b|cannot be entered\\b|hazardous\\b|hazard \\(|(?:gives? )?cover\\b|you can see into\\b)`,
  '\\b(?:stop|stand|stands|are|while) here\\b|\\bwhen (?:you enter|you leave|entered)\\b',
  '\\b(?:on|in|into|onto|out of|enter(?:s|ing)?|leav(?:e|es|ing)) (?:this|it)\\b',
  '\\b(?:turn|from|units?|heroes|hero|summons?|enemies|enemy|allies|ally|anyone|everyone|whoever) here\\b',
  '\\b(?:enters?|leaves?|leaving|entering|onto|into|on|in) (?:(?:an?|the|any) )?names\\b',
  '\\b(?:units?|hero|heroes|whoever) (?:(?:that|who|to) )?(?:enters?|starts?|ends?)\\b',
);

/** Ground, whatever else is said of it. */
const isRough = anyOf('\\bdifficult (?:terrain|ground)\\b', '\\bcosts \\d movement\\b');

/** What a label and the text below it tell of; undefined where that is neither a thing nor ground. */
function kindOf(label: string, name: string, text: string): Told['kind'] | undefined {
  const [, how = ''] = drawn.exec(label) ?? [];
  // What is drawn as a line lies where the map has it.
  if (/\blines?\b/i.test(how)) return undefined;
  const short = shortName({ name });
  const names = [oneOf(name, text), name, ...(short ? [short] : [])]
    .flatMap((one) => [one, ...plurals(one)])
    .map(pattern)
    .join('|');
  if (isThing(names, text)) return 'marker';
  // "Whoever holds the pier scores" is of a control point, however it is drawn.
  const isDrawn =
    /\b(?:shad(?:e|ed|ing)|area)\b/i.test(how) && !/\b(?:holds?|owns?|claims?|controls?|captures?)\b/i.test(text);
  if (!isGround(names, text) && !isDrawn) return undefined;
  return how === '' && isOneSpace(names, text) && !isRough(names, text) ? 'marker' : 'terrain';
}

/** What the maps of a set tell of one name, and of what kind that is. */
interface Told {
  readonly name: string;
  readonly kind: 'marker' | 'terrain';
  readonly text: string;
}

/** Sets never change. */
const known = new WeakMap<GameSet, readonly Told[]>();

function toldByMaps(set: GameSet): readonly Told[] {
  let told = known.get(set);
  if (told === undefined) {
    told = toldIn(entitiesOf(set, 'map').map(({ data }) => data)).map((one) => asDrawn(set, one));
    known.set(set, told);
  }
  return told;
}

/** What the words leave open, whether a piece or ground, a file says that the set has for it, or a hazard that a map paints. */
function asDrawn(set: GameSet, told: Told): Told {
  const key = told.name.toLowerCase();
  const own = set.entities.filter((one) => nameOf(one.data) === key && textOf(one) === '');
  const kinds = new Set(own.map(({ kind }) => kind));
  if (kinds.has(told.kind)) return told;
  if (kinds.has('marker')) return { ...told, kind: 'marker' };
  const isPainted = entitiesOf(set, 'map').some(({ data }) =>
    data.hazards?.some(({ name }) => name.toLowerCase() === key),
  );
  return kinds.has('terrain') || isPainted ? { ...told, kind: 'terrain' } : told;
}

/** Pieces and ground that the texts of maps tell under a label. Two maps that differ tell nothing. */
export function toldIn(maps: readonly Pick<MapFile, 'text' | 'controlPoints' | 'hazards'>[]): readonly Told[] {
  const all = new Map<string, Told | undefined>();
  for (const { text = '', controlPoints = [], hazards = [] } of maps) {
    for (const { label, name, from, to } of mapSections(text)) {
      const key = name.toLowerCase();
      if (general.test(key) || controlPoints.some((point) => point.name.toLowerCase() === key)) continue;
      const body = text.slice(from, to);
      // What only says again what the hazard painted there does would do it twice.
      if (hazards.some((hazard) => hazard.name.toLowerCase() === key && saysHazard(body, hazard.effect))) continue;
      const kind = kindOf(label, name, body);
      const before = all.get(key);
      if (kind === undefined || (all.has(key) && before?.text !== body)) all.set(key, undefined);
      else all.set(key, before ?? { name: kind === 'marker' ? oneOf(name, body) : name, kind, text: body });
    }
  }
  return [...all.values()].filter((one) => one !== undefined);
}

/** `Portals`, of which the text says what `a Portal` is: one of them is called so. */
function oneOf(name: string, text: string): string {
  const called = name.toLowerCase();
  const one = [name.replace(/ies$/i, 'y'), name.replace(/es$/i, ''), name.replace(/s$/i, '')].find(
    (said) => said !== name && plurals(said.toLowerCase()).includes(called),
  );
  const isSaid = one && new RegExp(`\\b(?:an?|each|the|every|another|other) ${pattern(one)}\\b`, 'i').test(text);
  return isSaid ? one : name;
}

/** Whether a label is a name, or some of what is called so. */
export const isLabelOf = (label: string, name: string): boolean => {
  const said = label.toLowerCase();
  return said === name.toLowerCase() || plurals(name.toLowerCase()).includes(said);
};

/** `Hazard: 2dmg`, `units that enter or end their turn here take 2dmg`: what a hazard with the effect `2dmg` does anyway. */
export function saysHazard(said: string, effect: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll('damage', 'dmg').replaceAll(/[\s.]/g, '');
  const [, told = ''] =
    /^hazard:(.*)$/.exec(plain(said)) ??
    /^(?:any)?units?(?:that|who)?enters?(?:this|here)?orends?(?:their|its)turn(?:here|onit|onthis)takes?(.*)$/.exec(
      plain(said),
    ) ??
    [];
  return told !== '' && told === plain(effect);
}

/** What a map's text makes of a marker or terrain that says nothing itself. */
export type ToldPiece = Pick<Marker, 'text' | 'object' | 'health' | 'blocksMovement' | 'blocksSight'> &
  Pick<Terrain, 'text' | 'enterCost'> & { readonly ofMap: true };

/**
 * The pieces and ground that the maps of a set tell under their labels: what they say of those that the set has and that have no text,
 * by reference, and the others as pieces of their own, which lie nowhere until somebody paints them.
 */
export function mapPieces(set: GameSet): {
  readonly told: ReadonlyMap<string, ToldPiece>;
  readonly made: readonly Told[];
} {
  const told = new Map<string, ToldPiece>();
  const made: Told[] = [];
  for (const piece of toldByMaps(set)) {
    const own = textless(set, piece);
    if (own === 'none') made.push(piece);
    else if (own !== undefined) told.set(own.ref, fieldsOf(piece, own));
  }
  return { told, made };
}

/** The piece of the set that has this name and no text; `none` where nothing has the name. */
function textless(set: GameSet, { kind, name }: Told): Entity | 'none' | undefined {
  const key = name.toLowerCase();
  const same = [set, ...set.uses]
    .flatMap(({ entities }) => entities)
    .filter((one) => one.kind !== 'hint' && one.kind !== 'scene' && nameOf(one.data) === key);
  if (same.length === 0) return 'none';
  return same.find((one) => one.kind === kind && one.ref.startsWith(`${set.id}/`) && textOf(one) === '');
}

/** Whether the maps of a set tell the ground of that name: it lies where a hazard of the name is painted, too. */
export const isGroundTold = (set: GameSet, name: string): boolean =>
  toldByMaps(set).some((one) => one.kind === 'terrain' && one.name.toLowerCase() === name.toLowerCase());

const nameOf = (data: Entity['data']): string => ('name' in data ? data.name.toLowerCase() : '');

const textOf = ({ data }: Entity): string => ('text' in data ? (data.text ?? '').trim() : '');

/** Health that is told makes a marker an object, and so does what can be targeted and never dies. What blocks or slows is told of both. */
export function fieldsOf({ kind, name, text }: Told, own?: Entity): ToldPiece {
  const blocking = Object.assign({}, ...text.split(/[.\n]/).map((said) => blockingIn(said.trim())));
  if (kind === 'terrain') {
    const enterCost = enterCostIn(text);
    const { blocksMovement, blocksSight, enterCost: cost = enterCost } = asToldGround({ name, text });
    return {
      ...{ text, ofMap: true, ...blocking },
      ...(blocksMovement && { blocksMovement }),
      ...(blocksSight && { blocksSight }),
      ...(cost !== undefined && { enterCost: cost }),
    };
  }
  const { health: printed } = (own?.data ?? {}) as Marker;
  const health = printed ?? healthToldOf(name, text) ?? natureHealth(text) ?? (isDeathless(text) ? 1 : undefined);
  return { text, ofMap: true, ...blocking, ...(health !== undefined && { object: true, health }) };
}

/** `Difficult terrain` costs 2 movement to enter (T-174); another cost is told in figures. */
function enterCostIn(text: string): number | undefined {
  const [, cost] = /\bcosts (\d) movement to enter\b/i.exec(text) ?? [];
  if (cost !== undefined) return Number(cost);
  return /(?:^|[.\n]|\b(?:is|are))\s*difficult (?:terrain|ground)\b/i.test(text) ? 2 : undefined;
}

/** `Sentries are objects with 3 health`, `neutral, 3hp`, `object with 2hp`, `1hp object`. */
function natureHealth(text: string): number | undefined {
  const [, said, alone] =
    /(?:\b(?:is|are) |^)(?:[\p{L}-]+ ){0,3}?(?:units?|objects?|monsters?|creatures?) with (\d{1,3}) ?(?:health|hp)\b|(?:^|[.,\n])\s*(?:has )?(?:an? )?(\d{1,3}) ?(?:health|hp)(?: objects?)?\s*(?:[.,]|$)/iu.exec(
      text,
    ) ?? [];
  const found = said ?? alone;
  return found === undefined ? undefined : Number(found);
}

/** `can be targeted but do not have health`: one point that nothing takes. */
export const isDeathless = (text: string): boolean =>
  /\bcan be targeted\b/i.test(text) && /\b(?:no|not have|never have|without) (?:any )?(?:health|hp)\b/i.test(text);

/** The pieces and ground that a map tells and that do not lie on it. */
export function toldAndMissing(
  set: GameSet,
  { text = '', markers, terrain, hazards }: Partial<MapFile>,
): readonly Told[] {
  const labels = mapSections(text);
  const lies = (kind: string, name: string): boolean => find(set, kind)?.data.name.toLowerCase() === name;
  return toldByMaps(set).filter(({ kind, name }) => {
    const key = name.toLowerCase();
    if (!labels.some((one) => isLabelOf(one.name, name)) || textless(set, { kind, name, text: '' }) === undefined)
      return false;
    if (kind === 'marker') return !markers?.some((one) => lies(one.kind, key));
    return !terrain?.some((one) => lies(one.kind, key)) && !hazards?.some((one) => one.name.toLowerCase() === key);
  });
}
