import { toolKeys } from '../model/paint-tool.ts';
import { chooseTool, toggleFilling, usePainter } from '../stores/painter.ts';
import { useSystem } from '../stores/system.ts';
import { words } from '../words.ts';
import { Tool } from './Tool.tsx';
import classes from './ToolBar.module.css';

/** The tools, large, each with its key. */
export function ToolBar() {
  const chosen = usePainter((state) => state.tool);
  const filling = usePainter((state) => state.filling);
  const { tools } = useSystem();
  const { painter } = words;
  return (
    <div className={classes.bar} role="toolbar" aria-label={painter.tools} aria-orientation="vertical">
      {tools.map((tool) => (
        <Tool
          key={tool}
          icon={tool}
          name={painter.tool[tool]}
          told={painter.told[tool]}
          shortcut={toolKeys[tool]}
          pressed={tool === chosen}
          onClick={() => chooseTool(tool)}
        />
      ))}
      <span className={classes.gap} />
      <Tool
        icon={filling ? 'fill' : 'brush'}
        name={filling ? painter.fill : painter.brush}
        told={painter.commands.fill}
        shortcut="G"
        pressed={filling}
        onClick={toggleFilling}
      />
    </div>
  );
}
