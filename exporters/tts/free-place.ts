import type { Half, Place } from './layout.ts';
import type { TableObject } from './save.ts';

/** Ground that an object takes. */
interface Footprint extends Place {
  readonly half: Half;
}

/** Middles of objects on the table are at least this far apart. */
export const leastApart = 3;
/** White between a bag and what stands beside it, with half the bag. */
const bagRoom = 1.5;
/** Cards this close to a hand zone are drawn into it. */
export const handRoom = 5;
/** How far from the middle a place is looked for. */
const farthest = 99;

/** Half the width at scale 1 of the kinds that are larger than a bag. */
const halves: Readonly<Record<string, number>> = {
  Custom_Board: 9.1,
  Custom_Tile: 1.4,
  BlockSquare: 0.5,
  HandTrigger: 0.5,
};
/** Zones that nothing bumps into. */
const isZone = (name: string) => /Trigger$|Zone$/.test(name) && name !== 'HandTrigger';

/** The ground that an object takes; undefined for a zone, or for what has no place. */
export function footprintOf({ Name, Transform: at }: TableObject): Footprint | undefined {
  if (isZone(Name) || !Number.isFinite(at?.posX) || !Number.isFinite(at?.posZ)) return undefined;
  const size = (scale: number) => (Number.isFinite(scale) ? Math.abs(scale) : 1) * (halves[Name] ?? 1.2);
  const lies = Math.abs(((at.rotY ?? 0) % 180) - 90) < 45;
  const [x, z] = lies ? [size(at.scaleZ), size(at.scaleX)] : [size(at.scaleX), size(at.scaleZ)];
  const more = Name === 'HandTrigger' ? handRoom - bagRoom + 0.01 : 0;
  return { x: at.posX, z: at.posZ, half: { x: x + more, z: z + more } };
}

/** Finds places for bags and buttons beside what stands on the table already, and takes them. */
export class FreePlaces {
  readonly #taken: Footprint[];
  readonly #area: Half;
  readonly #laid: Half;

  /** `laid` is kept free for what the buttons lay out. */
  constructor(standing: readonly TableObject[], area: Half, laid: Half) {
    this.#taken = standing.flatMap((object) => footprintOf(object) ?? []);
    this.#area = area;
    this.#laid = laid;
  }

  /** The first of the wanted places that is free, or else the nearest one to it: on bare table, on a mat, or beyond the edge. */
  take(wanted: readonly Place[]): Place {
    const found =
      wanted.find((place) => this.#isBare(place)) ??
      this.#nearest(wanted[0]!, (place) => this.#isBare(place) && !within(place, this.#laid)) ??
      this.#nearest(wanted[0]!, (place) => this.#isApart(place) && within(place, this.#area)) ??
      this.#nearest(wanted[0]!, (place) => this.#isApart(place)) ??
      wanted[0]!;
    this.#taken.push({ ...found, half: { x: 1.2, z: 1.2 } });
    return found;
  }

  #isBare(place: Place): boolean {
    const beside = ({ x, z, half }: Footprint) =>
      Math.max(Math.abs(place.x - x) - half.x, Math.abs(place.z - z) - half.z) >= bagRoom;
    const { x, z } = this.#area;
    return within(place, { x: x - bagRoom, z: z - bagRoom }) && this.#isApart(place) && this.#taken.every(beside);
  }

  #isApart(place: Place): boolean {
    return this.#taken.every(({ x, z }) => Math.hypot(place.x - x, place.z - z) >= leastApart);
  }

  #nearest(from: Place, isFree: (place: Place) => boolean): Place | undefined {
    const away = ({ x, z }: Place) => Math.hypot(x - from.x, z - from.z);
    const steps = Array.from({ length: 2 * Math.floor(farthest / 3) + 1 }, (_, step) => step * 3 - farthest);
    const places = steps.flatMap((x) => steps.map((z) => ({ x, z })));
    return places.sort((a, b) => away(a) - away(b)).find(isFree);
  }
}

export const within = ({ x, z }: Place, half: Half) => Math.abs(x) <= half.x && Math.abs(z) <= half.z;
