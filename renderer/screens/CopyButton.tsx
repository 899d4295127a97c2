import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '../model/copy-text.ts';
import { words } from '../words.ts';

interface Props {
  readonly label: string;
  readonly text: () => string;
  readonly size?: ButtonProps['size'];
}

/** How long a button says that it has copied, in ms. */
const said = 2000;

/** Puts a text into the clipboard and says so. */
export function CopyButton({ label, text, size }: Props) {
  const [state, setState] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    setState((await copyText(text())) ? 'copied' : 'notCopied');
    setTimeout(() => setState(undefined), said);
  };
  return (
    <Button variant="default" size={size} onClick={() => void copy()}>
      {label}
      {/* The button keeps its width; what came of it is said beside its name. */}
      <span aria-live="polite">{state && ` · ${words.versions[state]}`}</span>
    </Button>
  );
}
