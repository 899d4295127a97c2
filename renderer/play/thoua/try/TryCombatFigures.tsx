import type { CombatTried } from '../../../match/thoua/try-questions.ts';
import { change } from '../../../stores/combat-try.ts';
import { words } from '../../../words.ts';
import { HealthSteps } from '../../teamfight/HealthSteps.tsx';
import classes from '../../try/Try.module.css';

/** Everybody on the field with what they have left, and a step of HP each way by hand. */
export function TryCombatFigures({ tried: { scenery, state } }: { readonly tried: CombatTried }) {
  const { combat, trying } = words;
  return (
    <section className={classes.units} aria-label={trying.figures}>
      <h3 className={classes.asked}>{trying.figures}</h3>
      {scenery.figures.map(({ name }, figure) => {
        const { hp = 0, most = 0, has = [], at = -1 } = state.figures[figure] ?? {};
        return (
          <p key={name} className={classes.figure}>
            <span>
              {combat.hpOf(name, hp, most)}
              {has.map((held) => (
                <span key={held.name} className={classes.cause}>
                  {' '}
                  {combat.held(held.name, held.turns)}
                </span>
              ))}
            </span>
            {at >= 0 && (
              <span className={classes.hurt}>
                <HealthSteps
                  name={name}
                  health={hp}
                  least={1}
                  set={(value) => value <= most && void change({ edit: 'hp', figure, value })}
                />
              </span>
            )}
          </p>
        );
      })}
    </section>
  );
}
