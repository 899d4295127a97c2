import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { entitiesOf } from '../../rules/game-set.ts';
import inspector from '../screens/Inspector.module.css';
import { useOpened } from '../stores/opened.ts';
import { runWanted, useSeries, want } from '../stores/series.ts';
import { useSystem } from '../stores/system.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Numbers } from './Numbers.tsx';
import { PartyFields } from './PartyFields.tsx';
import { useBalancePlace } from './places.ts';

const least = 1;
const most = 250_000;
/** How many can play where everybody plays for themselves. */
const seats = [2, 3, 4, 5, 6];

/** What is to be played: the whole set, a map, a hero, or two values of a rule option. */
export default function SeriesForm() {
  const set = useOpened((state) => state.catalogue?.set);
  const { wanted, running } = useSeries();
  const { form } = words.balance;
  const place = useBalancePlace();
  const { series: who } = useSystem();
  if (!set || !place || !who) return undefined;
  const { bots } = place;
  const things = (kind: 'map' | 'hero' | 'battlefield') =>
    entitiesOf(set, kind).map(({ id, data }) => ({ value: id, label: data.name }));
  const own = place.optionsOf(set);
  const asWritten = (option: string) => String(own[option]);
  const now = wanted.option === undefined || !(wanted.option in own) ? undefined : asWritten(wanted.option);
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
      {who === 'seats' && (
        <Numbers
          of={seats}
          value={wanted.players}
          name={form.players}
          told={form.playersTold}
          onChange={(players) => want({ players })}
        />
      )}
      {who === 'parties' && <PartyFields set={set} />}
      <div className={classes.pair}>
        <Select
          label={form.bots[who][0]}
          data={bots}
          value={wanted.bots[0]}
          allowDeselect={false}
          onChange={(bot) => bot !== null && want({ bots: [bot, wanted.bots[1]] })}
        />
        <Select
          label={form.bots[who][1]}
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
      {who === 'armies' && (
        <Select
          label={form.battlefield}
          data={things('battlefield')}
          placeholder={form.allBattlefields}
          clearable
          searchable
          value={wanted.map ?? null}
          onChange={(map) => want({ map: map ?? undefined })}
        />
      )}
      {who === 'sides' && (
        <>
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
        </>
      )}
      <Select
        label={form.option}
        data={Object.keys(own)}
        placeholder={form.noOption}
        clearable
        searchable
        value={wanted.option ?? null}
        onChange={(option) => {
          const value = option === null ? '' : asWritten(option);
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
        description={form.seedTold[who]}
        min={0}
        max={Number.MAX_SAFE_INTEGER}
        allowDecimal={false}
        value={wanted.seed}
        onChange={(value) => typeof value === 'number' && want({ seed: Math.max(0, value) })}
      />
      <div className={classes.run}>
        <Button type="submit" fullWidth disabled={running !== undefined}>
          {form.run(wanted.matches)}
        </Button>
      </div>
    </form>
  );
}
