import { Kbd, Modal } from '@mantine/core';
import { keyGroups } from '../model/keys.ts';
import { useView } from '../stores/view.ts';
import classes from './Keys.module.css';

/** What every key does. */
export function Keys() {
  const opened = useView((state) => state.keysOpen);
  return (
    <Modal
      opened={opened}
      onClose={() => useView.setState({ keysOpen: false })}
      title="Keys"
      size={560}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': 'Close the list of keys' }}
      classNames={{ content: classes.dialog, header: classes.header, title: classes.title }}
    >
      {keyGroups.map(({ where, keys }) => (
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
