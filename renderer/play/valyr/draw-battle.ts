import { sideColours } from '../../../exporters/face/valyr/field.ts';
import { attackOdds } from '../../../rules/valyr/attack-odds.ts';
import type { Game, Spot, TemplateShape } from '../../../rules/valyr/game.ts';
import { bandsNow, cannotAttack } from '../../../rules/valyr/play/attack.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { targetsOf } from '../../../rules/valyr/play/targets.ts';
import { inches } from '../../../rules/valyr/sizes.ts';
import type { UnitState, View } from '../../../rules/valyr/state.ts';
import type { BattleTold } from '../../match/valyr/moment.ts';
import { type Pen, plate, strokeSeen } from '../../measured/draw.ts';
import { pixelsOf, seenAt } from '../../measured/inches.ts';
import { words } from '../../words.ts';
import type { Meant } from './meant.ts';
import { tenths } from './tell-meant.ts';

export const seatColour = (seat: number): string => sideColours[seat % sideColours.length]!;

const at = ({ camera }: Pen, { x, y }: Spot): Spot => seenAt({ x: x / 1000, y: y / 1000 }, camera);
const long = ({ camera }: Pen, thousandths: number): number => (thousandths / 1000) * pixelsOf(camera);

/** What just happened: the ways that units went, and who attacked whom. */
export function drawPast(pen: Pen, seen: View, before: View | undefined, told: readonly BattleTold[]): void {
  const { ctx } = pen;
  const line = (from: Spot, to: Spot, colour: string, dash: readonly number[]) => {
    const [a, b] = [at(pen, from), at(pen, to)];
    ctx.beginPath();
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
    strokeSeen(pen, colour, 2, dash);
  };
  for (const [number, unit] of seen.units.entries()) {
    const was = before?.units[number];
    if (was?.at === 'table' && (was.x !== unit.x || was.y !== unit.y)) line(was, unit, '#1d1a17', [6, 5]);
  }
  for (const { strikes } of told) {
    const [from, to] = (strikes ?? []).map((number) => seen.units[number]);
    if (from && to) line(from, to, seatColour(from.seat), []);
  }
}

/** Two letters of a name. */
const lettersOf = (name: string): string => {
  const all = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return (all.length > 1 ? `${all[0]![0]}${all.at(-1)![0]}` : name.slice(0, 2)).toUpperCase();
};

export interface Marks {
  /** The unit that is looked at. */
  readonly looked?: number | undefined;
  /** Units that something just happened to. */
  readonly touched: readonly number[];
  /** Units that can be chosen now. */
  readonly lit: ReadonlySet<number>;
  readonly accent: string;
}

/** All units on the table, on bases of true size: whose they are by colour and number, their damage, whether they are exhausted or lie. */
export function drawUnits(pen: Pen, game: Game, seen: View, marks: Marks): void {
  for (const mark of seen.marks) {
    const { x, y } = at(pen, mark);
    const template = designOf(game, seen.units[mark.by]!).abilities[mark.ability]?.template;
    pen.ctx.beginPath();
    pen.ctx.arc(x, y, long(pen, template?.kind === 'round' ? template.radius : 250), 0, 2 * Math.PI);
    pen.ctx.fillStyle = 'rgb(60 50 90 / 45%)';
    pen.ctx.fill();
    if (mark.hides < 0) continue;
    pen.ctx.beginPath();
    pen.ctx.arc(x, y, long(pen, mark.hides), 0, 2 * Math.PI);
    strokeSeen(pen, '#3c325a', 1.5, [5, 4]);
  }
  for (const [number, unit] of seen.units.entries())
    if (unit.at === 'table') drawUnit(pen, game, seen, number, unit, marks);
}

