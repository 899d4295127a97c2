import { Button } from '@mantine/core';
import { useOpened } from '../stores/opened.ts';
import { endTour, goToStep, type TourStep, tourSteps, useTour } from '../stores/tour.ts';
import { words } from '../words.ts';
import { ByHandStep } from './ByHandStep.tsx';
import { ChangeStep } from './ChangeStep.tsx';
import { KeepStep } from './KeepStep.tsx';
import { MatchesStep } from './MatchesStep.tsx';
import { PrintStep } from './PrintStep.tsx';
import classes from './Tour.module.css';
import { WallStep } from './WallStep.tsx';

const bodies: Readonly<Record<TourStep, () => React.ReactNode>> = {
  change: ChangeStep,
  matches: MatchesStep,
  wall: WallStep,
  print: PrintStep,
  byHand: ByHandStep,
  keep: KeepStep,
};

/** The first steps, above the stage: what can be done here, in the window itself. Whoever opens another set has left them. */
export default function Tour() {
  const { step, folder } = useTour();
  const open = useOpened((state) => state.folder);
  if (step === undefined || folder !== open) return undefined;
  const index = tourSteps.indexOf(step);
  const [former, next] = [tourSteps[index - 1], tourSteps[index + 1]];
  const Body = bodies[step];
  return (
    <section className={classes.strip} aria-label={words.tour.label}>
      <div className={classes.words} aria-live="polite">
        <p className={classes.count}>{words.tour.count(index + 1, tourSteps.length)}</p>
        <h2 className={classes.title}>{words.tour[step].title}</h2>
        <Body />
      </div>
      <div className={classes.ways}>
        {next && (
          <Button variant="default" className={classes.next} onClick={() => goToStep(next)}>
            {words.tour.next}
          </Button>
        )}
        {former && (
          <Button variant="default" onClick={() => goToStep(former)}>
            {words.tour.back}
          </Button>
        )}
        {next && (
          <Button variant="subtle" color="gray" onClick={endTour}>
            {words.tour.skip}
          </Button>
        )}
      </div>
    </section>
  );
}
