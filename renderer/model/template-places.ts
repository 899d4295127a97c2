import type { Box } from '../../exporters/face/path.ts';
import type { TemplateKind } from '../../exporters/face/template-zones.ts';
import type { Change } from '../../rules/edit/change.ts';
import { pointerTo } from '../../schemas/place.ts';
import type { TemplatePlace, Theme } from '../../schemas/types.generated.ts';

const file = 'theme.json';

/** A place in a file of the open set. */
type Place = Pick<Extract<Change, { readonly pointer: string }>, 'file' | 'pointer'>;

/** Where a set keeps the places of a template's zones. */
export const templatePlace = (kind: TemplateKind): Place => ({ file, pointer: pointerTo('templates', kind) });

/** The template that a place of a file is of, and the zone of it; undefined where it is of none. */
export function templateAt(
  place: Place | undefined,
): { readonly kind: TemplateKind; readonly zone?: string } | undefined {
  const found = place?.file === file ? /^\/templates\/([a-z]+)(?:\/([a-z0-9-]+))?/.exec(place.pointer) : undefined;
  return found ? { kind: found[1] as TemplateKind, zone: found[2] } : undefined;
}

type Templates = NonNullable<Theme['templates']>;

/** As much of what a file says as places of zones can be taken from. */
export function placesIn(written: unknown): Templates {
  const isPlace = (value: unknown): value is TemplatePlace =>
    isObject(value) && (['x', 'y', 'width', 'height'] as const).every((key) => Number.isFinite(value[key]));
  const templates = Object.entries(isObject(written) ? written : {}).map(([kind, zones]) => [
    kind,
    Object.fromEntries(Object.entries(isObject(zones) ? zones : {}).filter(([, place]) => isPlace(place))),
  ]);
  return Object.fromEntries(templates) as Templates;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The change that puts a zone somewhere. */
export const placed = (kind: TemplateKind, zone: string, { x, y, w, h }: Box): Change => ({
  file,
  pointer: pointerTo('templates', kind, zone),
  value: { x, y, width: w, height: h } satisfies TemplatePlace,
});

/** The change that lets a zone, or all of a template, be where the template has it; nothing empty is left behind. */
export function setBack(written: unknown, kind: TemplateKind, zone?: string): Change {
  const templates = placesIn(written);
  const others = Object.keys(templates).filter((one) => one !== kind);
  const zones = Object.keys(templates[kind] ?? {}).filter((one) => zone !== undefined && one !== zone);
  const keys = zones.length > 0 ? [kind, zone ?? ''] : others.length > 0 ? [kind] : [];
  return { file, pointer: pointerTo('templates', ...keys), value: undefined };
}
