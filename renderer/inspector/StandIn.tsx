import { Button } from '@mantine/core';
import { resolved, schemaOf } from '../../schemas/fields.ts';
import type { ByHand } from '../../schemas/types.generated.ts';
import { fieldsOf } from '../model/field.ts';
import { edit } from '../stores/work.ts';
import { words } from '../words.ts';
import fields from './Field.module.css';
import { NestedField } from './nested-field.ts';
import classes from './StandIn.module.css';
import type { ByHandNotes } from './use-by-hand.ts';

const schema = resolved(schemaOf('teamfight/parts')?.$defs?.standIn ?? {});

interface Props {
  readonly note: ByHand;
  readonly index: number;
  readonly byHand: ByHandNotes;
  /** Whether something can stand in. */
  readonly offers: boolean;
}

/** What bots play in the place of a clause that people play: effects from a closed set, never printed. */
export function StandIn({ note, index, byHand, offers }: Props) {
  const place = { file: byHand.place.file, pointer: `${byHand.place.pointer}/${index}/standIn` };
  const effects = note.standIn ?? [];
  const put = (label: string, next: readonly unknown[]) =>
    edit(`${byHand.of}, ${label}`, [{ ...place, value: next.length === 0 ? undefined : next }]);
  return (
    <div className={classes.standIn}>
      {effects.length > 0 && <p className={classes.hint}>{words.text.standInHint}</p>}
      {effects.map((effect, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect has nothing of its own but its place
        <div key={at} className={fields.form}>
          {fieldsOf(schema)
            .filter(({ key }) => key !== 'token' || effect.effect === 'give' || effect.effect === 'lose')
            .map((field) => (
              <NestedField
                key={field.key}
                field={field}
                base={{ file: place.file, pointer: `${place.pointer}/${at}` }}
                of={byHand.of}
              />
            ))}
        </div>
      ))}
      <div className={classes.ways}>
        {offers && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => put(words.text.standInLabel, [...effects, { effect: 'damage' }])}
          >
            {effects.length === 0 ? words.text.standIn : words.text.standInMore}
          </Button>
        )}
        {effects.length > 0 && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => put(words.text.standInLabel, effects.slice(0, -1))}
          >
            {words.text.standInLess}
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => byHand.forget(index)}>
          {words.text.forget}
        </Button>
      </div>
    </div>
  );
}
