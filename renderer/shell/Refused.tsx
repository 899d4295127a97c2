import { dismiss, layOutRest, readAgain, useOpened } from '../stores/opened.ts';
import { Banner } from './Banner.tsx';

/** Says above the set in the window what could not be read or is not watched, why, and what the window shows meanwhile. */
export function Refused() {
  const { refusal, unseen, isCut, catalogue, folder } = useOpened();
  const name = catalogue?.set?.manifest.name;
  if (name === undefined) return undefined;
  if (refusal && refusal.folder !== folder) {
    const words = [`${refusal.folder} cannot be opened`, refusal.message, `${name} stays open.`] as const;
    return <Banner words={words} button="Close" onClick={dismiss} />;
  }
  const again = () => void readAgain();
  if (refusal) {
    const shown = `You see ${name} as it was last read. Once this is mended, read it again.`;
    const words = [`${name} cannot be read again`, refusal.message, shown] as const;
    return <Banner words={words} button="Read it again" onClick={again} />;
  }
  if (isCut) {
    const why = 'What the window still needed for them did not come.';
    const words = [`Some cards of ${name} are not laid out`, why, 'Look whether the studio still runs.'] as const;
    return <Banner words={words} button="Lay them out" onClick={layOutRest} />;
  }
  if (unseen === undefined) return undefined;
  const words = [
    `Some changes of ${name} on disk are not seen`,
    unseen,
    'Read the set again after you have saved.',
  ] as const;
  return <Banner words={words} button="Read it again" onClick={again} />;
}
