import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { systemChapters } from '../face/systems.ts';
import { plainWords } from './plain-words.ts';
import type { Tab } from './save.ts';

/** The last line of a tab, by which the next export knows it as its own. */
const signed = (set: string) => `Written by Setwright from the set ${set}.`;

/** The rules of a set and its own words, as a page of the notebook that everybody reads. Undefined where there are none. */
export function rulesTab(set: GameSet): Omit<Tab, 'id'> | undefined {
  const own = systemChapters[set.manifest.system]?.(set).rules ?? [];
  const rules = [...own, ...entitiesOf(set, 'rules-card').map(({ data }) => data)].map(({ name, text }) =>
    paragraph(name, text),
  );
  const words = (['condition', 'terrain', 'token', 'hint'] as const)
    .flatMap((kind) => entitiesOf(set, kind))
    .filter(({ data }) => data.text)
    .map(({ data }) => paragraph(data.name, data.text));
  if (rules.length + words.length === 0) return undefined;
  return {
    title: `Rules: ${set.manifest.name}`,
    body: [...rules, ...words, signed(set.id)].join('\n\n'),
    color: 'Grey',
    visibleColor: { r: 0.5, g: 0.5, b: 0.5 },
  };
}

/** Whether an earlier export of this set wrote the tab. */
export function isTabOf(set: string, tab: { readonly body?: unknown }): boolean {
  return typeof tab.body === 'string' && tab.body.trimEnd().endsWith(signed(set));
}

const paragraph = (name: string, text = '') => `${name}\n${plainWords(text)}`.trimEnd();
