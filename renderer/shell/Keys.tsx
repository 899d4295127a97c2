import { Kbd, Modal } from '@mantine/core';
import { commandGroups } from '../../app/contract/menu.ts';
import { commandsNow } from '../commands/commands.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Keys.module.css';
import { useScheme } from './use-scheme.ts';

interface KeyGroup {
  readonly where: string;
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
}

/** What every key does. */
export function Keys() {
  const opened = useView((state) => state.keysOpen);
  const scheme = useScheme();
  const groups = opened ? keyGroups(scheme) : [];
  return (
    <Modal
      opened={opened}
      onClose={() => useView.setState({ keysOpen: false })}
      title={words.commands.keysTitle}
      size={560}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': words.commands.keysClose }}
      classNames={{ content: classes.dialog, header: classes.header, title: classes.title }}
    >
      {groups.map(({ where, keys }) => (
        <section key={where} className={classes.group}>
          <h3 className={classes.where}>{where}</h3>
          <dl className={classes.keys}>
            {keys.map(({ keys: names, does }) => (
              <div key={names} className={classes.key}>
                <dt>
                  <Kbd size="xs">{names}</Kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

/** The keys of commands, in the groups of the palette, and those that are no commands. */
function keyGroups(scheme: Parameters<typeof commandsNow>[0]): readonly KeyGroup[] {
  const { groups, gestures } = words.commands;
  const commands = commandsNow(scheme);
  return [
    ...commandGroups.map((group) => ({
      where: groups[group],
      keys: commands.flatMap(({ group: own, keys, does, name }) =>
        own === group && keys ? [{ keys: keys.join(', '), does: does ?? name }] : [],
      ),
    })),
    ...gestures,
  ];
}
