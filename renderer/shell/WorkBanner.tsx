import { useState } from 'react';
import { useOpened } from '../stores/opened.ts';
import { save } from '../stores/saving.ts';
import { sentence } from '../stores/session.ts';
import { copyOpenSet } from '../stores/start.ts';
import { useView } from '../stores/view.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Banner } from './Banner.tsx';

/** Says why the work in the window does not go to the disk, and what helps. */
export function WorkBanner() {
  const name = useOpened(({ catalogue }) => catalogue?.set?.manifest.name);
  const { status, readOnly, copyHelps, clashes, notSaved } = useWork();
  const [refusal, setRefusal] = useState<string>();
  const { banner } = words;
  if (name === undefined) return undefined;
  if (status === 'read-only') {
    const copy = () => {
      setRefusal(undefined);
      copyOpenSet().catch((error: unknown) => setRefusal(sentence(error)));
    };
    const said = [banner.readOnly(name), readOnly ?? '', refusal] as const;
    return <Banner icon="info" words={said} {...(copyHelps && { button: banner.copy, onClick: copy })} />;
  }
  if (status === 'lost') return <Banner words={[banner.lost, banner.lostReason, banner.lostRest]} />;
  if (status !== 'conflict')
    return notSaved === undefined ? undefined : (
      <Banner
        words={[banner.notSaved(name), notSaved, banner.notSavedRest]}
        button={banner.saveNow}
        onClick={() => void save()}
      />
    );
  const said = [
    banner.clash(clashes.length),
    banner.clashReason(clashes.map(({ file }) => file)),
    banner.clashRest,
  ] as const;
  return <Banner words={said} button={banner.choose} onClick={() => useView.setState({ clashesOpen: true })} />;
}
