import fitScript from '../lua/fit.ts';
import { laidTag, ownTag } from '../mark.ts';
import { tables } from '../systems.ts';
import { type CheckedTable, called, type Finding, unless } from './finding.ts';

/** The scripts that the tests parse and run. */
const known = [fitScript, ...Object.values(tables).flatMap(({ scripts }) => scripts)];

/** X1 to X5 and X7: the scripts are those of the tests, call what exists, and hold nothing of a set. */
export function checkScripts({ own, save }: CheckedTable): Finding[] {
  const labels = (save.ComponentTags?.labels ?? []).map((label) => label?.displayed);
  return own
    .filter((object) => object.LuaScript !== '' || object.LuaScriptState !== '')
    .flatMap((object) => {
      const { LuaScript: script } = object;
      const functions = [...script.matchAll(/click_function = '(\w+)'/g)].map(([, name]) => name!);
      const tags = [...script.matchAll(/'(Setwright\w*)'/g)].map(([, tag]) => tag!);
      return [
        ...unless(known.includes(script), 'X1', () => `${called(object)} runs a script that no test has run.`),
        ...unless(
          functions.every((name) => new RegExp(`^function ${name}\\(`, 'm').test(script)),
          'X2',
          () => `${called(object)} has a button that calls nothing.`,
        ),
        ...unless(
          tags.every((tag) => (tag === ownTag || tag === laidTag) && labels.includes(tag)),
          'X3',
          () => `${called(object)} looks for a tag that the save does not list.`,
        ),
        ...unless(!/\$\{|\{\{|\}\}/.test(script), 'X4', () => `${called(object)} has a gap in its script.`),
        ...unless(object.LuaScriptState === '', 'X5', () => `${called(object)} has a state before it ever ran.`),
        ...unless(
          (JSON.parse(JSON.stringify(object)) as typeof object).LuaScript === script,
          'X7',
          () => `the script of ${called(object)} does not survive being written.`,
        ),
      ];
    });
}
