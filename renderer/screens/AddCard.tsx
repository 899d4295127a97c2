import { Button } from '@mantine/core';
import { Icon } from '../shell/Icon.tsx';
import { addCard, addKind } from '../stores/kinds.ts';
import { words } from '../words.ts';
import { useChosen } from './use-chosen.ts';

/** Makes a new card of the kind that is selected, or a new kind. */
export function AddCard() {
  const { item } = useChosen('heroes');
  const kind = item?.entity?.kind === 'card-kind' ? item.entity : undefined;
  const plus = <Icon name="plus" size={14} />;
  return (
    <>
      {kind && (
        <Button size="xs" variant="default" leftSection={plus} onClick={() => addCard(kind)}>
          {words.kinds.addCard(kind.data.name)}
        </Button>
      )}
      <Button size="xs" variant={kind ? 'subtle' : 'default'} color="gray" leftSection={plus} onClick={addKind}>
        {words.kinds.addKind}
      </Button>
    </>
  );
}
