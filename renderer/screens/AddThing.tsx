import { Button, Menu } from '@mantine/core';
import type { Screen } from '../model/screens.ts';
import { Icon } from '../shell/Icon.tsx';
import { addThing } from '../stores/things.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';

type Addable = keyof typeof words.things.kinds;

const wordKinds = (Object.keys(words.things.kinds) as Addable[]).filter((kind) => kind !== 'hero');

/** Makes a new hero or a new word. */
export function AddThing({ screen }: { readonly screen: Screen }) {
  const readOnly = useWork((state) => state.status === 'read-only');
  if (readOnly || (screen !== 'heroes' && screen !== 'words')) return undefined;
  const plus = <Icon name="plus" size={14} />;
  if (screen === 'heroes') {
    return (
      <Button size="xs" variant="default" leftSection={plus} onClick={() => addThing('hero')}>
        {words.things.addOne(words.things.kinds.hero)}
      </Button>
    );
  }
  return (
    <Menu position="top" width="target" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={plus} fullWidth>
          {words.things.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {wordKinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => addThing(kind)}>
            {words.things.kinds[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
