/** The area that is meant by a space: of those that cover it the one that has it nearest to its middle. */
export function areaAt<C extends { readonly area?: readonly number[] }>(
  areas: readonly C[],
  space: number,
): C | undefined {
  const off = ({ area = [] }: C) => Math.abs(area.indexOf(space) - (area.length - 1) / 2);
  return areas
    .filter(({ area = [] }) => area.includes(space))
    .reduce<C | undefined>((best, one) => (best === undefined || off(one) < off(best) ? one : best), undefined);
}

/** Every space that some areas cover, with the one that is meant there. */
export const coveredBy = <C extends { readonly area?: readonly number[] }>(
  areas: readonly C[],
): readonly (readonly [space: number, meant: C])[] =>
  [...new Set(areas.flatMap(({ area = [] }) => area))].flatMap((space) => {
    const meant = areaAt(areas, space);
    return meant ? [[space, meant] as const] : [];
  });
