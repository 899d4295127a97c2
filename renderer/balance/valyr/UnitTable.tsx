import type { Report, UnitFigures } from '../../../rules/valyr/series/report.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { type Cell, FigureTable } from '../FigureTable.tsx';

interface Props {
  readonly report: Report;
  /** Milliseconds that a battle took, if that is known here. */
  readonly pace: number | undefined;
}

/** What each unit should cost, where that can be told, and what it does for its points. */
export function UnitTable({ report: { units, plan }, pace }: Props) {
  const { battle, heroes } = words.balance;
  const cost = ({ price, needs, worth }: UnitFigures): Cell => {
    if (price) return { figure: price };
    if (worth.count === 0) return { text: battle.notDrawn };
    if (needs === undefined) return { text: battle.cannotTell };
    return { text: battle.needs(needs, pace === undefined ? undefined : (needs * pace) / 1000) };
  };
  return (
    <FigureTable
      label={battle.units.title}
      name={battle.units.name}
      most={30}
      columns={[
        { title: battle.units.price, share: false },
        { title: battle.units.takes, share: false, counted: false },
        { title: battle.units.falls, share: true, counted: false },
        ...(plan.second ? [{ title: heroes.agreement(plan.second.bot), share: true }] : []),
      ]}
      lines={units.map((unit) => ({
        key: unit.ref,
        name: unit.name,
        note: battle.points(unit.appraisal),
        cells: [
          cost(unit),
          { figure: unit.takes },
          { figure: unit.falls },
          ...(unit.agreement ? [{ figure: unit.agreement }] : []),
        ],
        watch: () => void showTelling({ of: 'unit', unit: unit.ref, more: unit.worth.value >= 0 }, unit.name),
      }))}
    >
      <p className={classes.count}>{battle.units.told}</p>
    </FigureTable>
  );
}

/** What each unit takes on each battlefield: the rules want most units to be worth their points somewhere. */
export function UnitsOnFields({ units, battlefields }: Pick<Report, 'units' | 'battlefields'>) {
  const { battle } = words.balance;
  if (battlefields.length < 2) return undefined;
  return (
    <FigureTable
      label={battle.units.onFields}
      name={battle.units.name}
      most={30}
      columns={battlefields.map(({ name }) => ({ title: name, share: false, counted: false }))}
      lines={units.map((unit) => ({
        key: unit.ref,
        name: unit.name,
        cells: unit.onFields.map((figure) => ({ figure })),
      }))}
    />
  );
}
