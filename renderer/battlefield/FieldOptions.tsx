import tools from '../painter/ToolOptions.module.css';
import { IconButton } from '../shell/IconButton.tsx';
import { StageTools } from '../stage/StageTools.tsx';
import { chosenNow, copyChosen, removeChosen, turnChosen, turnStep, useBattlefield } from '../stores/battlefield.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Battlefield.module.css';

/** What the tool does, or what can be done to the piece that is chosen. */
export function FieldOptions() {
  const tool = useBattlefield((state) => state.tool);
  const chosen = useBattlefield((state) => state.chosen);
  // Its name changes with the file.
  useWork(({ history }) => history.files);
  const readOnly = useWork(({ status }) => status === 'read-only');
  const { battlefield } = words;
  const now = chosen && chosenNow();
  return (
    <section className={tools.options} aria-label={battlefield.options}>
      {now ? (
        <div className={classes.chosen}>
          <strong className={classes.name}>{now.name}</strong>
          {!readOnly && (
            <>
              {now.chosen.list === 'terrain' && (
                <>
                  <IconButton
                    icon="turn-left"
                    label={battlefield.tools.turnLeft}
                    shortcut="Shift+Q"
                    onClick={() => turnChosen(-turnStep)}
                  />
                  <IconButton
                    icon="turn-right"
                    label={battlefield.tools.turnRight}
                    shortcut="Q"
                    onClick={() => turnChosen(turnStep)}
                  />
                </>
              )}
              <IconButton
                icon="copy"
                label={battlefield.tools.copy}
                shortcut="Ctrl+D"
                onClick={() => copyChosen('beside')}
              />
              <IconButton
                icon="half-turn"
                label={battlefield.tools.opposite}
                shortcut="A"
                onClick={() => copyChosen('opposite')}
              />
              <IconButton icon="bin" label={battlefield.tools.remove} shortcut="Delete" onClick={removeChosen} />
            </>
          )}
        </div>
      ) : (
        <p className={tools.hint}>{battlefield.hint[tool]}</p>
      )}
      <StageTools templated={false} turns={false} board />
    </section>
  );
}
