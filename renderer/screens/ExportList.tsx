import { UnstyledButton } from '@mantine/core';
import { boardsOf } from '../model/boards-of.ts';
import { chooseKind, type ExportKind, exportKindsOf, useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './Export.module.css';
import { ExportPresets } from './ExportPresets.tsx';
import list from './List.module.css';

/** What can be made of the set. */
export function ExportList() {
  const chosen = useExports((state) => state.kind);
  const system = useOpened((state) => state.catalogue?.set?.manifest.system);
  const withoutMaps: Partial<Record<ExportKind, string>> = boardsOf(system) ? {} : words.out.withoutMaps;
  return (
    <div className={list.panel}>
      <div className={classes.kinds}>
        {exportKindsOf(system).map((kind) => (
          <UnstyledButton
            key={kind}
            className={classes.kind}
            aria-current={kind === chosen || undefined}
            onClick={() => chooseKind(kind)}
          >
            <strong>{words.out.kinds[kind].title}</strong>
            <span>{withoutMaps[kind] ?? words.out.kinds[kind].what}</span>
          </UnstyledButton>
        ))}
      </div>
      <ExportPresets />
    </div>
  );
}
