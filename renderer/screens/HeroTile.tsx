import { UnstyledButton } from '@mantine/core';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import type { Item } from '../model/catalogue.ts';
import { goTo } from '../stores/view.ts';
import classes from './SetOverview.module.css';

/** A hero's face; a click opens the hero. */
export function HeroTile({ hero, width }: { readonly hero: Item; readonly width: number }) {
  const face = hero.faces[0];
  return (
    <UnstyledButton className={classes.tile} aria-label={`Open ${hero.name}`} onClick={() => goTo('heroes', hero.ref)}>
      {face && <FaceCanvas face={face} width={width} />}
    </UnstyledButton>
  );
}
