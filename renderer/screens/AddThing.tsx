import { Button, Menu } from '@mantine/core';
import type { Screen } from '../model/screens.ts';
import { Icon } from '../shell/Icon.tsx';
import { useSystem } from '../stores/system.ts';
import { addThing } from '../stores/things.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { AddCard } from './AddCard.tsx';

type Addable = keyof typeof words.things.kinds;

const isAddable = (kind: string): kind is Addable => kind in words.things.kinds;

/** Makes a new hero, map or word, whose name is asked for. */
export function AddThing({ screen }: { readonly screen: Screen }) {
  const readOnly = useWork((state) => state.status === 'read-only');
  const { adds, deck } = useSystem();
  if (readOnly) return undefined;
  if (screen === 'heroes' && deck === 'card-kind') return <AddCard />;
  const plus = <Icon name="plus" size={14} />;
  const kind = screen === 'maps' ? adds.maps : screen === 'heroes' ? deck : undefined;
  if (kind !== undefined && isAddable(kind)) {
    return (
      <Button size="xs" variant="default" leftSection={plus} onClick={() => addThing(kind)}>
        {words.things.addOne(words.things.kinds[kind])}
      </Button>
    );
  }
  if (screen !== 'words' || adds.words.length === 0) return undefined;
  return (
    <Menu position="top" width="target" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={plus} fullWidth>
          {words.things.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {adds.words.filter(isAddable).map((kind) => (
          <Menu.Item key={kind} onClick={() => addThing(kind)}>
            {words.things.kinds[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
