import { chooseExportFolder, exportFolder, useExports } from '../stores/exports.ts';
import { words } from '../words.ts';
import { TypedPath } from './TypedPath.tsx';

/** Where the export goes. */
export function ExportFolder() {
  const out = useExports((state) => state.out);
  const { folder, anotherFolder } = words.out;
  return (
    <TypedPath
      label={folder}
      path={exportFolder(out)}
      button={{ desktop: anotherFolder, browser: anotherFolder }}
      choose={chooseExportFolder}
    />
  );
}
