import { Checkbox } from '@mantine/core';
import { languagesOf, originalOf } from '../../rules/in-language.ts';
import { chooseLanguages, exportLanguages, useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './ExportLanguages.module.css';

/** In which languages the set goes out, where it has more than one. */
export function ExportLanguages() {
  const set = useOpened((state) => state.catalogue?.set);
  const exports = useExports();
  if (!set || exports.kind === 'tmj' || languagesOf(set).length < 2) return undefined;
  const known = languagesOf(set);
  const original = originalOf(set);
  const chosen = exportLanguages(exports[exports.kind].languages, known) ?? [original];
  const choose = (language: string, on: boolean) => {
    const next = known.filter((one) => (one === language ? on : chosen.includes(one)));
    if (next.length > 0) chooseLanguages(next.length === 1 && next[0] === original ? undefined : next);
  };
  return (
    <Checkbox.Group label={words.languages.export} description={words.languages.exportTold} value={[...chosen]}>
      <div className={classes.choices}>
        {known.map((language) => (
          <Checkbox
            key={language}
            value={language}
            label={words.languages.named(language)}
            onChange={({ currentTarget }) => choose(language, currentTarget.checked)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
