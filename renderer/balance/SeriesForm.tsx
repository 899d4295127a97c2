import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { entitiesOf } from '../../rules/game-set.ts';
import { bots as known } from '../../rules/teamfight/bots.ts';
import { presets, ruleOptions } from '../../rules/teamfight/options.ts';
import inspector from '../screens/Inspector.module.css';
import { useOpened } from '../stores/opened.ts';
import { runWanted, useSeries, want } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

const bots = Object.keys(known);
const least = 1;
const most = 250_000;

/** What is to be played: the whole set, a map, a hero, or two values of a rule option. */
export default function SeriesForm() {
  const set = useOpened((state) => state.catalogue?.set);
  const { wanted, running } = useSeries();
  const { form } = words.balance;
  if (!set) return undefined;
  const things = (kind: 'map' | 'hero') =>
    entitiesOf(set, kind).map(({ id, data }) => ({ value: id, label: data.name }));
  const own = ruleOptions(set.manifest.rules);
  const now = wanted.option === undefined ? undefined : String(own[wanted.option as keyof typeof own]);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void runWanted();
      }}
    >
      <h2 className={inspector.title}>{form.title}</h2>
      <NumberInput
        label={form.matches}
        description={form.matchesTold}
        min={least}
        max={most}
        thousandSeparator=","
        allowDecimal={false}
        value={wanted.matches}
        onChange={(value) => typeof value === 'number' && want({ matches: Math.min(most, Math.max(least, value)) })}
      />
      <div className={classes.pair}>
        <Select
          label={form.bots}
          data={bots}
          value={wanted.bots[0]}
          allowDeselect={false}
          onChange={(bot) => bot !== null && want({ bots: [bot, wanted.bots[1]] })}
        />
        <Select
          label={form.against}
          data={bots}
          value={wanted.bots[1]}
          allowDeselect={false}
          onChange={(bot) => bot !== null && want({ bots: [wanted.bots[0], bot] })}
        />
      </div>
      <Select
        label={form.second}
        data={bots}
        placeholder={form.nobody}
        clearable
        value={wanted.second ?? null}
        onChange={(second) => want({ second: second ?? undefined })}
      />
      <Select
        label={form.map}
        data={things('map')}
        placeholder={form.anyMap}
        clearable
        searchable
        value={wanted.map ?? null}
        onChange={(map) => want({ map: map ?? undefined })}
      />
      <Select
        label={form.hero}
        data={things('hero')}
        placeholder={form.anyHero}
        clearable
        searchable
        value={wanted.hero ?? null}
        onChange={(hero) => want({ hero: hero ?? undefined })}
      />
      <Select
        label={form.option}
        data={Object.keys(presets.current)}
        placeholder={form.noOption}
        clearable
        searchable
        value={wanted.option ?? null}
        onChange={(option) => {
          const value = option === null ? '' : String(own[option as keyof typeof own]);
          want({ option: option ?? undefined, values: [value, ''] });
        }}
      />
      {now !== undefined && (
        <div className={classes.pair}>
          {([0, 1] as const).map((at) => (
            <TextInput
              key={at}
              label={form.values[at]}
              value={wanted.values[at]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                want({ values: at === 0 ? [value, wanted.values[1]] : [wanted.values[0], value] });
              }}
            />
          ))}
        </div>
      )}
      <NumberInput
        label={form.seed}
        description={form.seedTold}
        min={0}
        max={Number.MAX_SAFE_INTEGER}
        allowDecimal={false}
        value={wanted.seed}
        onChange={(value) => typeof value === 'number' && want({ seed: Math.max(0, value) })}
      />
      <Button type="submit" disabled={running !== undefined}>
        {form.run(wanted.matches)}
      </Button>
    </form>
  );
}
