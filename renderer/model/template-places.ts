import { type Orientation, ofTemplate, type TemplateKey, templateKey } from '../../exporters/face/orientation.ts';
import type { Box } from '../../exporters/face/path.ts';
import type { Change } from '../../rules/edit/change.ts';
import { schemaOf } from '../../schemas/fields.ts';
import { pointerTo } from '../../schemas/place.ts';
import type { TemplatePlace, Theme } from '../../schemas/types.generated.ts';

const file = 'theme.json';

/** A place in a file of the open set. */
type Place = Pick<Extract<Change, { readonly pointer: string }>, 'file' | 'pointer'>;

/** Where a set keeps the places of a template's zones. */
export const templatePlace = (kind: TemplateKey): Place => ({ file, pointer: pointerTo('templates', kind) });

/** The kinds of cards whose orientation stands in the look of the set. */
export const templateKinds: ReadonlySet<string> = new Set(
  Object.keys(schemaOf('theme')?.properties?.orientations?.properties ?? {}),
);

/** The change that lets cards of a kind stand or lie; nothing is written where they do as the set does. */
export function oriented(written: unknown, kind: string, orientation: Orientation): Change {
  const theme = isObject(written) ? written : {};
  const kinds = isObject(theme.orientations) ? theme.orientations : {};
  const isUsual = orientation === (theme.orientation ?? 'portrait');
  const isLast = Object.keys(kinds).every((one) => one === kind);
  const keys = isUsual && isLast ? [] : [kind];
  return { file, pointer: pointerTo('orientations', ...keys), value: isUsual ? undefined : orientation };
}

/** The template of one side of a card whose front is made by this one. */
export const templateOfSide = (front: TemplateKey, side: 'front' | 'back'): TemplateKey =>
  side === 'back' ? templateKey('back', ofTemplate(front).orientation) : front;

/** The template that a place of a file is of, and the zone of it; undefined where it is of none. */
export function templateAt(
  place: Place | undefined,
): { readonly kind: TemplateKey; readonly zone?: string } | undefined {
  const found = place?.file === file ? /^\/templates\/([a-z-]+)(?:\/([a-z0-9-]+))?/.exec(place.pointer) : undefined;
  return found ? { kind: found[1] as TemplateKey, zone: found[2] } : undefined;
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
export const placed = (kind: TemplateKey, zone: string, { x, y, w, h }: Box): Change => ({
  file,
  pointer: pointerTo('templates', kind, zone),
  value: { x, y, width: w, height: h } satisfies TemplatePlace,
});

/** The change that lets a zone, or all of a template, be where the template has it; nothing empty is left behind. */
export function setBack(written: unknown, kind: TemplateKey, zone?: string): Change {
  const templates = placesIn(written);
  const others = Object.keys(templates).filter((one) => one !== kind);
  const zones = Object.keys(templates[kind] ?? {}).filter((one) => zone !== undefined && one !== zone);
  const keys = zones.length > 0 ? [kind, zone ?? ''] : others.length > 0 ? [kind] : [];
  return { file, pointer: pointerTo('templates', ...keys), value: undefined };
}