function drawUnit(pen: Pen, game: Game, seen: View, number: number, unit: UnitState, marks: Marks): void {
  const { ctx } = pen;
  const { x, y } = at(pen, unit);
  const { name, radius } = designOf(game, unit);
  const r = long(pen, radius);
  const colour = seatColour(unit.seat);
  const acts = seen.turn?.unit === number;
  // Whose turn it is counts as exhausted from its beginning (V-010), and yet does what it likes.
  const rests = unit.exhausted && !acts;
  const ring = (grow: number, stroke: string, width: number, dash: readonly number[] = []) => {
    ctx.beginPath();
    // On a table that is very small a base is thinner than its ring.
    ctx.arc(x, y, Math.max(0, r + grow), 0, 2 * Math.PI);
    ctx.setLineDash([...dash]);
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.stroke();
    ctx.setLineDash([]);
  };
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = rests ? '#d8d2c6' : colour;
  ctx.fill();
  const inner = r < 11 ? 1.5 : 3;
  ring(-inner / 2, rests ? colour : '#ffffff', inner);
  ring(0.5, '#1d1a17', 1);
  if (unit.fallen) {
    ctx.beginPath();
    ctx.moveTo(x - r * 0.7, y - r * 0.7);
    ctx.lineTo(x + r * 0.7, y + r * 0.7);
    ctx.moveTo(x + r * 0.7, y - r * 0.7);
    ctx.lineTo(x - r * 0.7, y + r * 0.7);
    ctx.strokeStyle = '#1d1a17';
    ctx.lineWidth = 2;
    ctx.stroke();
  }
  ctx.fillStyle = rests ? '#1d1a17' : '#ffffff';
  const isSmall = r < 8;
  ctx.font = `700 ${Math.max(8, Math.min(20, r * (isSmall ? 1.2 : 0.85)))}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  // Who is exhausted lies turned, as its card does.
  ctx.translate(x, y);
  if (rests) ctx.rotate(Math.PI / 2);
  // On a small base there is room for whose it is alone.
  ctx.fillText(isSmall ? String(unit.seat + 1) : lettersOf(name), 0, 0);
  ctx.restore();
  if (marks.lit.has(number)) {
    ctx.beginPath();
    ctx.arc(x, y, r + 4, 0, 2 * Math.PI);
    strokeSeen(pen, marks.accent, 3);
  }
  if (marks.touched.includes(number)) ring(4, '#1d1a17', 1.5, [3, 3]);
  if (seen.turn && acts) {
    ring(5, marks.accent, 4);
    energy(pen, { x, y: y + r + 14 }, seen.turn.energy);
  }
  if (marks.looked === number) ring(2.5, '#1d1a17', 2);
  const far = Math.max(8, r * 0.8);
  if (!isSmall) badge(pen, String(unit.seat + 1), { x: x - far, y: y - far }, colour, r < 11 ? 5.5 : 7);
  if (unit.damage > 0) badge(pen, String(unit.damage), { x: x + far, y: y + far }, '#8f1d1d');
}

function badge({ ctx }: Pen, text: string, { x, y }: Spot, fill: string, radius = 7): void {
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fillStyle = '#ffffff';
  ctx.font = `700 ${radius + 2}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + 0.5);
  ctx.restore();
}

/** A dot for each energy left. */
function energy({ ctx }: Pen, { x, y }: Spot, left: number): void {
  for (let index = 0; index < left; index++) {
    ctx.beginPath();
    ctx.arc(x + (index - (left - 1) / 2) * 9, y, 3.5, 0, 2 * Math.PI);
    ctx.fillStyle = '#f0ab2e';
    ctx.strokeStyle = '#1d1a17';
    ctx.lineWidth = 1;
    ctx.fill();
    ctx.stroke();
  }
}

/**
 * How far a unit attacks, from where it stands or from a place: a base that reaches into a ring is within that band. With what an attack
 * on each enemy within comes to.
 */
export function drawRange(pen: Pen, game: Game, seen: View, number: number, from: Spot, accent: string): void {
  const { ctx } = pen;
  const { x, y } = at(pen, from);
  const { radius } = designOf(game, seen.units[number]!);
  // Beyond the table nobody stands.
  const [corner, far] = [at(pen, { x: 0, y: 0 }), at(pen, { x: game.width, y: game.depth })];
  for (const { from: near, to, strength, skill } of bandsNow(game, seen, number)) {
    const [inner, outer] = [near === 0 ? radius : radius + near, radius + to].map((length) => long(pen, length));
    if (outer! <= inner!) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(corner.x, corner.y, far.x - corner.x, far.y - corner.y);
    ctx.clip();
    ctx.beginPath();
    ctx.arc(x, y, outer!, 0, 2 * Math.PI);
    ctx.arc(x, y, inner!, 0, 2 * Math.PI, true);
    ctx.fillStyle = 'rgb(240 130 30 / 9%)';
    ctx.fill();
    ctx.beginPath();
    ctx.arc(x, y, outer!, 0, 2 * Math.PI);
    strokeSeen(pen, '#a4541a', 1.2, [6, 4]);
    ctx.restore();
    plate(
      pen,
      `${inches(to)}${words.battle.band(strength, skill)}`,
      roomOnRing(pen, game, seen, { x, y }, outer!),
      '#a4541a',
    );
  }
  for (const target of seen.units.keys()) {
    if (cannotAttack(game, seen, number, target, from)) continue;
    const odds = attackOdds(game, seen, number, target, from);
    const other = seen.units[target]!;
    const place = at(pen, other);
    const r = long(pen, designOf(game, other).radius);
    ctx.beginPath();
    ctx.arc(place.x, place.y, r + 4, 0, 2 * Math.PI);
    strokeSeen(pen, accent, 3);
    if (odds) plate(pen, words.battle.deals(tenths(odds.damage)), { x: place.x, y: place.y - r - 15 }, '#7a3d00');
  }
}

