import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';

/** How the work stands to the disk and what was saved last, or why the last step was refused. */
export function SavedState() {
  const { status, savedLabel, refusal } = useWork();
  const { saving } = words;
  const said = {
    saved: saving.saved(savedLabel),
    saving: saving.saving,
    unsaved: saving.unsaved,
    conflict: saving.conflict,
    'read-only': saving.readOnly,
    lost: saving.lost,
  }[status];
  return (
    <span role="status" data-saved={status}>
      {refusal ?? said}
    </span>
  );
}
