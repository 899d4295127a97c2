import { chooseBase, leaveBase, useExports } from '../stores/exports.ts';
import { words } from '../words.ts';
import { TypedPath } from './TypedPath.tsx';

/** The save that an export is laid on. */
export function BaseSave() {
  const base = useExports((state) => state.base);
  const { tts } = words.out;
  return (
    <TypedPath
      label={tts.base}
      description={tts.baseTold}
      placeholder={tts.baseExample}
      path={base ?? ''}
      button={{ desktop: tts.chooseBase, browser: tts.useBase }}
      choose={chooseBase}
      leave={base === undefined ? undefined : { label: tts.leaveBase, do: leaveBase }}
    />
  );
}
