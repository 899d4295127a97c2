import type { Place } from '../model/scope.ts';
import { valueIn } from '../model/value-in.ts';
import { Icon } from '../shell/Icon.tsx';
import { useByHandOn } from '../stores/by-hand.ts';
import { editField } from '../stores/editing.ts';
import { textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './PartlyByHand.module.css';

interface Props {
  readonly source: Place | undefined;
  /** Width of the card in CSS pixels. */
  readonly width: number;
}

/** CSS pixels that a card needs so that words on it hide none of its neighbours. */
const wideEnough = 110;

/** Says on a card that something of its texts is by hand; a click leads to the first of them. */
export function PartlyByHand({ source, width }: Props) {
  const text = useByHandOn(source);
  if (!text) return undefined;
  const { file, pointer } = text;
  const open = () =>
    editField({ file, pointer: typeof valueIn(textsNow(), file, pointer) === 'string' ? pointer : `${pointer}/text` });
  return (
    <button
      type="button"
      className={classes.mark}
      aria-label={words.face.byHand}
      title={words.glance.byHandTold}
      onClick={open}
    >
      {width < wideEnough ? <Icon name="warning" size={14} /> : words.face.byHand}
    </button>
  );
}