/** Eighths of a circle in which a plate is looked for: above first, below last. */
const eighths = [-2, -1, -3, 0, 4, 1, 3, 2].map((eighth) => (eighth * Math.PI) / 4);

/** Where on a ring a plate hides no unit and lies on the table; above if there is no such place. */
function roomOnRing(pen: Pen, game: Game, seen: View, { x, y }: Spot, radius: number): Spot {
  const [corner, far] = [at(pen, { x: 0, y: 0 }), at(pen, { x: game.width, y: game.depth })];
  const bases = seen.units.flatMap((unit) =>
    unit.at === 'table' ? [{ ...at(pen, unit), r: long(pen, designOf(game, unit).radius) }] : [],
  );
  const spots = eighths.map((angle) => ({ x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }));
  const isFree = (spot: Spot) =>
    spot.x > corner.x &&
    spot.x < far.x &&
    spot.y > corner.y &&
    spot.y < far.y &&
    bases.every((base) => Math.hypot(spot.x - base.x, (spot.y - base.y) * 1.6) > base.r + 26);
  return spots.find(isFree) ?? spots[0]!;
}

/** What the pointer would do: a base at a place, or a template over those whom it touches. */
export function drawMeant(
  pen: Pen,
  game: Game,
  seen: View,
  number: number,
  over: Spot,
  { action, refusal }: Meant,
): void {
  const unit = seen.units[number]!;
  const colour = refusal ? '#8f1d1d' : '#14532d';
  if (action.do === 'move' || action.do === 'place') {
    const r = long(pen, designOf(game, unit).radius);
    const to = at(pen, over);
    if (action.do === 'move') {
      const from = at(pen, unit);
      pen.ctx.beginPath();
      pen.ctx.moveTo(from.x, from.y);
      pen.ctx.lineTo(to.x, to.y);
      strokeSeen(pen, colour, 2, [7, 5]);
    }
    pen.ctx.beginPath();
    pen.ctx.arc(to.x, to.y, r, 0, 2 * Math.PI);
    pen.ctx.fillStyle = refusal ? 'rgb(143 29 29 / 35%)' : 'rgb(20 83 45 / 45%)';
    pen.ctx.fill();
    strokeSeen(pen, colour, 2);
    return;
  }
  if (action.do !== 'use') return;
  const ability = designOf(game, unit).abilities[action.ability];
  if (!ability?.template) return;
  const isLaid = action.x !== undefined;
  layTemplate(pen, ability.template, isLaid ? over : unit, isLaid ? undefined : over, designOf(game, unit).radius);
  pen.ctx.fillStyle = refusal ? 'rgb(143 29 29 / 30%)' : 'rgb(240 130 30 / 40%)';
  pen.ctx.fill();
  strokeSeen(pen, colour, 2);
  const targets = targetsOf(game, seen, number, ability, action);
  for (const target of 'code' in targets ? [] : targets) {
    const other = seen.units[target]!;
    const { x, y } = at(pen, other);
    pen.ctx.beginPath();
    pen.ctx.arc(x, y, long(pen, designOf(game, other).radius) + 4, 0, 2 * Math.PI);
    strokeSeen(pen, '#a4541a', 3);
  }
}

/** The outline of a template: around a place, or from the base of a unit towards one. */
function layTemplate(pen: Pen, template: TemplateShape, from: Spot, towards: Spot | undefined, radius: number): void {
  const { ctx } = pen;
  const { x, y } = at(pen, from);
  ctx.beginPath();
  if (!towards) {
    ctx.arc(x, y, long(pen, template.kind === 'round' ? template.radius : 0), 0, 2 * Math.PI);
    return;
  }
  const angle = Math.atan2(towards.y - from.y, towards.x - from.x);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.translate(long(pen, radius), 0);
  if (template.kind === 'round') {
    const r = long(pen, template.radius);
    ctx.arc(r, 0, r, 0, 2 * Math.PI);
  } else {
    const [length, half, bulge] = [template.length, template.halfWidth, template.bulge].map((one) => long(pen, one));
    ctx.moveTo(0, 0);
    ctx.lineTo(length!, -half!);
    ctx.ellipse(length!, 0, bulge!, half!, 0, -Math.PI / 2, Math.PI / 2);
    ctx.closePath();
  }
  ctx.restore();
}
