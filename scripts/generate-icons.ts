import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateIcons, unitIcons } from '../exporters/face/template-icons.ts';

/** Path data of the icons that templates use, and the names of all that a designer may choose from. */
export function generateIcons(root: string): Map<string, string> {
  const file = join(root, 'node_modules/@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const used: Record<string, string> = {};
  for (const name of [...new Set<string>([...Object.values(templateIcons), ...Object.values(unitIcons)])].sort()) {
    const path = / d="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1];
    if (path === undefined) throw new Error(`The icon library game-icons has no icon "${name}".`);
    used[name] = path;
  }
  return new Map([
    ['exporters/face/icons.generated.json', `${JSON.stringify(used, undefined, 1)}\n`],
    ['exporters/face/icon-names.generated.json', `${JSON.stringify(Object.keys(icons).sort().join(' '))}\n`],
  ]);
}
