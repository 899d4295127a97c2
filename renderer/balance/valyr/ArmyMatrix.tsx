import type { Figure } from '../../../rules/kernel/statistics/figure.ts';
import type { Report } from '../../../rules/valyr/series/report.ts';
import { opposite } from '../../../rules/valyr/series/tell-report.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { Told } from '../FigureTable.tsx';
import { Interval } from '../Interval.tsx';

/** What the army of each line wins against that of each column, and of all its battles. */
export function ArmyMatrix({ armies, pairs }: Pick<Report, 'armies' | 'pairs'>) {
  const { battle } = words.balance;
  if (armies.length < 2) return undefined;
  const winsOf = (a: string, b: string): Figure | undefined => {
    const pair = pairs.find((one) => one.a === a && one.b === b);
    const turned = pairs.find((one) => one.a === b && one.b === a)?.wins;
    return pair?.wins ?? (turned && opposite(turned));
  };
  return (
    <section className={classes.part} aria-label={battle.armies}>
      <h3 className={classes.heading}>{battle.armies}</h3>
      <div className={classes.wide}>
        <table className={classes.table} data-many={armies.length > 3 || undefined} data-small data-beside>
          <thead>
            <tr>
              <th scope="col">{battle.army}</th>
              <th scope="col">{battle.ofAll}</th>
              {armies.map(({ ref, name }) => (
                <th key={ref} scope="col">
                  {battle.against(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {armies.map(({ ref, name, appraisal, wins }) => (
              <tr key={ref}>
                <th scope="row">
                  {name}
                  <span className={classes.note}>{battle.points(appraisal)}</span>
                </th>
                <td>
                  {wins.count > 0 && (
                    <div className={classes.cell}>
                      <Interval figure={wins} from={0} to={1} reference={0.5} />
                      <Told figure={wins} share />
                    </div>
                  )}
                </td>
                {armies.map((other) => {
                  const figure = other.ref === ref ? undefined : winsOf(ref, other.ref);
                  const title = battle.pair(name, other.name);
                  const of = { of: 'armies', a: ref, b: other.ref, more: (figure?.value ?? 0) >= 0.5 } as const;
                  return (
                    <td key={other.ref}>
                      {figure && figure.count > 0 && (
                        <div className={classes.cell}>
                          <Told figure={figure} share counted={false} />
                          <button
                            type="button"
                            className={classes.link}
                            aria-label={words.balance.watchAbout(title)}
                            onClick={() => void showTelling(of, title)}
                          >
                            {words.balance.watch}
                          </button>
                        </div>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
