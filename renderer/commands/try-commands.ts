import { chosenOf } from '../model/chosen.ts';
import { triedPlace } from '../model/tried-place.ts';
import { tries } from '../play/try/tries.ts';
import { useEditing } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';
import { systemIdNow } from '../stores/system.ts';
import { closeTry, triedNow, tryOut } from '../stores/tried-place.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

export const tryKey = 'Ctrl+Enter';

/** What is done with the small board on which a card is tried. */
export function tryCommands(): Command[] {
  const place = triedNow();
  const { trying } = words;
  const next = placeNow();
  return [
    {
      id: 'try',
      name: place ? trying.close : trying.command,
      does: trying.command,
      words: trying.searched,
      group: 'find',
      keys: [tryKey],
      can: place !== undefined || next !== undefined,
      run: () => {
        if (place) closeTry();
        else if (next) tryOut(next);
      },
    },
  ];
}

/** The text that has the cursor, else the card that is selected, else the hero that is shown. */
function placeNow() {
  const { screen, chosen, card } = useView.getState();
  const { catalogue } = useOpened.getState();
  const { item, face } = chosenOf(catalogue?.items ?? [], screen, chosen[screen], card);
  const { at } = useEditing.getState();
  const source =
    at && at.file === item?.file
      ? at
      : (face?.source ?? (item?.file === undefined ? undefined : { file: item.file, pointer: '' }));
  const entity = source && catalogue?.set?.entities.find(({ file }) => file === source.file);
  if (!entity || !tries[systemIdNow()]?.kinds.includes(entity.kind)) return undefined;
  return triedPlace(entity.ref, source);
}
