import type { Place } from '../model/scope.ts';
import { valueIn } from '../model/value-in.ts';
import { Icon } from '../shell/Icon.tsx';
import { useByHandOn } from '../stores/by-hand.ts';
import { editField, useEditing } from '../stores/editing.ts';
import { textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './PartlyByHand.module.css';

interface Props {
  readonly source: Place | undefined;
  /** Width of the card in CSS pixels. */
  readonly width: number;
  /** Its right corner has something else then. */
  readonly selected: boolean;
}

/** CSS pixels that a card needs so that words on it hide none of its neighbours. */
const wideEnough = 110;
/** The same where something stands beside them. */
const wideForTwo = 170;

/** Says on a card that something of its texts is by hand; a click leads to the first of them, and one more to the next. */
export function PartlyByHand({ source, width, selected }: Props) {
  const texts = useByHandOn(source);
  const [first] = texts;
  if (!first) return undefined;
  const open = () => {
    const { text: here } = useEditing.getState();
    const at = texts.findIndex(
      ({ file, pointer }) => here?.file === file && `${here.pointer}/`.startsWith(`${pointer}/`),
    );
    const { file, pointer } = texts[at + 1] ?? first;
    editField({ file, pointer: typeof valueIn(textsNow(), file, pointer) === 'string' ? pointer : `${pointer}/text` });
  };
  return (
    <button
      type="button"
      className={classes.mark}
      data-selected={selected}
      aria-label={words.face.byHand}
      title={words.glance.byHandTold}
      onClick={open}
    >
      {width < (selected ? wideForTwo : wideEnough) ? <Icon name="warning" size={14} /> : words.face.byHand}
    </button>
  );
}
