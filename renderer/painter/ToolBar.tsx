import { Tooltip, UnstyledButton } from '@mantine/core';
import type { MouseEvent } from 'react';
import { toolKeys } from '../model/paint-tool.ts';
import { Icon, type IconName } from '../shell/Icon.tsx';
import { chooseTool, toggleFilling, usePainter } from '../stores/painter.ts';
import { useSystem } from '../stores/system.ts';
import { words } from '../words.ts';
import { focusStage } from './focus-stage.ts';
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

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly told: string;
  readonly shortcut: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, name, told, shortcut, pressed, onClick }: ToolProps) {
  const choose = (event: MouseEvent) => {
    onClick();
    focusStage(event);
  };
  return (
    <Tooltip label={`${told} (${shortcut})`} position="right" openDelay={400}>
      <UnstyledButton className={classes.tool} aria-label={name} aria-pressed={pressed} onClick={choose}>
        <Icon name={icon} size={24} />
        <span className={classes.key} aria-hidden="true">
          {shortcut}
        </span>
      </UnstyledButton>
    </Tooltip>
  );
}
