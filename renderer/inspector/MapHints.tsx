import { UnstyledButton } from '@mantine/core';
import { find } from '../../rules/game-set.ts';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import { editField } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';
import { useValue } from '../stores/value.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './MapHints.module.css';
import parts from './Parts.module.css';

/** CSS pixels of a hint in the inspector. */
const width = 132;

/** The hints of a map as their cards print them; a click leads to their words. */
export function MapHints({ file }: { readonly file: string }) {
  const catalogue = useOpened((state) => state.catalogue);
  const written = useValue(file, '/hints');
  const refs = Array.isArray(written) ? written.filter((ref) => typeof ref === 'string') : [];
  const hints = refs.flatMap((ref) => {
    const entity = catalogue?.set && find(catalogue.set, ref);
    const item = entity && catalogue?.items.find((one) => one.ref === entity.ref);
    const face = item?.faces[0];
    return item && face ? [{ item, face }] : [];
  });
  if (hints.length === 0) return undefined;
  const { hints: title, openHint } = words.mapParts;
  return (
    <section className={parts.parts} aria-label={title}>
      <h3 className={parts.title}>{title}</h3>
      <ul className={classes.hints}>
        {hints.map(({ item, face }) => (
          <li key={item.ref}>
            <UnstyledButton
              className={classes.hint}
              aria-label={openHint(face.name)}
              onClick={() =>
                face.source && item.file !== undefined
                  ? editField({ file: item.file, pointer: '/text' })
                  : goTo(item.screen, item.ref, face.key)
              }
            >
              <FaceCanvas face={face} width={width} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
