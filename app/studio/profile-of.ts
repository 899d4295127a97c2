import type { Deck } from '../../exporters/face/card.ts';
import { type PrintProfile, type ProfileId, profiles } from '../../exporters/face/print-profiles.ts';
import { checkProfile } from '../../exporters/face/profile-check.ts';
import type { PictureFiles } from '../../exporters/pictures.ts';
import { listed } from '../../schemas/words.ts';
import type { PdfChoices } from '../contract/studio.ts';
import { CannotRun } from './cannot-run.ts';
import { thinBorders } from './picture-border.ts';

const others = (fits: (profile: PrintProfile) => boolean) =>
  listed(
    Object.values(profiles)
      .filter(fits)
      .map(({ name }) => name),
    'or',
  );

/** Refuses a profile that takes something else than this export gives. */
export function refuseForm(id: ProfileId, kind: 'pdf' | 'png', what?: PdfChoices['what']): void {
  const { name, form } = profiles[id];
  if ((form === 'pictures') !== (kind === 'png'))
    throw new CannotRun(
      'profile/other-export',
      form === 'pictures'
        ? `${name} takes a picture of each face and no PDF. Export pictures for it, or choose ${others((one) => one.form !== 'pictures')}.`
        : `${name} takes a PDF and no pictures. Export a PDF for it, or choose ${others((one) => one.form === 'pictures')}.`,
    );
  if (form === 'pages' && what !== 'cards')
    throw new CannotRun(
      'profile/cards-only',
      `The profile ${name} prints cards, one face a page, and no ${what}. Print ${what} for a home printer, whose sheets a shop prints too.`,
    );
}

/** What a printer would say of some cards; refuses what it would not take. */
export async function checkedFor(
  id: ProfileId,
  decks: readonly Deck[],
  pictures: PictureFiles,
): Promise<readonly string[]> {
  if (id === 'home') return [];
  const { refused, warnings } = checkProfile(profiles[id], decks, pictures);
  if (refused.length === 0) return [...warnings, ...(await thinBorders(profiles[id], decks, pictures))];
  const proposal = `Print them for a home printer meanwhile.`;
  throw new CannotRun('profile/refused', [...refused, proposal].join(' '));
}
