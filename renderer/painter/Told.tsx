import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { isLineTool } from '../model/paint-tool.ts';
import { usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';
import { lyingIn } from './lying.ts';
import classes from './Painter.module.css';

/** Says what lies at the keyboard's cursor, for who does not see it. */
export function Told({ painting }: { readonly painting: Painting }) {
  const cursor = usePainter((state) => state.cursor);
  const tool = usePainter((state) => state.tool);
  const { cell, facing } = words.painter;
  const told = cursor && cell(cursor.x, cursor.y, lyingIn(painting, cursor));
  return (
    <p className={classes.told} aria-live="polite" data-told>
      {cursor && isLineTool(tool) ? `${told} ${facing(cursor.side)}` : told}
    </p>
  );
}
