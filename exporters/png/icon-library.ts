import { createRequire } from 'node:module';
import type { Path2D } from '@napi-rs/canvas';
import type { Icons } from '../face/display-list.ts';
import { icons as templateIcons } from '../face/icons.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first form that is asked for: a PDF of photographs needs no painter. */
const skia = () => require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');

// The package is read when the first icon is asked for that no template holds.
let library: Readonly<Record<string, { body: string }>> | undefined;
const paths = new Map<string, string | undefined>();
const haloUnits = 12;

/**
 * Path data of an icon of game-icons. A form may follow the name after a slash: `visored-helm/solid` is its silhouette with every
 * hole filled, `visored-helm/halo` that silhouette grown all around, for contours and rims of light.
 */
export function iconPath(name: string): string | undefined {
  if (!paths.has(name)) paths.set(name, find(name));
  return paths.get(name);
}

/** Reads the package and the painter ahead, for who will ask for icons soon. */
export function readyIcons(): void {
  readLibrary();
  skia();
}

/** Path data of icons by name, forms included; names that the library lacks are left out. */
export function iconLibrary(names: Iterable<string>): Icons {
  const found: Record<string, string> = {};
  for (const name of names) {
    const path = iconPath(name);
    if (path !== undefined) found[name] = path;
  }
  return found;
}

function readLibrary(): NonNullable<typeof library> {
  library ??= (require('@iconify-json/game-icons/icons.json') as { icons: NonNullable<typeof library> }).icons;
  return library;
}

function find(name: string): string | undefined {
  const [plain = '', form] = name.split('/');
  if (form === 'solid') return solid(plain);
  if (form === 'halo') return halo(plain);
  if (Object.hasOwn(templateIcons, plain)) return templateIcons[plain];
  const icons = readLibrary();
  return Object.hasOwn(icons, plain) ? / d="([^"]+)"/.exec(icons[plain]?.body ?? '')?.[1] : undefined;
}

/** The union of all contours, each filled by itself, so that what was a hole is filled. */
function solid(name: string): string | undefined {
  const path = iconPath(name);
  if (path === undefined) return undefined;
  const { Path2D, PathOp } = skia();
  // Skia writes absolute commands, so each contour stands alone.
  const contours = new Path2D(path).toSVGString().split(/(?=M)/);
  let union: Path2D | undefined;
  for (const contour of contours) {
    const part = new Path2D(contour);
    union = union === undefined ? part : union.op(part, PathOp.Union);
  }
  return union?.toSVGString();
}

function halo(name: string): string | undefined {
  const path = iconPath(`${name}/solid`);
  if (path === undefined) return undefined;
  const { Path2D, PathOp, StrokeJoin } = skia();
  const rim = new Path2D(path).stroke({ width: haloUnits * 2, join: StrokeJoin.Round });
  return rim.op(new Path2D(path), PathOp.Union).toSVGString();
}
