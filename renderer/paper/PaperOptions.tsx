import { Checkbox, Input, SegmentedControl } from '@mantine/core';
import type { PdfChoices } from '../../app/contract/studio.ts';
import { sheetMakers } from '../../exporters/face/systems.ts';
import { boardsOf } from '../model/boards-of.ts';
import { choosePdf, useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import { CardOptions } from './CardOptions.tsx';
import { More } from './More.tsx';
import classes from './Paper.module.css';
import { PrinterChoice } from './PrinterChoice.tsx';
import { ProfileChoice } from './ProfileChoice.tsx';
import { SinceCopy } from './SinceCopy.tsx';

const whats = ['cards', 'maps', 'tokens', 'standees', 'rules', 'sheets', 'boxes', 'dice'] as const;
const papers = ['a4', 'letter', 'a3', 'tabloid'] as const;

/** What a PDF can be like: what most people need first, the rest folded away. */
export function PaperOptions() {
  const { what, paper, backs, lowInk = false, profile = 'home' } = useExports((state) => state.pdf);
  const { paper: texts } = words;
  const system = useOpened((state) => state.catalogue?.set?.manifest.system);
  const hasSheets = system !== undefined && sheetMakers[system] !== undefined;
  /** Maps, and figures to stand on them. */
  const hasMaps = boardsOf(system) !== undefined;
  const isSheets = profile === 'home';
  const hasCopies = what === 'cards' || what === 'maps' || what === 'tokens' || what === 'standees';
  const hasBacks = backs === 'long-edge' || backs === 'short-edge' || backs === 'by-hand';
  return (
    <>
      <Input.Wrapper label={texts.what}>
        <SegmentedControl<PdfChoices['what']>
          fullWidth
          className={classes.whats}
          aria-label={texts.what}
          value={what}
          onChange={(value) => choosePdf(value === 'cards' ? { what: value } : { what: value, profile: undefined })}
          data={whats
            .filter((value) => value !== 'sheets' || hasSheets)
            .filter((value) => (value !== 'maps' && value !== 'standees') || hasMaps)
            .map((value) => ({ value, label: texts.whats[value] }))}
        />
      </Input.Wrapper>
      {what === 'cards' && (
        <ProfileChoice
          forms={['sheets', 'pages']}
          value={profile}
          onChange={(chosen) => choosePdf({ profile: chosen === 'home' || chosen === '' ? undefined : chosen })}
        />
      )}
      {isSheets && (
        <Input.Wrapper label={texts.paper}>
          <SegmentedControl<PdfChoices['paper']>
            fullWidth
            aria-label={texts.paper}
            value={paper}
            onChange={(value) => choosePdf({ paper: value })}
            data={papers.map((value) => ({ value, label: texts.papers[value] }))}
          />
        </Input.Wrapper>
      )}
      {what === 'cards' && isSheets && <CardOptions />}
      {isSheets && (what === 'cards' || what === 'maps') && (
        <Checkbox
          label={texts.lowInk}
          checked={lowInk}
          onChange={(event) => choosePdf({ lowInk: event.currentTarget.checked })}
        />
      )}
      {hasCopies && <SinceCopy />}
      {isSheets && <More>{what === 'cards' && hasBacks && <PrinterChoice />}</More>}
    </>
  );
}
