import type { Place } from '../model/scope.ts';
import { valueIn } from '../model/value-in.ts';
import { useByHandOn } from '../stores/by-hand.ts';
import { editField } from '../stores/editing.ts';
import { textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './PartlyByHand.module.css';

/** Says on a card that something of its texts is by hand; a click leads to the first of them. */
export function PartlyByHand({ source }: { readonly source: Place | undefined }) {
  const text = useByHandOn(source);
  if (!text) return undefined;
  const { file, pointer } = text;
  const open = () =>
    editField({ file, pointer: typeof valueIn(textsNow(), file, pointer) === 'string' ? pointer : `${pointer}/text` });
  return (
    <button type="button" className={classes.mark} title={words.glance.byHandTold} onClick={open}>
      {words.face.byHand}
    </button>
  );
}
