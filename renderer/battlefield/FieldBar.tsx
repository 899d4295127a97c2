import { fieldKeys, fieldTools } from '../model/field-tool.ts';
import { Tool } from '../painter/Tool.tsx';
import classes from '../painter/ToolBar.module.css';
import { chooseFieldTool, useBattlefield } from '../stores/battlefield.ts';
import { words } from '../words.ts';

/** What a battlefield is painted with, large, each with its key. */
export function FieldBar() {
  const chosen = useBattlefield((state) => state.tool);
  const { tool: names, told } = words.battlefield;
  return (
    <div className={classes.bar} role="toolbar" aria-label={words.painter.tools} aria-orientation="vertical">
      {fieldTools.map((tool) => (
        <Tool
          key={tool}
          icon={tool}
          name={names[tool]}
          told={told[tool]}
          shortcut={fieldKeys[tool]}
          pressed={tool === chosen}
          onClick={() => chooseFieldTool(tool)}
        />
      ))}
    </div>
  );
}
