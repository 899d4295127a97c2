import type { Icons } from './display-list.ts';
import names from './icon-names.generated.json' with { type: 'json' };
import data from './icons.generated.json' with { type: 'json' };

/** Path data of the icons that templates use, so that a card's signs need no library. */
export const icons: Icons = data;

/** Names of all icons that a designer may choose from. */
export const iconNames: readonly string[] = names.split(' ');
const known = new Set(iconNames);

/** Whether the library game-icons has an icon of this name. */
export const isIcon = (name: string): boolean => known.has(name);
