import { UnstyledButton } from '@mantine/core';
import { chooseKind, type ExportKind, useExports } from '../stores/exports.ts';
import classes from './Export.module.css';
import { ExportPresets } from './ExportPresets.tsx';
import list from './List.module.css';

const kinds: readonly (readonly [kind: ExportKind, name: string, what: string])[] = [
  ['tts', 'Tabletop Simulator', 'A save with decks, figures and maps, ready to play.'],
  ['pdf', 'Paper', 'A PDF of cards, maps or tokens to print and cut.'],
  ['png', 'Pictures', 'Every face as a PNG file of its own.'],
];

/** What can be made of the set. */
export function ExportList() {
  const chosen = useExports((state) => state.kind);
  return (
    <div className={list.panel}>
      <div className={classes.kinds}>
        {kinds.map(([kind, name, what]) => (
          <UnstyledButton
            key={kind}
            className={classes.kind}
            aria-current={kind === chosen || undefined}
            onClick={() => chooseKind(kind)}
          >
            <strong>{name}</strong>
            <span>{what}</span>
          </UnstyledButton>
        ))}
      </div>
      <ExportPresets />
    </div>
  );
}
