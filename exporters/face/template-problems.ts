import type { GameSet } from '../../rules/game-set.ts';
import { pointerTo, problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { TemplateKey } from './orientation.ts';
import { type TemplateZone, templateZones } from './template-zones.ts';

const file = 'theme.json';

/** What is wrong with the zones that a set has moved: they are painted where they are put all the same. */
export function templateProblems({ theme }: GameSet): Problem[] {
  return Object.entries(theme.templates ?? {}).flatMap(([key, places]) => {
    const kind = key as TemplateKey;
    const zones = templateZones(kind, theme);
    const warn = (code: string, id: string, sentence: string): Problem =>
      problemAt('warning', `theme/${code}`, file, theme, pointerTo('templates', kind, id), sentence);
    return Object.keys(places).flatMap((id): Problem[] => {
      const zone = zones.find((one) => one.id === id);
      if (!zone) {
        const known = zones.map((one) => one.id).join(', ');
        return [warn('no-zone', id, `the template "${kind}" has no such zone, so nothing is moved. It has: ${known}.`)];
      }
      const found: Problem[] = [];
      const out = outside(zone);
      if (out) found.push(warn('zone-outside', id, out));
      const [width, height] = zone.least;
      if (zone.w < width || zone.h < height)
        found.push(
          warn(
            'zone-small',
            id,
            `the zone is ${zone.w} \u00d7 ${zone.h} mm, and ${width} \u00d7 ${height} mm is the least at which it can be read. Make it larger.`,
          ),
        );
      return found;
    });
  });
}

/** By how much a zone leaves what it should stay in, and where it does so most. */
function outside({ x, y, w, h, within }: TemplateZone): string | undefined {
  const over: readonly (readonly [side: string, mm: number])[] = [
    ['left', within.x - x],
    ['top', within.y - y],
    ['right', x + w - within.x - within.w],
    ['bottom', y + h - within.y - within.h],
  ];
  // The ink of a line is a little inside of its zone.
  const sides = over.filter(([, mm]) => mm > 0.1);
  if (sides.length === 0) return undefined;
  const most = Math.max(...sides.map(([, mm]) => mm));
  const where = sides.map(([side]) => side).join(' and ');
  const [what, why] = within.x < 0 ? ['bleed', 'nothing is painted there'] : ['safe area', 'a cutter may take it'];
  return `the zone leaves the ${what} at the ${where} by ${Number(most.toFixed(1))} mm, where ${why}. Move it in.`;
}
