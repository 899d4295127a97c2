import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Memory } from '../../rules/kernel/memory.ts';
import { baseMillimetres } from '../../rules/valyr/sizes.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Art } from '../../schemas/types.generated.ts';
import { badge } from './badge.ts';
import type { Piece } from './card.ts';
import { mix } from './colour.ts';
import type { DisplayList, Op, PictureSizes } from './display-list.ts';
import { faceProblems, type Told } from './face-problems.ts';
import type { Laid } from './layout.ts';
import { fittedLine } from './line.ts';
import type { Look } from './look.ts';
import { type Box, circle, diamond, mm } from './path.ts';
import { picture } from './picture.ts';
import { plainLine } from './plain-line.ts';
import { bleedMm, cellMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** Who stands upright on a map or a table. */
type UprightKind = 'hero' | 'summon' | 'character' | 'enemy' | 'unit';
type RoundKind = 'token' | 'condition' | 'counter';
type SquareKind = 'marker' | 'terrain';
type PieceKind = UprightKind | RoundKind | SquareKind;

/** Height of a standing figure for its width. */
const standeeHigh = 1.5;
/** Under the names of those whom a party fights: a dark red, so that sides differ at a glance whatever the colours of the set. */
const foeGround = '#4f1417';
/** The health of an object on its square piece. */
const healthBadge: Box = { x: 2.2, y: 2.2, w: 6.8, h: 6.6 };

/** A wider figure, with front and back head to head, is longer than a page. In mm. */
const widestFigure = 70;

/** Tokens, conditions and counters as round pieces, markers and terrain as squares, whoever acts as standing figures. */
export function pieces(set: GameSet, look: Look, memory: Memory, problems: Problem[], told: Told): Piece[] {
  const all = <K extends PieceKind>(kind: K, lay: (maker: Maker, entity: Entity<K>) => Piece, which = 'piece') =>
    entitiesOf(set, kind).map((entity) => {
      const { piece, names } = memory.once(entity, which, [look, set.id], () => {
        const maker = new Maker(set, look);
        return { piece: lay(maker, entity), names: maker.names };
      });
      const { file, data } = entity;
      for (const name of names) problems.push(...faceProblems({ file, pointer: '', data }, { over: 0, ...name }, told));
      return piece;
    });
  return [
    ...(['token', 'condition', 'counter'] as const).flatMap((kind) =>
      all(kind, (maker, entity) => maker.round(entity)),
    ),
    ...(['marker', 'terrain'] as const).flatMap((kind) => all(kind, (maker, entity) => maker.square(entity))),
    ...(['hero', 'summon'] as const).flatMap((kind) =>
      all(kind, (maker, entity) => maker.standee(entity, partsText(entity))),
    ),
    ...(['character', 'enemy'] as const).flatMap((kind) =>
      all(kind, (maker, entity) => maker.standee(entity, entity.data.description ?? '')),
    ),
    ...(['character', 'enemy'] as const).flatMap((kind) =>
      all(kind, (maker, entity) => maker.portrait(entity), 'portrait'),
    ),
    ...all('unit', (maker, entity) => maker.based(entity)),
  ];
}

/** What a unit does, in the words of its card. */
const partsText = ({ data }: Entity<'hero'> | Entity<'summon'>): string =>
  [...(data.passives ?? []), ...(data.defaultAbilities ?? [])]
    .map((part) => (part.text ? `${part.name}: ${part.text}` : part.name))
    .join('\n');

class Maker {
  /** What came of setting the names. */
  readonly names: Pick<Laid, 'missing' | 'cut'>[] = [];
  private readonly set: GameSet;
  private readonly theme: FaceTheme;
  private readonly pictures: PictureSizes;

  constructor(set: GameSet, { theme, pictures }: Look) {
    this.set = set;
    this.theme = theme;
    this.pictures = pictures;
  }

  round(entity: Entity<RoundKind>): Piece {
    const { data } = entity;
    const turned = 'back' in data ? data.back : undefined;
    const front = this.roundList(entity, data.art);
    const back = turned === undefined ? front : this.roundList(entity, turned);
    return {
      ...shared(entity, front, cellMm * 0.6),
      kind: 'token',
      text: data.text ?? '',
      sizeMm: cellMm,
      front,
      back,
    };
  }

  /** Stands for somebody in the order of turns. */
  portrait(entity: Entity<'character' | 'enemy'>): Piece {
    const front = this.roundList(entity, entity.data.art);
    return {
      ...shared(entity, front, cellMm * 0.6),
      ref: `${this.set.id}/_initiative-${entity.id}`,
      of: entity.ref,
      kind: 'token',
      text: entity.data.description ?? '',
      sizeMm: cellMm,
      front,
      back: front,
    };
  }

  square(entity: Entity<SquareKind>): Piece {
    const { data } = entity;
    const turned = 'back' in data ? data.back : undefined;
    const sizeMm = (data.size ?? 1) * cellMm;
    const front = this.squareList(entity, data.art, sizeMm);
    const back = turned === undefined ? front : this.squareList(entity, turned, sizeMm);
    const piece = shared(entity, front, sizeMm - 6.4 * Math.min(1.6, sizeMm / cellMm));
    const badge = { ...healthBadge, file: entity.file, pointer: '/health' };
    const zones = 'health' in data ? [...piece.zones, badge] : piece.zones;
    return { ...piece, zones, kind: 'marker', text: data.text ?? '', sizeMm, front, back };
  }

  standee(entity: Entity<Exclude<UprightKind, 'unit'>>, text: string): Piece {
    const sizeMm = ('size' in entity.data ? (entity.data.size ?? 1) : 1) * cellMm;
    const front = this.standeeList(entity, sizeMm);
    return {
      ...shared(entity, front, sizeMm * (standeeHigh - 0.2)),
      kind: 'standee',
      text,
      sizeMm,
      front,
      back: front,
    };
  }

  /** A figure as wide as its base, which is round and of true size. */
  based(entity: Entity<'unit'>): Piece {
    const sizeMm = baseMillimetres[entity.data.size];
    const front = this.standeeList(entity, Math.min(sizeMm, widestFigure));
    return {
      ...shared(entity, front, front.height - front.width * 0.2),
      kind: 'standee',
      text: (entity.data.abilities ?? []).map(({ name, text }) => `${name}: ${text}`).join('\n'),
      sizeMm,
      front,
      back: front,
      base: this.baseList(entity, sizeMm),
    };
  }

  /** A disc with a line where the figure stands, the name below it and the diameter above. */
  private baseList(entity: Entity<'unit'>, size: number): DisplayList {
    const { deep, pale, shade, onDeep } = this.theme;
    const r = size / 2;
    const words = (text: string, baseline: number, high: number): Op[] =>
      plainLine({
        text,
        font: 'condensed',
        size: high,
        x: r,
        baseline,
        ink: onDeep,
        align: 'middle',
        room: size * 0.78,
      });
    const ops: Op[] = [
      { op: 'path', d: circle(r, r, r + bleedMm), fill: deep },
      { op: 'path', d: circle(r, r, r * 0.86), fill: shade },
      { op: 'path', d: circle(r, r, r * 0.86), stroke: { colour: pale, width: 0.3 } },
      { op: 'path', d: `M${mm(size * 0.12)} ${mm(r)}H${mm(size * 0.88)}`, stroke: { colour: pale, width: 0.4 } },
      ...words(entity.data.name, r + Math.min(5, size * 0.16), Math.min(3.6, size * 0.11)),
      ...words(`${size} mm`, r - Math.min(2, size * 0.07), Math.min(3, size * 0.09)),
    ];
    return { width: size, height: size, bleed: bleedMm, corner: r, ops };
  }

  private roundList(entity: Entity<RoundKind | 'character' | 'enemy'>, art: Art | undefined): DisplayList {
    const { theme } = this;
    const r = cellMm / 2;
    const out = r + bleedMm;
    const ground = entity.kind === 'enemy' ? foeGround : entity.kind === 'counter' ? theme.shade : theme.deep;
    const rim = mix(theme.pale, theme.main, 0.2);
    const plate = { x: 2.4, y: 15.4, w: cellMm - 4.8, h: 4.9 };
    const inside: Op[] = [
      ...this.picture(entity, art, { x: 2.6, y: 2.6, w: 20.2, h: 20.2 }, { x: 3, y: 3.4, w: 19.4, h: 13.6 }),
      { op: 'rect', x: 0, y: plate.y - 0.4, w: cellMm, h: 12, fill: mix(ground, '#000000', 0.4) },
      { op: 'rect', x: 0, y: plate.y, w: cellMm, h: 12, fill: ground },
      { op: 'rect', x: 0, y: plate.y + 0.3, w: cellMm, h: 0.22, fill: rim },
    ];
    const ops: Op[] = [
      { op: 'path', d: circle(r, r, out), fill: ground },
      { op: 'clip', shape: { op: 'path', d: circle(r, r, r - 2.5) }, ops: inside },
      { op: 'path', d: circle(r, r, r - 2.3), stroke: { colour: rim, width: 0.5 } },
      ...(entity.kind === 'condition' ? [{ op: 'path' as const, d: studs(r), fill: rim }] : []),
      ...this.name(entity, { x: 4.9, y: plate.y + 0.5, w: cellMm - 9.8, h: plate.h - 0.8 }, 7.4, 5),
    ];
    return { width: cellMm, height: cellMm, bleed: bleedMm, corner: r, ops };
  }

  private squareList(entity: Entity<SquareKind>, art: Art | undefined, size: number): DisplayList {
    const { theme } = this;
    const scale = size / cellMm;
    const box = { x: -bleedMm, y: -bleedMm, w: size + 2 * bleedMm, h: size + 2 * bleedMm };
    const { colour } = entity.data as { colour?: string };
    const own =
      art ??
      (colour === undefined
        ? undefined
        : { scene: 'lattice' as const, colours: [colour, mix(colour, '#10131c', 0.6)] });
    const high = 6.4 * Math.min(1.6, scale);
    const top = size - high;
    // Cutters may take a millimetre off, so the words stand above the middle of the band.
    const line = { x: 3.2, y: top + 0.4, w: size - 6.4, h: high - 1.8 };
    const { health } = entity.data as { health?: number };
    const ops: Op[] = [
      ...this.picture(entity, own, box, { x: 1.6, y: 1, w: size - 3.2, h: top }),
      {
        op: 'rect',
        x: box.x,
        y: top - 0.4,
        w: box.w,
        h: size - top + bleedMm + 0.4,
        fill: mix(theme.deep, '#000000', 0.4),
      },
      { op: 'rect', x: box.x, y: top, w: box.w, h: size - top + bleedMm, fill: theme.deep },
      { op: 'rect', x: box.x, y: top + 0.3, w: box.w, h: 0.22, fill: mix(theme.pale, theme.main, 0.2) },
      ...(health === undefined ? [] : badge('health', health, healthBadge, theme, () => {})),
      ...this.name(entity, line, 8 * Math.min(1.6, scale), 5),
    ];
    return { width: size, height: size, bleed: bleedMm, corner: 0, ops };
  }

  private standeeList(entity: Entity<UprightKind>, width: number): DisplayList {
    const { theme } = this;
    const height = width * standeeHigh;
    const band = width * 0.2;
    const ground = entity.kind === 'enemy' ? foeGround : entity.kind === 'summon' ? theme.shade : theme.deep;
    const shape = board(0, width, height);
    const inner = board(width * 0.035, width, height);
    const rim = mix(theme.pale, theme.main, 0.2);
    const box = { x: 0, y: 0, w: width, h: height };
    const ops: Op[] = [
      { op: 'path', d: shape, fill: mix(ground, '#000000', 0.25) },
      {
        op: 'clip',
        shape: { op: 'path', d: inner },
        ops: [
          ...this.picture(entity, entity.data.art, box, {
            x: width * 0.04,
            y: height * 0.1,
            w: width * 0.92,
            h: height * 0.74,
          }),
          { op: 'rect', x: 0, y: height - band - 0.4, w: width, h: band + 1, fill: mix(ground, '#000000', 0.45) },
          { op: 'rect', x: 0, y: height - band, w: width, h: band, fill: ground },
          { op: 'rect', x: 0, y: height - band + 0.35, w: width, h: 0.25, fill: rim },
        ],
      },
      { op: 'path', d: inner, stroke: { colour: rim, width: 0.35 } },
      ...this.name(
        entity,
        { x: width * 0.09, y: height - band + 0.4, w: width * 0.82, h: band * 0.82 },
        (width / cellMm) * 7.6,
        5,
      ),
    ];
    return { width, height, bleed: 0, corner: 0, ops };
  }

  private picture(entity: Entity<PieceKind>, art: Art | undefined, box: Box, view: Box): Op[] {
    return picture(art, this.set.id, { box, view, seed: entity.ref }, this.theme, this.pictures);
  }

  private name(entity: Entity<PieceKind>, box: Box, size: number, least: number): Op[] {
    const missing = new Set<string>();
    const element = { font: 'caps-heavy' as const, size, least, align: 'centre' as const };
    const set = fittedLine(entity.data.name, element, box, this.theme.onDeep, this.theme, (char) => missing.add(char));
    this.names.push({
      missing: [...missing],
      cut: set.over > 0 ? [{ words: entity.data.name, by: set.over }] : [],
    });
    return set.ops;
  }
}

/** What every piece has. Its picture ends and its name begins `band` mm below the top. */
const shared = ({ ref, data, file }: Entity<PieceKind>, { width, height }: DisplayList, band: number) => ({
  ref,
  name: data.name,
  copies: data.copies ?? 1,
  zones: [
    { file, pointer: '/art', x: 0, y: 0, w: width, h: band },
    { file, pointer: '/name', x: 0, y: band, w: width, h: height - band },
  ],
});

/** An upright board with a pointed arch. */
function board(by: number, width: number, height: number): string {
  const [l, r, t, b] = [by, width - by, by, height - by];
  const shoulder = t + width * 0.34;
  const middle = width / 2;
  return `M${mm(l)} ${mm(b)}L${mm(l)} ${mm(shoulder)}C${mm(l)} ${mm(t + width * 0.1)} ${mm(middle - width * 0.16)} ${mm(t + width * 0.03)} ${mm(middle)} ${mm(t)}C${mm(middle + width * 0.16)} ${mm(t + width * 0.03)} ${mm(r)} ${mm(t + width * 0.1)} ${mm(r)} ${mm(shoulder)}L${mm(r)} ${mm(b)}Z`;
}

/** Eight diamonds on the rim of a condition, so that it differs from a token also without colour. */
function studs(r: number): string {
  const at = r - 1.15;
  const slant = at * Math.SQRT1_2;
  const places = [
    [0, -at],
    [slant, -slant],
    [at, 0],
    [slant, slant],
    [0, at],
    [-slant, slant],
    [-at, 0],
    [-slant, -slant],
  ] as const;
  return places.map(([x, y]) => diamond(r + x, r + y, 0.55)).join('');
}
