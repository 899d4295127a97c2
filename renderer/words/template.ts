import { ofTemplate, type TemplateKey } from '../../exporters/face/orientation.ts';
import { counted } from '../../schemas/words.ts';

const mm = (value: number) => Number(value.toFixed(2));

const kinds = {
  hero: 'Hero cards',
  ability: 'Ability cards',
  summon: 'Summon cards',
  rules: 'Rules cards',
  hint: 'Hint cards',
  picture: 'Cards with a picture',
  words: 'Cards of words',
  poster: 'Cards that are a picture',
  'play-card': 'Play cards',
  trait: 'Traits',
  unit: 'Unit cards',
  back: 'Card backs',
} as const;

/** The texts of moving the zones of a template. */
export const template = {
  kindOf: (key: TemplateKey): string => {
    const { kind, orientation } = ofTemplate(key);
    return orientation === 'landscape' ? `${kinds[kind]}, landscape` : kinds[kind];
  },
  orientation: 'Orientation',
  orientations: { portrait: 'Portrait', landscape: 'Landscape' },
  oriented: (kind: string, way: string) => `${kind}: ${way.toLowerCase()}`,
  zones: {
    art: 'Picture',
    panel: 'Text',
    band: 'Band',
    name: 'Name',
    label: 'Label',
    complexity: 'Complexity',
    health: 'Health',
    speed: 'Speed',
    cost: 'Costs',
    medallion: 'Emblem',
    set: 'Line at the foot',
    stamp: 'Version',
    border: 'Border',
    burst: 'Rays',
    plate: 'Name plate',
    strength: 'Strength',
    'figure-1': 'First figure',
    'figure-2': 'Second figure',
    'figure-3': 'Third figure',
    'figure-4': 'Fourth figure',
    'figure-5': 'Fifth figure',
    'figure-6': 'Sixth figure',
  },
  reach: (cards: number) => `Shows on ${counted(cards, 'card')} of the set`,
  on: (kind: string) => `Zones of ${kind.toLowerCase()}`,
  zone: (name: string, x: number, y: number, w: number, h: number) =>
    `${name}: ${mm(x)} mm from the left, ${mm(y)} mm from the top, ${mm(w)} by ${mm(h)} mm`,
  grips: {
    nw: 'upper left corner',
    n: 'upper edge',
    ne: 'upper right corner',
    e: 'right edge',
    se: 'lower right corner',
    s: 'lower edge',
    sw: 'lower left corner',
    w: 'left edge',
  },
  grip: (zone: string, edge: string) => `${zone}, ${edge}`,
  moved: (kind: string, zone: string) => `${kind}, ${zone.toLowerCase()} moved`,
  wentBack: (kind: string, zone: string) => `${kind}, ${zone.toLowerCase()} set back`,
  allBack: (kind: string) => `${kind}, all zones set back`,
  show: 'Move and size the zones of this template',
  hide: 'Back to the fields of the card',
  told: 'Drag a zone on the card, or its edges. Arrow keys move it by 0.5 mm, with Shift by 5 mm. Escape takes a drag back.',
  panelTold: 'This is the most room the text may take. The panel grows from below, and only as far as the text needs.',
  besideTold: 'This is the room that the text may take. The paper stands around it, and the picture beside that.',
  edgeTold: 'It stands on the edge of the text panel. Once you move it, it stays in one place on every card.',
  fields: { x: 'From the left', y: 'From the top', w: 'Width', h: 'Height' },
  unit: 'mm',
  isMoved: 'moved',
  backOf: (zone: string) => `Set ${zone.toLowerCase()} back`,
  backAll: 'Set all back',
  list: 'Zones',
  hint: 'drag a zone or its edges · arrows: 0.5 mm, with Shift 5 mm · double click: set back · Esc: take a drag back · T: leave the zones',
} as const;
