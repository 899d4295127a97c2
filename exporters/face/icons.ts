import type { Icons } from './display-list.ts';
import names from './icon-names.generated.json' with { type: 'json' };
import data from './icons.generated.json' with { type: 'json' };

/** Path data of the icons that templates use, so that a card's signs need no library. */
export const icons: Icons = data;

/** Names of all icons that a designer may choose from. */
export const iconNames: readonly string[] = names.split(' ');
const known = new Set(iconNames);

/**
 * Forms of an icon, written after its name with a slash. `solid` is its silhouette with every hole filled;
 * `halo` is the silhouette grown by 12 units of its box of 512, for rims of light.
 */
export const iconForms = ['solid', 'halo'] as const;
export type IconForm = (typeof iconForms)[number];

/** Whether the library game-icons has an icon of this name. */
export const isIcon = (name: string): boolean => known.has(name);
