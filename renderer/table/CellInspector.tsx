import { Button } from '@mantine/core';
import { nameOf } from '../../rules/table/cell.ts';
import { cellOf, placeOf } from '../../rules/table/row.ts';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import { shownBy } from '../model/scope.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { editField } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { FillCells } from './FillCells.tsx';
import classes from './Tools.module.css';
import { useShown } from './use-shown.ts';

/** CSS pixels that a face is shown wide. */
const faceWidth = 220;

/** The row that has the cursor: its face, the whole of the cell, and what is wrong with it. */
export default function CellInspector() {
  const { all, selected } = useShown();
  const catalogue = useOpened((state) => state.catalogue);
  const readOnly = useWork((state) => state.readOnly !== undefined);
  const row = all.shown[selected.row];
  const column = all.columns[selected.column];
  if (!row || !column) return <p className={`${classes.inspector} ${classes.kind}`}>{words.table.inspector.empty}</p>;
  const { file, pointer } = row;
  const { face } = shownBy(catalogue?.items ?? [], { file, pointer });
  const problems = (catalogue?.problems ?? []).filter(
    (one) => one.file === file && (pointer === '' || `${one.pointer}/`.startsWith(`${pointer}/`)),
  );
  const text = cellOf(row, column.id);
  const cells = (selected.bottom - selected.top + 1) * (selected.right - selected.left + 1);
  const field = row.kind.fields.get(column.id) ?? row.kind.fields.get('name');
  return (
    <div className={classes.inspector}>
      <div>
        <h2 className={classes.name}>{nameOf(row)}</h2>
        <p className={classes.kind}>{words.table.inspector.of(row.kind.word, row.of)}</p>
      </div>
      {cells > 1 && !readOnly && <FillCells cells={cells} />}
      {cells === 1 && text && (
        <div>
          <h3 className={classes.label}>{column.title}</h3>
          <p className={classes.said}>{text}</p>
        </div>
      )}
      {face && (
        <div className={classes.face}>
          <FaceCanvas face={face} width={faceWidth} />
        </div>
      )}
      {face && field && (
        <Button variant="default" onClick={() => editField({ file, pointer: placeOf(row, field) })}>
          {words.table.inspector.open}
        </Button>
      )}
      {problems.length > 0 && (
        <section aria-label={words.inspector.problems}>
          <h3 className={classes.label}>{words.inspector.problems}</h3>
          {problems.map((problem) => (
            <ProblemLine key={`${problem.pointer} ${problem.message}`} problem={problem} />
          ))}
        </section>
      )}
    </div>
  );
}
