import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { type Backs, backWays, type Cuts, cutWays } from '../../exporters/face/card-paper.ts';
import { choosePdf, useExports } from '../stores/exports.ts';
import { usePlan } from '../stores/plan.ts';
import { words } from '../words.ts';
import classes from './Paper.module.css';

/** How cards lie beside each other and where their backs go, each with the number of cards that a sheet then holds. */
export function CardOptions() {
  const { backs, cuts = 'shared' } = useExports((state) => state.pdf);
  const beside = usePlan((state) => state.plan?.beside);
  const { paper } = words;
  return (
    <>
      <Input.Wrapper label={paper.cuts}>
        <SegmentedControl<Cuts>
          fullWidth
          aria-label={paper.cuts}
          value={cuts}
          onChange={(value) => choosePdf({ cuts: value })}
          data={cutWays.map((value) => ({
            value,
            label: (
              <span className={classes.way}>
                {paper.cutWays[value]}
                <small>{beside?.[value] ?? ' '}</small>
              </span>
            ),
          }))}
        />
        <p className={classes.told}>{paper.cutsTold[cuts]}</p>
      </Input.Wrapper>
      <NativeSelect
        label={paper.backs}
        value={backs}
        data={backWays.map((value) => ({ value, label: paper.way(paper.backWays[value], beside?.[value]) }))}
        onChange={(event) => choosePdf({ backs: event.currentTarget.value as Backs })}
      />
    </>
  );
}
