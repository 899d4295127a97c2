import { memo, useMemo } from 'react';
import type { Change } from '../../rules/edit/change.ts';
import { duplicated, moved, removed } from '../../rules/edit/lists.ts';
import type { Schema } from '../../schemas/fields.ts';
import type { Part } from '../model/part.ts';
import { editField } from '../stores/editing.ts';
import { copyCard } from '../stores/things.ts';
import { edit, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import { CardRow } from './CardRow.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartTools } from './part-tools.ts';

interface Props {
  readonly part: Part;
  readonly file: string;
  /** Pointer to the list that the part stands in. */
  readonly list: string;
  readonly index: number;
  /** Whether it is the last of the list. */
  readonly last: boolean;
  readonly schema: Schema;
  readonly of: string;
}

/** One of a unit's parts: its fields, or the way to its card where it has one of its own. */
export const PartRow = memo(function PartRow({ part, file, list, index, last, schema, of }: Props) {
  const { name } = part;
  const hasCard = schema.properties?.id !== undefined;
  const tools = useMemo((): PartTools => {
    const put = (what: string, changes: readonly Change[]) => edit(`${of}, ${what}`, changes);
    const move = (to: number) => () => put(words.form.movedTo(name), moved(textsNow(), file, list, index, to));
    return {
      up: index > 0 ? move(index - 1) : undefined,
      down: last ? undefined : move(index + 1),
      // What has an id gets another one for good, so that its name is asked for first.
      copy: hasCard
        ? () => copyCard(file, list, index)
        : () => put(words.form.copied(name), duplicated(textsNow(), file, list, index)),
      remove: () => put(words.form.removed(name), removed(textsNow(), file, list, index)),
    };
  }, [name, hasCard, file, list, index, last, of]);
  const place = useMemo(() => ({ file, pointer: `${list}/${index}` }), [file, list, index]);
  if (!hasCard) return <PartForm part={part} place={place} schema={schema} tools={tools} of={of} />;
  const open = () => editField({ file, pointer: `${list}/${index}/text` });
  return <CardRow part={part} tools={tools} onOpen={open} />;
});
