import { isDeviceName } from '../../rules/file-names.ts';

/** A name as the name of a file or folder and as an id: `Iron Age 2` becomes `iron-age-2`. `otherwise` stands in where nothing is left. */
export function slugOf(name: string, otherwise: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return otherwise;
  return isDeviceName(slug) ? `${slug}-${otherwise}` : slug;
}
