import { Button } from '@mantine/core';
import { PaperOptions } from '../paper/PaperOptions.tsx';
import { runExport, useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { ExportLanguages } from '../translate/ExportLanguages.tsx';
import { words } from '../words.ts';
import classes from './Export.module.css';
import { ExportFolder } from './ExportFolder.tsx';
import { ExportOutcome } from './ExportOutcome.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { PngOptions } from './PngOptions.tsx';
import { TmjOptions } from './TmjOptions.tsx';
import { TtsOptions } from './TtsOptions.tsx';

const options = { tts: TtsOptions, pdf: PaperOptions, png: PngOptions, tmj: TmjOptions } as const;

/** The options of one export, one button, and what came of it. */
export function ExportForm() {
  const { kind, of, running } = useExports();
  const open = useOpened((state) => state.folder);
  const name = of?.folder === open ? undefined : of?.name;
  const Options = options[kind];
  return (
    <div className={classes.place}>
      <form
        className={classes.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          void runExport();
        }}
      >
        <h2 className={classes.title}>{words.out.kinds[kind].title}</h2>
        <Options />
        <ExportLanguages />
        <ExportFolder />
        <div className={classes.foot}>
          {running ? (
            <ExportProgress progress={running} name={name} />
          ) : (
            <Button type="submit">{words.out.kinds[kind].button}</Button>
          )}
        </div>
        <ExportOutcome />
      </form>
    </div>
  );
}
